//! A match: a sequence of rounds (clause `mount-holyoke/8`, rulings MH-2, MH-10, MH-14).

use super::clause::Clause;
use super::rules::Rules;
use super::score::Outcome;
use super::table::{SetupError, Table};
use crate::error::GameErrorEnum;
use crate::seat::{BySeat, Seat, SeatSet};
use std::borrow::Cow;

/// A match of several rounds between the same players. It contains totals, but no cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    rules: Rules,
    totals: BySeat<u64>,
    /// The number of the next round, or of the round that ended the match.
    round: u32,
    leader: Option<Seat>,
    winners: Option<SeatSet>,
}

/// The reason a round does not count toward a match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum MatchError {
    #[error("the match is over: begin a new one")]
    Over,
    #[error("round {found} is not the round that comes next, {next}")]
    OtherRound { found: u32, next: u32 },
    #[error("the round was played from other totals or by other rules than those of the match")]
    OtherMatch,
}

impl GameErrorEnum for MatchError {
    type Clause = Clause;

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            MatchError::Over | MatchError::OtherRound { .. } => &[Clause::Rule8, Clause::Mh10],
            MatchError::OtherMatch => &[Clause::Rule8, Clause::Mh14],
        })
    }
}

impl Match {
    /// A match with this number of players, before its first round.
    ///
    /// # Errors
    /// [`SetupError::Players`] if the number is not from [`MIN_PLAYERS`](super::MIN_PLAYERS) to
    /// [`MAX_PLAYERS`](super::MAX_PLAYERS).
    pub fn new(rules: Rules, players: usize) -> Result<Match, SetupError> {
        Match::resume(rules, &Table::new(players))
    }

    /// A match that continues with the round that this table sets up.
    ///
    /// # Errors
    /// [`SetupError`] if the table is invalid or does not fit the rules.
    pub fn resume(rules: Rules, table: &Table) -> Result<Match, SetupError> {
        let seated = table.validate(&rules)?;
        Ok(Match { rules, totals: seated.totals, round: seated.round, leader: table.leader, winners: None })
    }

    /// The table for the next round; `None` once the match is over.
    pub fn next_table(&self) -> Option<Table> {
        let totals = self.totals.as_slice().to_vec();
        self.winners.is_none().then_some(Table { totals, round: self.round, leader: self.leader })
    }

    /// Adds a round to the match.
    ///
    /// # Errors
    /// [`MatchError`] if the match is over or the round is not its next round. The match is then unchanged.
    pub fn add(&mut self, outcome: &Outcome) -> Result<(), MatchError> {
        if self.winners.is_some() {
            return Err(MatchError::Over);
        }
        if outcome.round != self.round {
            return Err(MatchError::OtherRound { found: outcome.round, next: self.round });
        }
        if outcome.before != self.totals || outcome.rules != self.rules {
            return Err(MatchError::OtherMatch);
        }
        self.totals = outcome.totals();
        self.leader = Some(outcome.winner);
        self.winners = outcome.match_winners();
        self.round = self.round.saturating_add(u32::from(self.winners.is_none()));
        Ok(())
    }

    /// Each seat's points in the rounds so far.
    pub fn totals(&self) -> &BySeat<u64> {
        &self.totals
    }

    /// The winners, once the match is over; tied winners share the win.
    pub fn winners(&self) -> Option<SeatSet> {
        self.winners
    }

    /// The validated rules of the match.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }
}
