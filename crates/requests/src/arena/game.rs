//! Results that can be compared between players, in every table game.

use crate::choose::ChoiceGame;
use crate::simulate::SimulatedGame;
use games::{Chips, Seat};
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::AddAssign;

/// A table game whose players can be compared.
pub trait ArenaGame: SimulatedGame + ChoiceGame {
    /// The unit of the means.
    const MEAN: Unit;

    /// Result of a seat in a finished round that was opened with this table.
    fn result(&self, table: &Self::Table, seat: Seat) -> SeatResult;

    /// The big blind, in which results are also reported per hundred hands; `None` in a game without blinds.
    fn big_blind(_rules: &Self::Rules) -> Option<Chips> {
        None
    }
}

/// Unit of a mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// Chips won per hand.
    Chips,
    /// Cards left in hand per round, as a negative number.
    Cards,
    /// Money won, as a share of all wagers.
    Share,
}

/// Result of a seat: its net gain, and what the gain is divided by in a mean.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SeatResult {
    /// Net gain in chips or cents, or the cards left in hand as a negative number.
    pub net: i64,
    /// The sum of the wagers in cents, in a game against the house; otherwise 1, the number of rounds.
    pub weight: i64,
}

impl AddAssign for SeatResult {
    fn add_assign(&mut self, other: SeatResult) {
        self.net += other.net;
        self.weight += other.weight;
    }
}

impl SeatResult {
    /// The result of one round in a game without a house.
    pub(super) const fn of_round(net: i64) -> SeatResult {
        SeatResult { net, weight: 1 }
    }

    /// The result of a seat whose stack has changed, and which made these wagers.
    pub(super) fn of_wagers(before: Chips, after: Chips, wagers: impl Iterator<Item = Chips>) -> SeatResult {
        SeatResult { net: after.signed() - before.signed(), weight: wagers.map(Chips::signed).sum() }
    }
}
