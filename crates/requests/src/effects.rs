//! The effects that the caller of a long calculation supplies.

/// Draws a uniform random number below the argument.
pub type Random = Box<dyn FnMut(u32) -> u32>;

/// Progress callback, called with the number of items done and their total; returns `false` to stop the calculation.
pub type Watch = Box<dyn FnMut(u64, u64) -> bool>;

/// Progress reports, cancellation and random numbers: this crate performs no I/O and draws no random numbers itself.
pub trait Effects {
    /// Random number generator for a seed. The same seed gives the same numbers.
    fn random(&self, seed: u64) -> Random;

    /// Progress callback for a calculation that counts items of this name, such as `deals`.
    fn watch(&self, items: &'static str) -> Watch;
}
