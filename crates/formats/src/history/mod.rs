//! Text files for rounds of the four games other than hold'em, modelled on PHH hand histories.
//!
//! A PHH file is TOML, and keys that start with `_` are reserved for extensions. The variant, such as
//! `_packs_poker`, starts with `_` too, so that PHH programs reject it as unknown. `docs/records.md` describes
//! every field.
//!
//! 1. [`History::of`]: builds a history from a [`Record`] and its result (`mod.rs`; each game's figures in
//!    `figures.rs`).
//! 2. [`History::encode`]: serializes to text (`write.rs`). [`History::decode`]: parses text, and reports errors with
//!    their lines (`read.rs`).
//! 3. [`History::replay`]: replays the round under the rules and compares the result with the file
//!    (`replay.rs`).
//! 4. [`replay_any`], [`replay_fields`]: parse and replay a round of any of the games, from a file of one round
//!    or of several (`any.rs`).
//! 5. [`History::seen_by`]: redacts a history for one viewer; hidden cards are written `??` (`order.rs`).
//!
//! Like a record, an unredacted history contains every card: only the room's export, which redacts it, and the offline
//! tools may create one.

mod any;
mod figures;
mod order;
mod read;
mod replay;
mod write;

pub use any::{AnyReplayed, is_history, replay_any, replay_fields};
pub use replay::Replayed;

use crate::fields::Lines;
use cards::{Card, CardSet};
use games::actor::Viewer;
use games::record::{Record, RecordErrorOf};
use games::redact::{Dealt, RoundOf};
use games::refereed::Refereed;
use serde_json::Value;

/// The version of this file format.
pub const FORMAT: u64 = 1;

/// The parts of a game's history that its record does not contain.
pub trait Historic: Refereed {
    /// The lists of the table that are stored in PHH fields, each as its name in the table and its PHH field.
    const SHARED: &'static [(&'static str, &'static str)];
    /// The names of the fields that contain the result.
    const FIGURES: &'static [&'static str];

    /// The result: a value for each of [`Historic::FIGURES`], in their order. `None` while the round is not over.
    fn figures(&self) -> Option<Vec<Value>>;

    /// Completes a redacted order, in which `None` is a hidden card. Returns the order and the stand-ins that
    /// replace hidden cards.
    ///
    /// # Errors
    /// A message for the user if no order of the game can contain the known cards.
    fn complete(known: &[Option<Card>], round: RoundOf<'_, Self>) -> Result<(Self::Order, CardSet), String>;
}

/// A record and the other contents of its file. Contains every card unless redacted by
/// [`seen_by`](History::seen_by).
#[derive(Clone, PartialEq)]
pub struct History<G: Historic> {
    /// The record of the round.
    pub record: Record<G>,
    /// The result figures that the file states or will state, as pairs of a field and its value; empty if there are
    /// none.
    pub figures: Vec<(&'static str, Value)>,
    /// All other fields, kept unchanged: PHH fields such as `players`, and custom fields, which start with `_`.
    pub others: toml::Table,
    /// Stand-ins for cards hidden from the viewer for whom the file was written. They are written `??`.
    pub stand_ins: CardSet,
    /// Line numbers of the fields in the file; empty if the history does not come from a file.
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

impl<G: Historic + Dealt> History<G> {
    /// Redacts the round for one viewer, as [`Record::seen_by`] does. The result contains none of the hidden
    /// cards; [`History::encode`] writes each of their stand-ins as `??`.
    ///
    /// # Errors
    /// [`RecordErrorOf`] if the record does not replay.
    pub fn seen_by(self, viewer: Viewer) -> Result<History<G>, RecordErrorOf<G>> {
        let (record, hidden) = self.record.seen_by(viewer)?;
        // If the history was redacted before, it already has stand-ins, which must stay hidden.
        Ok(History { record, stand_ins: self.stand_ins.union(hidden), ..self })
    }
}

impl<G: Historic> History<G> {
    /// Adds the round's number and, unless `names` is empty, the players' names, given in the order of their seats.
    #[must_use]
    pub fn annotated(mut self, number: u64, names: &[&str]) -> History<G> {
        self.others.extend(i64::try_from(number).map(|number| ("hand".to_owned(), number.into())));
        self.others.extend((!names.is_empty()).then(|| ("players".to_owned(), names.to_vec().into())));
        self
    }
}

/// The variant in the file: the game's name with a leading `_`.
fn variant<G: Refereed>() -> String {
    format!("_{}", G::NAME)
}
