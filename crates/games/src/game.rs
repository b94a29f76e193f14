//! The trait that every seated game implements.

use crate::notation::Notation;
use crate::order::DealtOrder;
use crate::seat::{Seat, SeatSet};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::error::Error;
use std::fmt;

/// One round or hand of a game, from its opening to its outcome.
///
/// A match or a table is a fold over rounds. A game is a deterministic state machine without clock,
/// randomness or I/O: it is given the order of the cards, it is given actions, and it emits events. An action
/// is checked completely before any state changes or any event is emitted.
///
/// State and events hold [`Hidden`](crate::Hidden) cards and cannot be serialized. Output is a
/// [`View`](Game::View) or a [`Seen`](Game::Seen), each made for one viewer.
///
/// Leaking hidden cards does not compile:
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
/// Values made for a viewer can be sent:
/// ```
/// use games::{Game, Viewer, holdem::Holdem};
/// fn send(hand: &Holdem) -> String {
///     serde_json::to_string(&hand.view(Viewer::Rail)).unwrap()
/// }
/// ```
pub trait Game: Sized {
    /// The game's name in files and on the command line.
    const NAME: &'static str;
    /// The version of the game's rules in records. It grows with every change to the legal moves or to the
    /// course of a round. Records of earlier versions replay under their own version
    /// ([`Game::open_version`]).
    const VERSION: u32;

    /// The settings, validated as a whole.
    type Rules: Clone + PartialEq + Serialize + DeserializeOwned;
    /// The setup of a round, such as seats and stacks. Not yet validated; [`Game::open`] does that.
    type Table: Clone + PartialEq + Serialize + DeserializeOwned;
    /// An action of a player, the house, the clock or the staff.
    type Action: Clone + PartialEq + Serialize + DeserializeOwned + Notation;
    /// An event, including cards face down. Never serialized.
    type Event: Clone + PartialEq;
    /// The reason an action was refused, with a code, typed arguments and clauses.
    type Refusal: Error + PartialEq;
    /// The reason a round cannot be opened.
    type SetupError: Error + PartialEq;
    /// Everything that one viewer may see of the current state.
    type View: Serialize + PartialEq;
    /// The part of one event that one viewer may see.
    type Seen: Serialize + PartialEq;
    /// The result of a round: facts, not prices.
    type Outcome;
    /// The legal actions of one seat.
    type Legal<'a>: Legal<Self::Action>
    where
        Self: 'a;

    /// Opens a round under [`Game::VERSION`]: takes the forced bets and makes the initial deal.
    ///
    /// # Errors
    /// The setup error if the table is invalid or does not fit the rules. No event has been emitted then.
    fn open(
        rules: &Self::Rules,
        table: &Self::Table,
        order: &DealtOrder,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Self::SetupError> {
        Self::open_version(Self::VERSION, rules, table, order, out)
    }

    /// Opens a round under a version from 1 to [`Game::VERSION`], so that a record replays under its own. A
    /// game whose version was raised keeps this number in its state and checks it wherever the versions
    /// differ.
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

    /// The seat or seats to act.
    fn awaiting(&self) -> Awaiting;

    /// The legal actions of a seat.
    fn legal(&self, seat: Seat) -> Self::Legal<'_>;

    /// The action that the clock takes for a seat whose time ran out; `None` unless the game awaits that seat
    /// (ALL-3).
    fn on_time_out(&self, seat: Seat) -> Option<Self::Action>;

    /// Applies an action.
    ///
    /// # Errors
    /// The refusal. Nothing has changed and no event has been emitted then.
    fn apply(
        &mut self,
        by: Actor,
        action: &Self::Action,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Refusal>;

    /// Everything that one viewer may see of the current state.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The part of an event of this round that one viewer may see; `None` if none of it.
    fn see(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// The result; `None` until the round is over.
    fn outcome(&self) -> Option<Self::Outcome>;
}

/// The legal actions of a seat, queried before an action so that a page offers legal moves only.
pub trait Legal<A> {
    /// Reports whether the action would be accepted.
    fn allows(&self, action: &A) -> bool;

    /// Picks a random legal action, `None` if there is none. `below(n)` returns a uniform number below `n`.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<A>;
}

/// The originator of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// A player.
    Seat(Seat),
    /// The dealer of a casino game.
    House,
    /// The clock, for the seat whose time ran out.
    Clock(Seat),
    /// A member of the staff.
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

/// A member of the staff, by the number that the room assigns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StaffId(pub u32);

/// The party to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaiting {
    /// One seat.
    Seat(Seat),
    /// Several seats at once, in any order.
    Seats(SeatSet),
    /// The dealer of a casino game.
    House,
    /// No one: the round is over.
    Over,
}

/// The viewer of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player, who also sees their own cards.
    Seat(Seat),
    /// A spectator.
    Rail,
}

impl Awaiting {
    /// The next seat to act; the first of several. `None` for the house and after the round.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        match self {
            Awaiting::Seat(seat) => Some(seat),
            Awaiting::Seats(seats) => seats.iter().next(),
            Awaiting::House | Awaiting::Over => None,
        }
    }
}
