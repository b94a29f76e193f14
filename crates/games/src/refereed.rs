//! The base trait of table games and of the poker run.

use crate::actor::{Actor, Viewer};
use crate::clause::CitesClauses;
use crate::error::GameError;
use crate::notation::Notation;
use crate::order::Order;
use crate::unit::Unit;
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A refereed round or event. It is opened under rules, is advanced by actions, refuses illegal ones, emits
/// events, has a view for each viewer, and is stored as a replayable [`Record`](crate::record::Record).
///
/// It is a deterministic state machine without a clock, randomness or I/O: its inputs are the order of the
/// cards and the actions, its outputs are events. An action is checked completely before any state changes or
/// any event is emitted.
///
/// An action, or the forced bets, may leave no decision to make. The rest of the cards are then turned up in a
/// *reveal*, which has several stages: the streets of an all-in, or the packs of Packs Poker. [`Refereed::open`] and
/// [`Refereed::apply`] go through all of them. [`Refereed::start`] and [`Refereed::act`] stop before the first, and
/// [`Refereed::reveal_all`] goes through the rest, for a caller that shows the state at each stage.
///
/// A [`Game`](crate::Game) adds seats and turns. The [poker run](crate::poker_run) is refereed but not a
/// `Game`: it has participants who come and go instead of seats, no turns, and cards that come with the stamps
/// instead of from a pack. Conformance tests that do not involve seats or packs apply to both.
///
/// In the state and the events of a table game, the cards that some viewers may not see are
/// [`Hidden`](crate::Hidden), which cannot be serialized. Output is a [`View`](Refereed::View) or a
/// [`Seen`](Refereed::Seen), each made for one viewer.
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
/// use games::{Refereed, Viewer, holdem::Holdem};
/// fn send(hand: &Holdem) -> String {
///     serde_json::to_string(&hand.view(Viewer::Rail)).unwrap()
/// }
/// ```
pub trait Refereed: Sized {
    /// The game's name in files and on the command line.
    const NAME: &'static str;
    /// The version of the rules in records. It is incremented with every change to the legal moves, the flow or the
    /// results of a round. Records of earlier versions replay under their own version ([`Refereed::open_version`]).
    const VERSION: u32;
    /// The unit of the game's amounts (ruling ALL-2).
    const UNIT: Unit;

    /// The settings as written, not yet validated.
    type Settings: DeserializeOwned + JsonSchema;
    /// The settings, validated as a whole.
    type Rules: Clone
        + PartialEq
        + Serialize
        + DeserializeOwned
        + TryFrom<Self::Settings, Error: GameError + Serialize>;
    /// The setup, such as seats and stacks. Not yet validated: [`Refereed::open`] validates it.
    type Table: Clone + PartialEq + Serialize + DeserializeOwned;
    /// The order of the cards, if it is fixed at the opening.
    type Order: Order;
    /// An action of a player, the house, the clock or the staff.
    type Action: Clone + PartialEq + Serialize + DeserializeOwned + Notation;
    /// An event with all its data, including hidden cards. Viewers are sent a [`Seen`](Refereed::Seen)
    /// instead.
    type Event: Clone + PartialEq + CitesClauses;
    /// The reason an action was refused, with a code, typed arguments and clauses.
    type Refusal: GameError + Serialize + PartialEq;
    /// The reason a round or event cannot be opened.
    type SetupError: GameError + Serialize + PartialEq;
    /// Everything that one viewer may see of the current state.
    type View: Serialize + PartialEq;
    /// The part of one event that one viewer may see.
    type Seen: Serialize + PartialEq + CitesClauses;
    /// The result: the facts from which a settlement is computed.
    type Outcome;

    /// Opens a round or event under [`Refereed::VERSION`]: takes the forced bets and makes the initial deal,
    /// if there are any.
    ///
    /// # Errors
    /// The setup error if the table is invalid or does not fit the rules. No event is emitted in that case.
    #[inline]
    fn open(
        rules: &Self::Rules,
        table: &Self::Table,
        order: &Self::Order,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Self::SetupError> {
        Self::open_version(Self::VERSION, rules, table, order, out)
    }

    /// Opens a round or event under a rules version from 1 to [`Refereed::VERSION`], so that a record replays
    /// under the version it was made with. A game with more than one version keeps the number in its state
    /// and checks it wherever the versions differ.
    ///
    /// # Errors
    /// As for [`Refereed::open`].
    #[inline]
    fn open_version(
        version: u32,
        rules: &Self::Rules,
        table: &Self::Table,
        order: &Self::Order,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Self::SetupError> {
        // The remaining stages are revealed in place, in the result of `start`: moving a large state, such as
        // that of Packs Poker, takes up to a fifth of the time of a round.
        let mut opened = Self::start(version, rules, table, order, out);
        if let Ok(opened) = &mut opened {
            opened.reveal_all(out, |_, _| ());
        }
        opened
    }

    /// Applies an action, and every stage of the reveal that it leads to.
    ///
    /// # Errors
    /// The refusal of an illegal action. The state is then unchanged, and no event is emitted.
    #[inline]
    fn apply(
        &mut self,
        by: Actor,
        action: &Self::Action,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Refusal> {
        self.act(by, action, out)?;
        self.reveal_all(out, |_, _| ());
        Ok(())
    }

    /// Opens a round or event like [`Refereed::open_version`], but stops before the first stage of a reveal.
    ///
    /// # Errors
    /// As for [`Refereed::open`].
    fn start(
        version: u32,
        rules: &Self::Rules,
        table: &Self::Table,
        order: &Self::Order,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Self::SetupError>;

    /// Applies an action like [`Refereed::apply`], but stops before the first stage of a reveal.
    ///
    /// # Errors
    /// As for [`Refereed::apply`].
    fn act(
        &mut self,
        by: Actor,
        action: &Self::Action,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Refusal>;

    /// Performs the next stage of a reveal: turns up cards, or settles. Returns `false` if no stage was left.
    fn reveal(&mut self, _out: &mut impl FnMut(Self::Event)) -> bool {
        false
    }

    /// Performs the remaining stages of a reveal. Calls `visit` with every state, from the current one to the final
    /// one, and with the number of events emitted up to that state. Without a reveal, `visit` is called with the
    /// current state only.
    #[inline]
    fn reveal_all(&mut self, out: &mut impl FnMut(Self::Event), mut visit: impl FnMut(&Self, usize)) {
        let mut events = 0;
        visit(self, events);
        while self.reveal(&mut |event| {
            events += 1;
            out(event);
        }) {
            visit(self, events);
        }
    }

    /// Everything that one viewer may see of the current state.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The part of an event that one viewer may see; `None` if the viewer may not see any of it.
    fn see(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// The result; `None` until the round or event is over.
    fn outcome(&self) -> Option<Self::Outcome>;
}
