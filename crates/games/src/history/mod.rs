//! Text files for rounds of the four games other than hold'em, modeled on PHH hand histories.
//!
//! A PHH file is TOML, and keys that start with `_` are reserved for extensions. The variant, such as
//! `_packs_poker`, starts with `_` too: it tells a PHH program that the hand is not one of its own.
//! `docs/records.md` describes every field.
//!
//! 1. [`History::of`]: a [`Record`] with its result (`mod.rs`; each game's figures in `figures.rs`).
//! 2. [`History::encode`]: serializes to text (`write.rs`). [`History::decode`]: parses text, every error
//!    with its line (`read.rs`).
//! 3. [`History::replay`]: replays the round under the rules and compares the result with the file
//!    (`replay.rs`).
//! 4. [`replay_any`], [`replay_fields`]: the same for any of the games, from a file of one round or of
//!    several (`any.rs`).
//! 5. [`History::seen_by`]: redacts a history for one viewer; hidden cards are written `??` (`told.rs`).
//!
//! An unredacted history contains every card, as a record does: only a store and the offline tools may create
//! one.

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

use crate::actor::Actor;
use crate::holdem::phh::Lines;
use crate::record::{Record, RecordErrorOf};
use crate::refereed::Refereed;
use cards::{Card, CardSet};
use serde_json::Value;

/// The version of this file format.
pub const FORMAT: u64 = 1;

/// The public part of a round: its rules, its table and its actions.
pub type RoundOf<'a, G> =
    (&'a <G as Refereed>::Rules, &'a <G as Refereed>::Table, &'a [(Actor, <G as Refereed>::Action)]);

/// The parts of a game's history beyond its record.
pub trait Historic: Refereed {
    /// Table lists that have a PHH field: the table's name, then PHH's.
    const SHARED: &'static [(&'static str, &'static str)];
    /// The fields that hold the result.
    const FIGURES: &'static [&'static str];

    /// The result, in the order of [`Historic::FIGURES`]; `None` while the round is not over.
    fn figures(&self) -> Option<Vec<Value>>;

    /// Assigns stand-in cards to the positions that a redacted file leaves out. They decide nothing, but the
    /// recorded actions must be legal with them.
    fn stand_in(_: RoundOf<'_, Self>, places: Vec<usize>, cards: Vec<Card>) -> Vec<(usize, Card)> {
        places.into_iter().zip(cards).collect()
    }
}

/// A game that deals from an order, so that each viewer is shown only some of its cards.
pub trait Dealt: Historic {
    /// The cards that these events show, with their positions in the order, counted from 0.
    fn shown(&self, seen: &[Self::Seen]) -> Vec<(usize, Card)>;
}

/// A record with the other contents of its file. Contains every card unless it was redacted by
/// [`seen_by`](History::seen_by).
#[derive(Clone, PartialEq)]
pub struct History<G: Historic> {
    /// The round.
    pub record: Record<G>,
    /// The result figures that the file states, as pairs of field and value.
    pub figures: Vec<(&'static str, Value)>,
    /// All other fields, kept unchanged: PHH fields such as `players`, and those that start with `_`.
    pub others: toml::Table,
    /// Stand-ins for cards that the file's owner was not shown. They are written `??`.
    pub stand_ins: CardSet,
    /// Line numbers of the fields in the file.
    pub lines: Lines,
}

impl<G: Historic> History<G> {
    /// Builds the history of a record, with its result if the round is over.
    ///
    /// # Errors
    /// [`RecordErrorOf`] if the record does not replay.
    pub fn of(record: Record<G>) -> Result<History<G>, RecordErrorOf<G>> {
        let game = record.replay(&mut |_| ())?;
        let values = game.figures().unwrap_or_default();
        let figures = G::FIGURES.iter().copied().zip(values).collect();
        Ok(History {
            record,
            figures,
            others: toml::Table::new(),
            stand_ins: CardSet::EMPTY,
            lines: Lines::default(),
        })
    }
}

/// The variant in the file: the game's name with a leading `_`.
fn variant<G: Refereed>() -> String {
    format!("_{}", G::NAME)
}
