//! The room's side of a game: what a table must know of it besides its rules.
//!
//! 1. [`RoomGame`]: what each game says of itself, a file a game.
//! 2. [`Running`] (`running.rs`): a round that is played, with its record and its events.
//! 3. [`Round`] and [`AnyGame`] (`any.rs`): the same behind one door, whichever game it is. [`GameName`] is the one place
//!    that chooses.

mod any;
mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod packs_poker;
mod running;

#[cfg(test)]
mod tests;

pub use any::{ActionInput, AnyGame, GameName, Round, Settled};
pub use running::Running;

use crate::protocol::Refused;
use crate::protocol::server::Stakes;
use crate::store::sealed::{Sealed, Telling};
use games::clause::ids;
use games::holdem::{ButtonRule, ComingIn, NextHand, Owed};
use games::{Chips, GameError, Refereed, SeatSet, Viewer};
use serde::Serialize;
use serde_json::Value;
use std::ops::RangeInclusive;
use strategy::bots::HasBots;

/// Table for the next round.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// Stack of each hand seat, seat 1 first; empty in a game without chips.
    pub stacks: Vec<Chips>,
    /// Positions of the blinds; none in a game without a button.
    pub blinds: Option<NextHand>,
    /// State carried over from the previous round, if there was one.
    pub carried: Option<Value>,
    /// `true` if the players are those of the previous round.
    pub same_players: bool,
}

/// Blinds of a table in a game with a button: their amounts and rotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlindRules {
    /// Rule of the button: dead or moving.
    pub button: ButtonRule,
    /// Default for players who arrive or return: post or wait.
    pub coming_in: ComingIn,
    /// The small blind.
    pub small: Chips,
    /// The big blind.
    pub big: Chips,
    /// Players of a hand with all straddles, where there are as many: those who wait are dealt in up to that number.
    pub players: usize,
}

impl BlindRules {
    /// Missed blinds in chips.
    pub fn amount(&self, owed: Owed) -> Chips {
        let big = if owed.big { self.big } else { Chips::ZERO };
        let small = if owed.small { self.small } else { Chips::ZERO };
        big.saturating_add(small)
    }
}

/// Result of a round.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// Final stack of each hand seat; none in a game without chips.
    pub stacks: Option<Vec<Chips>>,
    /// Net result of the house, in a game against the house.
    pub house: Option<i64>,
    /// Points of each hand seat in this round, for those who played it; none in a game with chips.
    pub points: Option<Vec<Option<u64>>>,
    /// State carried over to the next round.
    pub carry: Option<Value>,
}

/// A game as a table plays it.
pub trait RoomGame: HasBots {
    /// `true` if the game is played for chips, and not for points.
    const CHIPS: bool;

    /// The preset of a new table that names none; without one the settings' own defaults count.
    const PRESET: Option<&'static str> = None;

    /// Allowed numbers of players in a round.
    fn players(rules: &Self::Rules) -> RangeInclusive<usize>;

    /// With less than this nobody can be dealt in.
    fn least(rules: &Self::Rules) -> Chips;

    /// The most that one hand costs a player without a decision, such as the big blind and the ante, missed blinds
    /// aside; none in a game in which every wager is a decision.
    fn forced(_: &Self::Rules) -> Chips {
        Chips::ZERO
    }

    /// Puts these stacks into a view, hand seat 1 first: those that count where the hand is void. Does nothing in a game
    /// without chips.
    fn set_stacks(view: &mut Self::View, stacks: &[Chips]);

    /// The usual limits of buying in; none in a game without chips.
    fn stakes(rules: &Self::Rules) -> Option<Stakes>;

    /// Rules of the blinds from hand to hand; none in a game without a button.
    fn blinds(_: &Self::Rules) -> Option<BlindRules> {
        None
    }

    /// Checks the settings against the number of seats of a table.
    ///
    /// # Errors
    /// A table that is too small for them.
    fn check_seats(_: &Self::Rules, _seats: usize) -> Result<(), Refused> {
        Ok(())
    }

    /// The rules of a round with this number of players.
    fn for_players(rules: Self::Rules, _players: usize) -> Self::Rules {
        rules
    }

    /// The table of the next round.
    fn table(rules: &Self::Rules, opening: &Opening) -> Self::Table;

    /// Result of the round; none until it is over.
    fn ending(&self) -> Option<Ending>;

    /// The moments in which the last events are revealed before the last one, where the round ended by itself: how many
    /// of the events have happened by then, and the view then. `seen` are all of them as the viewer sees them, `after` is
    /// the view after all of them. None where they are revealed at once.
    fn run_out(
        &self,
        _viewer: Viewer,
        _seen: &[Self::Seen],
        _after: &Self::View,
    ) -> Vec<(usize, Self::View)> {
        Vec::new()
    }

    /// The seats that are out of the round and have nothing to decide any more, as everybody sees it.
    fn out(_view: &Self::View) -> SeatSet {
        SeatSet::EMPTY
    }

    /// The round as a file with the cards that a viewer was shown.
    ///
    /// # Errors
    /// `record_damaged`, and `no_file` for more chips than a file can hold.
    fn file(sealed: &Sealed, telling: Telling<'_>) -> Result<String, Refused>;

    /// The clauses behind an event, the document first.
    fn clauses(seen: &Self::Seen) -> Vec<&'static str>;
}

/// The rules that these settings make.
///
/// # Errors
/// Settings that do not go together.
pub fn rules<G: RoomGame>(settings: G::Settings) -> Result<G::Rules, Refused> {
    G::Rules::try_from(settings).map_err(|error| refused::<G>(&error))
}

/// A game's own error as the wire has it: the code behind the game's name, and the fields as arguments.
fn refused<G: Refereed>(error: &(impl GameError + Serialize)) -> Refused {
    let refused = Refused::new(format!("{}.{}", G::NAME, error.code()), error.to_string());
    Refused { args: error.arguments(), ..refused.citing(ids(error.clauses())) }
}

/// A file in the manner of PHH.
macro_rules! files {
    () => {
        fn file(sealed: &Sealed, telling: Telling<'_>) -> Result<String, Refused> {
            crate::store::sealed::file::<Self>(sealed, telling)
        }
    };
}

use files;

/// So many times an amount, at most [`Chips::MAX`].
fn times(amount: Chips, factor: u64) -> Chips {
    let units = amount.get().saturating_mul(factor);
    Chips::new(units).unwrap_or(Chips::MAX)
}
