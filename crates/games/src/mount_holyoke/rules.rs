//! The rules of a round and of the match that it belongs to: settings filled with their defaults and validated.

use super::clause::Clause;
use super::settings::{
    End, FiveCards, Flushes, LaterRounds, Pass, PointsFor, Settings, StraightTies, Straights, Threshold, Ties,
};
use serde::{Deserialize, Serialize};

/// The most points that a total may come to (ALL-2): 2^53 − 1.
pub const MAX_POINTS: u64 = (1 << 53) - 1;

/// Settings that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "the messages say it")]
pub enum RulesError {
    #[error("end is 0 rounds: a match has at least 1")]
    NoRounds,
    #[error("end is 0 points: everybody has them from the start; set at least 1")]
    NoPoints,
    #[error("end is {0} points: set at most 2^53 − 1")]
    TooManyPoints(u64),
}

/// The settings, complete and validated together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Settings", into = "Settings")]
pub struct Rules {
    pub(super) later_rounds: LaterRounds,
    pub(super) pass: Pass,
    pub(super) ranking: Ranking,
    pub(super) points: PointsFor,
    pub(super) end: End,
    pub(super) threshold: Threshold,
}

/// What the settings say about which cards may be played on which (MH-5 to MH-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    /// MH-5.
    pub singles: Ties,
    /// MH-5.
    pub pairs: Ties,
    /// MH-6.
    pub five_cards: FiveCards,
    /// MH-7.
    pub straights: Straights,
    /// MH-8.
    pub straight_ties: StraightTies,
    /// MH-8.
    pub flushes: Flushes,
}

impl RulesError {
    /// A name for programs that never changes.
    pub const fn code(&self) -> &'static str {
        match self {
            RulesError::NoRounds => "no_rounds",
            RulesError::NoPoints => "no_points",
            RulesError::TooManyPoints(_) => "too_many_points",
        }
    }

    /// The clauses that forbid it.
    pub const fn clauses(&self) -> &'static [Clause] {
        match self {
            RulesError::NoRounds | RulesError::NoPoints => &[Clause::Rule8, Clause::Mh10],
            RulesError::TooManyPoints(_) => &[Clause::Rule8, Clause::All2, Clause::Mh10],
        }
    }
}

impl Rules {
    /// Fills the settings with their defaults and validates them together.
    ///
    /// # Errors
    /// [`RulesError`], the first that is found.
    pub fn new(settings: &Settings) -> Result<Rules, RulesError> {
        Ok(Rules {
            later_rounds: settings.later_rounds.unwrap_or_default(),
            pass: settings.pass.unwrap_or_default(),
            ranking: Ranking {
                singles: settings.singles.unwrap_or_default(),
                pairs: settings.pairs.unwrap_or_default(),
                five_cards: settings.five_cards.unwrap_or_default(),
                straights: settings.straights.unwrap_or_default(),
                straight_ties: settings.straight_ties.unwrap_or_default(),
                flushes: settings.flushes.unwrap_or_default(),
            },
            points: settings.points.unwrap_or_default(),
            end: checked(settings.end.unwrap_or_default())?,
            threshold: settings.threshold.unwrap_or_default(),
        })
    }

    /// Which cards may be played on which.
    pub const fn ranking(&self) -> Ranking {
        self.ranking
    }

    /// When the match ends.
    pub const fn end(&self) -> End {
        self.end
    }

    /// What so many unplayed cards cost (MH-9).
    pub const fn points(&self, left: u64) -> u64 {
        match self.points {
            PointsFor::DoubleFromTen if left >= 10 => 2 * left,
            _ => left,
        }
    }
}

const fn checked(end: End) -> Result<End, RulesError> {
    match end {
        End::Rounds(0) => Err(RulesError::NoRounds),
        End::Points(0) => Err(RulesError::NoPoints),
        End::Points(points) if points > MAX_POINTS => Err(RulesError::TooManyPoints(points)),
        end => Ok(end),
    }
}

crate::settings::checked_together!();

impl From<Rules> for Settings {
    /// Every setting written out, so that a record does not depend on what the defaults are later.
    fn from(rules: Rules) -> Settings {
        let ranking = rules.ranking;
        Settings {
            later_rounds: Some(rules.later_rounds),
            pass: Some(rules.pass),
            singles: Some(ranking.singles),
            pairs: Some(ranking.pairs),
            five_cards: Some(ranking.five_cards),
            straights: Some(ranking.straights),
            straight_ties: Some(ranking.straight_ties),
            flushes: Some(ranking.flushes),
            points: Some(rules.points),
            end: Some(rules.end),
            threshold: Some(rules.threshold),
        }
    }
}
