//! Random numbers for the games: a CSPRNG (ChaCha8), seeded by the operating system or, reproducibly, by a number.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

/// A seeded CSPRNG. A seed yields the same sequence in every version of the program.
#[derive(Clone)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// A generator with this seed, for reproducible results.
    pub fn new(seed: u64) -> Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Rng(ChaCha8Rng::from_seed(key))
    }

    /// A generator with an unpredictable seed from the operating system.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    pub fn fresh() -> Result<Rng, getrandom::Error> {
        let mut key = [0; 32];
        getrandom::fill(&mut key)?;
        Ok(Rng(ChaCha8Rng::from_seed(key)))
    }

    /// The generator of a table, with an unpredictable seed. With the feature `fixed-deal`, for tests only, the
    /// environment variable `CARDROOM_DEAL=SEED` seeds every table with this number: the same commands in the same
    /// order then give the same cards and the same decisions of the bots. A value that is not a whole number causes a
    /// panic.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    pub fn for_table() -> Result<Rng, getrandom::Error> {
        #[cfg(feature = "fixed-deal")]
        if let Some(seed) = fixed::seed() {
            return Ok(Rng::new(seed));
        }
        Rng::fresh()
    }

    /// A uniform random number below `n`, by multiplication with rejection of the biased values (Lemire's method).
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "n must be positive");
        let mut product = u64::from(self.0.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let threshold = n.wrapping_neg() % n;
            while (product as u32) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// A uniform random number below `n`, for amounts of chips.
    ///
    /// # Panics
    /// If `n` is 0.
    pub fn below_u64(&mut self, n: u64) -> u64 {
        assert!(n > 0, "n must be positive");
        if let Ok(n) = u32::try_from(n) {
            return u64::from(self.below(n));
        }
        let threshold = n.wrapping_neg() % n;
        loop {
            let product = u128::from(self.0.next_u64()) * u128::from(n);
            if product as u64 >= threshold {
                return (product >> 64) as u64;
            }
        }
    }
}

/// Reads the seed of every table from the environment.
#[cfg(feature = "fixed-deal")]
mod fixed {
    use std::sync::LazyLock;

    static SEED: LazyLock<Option<u64>> = LazyLock::new(|| {
        let text = std::env::var("CARDROOM_DEAL").ok()?;
        Some(text.parse().unwrap_or_else(|_| panic!("CARDROOM_DEAL={text} is not a whole number")))
    });

    /// The seed in the environment variable `CARDROOM_DEAL`; `None` if it is not set.
    ///
    /// # Panics
    /// If the value is not a whole number, so that no test mistakes random cards for fixed ones.
    pub fn seed() -> Option<u64> {
        *SEED
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_below_and_evenly_spread() {
        let mut rng = Rng::new(1);
        let mut counts = [0_u32; 52];
        for _ in 0..520_000 {
            counts[rng.below(52) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| (9_500..10_500).contains(&count)), "{counts:?}");
        assert!((0..1000).all(|_| rng.below_u64(1 << 40) < 1 << 40));
        assert_eq!(rng.below(1), 0);
    }

    #[test]
    fn a_seed_repeats_and_another_differs() {
        let numbers = |seed| {
            let mut rng = Rng::new(seed);
            (0..8).map(|_| rng.below(1 << 30)).collect::<Vec<_>>()
        };
        assert_eq!(numbers(7), numbers(7));
        assert_ne!(numbers(7), numbers(8));
    }
}
