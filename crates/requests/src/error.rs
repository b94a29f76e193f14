//! The error of a request, with its code, reason and position.

use crate::Code;
use formats::FileError;
use games::GameError;
use games::clause::{ClauseId, ids};
use schemars::JsonSchema;
use serde::Serialize;

/// Error of a request. The message names the position, the value and the fix.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, thiserror::Error)]
#[error("{message}{}", cited(clauses))]
#[schemars(rename = "Error")]
pub struct RequestError {
    /// The stable, machine-readable error code.
    #[schemars(with = "String")]
    pub code: Code,
    /// The reason, as a message.
    pub message: String,
    /// The clauses that the error is based on, those of the rulebook before the rulings; empty if it is based on
    /// none.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
    /// Line of the error, counted from 1, if the error is in a file and belongs to a line.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<usize>,
    /// The field with the error, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<Box<str>>,
    /// Number of the action with the error, counted from 1, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<usize>,
}

impl RequestError {
    /// An error without clauses or a position.
    pub fn new(code: Code, message: impl Into<String>) -> RequestError {
        let message = shortened(message.into());
        RequestError { code, message, clauses: Vec::new(), line: None, field: None, action: None }
    }

    /// Sets the clauses that the error is based on.
    pub fn citing<C: ClauseId>(self, clauses: &[C]) -> RequestError {
        RequestError { clauses: ids(clauses), ..self }
    }

    /// Prefixes the message with the position of the error.
    pub fn at(self, place: impl std::fmt::Display) -> RequestError {
        RequestError { message: format!("{place}: {}", self.message), ..self }
    }

    /// Sets the field with the error.
    pub fn in_field(self, field: impl Into<String>) -> RequestError {
        RequestError { field: Some(shortened(field.into()).into()), ..self }
    }

    /// Converts an error in a file, with its position, to the error of the request.
    pub fn in_file(error: FileError) -> RequestError {
        let request = RequestError::new(Code::Shared(error.code), error.to_string());
        let FileError { clauses, line, field, action, .. } = error;
        RequestError { clauses, line, field, action, ..request }
    }
}

impl<E: GameError> From<E> for RequestError {
    fn from(error: E) -> RequestError {
        RequestError::new(Code::of(&error), error.to_string()).citing(&error.clauses())
    }
}

/// Number of characters beyond which a message is shortened: messages quote the request, which can be long.
const MAX_MESSAGE: usize = 600;

/// Replaces the middle of a message with an ellipsis if it is longer than [`MAX_MESSAGE`], and keeps about that many
/// characters.
fn shortened(message: String) -> String {
    let mut places = message.char_indices().map(|(place, _)| place);
    if places.clone().nth(MAX_MESSAGE).is_none() {
        return message;
    }
    let head = places.nth(MAX_MESSAGE / 2).unwrap_or(0);
    let tail = message.char_indices().rev().nth(MAX_MESSAGE / 2).map_or(0, |(place, _)| place);
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
        let error =
            RequestError::new(Code::Request, format!("unknown `{}`, expected ♠", "♥".repeat(1 << 20)));
        assert!(error.message.chars().count() < MAX_MESSAGE + 10);
        assert!(error.message.starts_with("unknown `♥") && error.message.ends_with("♥`, expected ♠"));
        assert_eq!(RequestError::new(Code::Request, "short").message, "short");
    }
}
