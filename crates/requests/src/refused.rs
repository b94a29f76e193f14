//! The refusal of a request, with its code, reason and position.

use formats::FileError;
use games::GameError;
use games::clause::ids;
use schemars::JsonSchema;
use serde::Serialize;

/// The refusal of a request. The message names the position, the value and the fix.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[error("{message}{}", cited(clauses))]
#[schemars(rename = "Error")]
pub struct Refused {
    /// Stable machine-readable code.
    #[schemars(with = "String")]
    pub code: &'static str,
    /// The reason in words.
    pub message: String,
    /// The clauses that the refusal is based on, those of the rulebook before the rulings; empty if the request cannot
    /// be parsed.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
    /// Line of the error, counted from 1, if the input is a file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The field with the error, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// Index of the action with the error, counted from 1, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<usize>,
}

impl Refused {
    /// A refusal without clauses.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refused {
        let message = shortened(message.into());
        Refused { code, message, clauses: Vec::new(), line: None, field: None, action: None }
    }

    /// Sets the clauses that the refusal is based on.
    pub fn citing(self, clauses: &[&'static str]) -> Refused {
        Refused { clauses: clauses.to_vec(), ..self }
    }

    /// Prefixes the message with the position of the error.
    pub fn at(self, place: impl std::fmt::Display) -> Refused {
        Refused { message: format!("{place}: {}", self.message), ..self }
    }

    /// Sets the field with the error.
    pub fn in_field(self, field: impl Into<String>) -> Refused {
        Refused { field: Some(shortened(field.into())), ..self }
    }

    /// The refusal for an error in a file, with its position.
    pub fn in_file(error: FileError) -> Refused {
        let refused = Refused::new(error.code, error.to_string()).citing(&error.clauses);
        Refused { line: error.line, field: error.field, action: error.action, ..refused }
    }
}

impl<E: GameError> From<E> for Refused {
    fn from(error: E) -> Refused {
        Refused::new(error.code(), error.to_string()).citing(&ids(error.clauses()))
    }
}

/// Maximum length of a message, in characters: messages quote the request, which can be long.
const LONGEST: usize = 600;

/// Truncates the middle of a message that is too long.
fn shortened(message: String) -> String {
    let mut places = message.char_indices().map(|(place, _)| place);
    if places.clone().nth(LONGEST).is_none() {
        return message;
    }
    let head = places.nth(LONGEST / 2).unwrap_or(0);
    let tail = message.char_indices().rev().nth(LONGEST / 2).map_or(0, |(place, _)| place);
    format!("{} … {}", &message[..head], &message[tail..])
}

/// The clauses as a suffix of a human-readable message: ` (holdem/trade-2, TH-3)`.
fn cited(clauses: &[&str]) -> String {
    if clauses.is_empty() { String::new() } else { format!(" ({})", clauses.join(", ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_with_a_long_quotation_is_shortened_in_the_middle() {
        let refused = Refused::new("request", format!("unknown `{}`, expected ♠", "♥".repeat(1 << 20)));
        assert!(refused.message.chars().count() < LONGEST + 10);
        assert!(refused.message.starts_with("unknown `♥") && refused.message.ends_with("♥`, expected ♠"));
        assert_eq!(Refused::new("request", "short").message, "short");
    }
}
