//! Events in words, as one viewer sees them: a narrator a game.
//!
//! - [`Narrator`]: what the narrators of all games share. [`Told`]: one event in words.
//! - [`Cast`]: who takes part, and who of them reads. [`page`]: how lines stand in 80 columns. [`account`]: what was won.

pub mod account;
mod cast;
pub mod high_card_flush;
pub mod holdem;
pub mod mount_holyoke;
pub mod packs_poker;
pub mod page;
pub mod poker_run;
#[cfg(test)]
mod truth;

pub use cast::Cast;

use cards::Card;
use games::clause::{Cite, ids};
use games::settlement::WagerResult;
use games::{Chips, Refereed, Shown};

/// Tells the events of one round, in order, to one viewer.
pub trait Narrator<G: Refereed> {
    /// At the beginning of a round.
    fn new(cast: Cast) -> Self;

    /// The next event in words.
    fn tell(&mut self, event: &G::Seen) -> Told;
}

/// One event in words.
#[derive(Clone, Debug)]
pub struct Told {
    /// A title of the part of the round that begins with this event. It cites the clauses where the event itself is no
    /// line.
    pub title: Option<&'static str>,
    /// How it stands on a page.
    pub form: Form,
    /// The words.
    pub text: String,
    /// The text in the column of amounts: the pot's size, what a wager won.
    pub amount: Option<String>,
    /// The size of all pots after it, in hold'em.
    pub pot: Option<Chips>,
    /// The clauses behind it, the document first.
    pub clauses: Vec<&'static str>,
}

/// How a line stands on a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A title after an empty line.
    Title,
    /// A line after an empty line.
    Apart,
    /// A line among others.
    Line,
    /// Nothing: other lines say it already.
    Aside,
}

impl Told {
    /// A line of its own.
    pub fn line(text: impl Into<String>, clauses: &[impl Cite]) -> Told {
        let (title, amount, pot) = (None, None, None);
        Told { title, form: Form::Line, text: text.into(), amount, pot, clauses: ids(clauses) }
    }

    /// The same in another form.
    pub fn formed(self, form: Form) -> Told {
        Told { form, ..self }
    }

    /// The same with something in the column of amounts.
    pub fn with_amount(self, amount: impl Into<Option<String>>) -> Told {
        Told { amount: amount.into(), ..self }
    }
}

/// The cards of an event, where this viewer may see all of them.
pub fn seen(cards: &[Option<Shown>]) -> Option<Vec<Card>> {
    cards.iter().map(|card| card.map(|Shown(card)| card)).collect()
}

/// Cards with their pips and without colours, a space between them.
pub fn plain_pips(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| format!("{card:#}")).collect::<Vec<_>>().join(" ")
}

/// What became of a wager: `wins`, `loses`, `gets back`.
const fn fares(result: WagerResult) -> &'static str {
    match result {
        WagerResult::Won => "wins",
        WagerResult::Lost => "loses",
        WagerResult::Push => "gets back",
    }
}
