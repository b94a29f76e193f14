//! The request for the probabilities of poker-run hands.

use strategy::odds::poker_run::Spins;

/// The hands to count, and optionally the prizes and a hand whose value to calculate.
pub struct Request<'a> {
    /// Number of cards in a hand.
    pub spins: Spins,
    /// Number of hands in the event, at least 1, for the odds of winning the prizes, if requested.
    pub hands: Option<u32>,
    /// Cards of a player, as text, for the value of an extra card and of a second hand, if requested.
    pub hand: Option<&'a str>,
    /// The prizes in cents, starting with first place; empty if no amounts are given.
    pub prizes: &'a [u64],
}
