//! Random tokens, which are handed out once and stored as hashes.

use sha2::{Digest, Sha256};

/// A new unpredictable token of 160 bits, in hexadecimal, from the operating system's random number generator.
///
/// # Errors
/// If the operating system cannot provide random numbers.
pub fn fresh() -> Result<String, getrandom::Error> {
    let mut bytes = [0; 20];
    getrandom::fill(&mut bytes)?;
    Ok(hex(&bytes))
}

/// The SHA-256 hash of a string, in hexadecimal.
pub fn hash(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
