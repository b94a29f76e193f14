//! The rules of a round and its match: settings completed with defaults and validated together.

use super::clause::Clause;
use super::settings::{
    Direction, FiveCards, Flushes, LaterRounds, Leftover, MatchEnd, Opening, Pass, PointsFor, Settings,
    StraightTies, Straights, Thirteen, Threshold, Ties,
};
use crate::error::GameErrorEnum;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The number of cards in a pack.
pub(super) const PACK: usize = 52;
/// The number of cards per player (clause `mount-holyoke/1`).
pub const CARDS_EACH: usize = 13;
/// Maximum number of cards in a hand: half the pack, if it is dealt out to two players (MH-1).
pub const MAX_CARDS: usize = 26;
/// Maximum total points (ALL-2): 2^53 − 1.
pub const MAX_POINTS: u64 = (1 << 53) - 1;

/// An invalid setting, or an invalid combination of settings.
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
    pub(super) end: MatchEnd,
    pub(super) threshold: Threshold,
    pub(super) opening: Opening,
    pub(super) leftover: Leftover,
    pub(super) thirteen: Thirteen,
    pub(super) direction: Direction,
}

/// The settings that determine how combinations rank (MH-5 to MH-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    /// The comparison of two singles of one rank (MH-5).
    pub singles: Ties,
    /// The comparison of two pairs of one rank (MH-5).
    pub pairs: Ties,
    /// The combinations that beat five cards (MH-6).
    pub five_cards: FiveCards,
    /// The sequences that are straights (MH-7).
    pub straights: Straights,
    /// The comparison of two straights, or two straight flushes, with the same top rank (MH-8).
    pub straight_ties: StraightTies,
    /// The comparison of two flushes (MH-8).
    pub flushes: Flushes,
}

impl GameErrorEnum for RulesError {
    type Clause = Clause;

    fn setting(&self) -> Option<&'static str> {
        Some(match self {
            RulesError::NoRounds | RulesError::NoPoints | RulesError::TooManyPoints(_) => "end",
        })
    }

    fn clauses(&self) -> Cow<'static, [Clause]> {
        Cow::Borrowed(match self {
            RulesError::NoRounds | RulesError::NoPoints => &[Clause::Rule8, Clause::Mh10],
            RulesError::TooManyPoints(_) => &[Clause::Rule8, Clause::All2, Clause::Mh10],
        })
    }
}

impl Rules {
    /// Completes the settings with defaults and validates them together.
    ///
    /// # Errors
    /// The first [`RulesError`] found.
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
            opening: settings.opening.unwrap_or_default(),
            leftover: settings.leftover.unwrap_or_default(),
            thirteen: settings.thirteen.unwrap_or_default(),
            direction: settings.direction.unwrap_or_default(),
        })
    }

    /// The settings that determine how combinations rank.
    pub const fn ranking(&self) -> Ranking {
        self.ranking
    }

    /// The condition that ends the match.
    pub const fn end(&self) -> MatchEnd {
        self.end
    }

    /// The points for a number of unplayed cards (MH-9).
    pub const fn points(&self, left: u64) -> u64 {
        match (self.points, self.thirteen) {
            (_, Thirteen::Triple) if left >= CARDS_EACH as u64 => 3 * left,
            (PointsFor::DoubleFromTen, _) if left >= 10 => 2 * left,
            _ => left,
        }
    }

    /// An upper bound on one player's points in a round.
    pub(super) const fn max_in_a_round(&self) -> u64 {
        let each = match self.thirteen {
            Thirteen::AsOthers => 2,
            Thirteen::Triple => 3,
        };
        each * self.max_cards() as u64
    }

    /// The opening play of a round that the lowest card opens (MH-2).
    pub const fn opening(&self) -> Opening {
        self.opening
    }

    /// The maximum number of cards in a hand: thirteen, or more if the whole pack is dealt out (MH-1).
    pub const fn max_cards(&self) -> usize {
        match self.leftover {
            Leftover::OutOfPlay => CARDS_EACH,
            Leftover::DealtOut => MAX_CARDS,
        }
    }

    /// The total number of cards dealt to this number of players (MH-1).
    pub const fn dealt(&self, players: usize) -> usize {
        match self.leftover {
            Leftover::OutOfPlay => CARDS_EACH * players,
            Leftover::DealtOut => PACK,
        }
    }
}

const fn checked(end: MatchEnd) -> Result<MatchEnd, RulesError> {
    match end {
        MatchEnd::Rounds(0) => Err(RulesError::NoRounds),
        MatchEnd::Points(0) => Err(RulesError::NoPoints),
        MatchEnd::Points(points) if points > MAX_POINTS => Err(RulesError::TooManyPoints(points)),
        end => Ok(end),
    }
}

crate::settings::checked_together!();

impl From<Rules> for Settings {
    /// Writes out every setting, so that a record does not depend on later defaults.
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
            opening: Some(rules.opening),
            leftover: Some(rules.leftover),
            thirteen: Some(rules.thirteen),
            direction: Some(rules.direction),
        }
    }
}
