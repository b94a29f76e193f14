//! The effects that the caller of a long calculation supplies.

use cards::Deck;

/// A generator of uniform random numbers.
pub trait Random {
    /// Draws a number below `n`, which is positive.
    fn below(&mut self, n: u32) -> u32;

    /// Draws a number below `n`, which is positive and may exceed 32 bits, as an amount of chips does.
    fn below_u64(&mut self, n: u64) -> u64;

    /// Draws 64 random bits.
    fn word(&mut self) -> u64;

    /// Shuffles the first cards of a deck. It is a method so that there is one dynamic call per deck, not one per card.
    fn shuffle_first(&mut self, deck: &mut Deck, cards: u32) {
        deck.shuffle_first(cards, |n| self.below(n));
    }
}

/// Progress callback, called with the number of items done and their total; returns `false` to stop the calculation.
pub type ProgressFn = Box<dyn FnMut(u64, u64) -> bool>;

/// A function that returns the time since the clock was started, in seconds.
pub type Clock = Box<dyn Fn() -> f64>;

/// Side effects, implemented by the caller: progress reports, cancellation, random numbers and the time. This crate
/// performs no I/O, reads no clock and draws no random numbers itself. Threads share it.
pub trait Effects: Sync {
    /// One of 2^64 independent random number generators for a seed. The same seed and stream yield the same numbers.
    fn random_stream(&self, seed: u64, stream: u64) -> Box<dyn Random>;

    /// Random number generator for a seed: its first stream.
    fn random(&self, seed: u64) -> Box<dyn Random> {
        self.random_stream(seed, 0)
    }

    /// Progress callback for a calculation that counts items of this name, such as `deals`.
    fn progress(&self, items: &'static str) -> ProgressFn;

    /// Starts a clock that measures the time from this call.
    fn clock(&self) -> Clock;
}

/// Effects for tests: no progress, a stopped clock, and the random numbers of SplitMix64.
#[cfg(test)]
pub struct NoEffects;

#[cfg(test)]
impl Effects for NoEffects {
    fn random_stream(&self, seed: u64, stream: u64) -> Box<dyn Random> {
        Box::new(SplitMix(seed ^ stream.wrapping_mul(0x9fb2_1c65_1e98_df25)))
    }

    fn progress(&self, _: &'static str) -> ProgressFn {
        Box::new(|_, _| true)
    }

    fn clock(&self) -> Clock {
        Box::new(|| 0.0)
    }
}

#[cfg(test)]
struct SplitMix(u64);

#[cfg(test)]
impl Random for SplitMix {
    fn below(&mut self, n: u32) -> u32 {
        self.below_u64(n.into()) as u32
    }

    fn below_u64(&mut self, n: u64) -> u64 {
        self.word() % n
    }

    fn word(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }
}
