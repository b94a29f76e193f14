//! Random numbers for the games: a CSPRNG (ChaCha8), seeded by the operating system or, reproducibly, by a number.

use cards::Deck;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};

/// The purpose of a generator. Each purpose has its own generator, so that the decisions and delays of the bots, which
/// everybody sees, reveal nothing about the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The cards of one hand at a table, or the card of one spin of an event's wheel. The number is that of the hand,
    /// or of the last log entry before the spin.
    Cards(u64),
    /// The selection of the bots, and their decisions.
    Bots,
    /// The thinking time of the bots.
    Pace,
    /// The salts and keys of an event.
    Salts,
    /// The participants of the demo event.
    Demo,
}

impl Purpose {
    /// The stream of the generator under a fixed seed.
    #[cfg(feature = "fixed-deal")]
    const fn stream(self) -> u64 {
        match self {
            Purpose::Bots => 0,
            Purpose::Pace => 1,
            Purpose::Salts => 2,
            Purpose::Demo => 3,
            Purpose::Cards(number) => 4 + number,
        }
    }
}

/// A seeded CSPRNG. A seed yields the same sequence in every version of the program.
#[derive(Clone)]
pub struct Rng(ChaCha8Rng);

impl Rng {
    /// A generator with this seed, for reproducible results.
    pub fn new(seed: u64) -> Rng {
        Rng::of_stream(seed, 0)
    }

    /// One of 2^64 independent generators with this seed: the streams of ChaCha8. [`Rng::new`] is stream 0.
    pub fn of_stream(seed: u64, stream: u64) -> Rng {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        Rng(rng)
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

    /// A generator for one purpose, with an unpredictable seed. With the feature `fixed-deal`, for tests only, the
    /// environment variable `CARDROOM_DEAL=SEED` seeds every generator with this number: the same commands in the same
    /// order then give the same cards and the same decisions of the bots. A value that is not a whole number causes a
    /// panic.
    ///
    /// # Errors
    /// If the operating system cannot provide random numbers.
    #[cfg_attr(not(feature = "fixed-deal"), expect(unused_variables, reason = "every fresh seed is another"))]
    pub fn for_purpose(purpose: Purpose) -> Result<Rng, getrandom::Error> {
        #[cfg(feature = "fixed-deal")]
        if let Some(seed) = fixed::seed() {
            return Ok(Rng::of_stream(seed, purpose.stream()));
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

    /// 64 random bits.
    pub fn word(&mut self) -> u64 {
        self.0.next_u64()
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

/// The deck of the hand with this number, shuffled with its own generator.
///
/// # Errors
/// If the operating system cannot provide random numbers.
pub fn shuffled_deck(hand: u64) -> Result<Deck, getrandom::Error> {
    let mut rng = Rng::for_purpose(Purpose::Cards(hand))?;
    Ok(Deck::shuffled(|n| rng.below(n)))
}

/// The seed of every generator, from the environment.
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
mod tests;
