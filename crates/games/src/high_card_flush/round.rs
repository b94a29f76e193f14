//! The state of a round.

use super::action::Wagers;
use super::outcome::RoundResult;
use super::rules::Rules;
use crate::chips::Chips;
use crate::order::DealtOrder;
use crate::seat::{BySeat, Seat, SeatSet};

/// One round of High Card Flush. Neither serializable nor printable, because it contains every card.
#[derive(Clone, PartialEq, Eq)]
pub struct HighCardFlush {
    pub(super) rules: Rules,
    pub(super) order: DealtOrder,
    pub(super) meter: Chips,
    pub(super) stacks: BySeat<Chips>,
    pub(super) wagers: BySeat<Wagers>,
    pub(super) raises: BySeat<Chips>,
    /// Seats that have neither wagered nor sat out yet.
    pub(super) waiting: SeatSet,
    /// Seats with an ante.
    pub(super) playing: SeatSet,
    pub(super) folded: SeatSet,
    /// Seats whose hands are turned up.
    pub(super) shown: SeatSet,
    pub(super) shown_dealer: bool,
    /// The house's net gain, in cents.
    pub(super) house: i64,
    /// The ending, once the round is over.
    pub(super) ending: RoundResult,
    pub(super) phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    Wagers,
    Decisions(Seat),
    Over,
}

impl HighCardFlush {
    pub(super) fn seats(&self) -> usize {
        self.stacks.seats()
    }

    /// Each seat's stack, wagers excluded, in cents.
    pub const fn stacks(&self) -> &BySeat<Chips> {
        &self.stacks
    }

    /// The house's net gain, in cents; 0 until the round is over.
    pub const fn house(&self) -> i64 {
        self.house
    }

    /// The validated rules of the round.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }
}
