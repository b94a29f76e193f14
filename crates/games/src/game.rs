//! The one trait that every game lives in.

use crate::notation::Notation;
use crate::order::DealtOrder;
use crate::seat::{Seat, SeatSet};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::fmt;

/// One round or hand of a game, from its opening to its outcome.
///
/// A match or a table is a fold over rounds. A game is a state machine without clock, chance or input and
/// output: it is given the order of the cards, it is given actions, and it emits events. Nothing is changed
/// and nothing emitted before everything about an action has been checked.
///
/// State and events hold [`Hidden`](crate::Hidden) cards and cannot be serialised. What goes out is a
/// [`View`](Game::View) or a [`Seen`](Game::Seen), each made for one viewer.
///
/// A leak does not compile:
/// ```compile_fail,E0277
/// fn send(hand: &games::holdem::Holdem) -> String {
///     serde_json::to_string(hand).unwrap()
/// }
/// ```
/// ```compile_fail,E0277
/// fn send(event: &games::holdem::Event) -> String {
///     serde_json::to_string(event).unwrap()
/// }
/// ```
/// ```compile_fail,E0277
/// fn log(hand: &games::holdem::Holdem) -> String {
///     format!("{hand:?}")
/// }
/// ```
/// ```compile_fail,E0277
/// fn send(order: &games::DealtOrder) -> String {
///     serde_json::to_string(order).unwrap()
/// }
/// ```
/// What was made for a viewer goes out:
/// ```
/// use games::{Game, Viewer, holdem::Holdem};
/// fn send(hand: &Holdem) -> String {
///     serde_json::to_string(&hand.view(Viewer::Rail)).unwrap()
/// }
/// ```
pub trait Game: Sized {
    /// The game's name in files and on the command line.
    const NAME: &'static str;
    /// The version of the game's rules in records: it grows with every change of the legal moves or of a round's
    /// course. Records of earlier versions replay by their own course ([`Game::open_version`]).
    const VERSION: u32;

    /// The settings, validated together.
    type Rules: Clone + PartialEq + Serialize + DeserializeOwned;
    /// Who sits where with what: not yet validated, [`Game::open`] does that.
    type Table: Clone + PartialEq + Serialize + DeserializeOwned;
    /// What an actor may do.
    type Action: Clone + PartialEq + Serialize + DeserializeOwned + Notation;
    /// What happened, cards face down included. Never serialised.
    type Event: Clone + PartialEq;
    /// Why an action was not taken, with a code, typed arguments and clauses.
    type Refusal: Error + PartialEq;
    /// Why a round cannot be opened.
    type SetupError: Error + PartialEq;
    /// The whole of what one viewer may see now.
    type View: Serialize + PartialEq;
    /// What one viewer may see of one event.
    type Seen: Serialize + PartialEq;
    /// What happened in the end: facts, not prices.
    type Outcome;
    /// What a seat may do now.
    type Legal<'a>: Legal<Self::Action>
    where
        Self: 'a;

    /// Opens a round by the course of [`Game::VERSION`]: posts what must be posted, deals what is dealt at once.
    ///
    /// # Errors
    /// Where the table does not fit the rules or itself. Nothing was emitted then.
    fn open(
        rules: &Self::Rules,
        table: &Self::Table,
        order: &DealtOrder,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Self::SetupError> {
        Self::open_version(Self::VERSION, rules, table, order, out)
    }

    /// Opens a round by the course of a version from 1 to [`Game::VERSION`]: a record replays by its own. A game whose
    /// version was raised keeps this number in its state and asks it wherever the courses differ.
    ///
    /// # Errors
    /// As for [`Game::open`].
    fn open_version(
        version: u32,
        rules: &Self::Rules,
        table: &Self::Table,
        order: &DealtOrder,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Self::SetupError>;

    /// Whose move it is.
    fn awaiting(&self) -> Awaiting;

    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Self::Legal<'_>;

    /// What the clock does for a seat whose time ran out, if the game waits for that seat (ALL-3).
    fn on_time_out(&self, seat: Seat) -> Option<Self::Action>;

    /// Takes an action.
    ///
    /// # Errors
    /// The refusal; nothing has changed and nothing was emitted then.
    fn apply(
        &mut self,
        by: Actor,
        action: &Self::Action,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Refusal>;

    /// What one viewer may see now.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What one viewer may see of an event of this round, if anything.
    fn see(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// What happened, once the round is over.
    fn outcome(&self) -> Option<Self::Outcome>;
}

/// What a seat may do: asked before an action, so that a page shows legal moves only.
pub trait Legal<A> {
    /// Whether the action would be accepted.
    fn allows(&self, action: &A) -> bool;

    /// One legal action by chance, `None` if there is none: `below(n)` gives a uniform number below `n`.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<A>;
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The dealer of a casino game.
    House,
    /// The clock, for the seat whose time ran out.
    Clock(Seat),
    /// Somebody of the staff.
    Staff(StaffId),
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => write!(f, "p{seat}"),
            Actor::House => f.write_str("house"),
            Actor::Clock(seat) => write!(f, "clock p{seat}"),
            Actor::Staff(StaffId(id)) => write!(f, "staff {id}"),
        }
    }
}

/// A member of the staff, by a number that the room gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StaffId(pub u32);

/// Whose move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaiting {
    /// One seat.
    Seat(Seat),
    /// Several seats at once, in any order.
    Seats(SeatSet),
    /// The dealer of a casino game.
    House,
    /// Nobody: the round is over.
    Over,
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player, who sees the own cards.
    Seat(Seat),
    /// Who only watches.
    Rail,
}

impl Awaiting {
    /// Who is to act next, if it is a player; of several the first.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        match self {
            Awaiting::Seat(seat) => Some(seat),
            Awaiting::Seats(seats) => seats.iter().next(),
            Awaiting::House | Awaiting::Over => None,
        }
    }
}
