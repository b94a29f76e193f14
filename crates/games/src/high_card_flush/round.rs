//! The state of a round.

use super::action::Wagers;
use super::hand::{CARDS, Hand};
use super::outcome::RoundResult;
use super::rules::{MAX_SEATS, Rules};
use crate::chips::Chips;
use crate::order::DealtOrder;
use crate::seat::{BySeat, Seat, SeatSet};
use arrayvec::ArrayVec;
use cards::Card;

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
    /// The hands in the order of the deal: those of the seats with an ante, then the dealer's. Empty before the deal.
    pub(super) dealt: ArrayVec<DealtHand, { MAX_SEATS + 1 }>,
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

/// Seven cards and their value, which is computed once.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct DealtHand {
    pub(super) cards: [Card; CARDS],
    pub(super) hand: Hand,
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
