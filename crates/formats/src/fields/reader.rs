//! The fields of a round, taken one by one; errors name their field and, if it is known, their line.

use super::{Entries, Node, Value};
use crate::code::Code;
use crate::error::FileError;
use crate::input::from_value;
use serde::de::DeserializeOwned;
use serde_json::Map;
use std::collections::BTreeMap;

/// The fields of one round that are not consumed yet.
pub(crate) struct Fields {
    entries: Entries,
    /// Kind of round that needs the fields, for errors about missing ones.
    round: &'static str,
    /// The line of the round's heading, for errors about missing fields.
    line: Option<usize>,
}

impl Fields {
    pub fn new(entries: Entries, round: &'static str, line: Option<usize>) -> Fields {
        Fields { entries, round, line }
    }

    /// The line of a field that is not consumed yet: `None` if there is no such field, `Some(None)` if its line is
    /// unknown.
    pub fn line_of(&self, name: &str) -> Option<Option<usize>> {
        self.entries.iter().find(|(entry, _)| entry == name).map(|(_, node)| node.line)
    }

    pub fn required<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&Node) -> Result<T, FileError>,
    ) -> Result<T, FileError> {
        let message = format!("the field {name} is missing: {} needs it", self.round);
        let missing = FileError::new(Code::MissingField, message).in_field(name).at_line(self.line);
        self.optional(name, read)?.ok_or(missing)
    }

    pub fn optional<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&Node) -> Result<T, FileError>,
    ) -> Result<Option<T>, FileError> {
        let Some(place) = self.entries.iter().position(|(entry, _)| entry == name) else { return Ok(None) };
        let (_, node) = self.entries.remove(place);
        let placed = |error: FileError| FileError { line: error.line.or(node.line), ..error };
        let named = |error: FileError| if error.field.is_some() { error } else { error.in_field(name) };
        read(&node).map(Some).map_err(|error| named(placed(error)))
    }

    /// The remaining fields, as TOML.
    ///
    /// # Errors
    /// [`FileError`] if a field is or contains a `null`, or a number that does not fit in TOML.
    pub fn rest(self) -> Result<toml::Table, FileError> {
        let keep = |(name, node): (String, Node)| match node.to_toml() {
            Some(value) => Ok((name, value)),
            None => Err(not_in_toml(&node).in_field(&name).at_line(node.line)),
        };
        self.entries.into_iter().map(keep).collect()
    }

    /// The names and lines of the remaining fields.
    pub fn names(&self) -> impl Iterator<Item = (&str, Option<usize>)> {
        self.entries.iter().map(|(name, node)| (name.as_str(), node.line))
    }
}

/// Line numbers in a file, counted from 1; empty for a round from another source.
///
/// Line numbers are not part of a round's identity: any two values are equal.
#[derive(Clone, Debug, Default)]
pub struct Lines {
    /// The line of every field, by name.
    pub fields: BTreeMap<String, usize>,
    /// The line of every entry of `actions`.
    pub actions: Vec<usize>,
}

impl PartialEq for Lines {
    fn eq(&self, _: &Lines) -> bool {
        true
    }
}

impl Lines {
    pub(crate) fn of(entries: &[(String, Node)]) -> Lines {
        let fields = entries.iter().filter_map(|(name, node)| Some((name.clone(), node.line?)));
        let actions = entries.iter().find(|(name, _)| name == "actions");
        let actions = match actions.map(|(_, node)| &node.value) {
            Some(Value::List(list)) => list.iter().filter_map(|item| item.line).collect(),
            _ => Vec::new(),
        };
        Lines { fields: fields.collect(), actions }
    }
}

/// The value of the field `variant`; `None` if the field is missing or not a string.
pub(crate) fn variant_of(entries: &[(String, Node)]) -> Option<&str> {
    entries.iter().find_map(|(name, node)| match &node.value {
        Value::Text(code) if name == "variant" => Some(code.as_str()),
        _ => None,
    })
}

pub(crate) fn wrong_type(node: &Node, wanted: &str) -> FileError {
    let message = format!("expected {wanted}, found {}", node.value.kind());
    FileError::new(Code::WrongType, message).at_line(node.line)
}

/// Converts a field to JSON. Refuses a field that is or contains a `null` or a number that does not fit in TOML.
pub(crate) fn json(node: &Node) -> Result<serde_json::Value, FileError> {
    let value = node.to_toml().and_then(|value| serde_json::to_value(value).ok());
    value.ok_or_else(|| not_in_toml(node))
}

/// The error for a value that [`Node::to_toml`] cannot convert.
fn not_in_toml(node: &Node) -> FileError {
    let message = if node.contains_null() {
        "null is not a value here: leave the field out, or give it a value"
    } else {
        "a number is too large"
    };
    FileError::new(Code::Number, message)
}

/// Deserializes fields into a type.
///
/// # Errors
/// [`FileError`] that describes the unexpected value, with the path of its field.
pub(crate) fn plain<T: DeserializeOwned>(fields: Map<String, serde_json::Value>) -> Result<T, FileError> {
    from_value(&fields.into()).map_err(|error| {
        let at = if error.path.is_empty() { String::new() } else { format!("{}: ", error.path) };
        FileError::new(Code::Value, format!("{at}{}", error.fault))
    })
}
