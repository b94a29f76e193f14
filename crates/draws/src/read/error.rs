//! The error of JSON that has another form than required.

use std::fmt;

/// Error returned if a text is not JSON of the required form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormError {
    /// The way to the value, such as `proof.room.path.3`; empty for the whole text.
    pub path: String,
    /// The form that is required there.
    pub expected: &'static str,
}

impl FormError {
    pub(super) fn new(expected: &'static str) -> FormError {
        FormError { path: String::new(), expected }
    }

    /// The error, seen from the value that has it under this name.
    pub(super) fn under(mut self, name: &str) -> FormError {
        self.path = match self.path.as_str() {
            "" => name.to_owned(),
            path => format!("{name}.{path}"),
        };
        self
    }
}

impl fmt::Display for FormError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.path.as_str() {
            "" => write!(f, "expected {}", self.expected),
            path => write!(f, "{path}: expected {}", self.expected),
        }
    }
}

impl std::error::Error for FormError {}
