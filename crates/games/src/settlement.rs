//! What is won and lost, line by line, with the clause behind each line.

use crate::seat::Seat;
use schemars::JsonSchema;
use serde::Serialize;

/// How one wager ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WagerResult {
    /// More came back than was put in, or a wager that is never given back won something (HF-7).
    Won,
    /// Less came back than was put in, or nothing.
    Lost,
    /// Just as much came back.
    Push,
}

/// One line of a settlement: one seat, one wager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line<W, C: 'static> {
    /// Whose wager.
    pub seat: Seat,
    /// Which wager.
    pub wager: W,
    /// How it ended.
    pub result: WagerResult,
    /// What the seat is better off by, in units of ALL-2.
    pub net: i64,
    /// The clauses that decide it, the document first.
    pub clauses: &'static [C],
}

impl WagerResult {
    /// The result that a net gain tells.
    pub const fn of(net: i64) -> WagerResult {
        match net {
            0 => WagerResult::Push,
            1.. => WagerResult::Won,
            _ => WagerResult::Lost,
        }
    }
}
