//! The unvalidated setup of a round within a match, and its checks.

use super::clause::Clause;
use super::rules::{MAX_POINTS, Rules};
use super::score::is_over_before;
use super::settings::{LaterRounds, MatchEnd, Threshold};
use crate::error::GameErrorEnum;
use crate::seat::{BySeat, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Minimum number of players (MH-1).
pub const MIN_PLAYERS: usize = 2;
/// Maximum number of players: four times thirteen cards are the whole pack.
pub const MAX_PLAYERS: usize = 4;

/// A table's setup: totals, round and leader. Not yet validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Each player's points before the round, seat 1 first.
    pub totals: Vec<u64>,
    /// The number of the round in the match, counted from 1.
    #[serde(default = "first_round")]
    pub round: u32,
    /// The winner of the previous round, who leads this one if the rules say so (MH-2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<Seat>,
}

/// The default of [`Table::round`]: the first round of a match.
pub(super) const fn first_round() -> u32 {
    1
}

/// The reason a round cannot be opened.
#[derive(
    Clone,
    Debug,
    PartialEq,
    Eq,
    thiserror::Error,
    strum::IntoStaticStr,
    strum::VariantNames,
    Serialize,
    JsonSchema,
)]
#[strum(serialize_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum SetupError {
    #[error("the number of players is {0}: Mount Holyoke Poker has {MIN_PLAYERS} to {MAX_PLAYERS}")]
    Players(usize),
    #[error("round 0: rounds count from 1")]
    RoundZero,
    #[error("{0:?} cannot lead: the table has {1} seats")]
    Leader(Seat, usize),
    #[error("{0:?} cannot lead: it has dropped out and is dealt no cards")]
    LeaderDroppedOut(Seat),
    #[error("{0:?} has {1} points: totals stay below 2^53")]
    TooManyPoints(Seat, u64),
    #[error("round {0}: the match was over before it: begin a new one, with round 1 and no totals")]
    MatchOver(u32),
}

impl GameErrorEnum for SetupError {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            SetupError::Players(_) => &[Clause::Rule1, Clause::Mh1],
            SetupError::RoundZero | SetupError::MatchOver(_) => &[Clause::Rule8, Clause::Mh10],
            SetupError::Leader(..) => &[Clause::Mh2],
            SetupError::LeaderDroppedOut(_) => &[Clause::Mh2, Clause::Mh10],
            SetupError::TooManyPoints(..) => &[Clause::Rule7, Clause::All2],
        })
    }
}

/// A validated table, with the seats dealt in and the leader determined.
pub(super) struct CheckedTable {
    pub totals: BySeat<u64>,
    pub round: u32,
    /// Seats that are dealt in.
    pub players: SeatSet,
    /// The seat that leads with any play; `None` if the lowest card opens (MH-2).
    pub leader: Option<Seat>,
}

impl Table {
    /// The table for the first round of a match.
    pub fn new(players: usize) -> Table {
        Table { totals: vec![0; players], round: first_round(), leader: None }
    }

    /// Validates the table against the rules.
    pub(super) fn validate(&self, rules: &Rules) -> Result<CheckedTable, SetupError> {
        let seats = self.totals.len();
        let totals =
            BySeat::from_slice(&self.totals).filter(|_| (MIN_PLAYERS..=MAX_PLAYERS).contains(&seats));
        let totals = totals.ok_or(SetupError::Players(seats))?;
        let most = MAX_POINTS - rules.max_in_a_round();
        if let Some((seat, &points)) = totals.iter().find(|&(_, &total)| total > most) {
            return Err(SetupError::TooManyPoints(seat, points));
        }
        if self.round == 0 {
            return Err(SetupError::RoundZero);
        }
        if is_over_before(rules, &totals, self.round) {
            return Err(SetupError::MatchOver(self.round));
        }
        let players = players(rules, &totals);
        Ok(CheckedTable { totals, round: self.round, players, leader: self.check_leader(rules, players)? })
    }

    fn check_leader(&self, rules: &Rules, players: SeatSet) -> Result<Option<Seat>, SetupError> {
        let seats = self.totals.len();
        match self.leader {
            Some(seat) if seat.number() > seats => Err(SetupError::Leader(seat, seats)),
            Some(seat) if !players.contains(seat) => Err(SetupError::LeaderDroppedOut(seat)),
            leader => Ok(leader.filter(|_| rules.later_rounds == LaterRounds::LastWinnerLeads)),
        }
    }
}

/// The seats dealt in: all except, under `drop_out`, those that have reached the points limit (MH-10).
fn players(rules: &Rules, totals: &BySeat<u64>) -> SeatSet {
    let everybody = SeatSet::all(totals.seats());
    match (rules.end, rules.threshold) {
        (MatchEnd::Points(points), Threshold::DropOut) => {
            everybody.iter().filter(|&seat| totals[seat] < points).collect()
        }
        _ => everybody,
    }
}
