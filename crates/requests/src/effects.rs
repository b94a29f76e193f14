//! The effects that long work takes from its caller.

/// Uniform random numbers below a number.
pub type Random = Box<dyn FnMut(u32) -> u32>;

/// Reports the number of items done, of all of them. `false` asks the work to stop.
pub type Watch = Box<dyn FnMut(u64, u64) -> bool>;

/// Progress, stops and random numbers, which this crate cannot have itself.
pub trait Effects {
    /// Random numbers from a seed. The same seed gives the same numbers.
    fn random(&self, seed: u64) -> Random;

    /// Begins work on items of this name, such as `deals`.
    fn watch(&self, items: &'static str) -> Watch;
}
