//! The state of a round.

use super::pack::MAX_PACKS;
use super::rules::Rules;
use super::table::Counted;
use super::wager::Wager;
use crate::chips::Chips;
use crate::order::DealtOrder;
use crate::seat::{BySeat, SeatSet};

/// One round of Packs Poker. Neither serializable nor printable, because it contains every card.
#[derive(Clone, PartialEq, Eq)]
pub struct PacksPoker {
    pub(super) rules: Rules,
    pub(super) order: DealtOrder,
    /// The number of cards in each pack and hand, for a round dealt by hand.
    pub(super) counts: Option<Counted>,
    /// Each seat's stack in cents, excluding wagers on the layout.
    pub(super) stacks: BySeat<Chips>,
    pub(super) wagers: BySeat<[Wager; MAX_PACKS]>,
    /// Seats that have confirmed their wagers or sit out.
    pub(super) done: SeatSet,
    /// The house's net gain, in cents.
    pub(super) house: i64,
    pub(super) phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    Wagers,
    Over,
}

impl PacksPoker {
    pub(super) fn seats(&self) -> usize {
        self.stacks.seats()
    }

    /// Each seat's stack in cents, excluding wagers on the layout.
    pub const fn stacks(&self) -> &BySeat<Chips> {
        &self.stacks
    }

    /// The house's net gain in cents: 0 until the round is settled.
    pub const fn house(&self) -> i64 {
        self.house
    }

    /// The settings of the round.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }
}
