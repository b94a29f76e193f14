//! Errors with their path, and the slot through which they pass the inner deserializer.

use crate::input::fault::{Fault, Found, Wanted, shorten};
use crate::input::path::{Path, Segment};
use games::ruling::Ruling;
use serde::de::{self, Expected, Unexpected};
use std::cell::RefCell;
use std::fmt::{self, Display};

/// Storage for an error while it propagates through the inner deserializer.
#[derive(Default)]
pub(in crate::input) struct Slot(RefCell<Option<Trace>>);

struct Trace {
    fault: Option<Fault>,
    /// The path, innermost first.
    path: Vec<Segment>,
}

/// An error of the type being deserialized, or of the inner deserializer.
#[derive(Debug)]
pub(in crate::input) struct Error<E> {
    pub fault: Option<Fault>,
    pub inner: Option<E>,
    /// The path, innermost first.
    pub path: Vec<Segment>,
}

impl<E> Error<E> {
    /// Wraps an error of the inner deserializer.
    pub fn from_inner(inner: E) -> Error<E> {
        Error { fault: None, inner: Some(inner), path: Vec::new() }
    }

    /// The fault, the error of the inner deserializer, and the path.
    pub fn into_parts(self) -> (Option<Fault>, Option<E>, Path) {
        let path = self.path.into_iter().rev().collect();
        (self.fault, self.inner, Path(path))
    }

    /// Adds the ruling to an error of the value itself. An error inside the value stays unchanged.
    pub fn citing(self, ruling: Ruling) -> Error<E> {
        let fault = self.fault.map(|fault| if self.path.is_empty() { fault.citing(ruling) } else { fault });
        Error { fault, ..self }
    }

    /// Adds a segment to the front of the path.
    pub fn at(mut self, segment: Segment) -> Error<E> {
        self.path.push(segment);
        self
    }
}

impl<E> From<Fault> for Error<E> {
    fn from(fault: Fault) -> Error<E> {
        Error { fault: Some(fault), inner: None, path: Vec::new() }
    }
}

pub(super) fn type_mismatch<E>(found: Found, wanted: Wanted) -> Error<E> {
    Fault::Value { found, wanted: Some(wanted), described: None, ruling: None }.into()
}

/// The error of a value that is not what its type expects. The alternate form of a description omits the ruling, which
/// comes from the name of the type.
fn mismatch<E>(found: Found, expected: &dyn Expected) -> Error<E> {
    let described = Some(format!("{expected:#}").into());
    Fault::Value { found, wanted: None, described, ruling: None }.into()
}

impl<E: de::Error> Display for Error<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.iter().try_for_each(|fault| fault.fmt(f))
    }
}

impl<E: de::Error> std::error::Error for Error<E> {}

impl<E: de::Error> de::Error for Error<E> {
    fn custom<T: Display>(words: T) -> Error<E> {
        // The alternate form omits the ruling, which comes from the name of the type.
        Fault::Other { words: format!("{words:#}"), ruling: None }.into()
    }

    fn invalid_type(found: Unexpected<'_>, expected: &dyn Expected) -> Error<E> {
        mismatch(found.into(), expected)
    }

    fn invalid_value(found: Unexpected<'_>, expected: &dyn Expected) -> Error<E> {
        de::Error::invalid_type(found, expected)
    }

    fn invalid_length(length: usize, expected: &dyn Expected) -> Error<E> {
        mismatch(Found::ListOf(length), expected)
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Error<E> {
        Fault::NoSuchChoice { found: shorten(found), known: known.to_vec() }.into()
    }

    fn unknown_field(found: &str, known: &'static [&'static str]) -> Error<E> {
        Fault::NoSuchField { found: shorten(found), known: known.to_vec() }.into()
    }

    fn missing_field(field: &'static str) -> Error<E> {
        Fault::Missing(field).into()
    }

    fn duplicate_field(field: &'static str) -> Error<E> {
        Fault::Twice(field.to_owned()).into()
    }
}

impl Slot {
    /// Stores the error, and returns one of the inner deserializer's type to propagate in its place.
    pub fn stash<E: de::Error>(&self, error: Error<E>) -> E {
        let Error { fault, inner, path } = error;
        *self.0.borrow_mut() = Some(Trace { fault, path });
        inner.unwrap_or_else(|| E::custom("the error is in the slot"))
    }

    /// Restores the stored error when the inner deserializer returns. If none is stored, wraps the inner deserializer's
    /// error.
    pub fn restore<E>(&self, inner: E) -> Error<E> {
        let trace = self.0.borrow_mut().take();
        let Trace { fault, path } = trace.unwrap_or(Trace { fault: None, path: Vec::new() });
        Error { fault, inner: Some(inner), path }
    }

    /// Restores the stored error, and adds the segment to its path if the error arose inside the value rather than
    /// between values.
    pub fn restore_at<E>(&self, inner: E, segment: impl FnOnce() -> Segment) -> Error<E> {
        let is_inside = self.0.borrow().is_some();
        let error = self.restore(inner);
        if is_inside { error.at(segment()) } else { error }
    }
}
