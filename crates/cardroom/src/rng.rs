//! Random numbers, from a given seed for a repeatable run or from a fresh one.

use anyhow::Context;

pub use room::rng::Rng;

/// A fresh seed from the operating system, short enough to retype.
///
/// # Errors
/// If the operating system provides no random numbers.
pub fn fresh_seed() -> anyhow::Result<u64> {
    let seed = getrandom::u32().context("the operating system gives no random numbers; use --seed")?;
    Ok(u64::from(seed))
}
