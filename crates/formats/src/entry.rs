//! Hands and rounds of a `.phhs` file, each under its heading.

use crate::code::Code;
use crate::error::FileError;
use crate::fields::{Entries, Node, Value, parse_toml, variant_of};
use crate::phh::{Hand, read_hand};
use std::fmt;

/// One hand or round of a `.phhs` file with its heading, or the error in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The heading, such as `12` for `[12]`. `None` for content outside all hands.
    pub name: Option<String>,
    /// The hand, or the error in it. For a round of another game, this is an error and `round` has its fields.
    pub hand: Result<Hand, FileError>,
    /// The fields, if this is a round of another game; [`replay_fields`](crate::history::replay_fields) replays
    /// it.
    pub round: Option<RoundFields>,
}

/// The fields of a round, for games other than hold'em, not interpreted yet.
#[derive(Clone, PartialEq)]
pub struct RoundFields(pub(crate) Entries);

impl fmt::Debug for RoundFields {
    /// Prints no fields, because they contain every card.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RoundFields")
    }
}

impl RoundFields {
    /// Copies the fields if their variant starts with `_`; `None` for any other variant, or without one.
    fn of(fields: &[(String, Node)]) -> Option<RoundFields> {
        let is_round = variant_of(fields).is_some_and(|code| code.starts_with('_'));
        is_round.then(|| RoundFields(fields.to_vec()))
    }
}

/// Parses the tables of a TOML string whose first line has the number `first_line` in the whole file. A value outside
/// the tables is an error for the whole string; an error in a table is in its entry.
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
                "{} is outside a hand: a .phhs file has a table for each hand, headed [1], [2], …; one hand alone belongs in a .phh file",
                other.kind()
            );
            Err(FileError::new(Code::NotAHand, message).in_field(&name).at_line(node.line))
        }
    }
}
