//! Adapters between the games and the room: settings, stakes, blinds and files of each game.
//!
//! 1. [`RoomGame`]: the interface that each game implements, one file per game.
//! 2. [`Running`] (`running.rs`): a round in progress, with its record and its events. `shared_list.rs`: the history
//!    that copies of a round share.
//! 3. [`Round`] and [`AnyGame`] (`any.rs`): object-safe versions of the two. [`GameName::game`] selects the
//!    implementation.

mod any;
mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod packs_poker;
mod running;
mod shared_list;

#[cfg(test)]
mod tests;

pub use any::{ActionInput, Advanced, AnyGame, CheckedRules, GameName, Round, RunOut};
pub use running::{Running, SeenEvent};

use crate::kind::Kind;
use crate::log_types::Stakes;
use crate::protocol::Refused;
use crate::store::sealed::{ExportContext, Sealed};
use games::clause::ids;
use games::holdem::{ButtonRule, ComingIn, NextHand, Owed};
use games::{Chips, GameError, Refereed, SeatSet, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::ops::RangeInclusive;
use strategy::bots::HasBots;

/// Input for opening a round.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// Stack of each hand seat, seat 1 first; empty in a game without chips.
    pub stacks: Vec<Chips>,
    /// Positions of the blinds; `None` in a game without a button.
    pub blinds: Option<NextHand>,
    /// State carried over from the previous round, if there was one.
    pub carried: Option<Value>,
    /// `true` if the same players played the previous round.
    pub same_players: bool,
}

/// Blinds of a table in a game with a button: their amounts and rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlindRules {
    /// Button rule: dead or moving.
    pub button: ButtonRule,
    /// Default for players who arrive or return: post or wait.
    pub coming_in: ComingIn,
    /// The small blind.
    pub small: Chips,
    /// The big blind.
    pub big: Chips,
    /// Number of players needed for a hand with all straddles. Waiting players are dealt in up to that number.
    pub players: usize,
}

impl BlindRules {
    /// Amount of missed blinds, in chips.
    pub fn amount(&self, owed: Owed) -> Chips {
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
    /// Net result of the house, in a game against the house.
    pub house: Option<i64>,
    /// Points of each hand seat that played this round; `None` in a game with chips.
    pub points: Option<Vec<Option<u64>>>,
    /// State carried over to the next round.
    pub carry: Option<C>,
}

/// A stage of a run-out.
pub struct RunOutStage<V> {
    /// Number of events up to this stage, as the viewer sees them.
    pub events: usize,
    /// The view after them.
    pub view: V,
}

/// A game, with everything that a table needs besides its rules.
pub trait RoomGame: HasBots + Clone {
    /// State carried over from round to round, such as a progressive meter; `()` in a game of independent rounds.
    type Carry: Serialize + DeserializeOwned;

    /// `true` for a game played for chips, `false` for one played for points.
    const CHIPS: bool;

    /// Default preset of a new table; without one, the defaults of the settings apply.
    const PRESET: Option<&'static str> = None;

    /// Allowed numbers of players in a round.
    fn players(rules: &Self::Rules) -> RangeInclusive<usize>;

    /// Minimum stack to be dealt in.
    fn least(rules: &Self::Rules) -> Chips;

    /// Maximum forced bets of one player in one hand, such as the big blind and the ante, without missed blinds; zero
    /// in a game without forced bets.
    fn forced(_: &Self::Rules) -> Chips {
        Chips::ZERO
    }

    /// Replaces the stacks of a view, hand seat 1 first, for a void hand. Does nothing in a game without chips.
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
    fn check_seats(_: &Self::Rules, _seats: usize) -> Result<(), Refused> {
        Ok(())
    }

    /// The rules adapted to this number of players.
    fn for_players(rules: Self::Rules, _players: usize) -> Self::Rules {
        rules
    }

    /// The game's table for the next round. `carried` is the state carried over from the previous round.
    fn table(rules: &Self::Rules, opening: &Opening, carried: Option<Self::Carry>) -> Self::Table;

    /// Result of the round; `None` until it is over.
    fn ending(&self) -> Option<Ending<Self::Carry>>;

    /// Stages of the run-out of a round that ended without further decisions, without the final state. `seen` holds the
    /// last events as the viewer sees them, `after` is the view after all of them. Empty if nothing is revealed in
    /// stages.
    fn run_out(
        &self,
        _viewer: Viewer,
        _seen: &[Self::Seen],
        _after: &Self::View,
    ) -> Vec<RunOutStage<Self::View>> {
        Vec::new()
    }

    /// The seats that are out of the round and have no more decisions, from the public view.
    fn out(_view: &Self::View) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Hand history file of the round, with the cards that a viewer was shown.
    ///
    /// # Errors
    /// `record_damaged`; `no_file` for amounts that the file format cannot hold.
    fn file(sealed: &Sealed, context: ExportContext<'_>) -> Result<String, Refused>;
}

/// Checks the settings and converts them to rules.
///
/// # Errors
/// If the settings contradict each other.
pub fn rules<G: RoomGame>(settings: G::Settings) -> Result<G::Rules, Refused> {
    G::Rules::try_from(settings).map_err(|error| refused::<G>(&error))
}

/// Converts a game's error: the code is prefixed with the game's name, the error's fields become the arguments, and
/// `field` is the setting to correct, unless the argument `name` identifies it.
fn refused<G: Refereed>(error: &(impl GameError + Serialize)) -> Refused {
    let refused = Refused::new(Kind::Invalid, format!("{}.{}", G::NAME, error.code()), error.to_string());
    let refused = Refused { args: error.arguments(), ..refused.citing(ids(error.clauses())) };
    match error.setting() {
        Some(setting) if refused.args.get("name").is_none_or(|name| name != setting) => {
            refused.with("field", setting)
        }
        _ => refused,
    }
}

/// Implements [`RoomGame::file`] with a format modelled on PHH.
macro_rules! files {
    () => {
        fn file(sealed: &Sealed, context: ExportContext<'_>) -> Result<String, Refused> {
            Ok(crate::store::sealed::file::<Self>(sealed, context)?)
        }
    };
}

use files;

/// Multiplies an amount; the result saturates at [`Chips::MAX`].
fn times(amount: Chips, factor: u64) -> Chips {
    let units = amount.get().saturating_mul(factor);
    Chips::new(units).unwrap_or(Chips::MAX)
}
