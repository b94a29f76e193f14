//! Errors in a file, with their position.

use crate::code::Code;
use games::GameError;
use games::clause::{ClauseId, ids};
use std::fmt;

/// A refused file, hand or action: its position, the problem and the correction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The line in the file, counted from 1; for a field that is missing from a hold'em hand under a heading, the line
    /// of the heading. `None` if the hand did not come from a file, or if the error does not belong to a line, such as
    /// any other missing field.
    pub line: Option<usize>,
    /// The name of the field; `None` if the error does not concern a single field.
    pub field: Option<Box<str>>,
    /// The number of the entry in `actions`, counted from 1; `None` if the error is not in an action.
    pub action: Option<usize>,
    /// The stable, machine-readable error code.
    pub code: Code,
    /// The problem and how to fix it.
    pub message: String,
    /// The clauses that the input violates: those of the rulebook, then the rulings. Empty if the input
    /// violates the file format rather than a rule.
    pub clauses: Vec<&'static str>,
}

impl FileError {
    pub(crate) fn new(code: Code, message: impl Into<String>) -> FileError {
        FileError {
            line: None,
            field: None,
            action: None,
            code,
            message: message.into(),
            clauses: Vec::new(),
        }
    }

    pub(crate) fn at_line(self, line: Option<usize>) -> FileError {
        FileError { line: line.or(self.line), ..self }
    }

    pub(crate) fn in_field(self, field: &str) -> FileError {
        FileError { field: Some(field.into()), ..self }
    }

    /// Sets the number of the entry in `actions`, counted from 1.
    pub(crate) fn in_action(self, number: usize) -> FileError {
        FileError { action: Some(number), ..self.in_field("actions") }
    }

    pub(crate) fn by<C: ClauseId>(self, clauses: &[C]) -> FileError {
        FileError { clauses: ids(clauses), ..self }
    }
}

impl<E: GameError> From<E> for FileError {
    fn from(error: E) -> FileError {
        FileError::new(Code::of(&error), error.to_string()).by(&error.clauses())
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}, ")?;
        }
        match (&self.field, self.action) {
            (_, Some(action)) => write!(f, "action {action}: ")?,
            (Some(field), None) => write!(f, "{field}: ")?,
            (None, None) => (),
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for FileError {}
