//! A request that is refused.

use formats::FileError;
use games::GameError;
use games::clause::ids;
use schemars::JsonSchema;
use serde::Serialize;

/// The refusal of a request. The message names the position, the value and the remedy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[error("{message}{}", cited(clauses))]
#[schemars(rename = "Error")]
pub struct Refused {
    /// A code for programs that never changes.
    #[schemars(with = "String")]
    pub code: &'static str,
    /// The reason in words.
    pub message: String,
    /// The clauses and rulings behind it, the document first; empty if the request cannot be read.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
    /// The line of a file, counted from 1, if it came from one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The field with the error, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// The action of a hand with the error, counted from 1, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<usize>,
}

impl Refused {
    /// A refusal without clauses.
    pub fn new(code: &'static str, message: impl Into<String>) -> Refused {
        let message = shortened(message.into());
        Refused { code, message, clauses: Vec::new(), line: None, field: None, action: None }
    }

    /// Adds the clauses behind the refusal.
    pub fn citing(self, clauses: &[&'static str]) -> Refused {
        Refused { clauses: clauses.to_vec(), ..self }
    }

    /// Adds the position of the error before the message.
    pub fn at(self, place: impl std::fmt::Display) -> Refused {
        Refused { message: format!("{place}: {}", self.message), ..self }
    }

    /// Adds the field with the error, for programs.
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

/// Longest message, in characters. A request may quote itself at any length.
const LONGEST: usize = 600;

/// Shortens a message that is too long to its beginning and its end.
fn shortened(message: String) -> String {
    let mut places = message.char_indices().map(|(place, _)| place);
    if places.clone().nth(LONGEST).is_none() {
        return message;
    }
    let head = places.nth(LONGEST / 2).unwrap_or(0);
    let tail = message.char_indices().rev().nth(LONGEST / 2).map_or(0, |(place, _)| place);
    format!("{} … {}", &message[..head], &message[tail..])
}

/// The clauses after a message for a person: ` (holdem/trade-2, TH-3)`.
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
