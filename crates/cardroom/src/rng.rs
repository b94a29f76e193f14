//! Random numbers, from a given seed for a repeatable run or from a fresh one.

use anyhow::Context;

pub use room::rng::Rng;

/// The random number generators of a game against bots: one for the cards of each round and one for everything else, so
/// that the number of decisions by the bots and the player does not affect any deck. In a poker run, which has no deck,
/// all spins of an event come from one stream, so a decision to draw a card changes the later spins.
#[derive(Clone)]
pub struct Chance {
    seed: u64,
    /// Number of the round, from 0.
    round: u64,
    /// The cards of the round: the deck, or the spins of the wheel.
    pub cards: Rng,
    /// The choice of bots, their decisions, the times of an event, and the first button.
    pub bots: Rng,
}

impl Chance {
    /// The generators for this seed, with the cards of the first round.
    pub fn new(seed: u64) -> Chance {
        Chance { seed, round: 0, cards: Rng::of_stream(seed, 0), bots: Rng::of_stream(seed, u64::MAX) }
    }

    /// Continues with the cards of the next round.
    pub fn end_round(&mut self) {
        self.round += 1;
        self.cards = Rng::of_stream(self.seed, self.round);
    }
}

/// A fresh seed from the operating system, short enough to retype.
///
/// # Errors
/// If the operating system provides no random numbers.
pub fn fresh_seed() -> anyhow::Result<u64> {
    let seed = getrandom::u32().context("the operating system gives no random numbers; use --seed")?;
    Ok(u64::from(seed))
}
