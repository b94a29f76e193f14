//! Adapters between the games and the room: settings, stakes, blinds and files of each game.
//!
//! 1. [`RoomGame`]: the interface that each game implements, one file per game.
//! 2. [`RunningRound`] (`running_round.rs`): a round in progress, with its record and its events. `shared_list.rs`: the
//!    history that copies of a round share.
//! 3. [`Round`] (`round.rs`) and [`AnyGame`] (`any.rs`): object-safe versions of the two. [`GameName::game`] selects
//!    the implementation. [`TableRules`] (`table_rules.rs`): checked settings, also object-safe.
//! 4. `edges.rs`: the house edge of every wager. `export.rs`: hand history files. `error.rs`: errors of settings, rounds and actions.

mod any;
mod edges;
mod error;
mod export;
mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod packs_poker;
mod round;
mod running_round;
mod shared_list;
mod table_rules;

#[cfg(test)]
mod tests;

pub use any::{AnyGame, GameName};
pub use edges::WagerEdge;
pub use error::{DamagedCarry, GameRefusal, RoundError};
pub use export::{ExportContext, ExportError};
pub use round::{ActionInput, ActionResult, Round};
pub use running_round::{RunningRound, SeenEvent, Stage};
pub use table_rules::TableRules;

use crate::log_types::Stakes;
use games::blinds::{ButtonRule, ComingIn, NextHand, OwedBlinds};
use games::record::Record;
use games::{Chips, GameError, Refereed, SeatSet};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::ops::RangeInclusive;
use strategy::bots::HasBots;

/// Demo table of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DemoTable {
    /// Name of the table.
    pub name: &'static str,
    /// Number of seats.
    pub seats: u8,
    /// Number of seats with bots.
    pub bots: u8,
}

/// State of the table from which a game opens its next round.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// Stack of each hand seat, seat 1 first; zero in a game without chips.
    pub stacks: Vec<Chips>,
    /// Positions of the blinds; `None` in a game without a button.
    pub blinds: Option<NextHand>,
    /// State carried over from the last round that was not void; `None` if there is none.
    pub carried: Option<Value>,
    /// `true` if the same players, with the same names, were dealt into the last completed round, on the same chairs.
    pub same_players: bool,
}

/// Blinds of a table in a game with a button: their amounts and rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlindRules {
    /// Button rule: dead or moving.
    pub button: ButtonRule,
    /// Default for players who arrive or return: post or wait.
    pub coming_in: ComingIn,
    /// The small blind, in chips.
    pub small: Chips,
    /// The big blind, in chips.
    pub big: Chips,
    /// Number of players needed for a hand with all straddles. Waiting players are dealt in up to that number.
    pub players: usize,
}

impl BlindRules {
    /// Amount of missed blinds, in chips.
    pub fn amount(&self, owed: OwedBlinds) -> Chips {
        let big = if owed.big { self.big } else { Chips::ZERO };
        let small = if owed.small { self.small } else { Chips::ZERO };
        big.saturating_add(small)
    }
}

/// Result of a round. `C` is the type of the state carried over: the game's own, or JSON in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending<C> {
    /// Final stack of each hand seat; `None` in a game without chips.
    pub stacks: Option<Vec<Chips>>,
    /// Net result of the house, in the game's unit (ALL-2); `None` in a game that is not against the house.
    pub house: Option<i64>,
    /// Points of each hand seat; an inner `None` means that the seat did not play this round. `None` in a game with
    /// chips.
    pub points: Option<Vec<Option<u64>>>,
    /// State carried over to the next round; `None` if there is none, as at the end of a match.
    pub carry: Option<C>,
}

/// A game, with everything that a table needs in addition to its rules.
pub trait RoomGame:
    HasBots<Action: Send + Sync, Event: Send + Sync, Rules: Send + Sync, Table: Send + Sync> + Clone + Send + Sync
{
    /// State carried over from round to round, such as a progressive meter; `()` in a game of independent rounds.
    type Carry: Serialize + DeserializeOwned;

    /// `true` for a game played for chips, `false` for one played for points.
    const CHIPS: bool;

    /// Default preset of a new table; without one, the defaults of the settings apply.
    const PRESET: Option<&'static str> = None;

    /// The demo table in the lobby.
    const DEMO: DemoTable;

    /// Allowed numbers of players in a round, both ends included.
    fn players(rules: &Self::Rules) -> RangeInclusive<usize>;

    /// Minimum stack to be dealt in; zero in a game without chips.
    fn min_stack(rules: &Self::Rules) -> Chips;

    /// Maximum total of one player's forced bets in one hand, such as the big blind and the ante, without missed
    /// blinds; zero in a game without forced bets.
    fn forced(_: &Self::Rules) -> Chips {
        Chips::ZERO
    }

    /// Replaces the stacks of a void hand's view, hand seat 1 first. Does nothing in a game without chips.
    fn set_stacks(view: &mut Self::View, stacks: &[Chips]);

    /// Default buy-in limits; `None` in a game without chips.
    fn stakes(rules: &Self::Rules) -> Option<Stakes>;

    /// Rules of the blinds; `None` in a game without a button.
    fn blinds(_: &Self::Rules) -> Option<BlindRules> {
        None
    }

    /// Checks the settings against the number of seats of a table.
    ///
    /// # Errors
    /// If the table has too few seats for them.
    fn check_seats(_: &Self::Rules, _seats: usize) -> Result<(), RoundError> {
        Ok(())
    }

    /// The rules of the next round: those of the table, adapted to the players of the round, or those of the match that
    /// the round continues. `carried` is the state carried over from the previous round.
    fn round_rules(rules: &Self::Rules, _opening: &Opening, _carried: Option<&Self::Carry>) -> Self::Rules {
        rules.clone()
    }

    /// The game's own table for the next round, under the [rules of the round](RoomGame::round_rules). `carried` is the
    /// state carried over from the previous round.
    fn table(rules: &Self::Rules, opening: &Opening, carried: Option<Self::Carry>) -> Self::Table;

    /// Result of the round; `None` until it is over.
    fn ending(&self) -> Option<Ending<Self::Carry>>;

    /// The exact house edge of every wager, the main wager first, without wagers whose payouts have no common
    /// denominator up to 10^18. Empty in a game that is not against the house. The calculation can take some seconds.
    fn edges(_: &Self::Rules) -> Vec<WagerEdge> {
        Vec::new()
    }

    /// The hand seats that are out of the round and have no more decisions, from the public view; none by default.
    fn out(_view: &Self::View) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Hand history file of the round with this record, with the cards that a viewer was shown.
    ///
    /// # Errors
    /// [`ExportError::Damaged`] if the record does not replay, [`ExportError::NotRepresentable`] for amounts that the
    /// file format cannot represent.
    fn file(&self, record: Record<Self>, context: ExportContext<'_>) -> Result<String, ExportError>;
}

/// Checks the settings and converts them to rules.
///
/// # Errors
/// The game's refusal of settings that are out of range or contradict each other.
pub fn rules<G: RoomGame>(settings: G::Settings) -> Result<G::Rules, RoundError> {
    Ok(G::Rules::try_from(settings).map_err(|error| refused::<G>(&error))?)
}

/// Converts an error of this game to the type that errors of all games share.
fn refused<G: Refereed>(error: &(impl GameError + Serialize)) -> GameRefusal {
    GameRefusal::new(G::NAME, error)
}
