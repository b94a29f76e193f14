//! Strict reading of draws, proofs and logs from JSON, in the forms of `docs/draws.md`.
//!
//! The text is parsed into a tree of its own first, because the usual readers of `serde_json` accept lists in place of
//! objects, repeated names, or both.

mod draws;
mod facts;
mod form;
mod value;

use std::fmt;
use value::Json;

/// A type that has a form in JSON: [`Draw`](crate::Draw), [`Block`](crate::Block), [`Opening`](crate::Opening),
/// [`PhoneMessage`](crate::PhoneMessage), [`Proof`](crate::Proof), [`PublicInputs`](crate::PublicInputs),
/// [`DrawRule`](crate::DrawRule), [`Fact`](crate::Fact), [`Entry`](crate::Entry) and lists of entries.
pub trait FromJson: sealed::Sealed + Sized {}

impl<T: sealed::Sealed> FromJson for T {}

mod sealed {
    pub trait Sealed: Sized {
        fn read(json: &super::Json) -> Result<Self, super::FormError>;
    }
}

use sealed::Sealed as Read;

/// Error returned if a text is not JSON of the required form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormError {
    /// The way to the value, such as `proof.room.path.3`; empty for the whole text.
    pub path: String,
    /// The form that is required there.
    pub expected: &'static str,
}

/// Reads a value from JSON text. The code of an error is `malformed`.
///
/// # Errors
/// A [`FormError`] for every text that does not have exactly the form of the type: with a missing, unknown or repeated
/// name, a value of another type, or one outside its range.
pub fn from_json<T: FromJson>(text: &str) -> Result<T, FormError> {
    T::read(&Json::parse(text)?)
}

impl FormError {
    fn new(expected: &'static str) -> FormError {
        FormError { path: String::new(), expected }
    }

    /// The error, seen from the value that has it under this name.
    fn under(mut self, name: &str) -> FormError {
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
