//! Random numbers from a seed that can be repeated, or from a fresh one.

use anyhow::Context;

pub use room::chance::Chance;

/// A fresh seed from the operating system, short enough to be retyped.
///
/// # Errors
/// If the operating system provides no random numbers.
pub fn fresh_seed() -> anyhow::Result<u64> {
    let seed = getrandom::u32().context("the operating system gives no random numbers; use --seed")?;
    Ok(u64::from(seed))
}
