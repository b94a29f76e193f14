//! The state of a round.

use super::cards::{CardIndex, Cards};
use super::combination::Combination;
use super::deal::Deal;
use super::rules::Rules;
use crate::seat::{BySeat, Seat, SeatSet};

/// One round of Mount Holyoke Poker. Neither serializable nor printable, because it contains every hand.
#[derive(Clone, PartialEq, Eq)]
pub struct MountHolyoke {
    pub(super) rules: Rules,
    /// Each seat's points before the round.
    pub(super) totals: BySeat<u64>,
    pub(super) round: u32,
    /// Seats that were dealt cards.
    pub(super) players: SeatSet,
    /// The positions in the dealt order whose cards went to each seat.
    pub(super) deal: Deal,
    pub(super) hands: BySeat<Cards>,
    /// The card that the first play of the round must contain; `None` once it has been played, or if the winner of
    /// the previous round leads (MH-2).
    pub(super) opening: Option<CardIndex>,
    /// The combination to beat; `None` on a lead.
    pub(super) under: Option<Combination>,
    /// The last seat that played cards; seat 1 before any play.
    pub(super) last: Seat,
    /// Seats that have passed since the last play or, under `out_for_the_run`, in this run (MH-3).
    pub(super) passed: SeatSet,
    /// The seat to act; `None` once the round is over.
    pub(super) turn: Option<Seat>,
}

impl MountHolyoke {
    pub(super) fn seats(&self) -> usize {
        self.totals.seats()
    }

    /// The validated rules of the round.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }
}
