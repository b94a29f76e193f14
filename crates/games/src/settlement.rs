//! Wins and losses, line by line, with the clauses behind each line.

use crate::seat::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// The result of one wager, from the player's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WagerResult {
    /// More was returned than staked; or anything was won, for a wager whose stake is never returned (HF-7).
    Won,
    /// Less was returned than staked, or nothing.
    Lost,
    /// Exactly the stake was returned.
    Push,
}

/// One line of a settlement: one seat, one wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<W, C: 'static> {
    /// The seat that made the wager.
    pub seat: Seat,
    /// The wager that is settled.
    pub wager: W,
    /// The result of the wager for the seat.
    pub result: WagerResult,
    /// The seat's net gain, in the game's smallest unit (ALL-2).
    pub net: i64,
    /// The clauses that decide the result: those of the rulebook, then the rulings.
    pub clauses: &'static [C],
}

impl WagerResult {
    /// The result for a net gain: won if it is positive, lost if negative, a push if zero.
    pub const fn of(net: i64) -> WagerResult {
        match net {
            0 => WagerResult::Push,
            1.. => WagerResult::Won,
            _ => WagerResult::Lost,
        }
    }
}
