//! The trait shared by games at a table and events on the road.

use crate::game::{Actor, Game, Viewer};
use crate::notation::Notation;
use crate::order::{DealtOrder, Order};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;

/// A refereed game or event. It is opened under rules, advanced by actions, refuses illegal ones, emits events,
/// shows each viewer a view, and is kept as a [`Record`](crate::record::Record) that replays.
///
/// Every [`Game`] is refereed. The [poker run](crate::poker_run) is refereed but not a `Game`: it has
/// participants who come and go instead of seats, no turns, and cards that come with the stamps instead of
/// from a pack. Conformance tests that do not involve seats or packs apply to both.
pub trait Refereed: Sized {
    /// The name in files and on the command line.
    const NAME: &'static str;
    /// The version of the rules in records.
    const VERSION: u32;

    /// The settings, validated as a whole.
    type Rules: Clone + PartialEq + Serialize + DeserializeOwned;
    /// The setup before the opening; not yet validated.
    type Table: Clone + PartialEq + Serialize + DeserializeOwned;
    /// The order of the cards, if it is fixed at the opening.
    type Order: Order;
    /// An action of an actor.
    type Action: Clone + PartialEq + Serialize + DeserializeOwned + Notation;
    /// An event. Never serialized.
    type Event: Clone + PartialEq;
    /// The reason an action was refused.
    type Refusal: Error + PartialEq;
    /// The reason it cannot be opened.
    type SetupError: Error + PartialEq;
    /// Everything that one viewer may see of the current state.
    type View: Serialize + PartialEq;
    /// The part of one event that one viewer may see.
    type Seen: Serialize + PartialEq;
    /// The result: facts, not prices.
    type Outcome;

    /// Opens it under [`Refereed::VERSION`].
    ///
    /// # Errors
    /// The setup error if the table is invalid or does not fit the rules. No event has been emitted then.
    fn open(
        rules: &Self::Rules,
        table: &Self::Table,
        order: &Self::Order,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Self::SetupError> {
        Self::open_version(Self::VERSION, rules, table, order, out)
    }

    /// Opens it under a version from 1 to [`Refereed::VERSION`], so that a record replays under its own.
    ///
    /// # Errors
    /// As for [`Refereed::open`].
    fn open_version(
        version: u32,
        rules: &Self::Rules,
        table: &Self::Table,
        order: &Self::Order,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Self::SetupError>;

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

    /// The part of an event that one viewer may see; `None` if none of it.
    fn see(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// The result; `None` until it is over.
    fn outcome(&self) -> Option<Self::Outcome>;
}

impl<G: Game> Refereed for G {
    const NAME: &'static str = <G as Game>::NAME;
    const VERSION: u32 = <G as Game>::VERSION;

    type Rules = <G as Game>::Rules;
    type Table = <G as Game>::Table;
    type Order = DealtOrder;
    type Action = <G as Game>::Action;
    type Event = <G as Game>::Event;
    type Refusal = <G as Game>::Refusal;
    type SetupError = <G as Game>::SetupError;
    type View = <G as Game>::View;
    type Seen = <G as Game>::Seen;
    type Outcome = <G as Game>::Outcome;

    fn open_version(
        version: u32,
        rules: &Self::Rules,
        table: &Self::Table,
        order: &DealtOrder,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<G, Self::SetupError> {
        Game::open_version(version, rules, table, order, out)
    }

    fn apply(
        &mut self,
        by: Actor,
        action: &Self::Action,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<(), Self::Refusal> {
        Game::apply(self, by, action, out)
    }

    fn view(&self, viewer: Viewer) -> Self::View {
        Game::view(self, viewer)
    }

    fn see(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen> {
        Game::see(self, event, viewer)
    }

    fn outcome(&self) -> Option<Self::Outcome> {
        Game::outcome(self)
    }
}
