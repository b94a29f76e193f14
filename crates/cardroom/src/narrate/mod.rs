//! Narrates events in English as one viewer sees them, with one narrator per game.
//!
//! - [`Narrator`]: the common trait of all narrators. [`NarratedEvent`]: one event as text.
//! - [`PlayerNames`]: the participants and the reader, who is addressed as "you". [`page`]: layout in 80 columns.
//!   [`account`]: tables of results.

pub mod account;
pub mod hand;
pub mod high_card_flush;
pub mod holdem;
pub mod mount_holyoke;
pub mod packs_poker;
pub mod page;
mod player_names;
pub mod poker_run;
#[cfg(test)]
mod tests;

pub use player_names::PlayerNames;

use cards::Card;
use games::clause::{ClauseId, ids};
use games::settlement::WagerResult;
use games::{Chips, Refereed, Shown};

/// Narrates the events of one round, in order, for one viewer.
pub trait Narrator<G: Refereed> {
    /// Creates a narrator for a new round.
    fn new(names: PlayerNames) -> Self;

    /// Narrates the next event.
    fn narrate(&mut self, event: &G::Seen) -> NarratedEvent;
}

/// An event as English text, with its layout on the page.
#[derive(Clone, Debug)]
pub struct NarratedEvent {
    /// Title of the part of the round that begins with this event, if one does. The clauses are printed after it if the
    /// event has no separate line.
    pub title: Option<&'static str>,
    /// Layout of the event on the page.
    pub form: Layout,
    /// Description of the event.
    pub text: String,
    /// Text in the column of amounts: the size of the pot, the net result of a wager, or a prize.
    pub amount: Option<String>,
    /// Total of all pots after the event, in hold'em; `None` in other games.
    pub pot: Option<Chips>,
    /// The clauses that the event cites: those of the rulebook, then the rulings.
    pub clauses: Vec<&'static str>,
}

/// Layout of an event on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// A heading after an empty line.
    Title,
    /// A line after an empty line.
    Apart,
    /// A line without space before it.
    Line,
    /// No line, since other lines already contain the information.
    Aside,
}

impl NarratedEvent {
    /// An event on a separate line.
    pub fn line(text: impl Into<String>, clauses: &[impl ClauseId]) -> NarratedEvent {
        let (title, amount, pot) = (None, None, None);
        NarratedEvent { title, form: Layout::Line, text: text.into(), amount, pot, clauses: ids(clauses) }
    }

    /// The same event with another layout.
    pub fn with_layout(self, form: Layout) -> NarratedEvent {
        NarratedEvent { form, ..self }
    }

    /// The same event with text in the column of amounts.
    pub fn with_amount(self, amount: impl Into<Option<String>>) -> NarratedEvent {
        NarratedEvent { amount: amount.into(), ..self }
    }
}

/// The cards of an event, if the viewer may see all of them.
pub fn seen(cards: &[Option<Shown>]) -> Option<Vec<Card>> {
    cards.iter().map(|card| card.map(|Shown(card)| card)).collect()
}

/// Cards with suit symbols and without colours, separated by spaces.
pub fn plain_cards(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| format!("{card:#}")).collect::<Vec<_>>().join(" ")
}

/// Result of a wager as a verb: `wins`, `loses`, `gets back`.
const fn result_verb(result: WagerResult) -> &'static str {
    match result {
        WagerResult::Won => "wins",
        WagerResult::Lost => "loses",
        WagerResult::Push => "gets back",
    }
}
