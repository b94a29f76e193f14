//! Rounds of the four games that are not hold'em as text files, in the manner of hand histories in the PHH format.
//!
//! A PHH file is TOML, and keys that begin with `_` are free for extensions. So is the variant `_packs_poker`: a program
//! that knows PHH sees by it that the hand is none of its own. `docs/records.md` describes every field.
//!
//! 1. [`History::of`]: a [`Record`] with what it came to (`mod.rs`, each game's figures in `figures.rs`).
//! 2. [`History::encode`]: as text (`write.rs`). [`History::decode`]: the text again, every error with its line (`read.rs`).
//! 3. [`History::replay`]: through the rules, and a comparison with what the file says (`replay.rs`).
//! 4. [`replay_any`], [`replay_fields`]: the same for a round of any of the games, alone or out of a file of several (`any.rs`).
//! 5. [`History::seen_by`]: as far as one viewer was shown it; other cards are written `??` (`told.rs`).
//!
//! Otherwise a history carries every card, as a record does: only a store and the offline tools may ask for one.

mod any;
mod figures;
mod read;
mod replay;
mod told;
mod write;

pub(crate) use read::plain;
pub(crate) use told::at;

pub use any::{AnyReplayed, is_history, replay_any, replay_fields};
pub use replay::Replayed;

use crate::game::Actor;
use crate::holdem::phh::{Lines, PhhError};
use crate::record::{Record, RecordErrorOf};
use crate::refereed::Refereed;
use cards::{Card, CardSet};
use serde_json::{Map, Value};

/// The version of the form of these files.
pub const FORMAT: u64 = 1;

/// The code and the clauses of a refusal.
pub type Grounds = (&'static str, Vec<&'static str>);

/// What everybody knows of a round: its rules, its table and its actions.
pub type RoundOf<'a, G> =
    (&'a <G as Refereed>::Rules, &'a <G as Refereed>::Table, &'a [(Actor, <G as Refereed>::Action)]);

/// What is written of a game besides its record.
pub trait Historic: Refereed {
    /// Lists of the table for which PHH has a name: the table's, then the format's.
    const SHARED: &'static [(&'static str, &'static str)];
    /// The fields that say what it came to.
    const FIGURES: &'static [&'static str];

    /// What it came to, in the order of [`Historic::FIGURES`]; `None` while it is not over.
    fn figures(&self) -> Option<Vec<Value>>;

    /// Which of these cards lie in those places of the order that a file does not tell. They decide nothing, but the
    /// actions must be allowed with them.
    fn stand_in(_: RoundOf<'_, Self>, places: Vec<usize>, cards: Vec<Card>) -> Vec<(usize, Card)> {
        places.into_iter().zip(cards).collect()
    }

    /// The rules that these settings make.
    ///
    /// # Errors
    /// Settings that are none, and settings that do not go together, with their clauses.
    fn rules(settings: Map<String, Value>) -> Result<Self::Rules, PhhError>;

    /// The code and the clauses of a refused action.
    fn refused(refusal: &Self::Refusal) -> Grounds;

    /// The code and the clauses of a table that is not opened.
    fn unopened(error: &Self::SetupError) -> Grounds;
}

/// A game that deals from an order, so that one viewer is shown some of its cards.
pub trait Dealt: Historic {
    /// The cards that a viewer was shown by these events, with their places in the order, counted from 0.
    fn told(&self, seen: &[Self::Seen]) -> Vec<(usize, Card)>;
}

/// A record, and what its file says besides. It carries every card, unless it is what somebody was [shown](History::seen_by).
#[derive(Clone, PartialEq)]
pub struct History<G: Historic> {
    /// The round.
    pub record: Record<G>,
    /// What the file says it came to: field and value.
    pub figures: Vec<(&'static str, Value)>,
    /// Every other field, kept as it is: those of PHH, such as `players`, and those that begin with `_`.
    pub others: toml::Table,
    /// The cards that are written `??`: they stand in for those that the file's owner was not shown.
    pub untold: CardSet,
    /// Where the fields stand in their file.
    pub lines: Lines,
}

impl<G: Historic> History<G> {
    /// The history of a record, with what it came to if it is over.
    ///
    /// # Errors
    /// Where the record does not replay.
    pub fn of(record: Record<G>) -> Result<History<G>, RecordErrorOf<G>> {
        let game = record.replay(&mut |_| ())?;
        let values = game.figures().unwrap_or_default();
        let figures = G::FIGURES.iter().copied().zip(values).collect();
        Ok(History {
            record,
            figures,
            others: toml::Table::new(),
            untold: CardSet::EMPTY,
            lines: Lines::default(),
        })
    }
}

/// The variant in the file: the game's name after `_`.
fn variant<G: Refereed>() -> String {
    format!("_{}", G::NAME)
}
