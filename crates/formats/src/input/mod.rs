//! Deserialization of JSON and TOML with structured errors: the path of the value, the value found and the value
//! expected.
//!
//! - [`from_str`], [`from_slice`], [`from_value`]: deserialize from text, bytes and a value. A struct must be an
//!   object: an array, which serde also accepts, would depend on the order of the fields in the code. Duplicate names
//!   are errors.
//! - [`from_toml`]: the same for TOML.
//! - [`InputError`]: the [`Path`], the [`Fault`], and the position in the text.
//! - `reader.rs`: a wrapper around a deserializer that collects these errors.

mod fault;
mod path;
mod reader;
mod syntax;
#[cfg(test)]
mod tests;
mod toml;

pub use fault::{Fault, Found, Wanted, shorten};
pub use path::{Path, Segment};
pub use toml::from_toml;
pub(crate) use toml::syntax_error;

use reader::{Reader, Slot};
use serde::de::{Deserialize, DeserializeOwned};
use serde_json::Value;
use serde_json::de::{Deserializer, Read, SliceRead, StrRead};

/// An error in the input, with its path and position.
#[derive(Clone, Debug, PartialEq)]
pub struct InputError {
    /// The field with the error; empty for the whole input.
    pub path: Path,
    /// The error itself, without its path and position.
    pub fault: Fault,
    /// The position in the text: in JSON, where the parser stopped; in TOML, where the invalid part starts. `None` for
    /// [`from_value`].
    pub place: Option<Place>,
}

/// Position in the text, with lines and columns from 1. Columns count bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line, counted from 1.
    pub line: usize,
    /// The column in bytes, counted from 1.
    pub column: usize,
}

impl Place {
    /// The position of the byte at `offset` in the text.
    pub fn of(text: &[u8], offset: usize) -> Place {
        let before = &text[..offset.min(text.len())];
        let start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        Place { line, column: offset - start + 1 }
    }

    /// The offset of the position in the text, in bytes.
    pub fn offset(self, text: &str) -> usize {
        let lines = text.split_inclusive('\n').take(self.line - 1);
        lines.map(str::len).sum::<usize>() + self.column.max(1) - 1
    }
}

/// Deserializes a value from JSON text.
///
/// # Errors
/// [`InputError`] with its position, for invalid JSON or a value that does not fit the type.
pub fn from_str<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, InputError> {
    from_json(Deserializer::new(StrRead::new(text)))
}

/// Deserializes a value from JSON text in bytes.
///
/// # Errors
/// [`InputError`] with its position, for invalid JSON or a value that does not fit the type.
pub fn from_slice<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, InputError> {
    from_json(Deserializer::new(SliceRead::new(bytes)))
}

fn from_json<'a, T: Deserialize<'a>, R: Read<'a>>(mut json: Deserializer<R>) -> Result<T, InputError> {
    let value = read(&mut json)?;
    match json.end() {
        Ok(()) => Ok(value),
        Err(error) => Err(input_error(reader::Error::from_inner(error))),
    }
}

/// Deserializes a value from parsed JSON.
///
/// # Errors
/// [`InputError`] without a position, for a value that does not fit the type.
pub fn from_value<T: DeserializeOwned>(value: &Value) -> Result<T, InputError> {
    read(value)
}

fn read<'a, T, D>(inner: D) -> Result<T, InputError>
where
    T: Deserialize<'a>,
    D: serde::Deserializer<'a, Error = serde_json::Error>,
{
    T::deserialize(Reader::new(inner, &Slot::default())).map_err(input_error)
}

fn input_error(error: reader::Error<serde_json::Error>) -> InputError {
    let (fault, inner, path) = error.into_parts();
    let place = inner.as_ref().map(|error| Place { line: error.line(), column: error.column() });
    let syntax = || Fault::Syntax(inner.as_ref().map_or(syntax::OTHER, syntax::reword).into());
    InputError { path, fault: fault.unwrap_or_else(syntax), place: place.filter(|place| place.line > 0) }
}
