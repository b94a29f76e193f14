//! The state of a round.

use super::outcome::{Comparisons, Lines};
use super::pack::{MAX_PACKS, Pack};
use super::rules::Rules;
use super::table::CheckedCounts;
use super::wager::Wager;
use crate::chips::Chips;
use crate::order::DealtOrder;
use crate::seat::{BySeat, SeatSet};

/// One round of Packs Poker. Neither serializable nor printable, because it contains every card.
#[derive(Clone, PartialEq, Eq)]
pub struct PacksPoker {
    /// The version of the rules in the round's record.
    pub(super) version: u32,
    pub(super) rules: Rules,
    pub(super) order: DealtOrder,
    /// The number of cards in each pack and hand, for a round dealt by hand.
    pub(super) counts: Option<CheckedCounts>,
    /// Each seat's stack in cents, excluding wagers on the layout.
    pub(super) stacks: BySeat<Chips>,
    pub(super) wagers: BySeat<[Wager; MAX_PACKS]>,
    /// Seats that have confirmed their wagers or sit out.
    pub(super) done: SeatSet,
    /// The comparisons of all pack wagers; empty until the cards are dealt, and in a void round.
    pub(super) comparisons: Comparisons,
    /// The settlement of all bets, computed when the wagers close, since the aggregate covers all packs; empty until
    /// then, and in a void round. A line is not shown before its pack is turned up.
    pub(super) lines: Lines,
    /// The house's net gain in cents: 0 until the first pack is settled.
    pub(super) house: i64,
    pub(super) phase: Phase,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    Wagers,
    /// The cards are dealt, and this pack is turned up next.
    Packs(Pack),
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

    /// The house's net gain in cents: 0 until the first pack is settled.
    pub const fn house(&self) -> i64 {
        self.house
    }

    /// The validated rules of the round.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }
}
