//! The outcome of a round, before it is settled.

use super::clause::Clause;
use super::event::{Beats, Misdeal};
use super::rules::Rules;
use super::wager::{PackWager, SeatWager};
use crate::settlement::Line;
use arrayvec::ArrayVec;
use cards::eval::Strength;
use std::cmp::Ordering;

/// Maximum number of pack wagers in one round: five packs, seven seats.
pub(super) const MAX_WAGERS: usize = 35;

/// The comparisons of all pack wagers, in order of settlement.
pub type Comparisons = ArrayVec<Comparison, MAX_WAGERS>;

/// The lines of a settlement, in order of settlement.
pub type Lines = ArrayVec<Line<PackWager, Clause>, { 2 * MAX_WAGERS }>;

/// The outcome of a round, from which [`Outcome::settle`] computes the results of the bets. Wagers are in
/// order of settlement: pack by pack, from the highest seat down (PK-8).
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(clippy::large_enum_variant, reason = "a box would allocate in every round")]
pub enum Outcome {
    /// The hands were compared, and are settled under these rules.
    Compared(Comparisons, Rules),
    /// A wrong number of cards voided the round, and these wagers are returned.
    Void(Misdeal, ArrayVec<SeatWager, MAX_WAGERS>),
}

/// One seat's hand with one pack, compared with the dealer's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The wager that the comparison decides.
    pub placed: SeatWager,
    /// The strength of the player's best five of seven cards.
    pub player: Strength,
    /// The strength of the dealer's hand (PK-1).
    pub dealer: Strength,
}

impl Comparison {
    /// The winner of the comparison, or a tie.
    pub fn beats(&self) -> Beats {
        match self.player.cmp(&self.dealer) {
            Ordering::Greater => Beats::Player,
            Ordering::Less => Beats::Dealer,
            Ordering::Equal => Beats::Tie,
        }
    }
}
