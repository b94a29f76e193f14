//! What a round at a table and an event on the road have in common.

use crate::game::{Actor, Game, Viewer};
use crate::notation::Notation;
use crate::order::{DealtOrder, Order};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::error::Error;

/// Whatever is refereed: opened under rules, moved by actions of actors, refusing what the rules do not allow, telling
/// in events what happened, shown to viewers, and kept as a [`Record`](crate::record::Record) that replays.
///
/// Every [`Game`] is refereed. The [poker run](crate::poker_run) is refereed and no `Game`: it has participants who come
/// and go where a table has seats, nobody's turn, and cards that come with the stamps where a table has a pack. The
/// laws that do not speak of seats and packs hold for both.
pub trait Refereed: Sized {
    /// The name in files and on the command line.
    const NAME: &'static str;
    /// The version of the rules in records.
    const VERSION: u32;

    /// The settings, validated together.
    type Rules: Clone + PartialEq + Serialize + DeserializeOwned;
    /// What is arranged before the opening; not yet validated.
    type Table: Clone + PartialEq + Serialize + DeserializeOwned;
    /// The order of the cards, where it is given at the opening.
    type Order: Order;
    /// What an actor may do.
    type Action: Clone + PartialEq + Serialize + DeserializeOwned + Notation;
    /// What happened. Never serialised.
    type Event: Clone + PartialEq;
    /// Why an action was not taken.
    type Refusal: Error + PartialEq;
    /// Why it cannot be opened.
    type SetupError: Error + PartialEq;
    /// The whole of what one viewer may see now.
    type View: Serialize + PartialEq;
    /// What one viewer may see of one event.
    type Seen: Serialize + PartialEq;
    /// What happened in the end: facts, not prices.
    type Outcome;

    /// Opens it by the course of [`Refereed::VERSION`].
    ///
    /// # Errors
    /// Where the table does not fit the rules or itself. Nothing was emitted then.
    fn open(
        rules: &Self::Rules,
        table: &Self::Table,
        order: &Self::Order,
        out: &mut impl FnMut(Self::Event),
    ) -> Result<Self, Self::SetupError> {
        Self::open_version(Self::VERSION, rules, table, order, out)
    }

    /// Opens it by the course of a version from 1 to [`Refereed::VERSION`]: a record replays by its own.
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

    /// What one viewer may see of an event, if anything.
    fn see(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// What happened, once it is over.
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
