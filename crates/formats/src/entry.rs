//! Hands and rounds of a `.phhs` text, each under its heading.

use crate::error::FileError;
use crate::fields::{Entries, Node, Value, parse_toml, variant_of};
use crate::phh::{Hand, read_hand};
use crate::split::Splitter;
use std::fmt;

/// A hand of a `.phhs` file under its heading, or its error.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The heading: `12` for `[12]`; `None` for content outside all hands.
    pub name: Option<String>,
    /// The hand, or the error in it.
    pub hand: Result<Hand, FileError>,
    /// The fields of a round of another game; [`replay_fields`](crate::history::replay_fields) replays it.
    pub round: Option<RoundFields>,
}

/// The unparsed fields of a round of another game than hold'em.
#[derive(Clone, PartialEq)]
pub struct RoundFields(pub(crate) Entries);

impl fmt::Debug for RoundFields {
    /// Prints no fields, because they contain every card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RoundFields")
    }
}

impl RoundFields {
    /// The fields, if their variant is that of such a round.
    fn of(fields: &[(String, Node)]) -> Option<RoundFields> {
        let is_round = variant_of(fields).is_some_and(|code| code.starts_with('_'));
        is_round.then(|| RoundFields(fields.to_vec()))
    }
}

/// Parses a `.phhs` text, which has a table for each hand, headed `[1]`, `[2]`, and so on. Hands are returned
/// in the order of the text, and an invalid hand does not hide the others. [`Splitter`] does the same for a
/// text that arrives line by line.
pub fn parse_hands(text: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut found = |entry| entries.push(entry);
    let mut splitter = Splitter::default();
    text.split_inclusive('\n').for_each(|line| splitter.line(line.as_bytes(), &mut found));
    splitter.end(&mut found);
    entries
}

/// Parses the tables of a text that starts on a given line of a longer one.
pub(crate) fn read_entries(text: &str, first_line: usize) -> Result<Vec<Entry>, FileError> {
    parse_toml(text, first_line)?.into_iter().map(|(name, node)| read_entry(name, node)).collect()
}

fn read_entry(name: String, node: Node) -> Result<Entry, FileError> {
    match node.value {
        Value::Table(fields) => {
            let round = RoundFields::of(&fields);
            Ok(Entry { round, hand: read_hand(fields, node.line), name: Some(name) })
        }
        other => {
            let message = format!(
                "{} stands outside a hand: a .phhs file has a table for each hand, headed [1], [2], …; one hand alone belongs in a .phh file",
                other.kind()
            );
            Err(FileError::new("not_a_hand", message).in_field(&name).at_line(node.line))
        }
    }
}
