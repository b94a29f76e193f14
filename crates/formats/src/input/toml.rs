//! Deserialization of TOML.

use super::fault::Fault;
use super::reader::{Reader, Slot};
use super::{InputError, Place};
use ::toml::de::{Deserializer, Error};
use serde::de::DeserializeOwned;

/// Deserializes a value from TOML text. Types may use [`Spanned`](::toml::Spanned) for values, but not for keys.
///
/// # Errors
/// [`InputError`] with its position, for invalid TOML or a value that does not fit the type.
pub fn from_toml<T: DeserializeOwned>(text: &str) -> Result<T, InputError> {
    let toml = Deserializer::parse(text).map_err(|error| syntax_error(text, &error))?;
    T::deserialize(Reader::new(toml, &Slot::default())).map_err(|error| {
        let (fault, inner, path) = error.into_parts();
        let inner = inner.map(|error| syntax_error(text, &error));
        let place = inner.as_ref().and_then(|error| error.place);
        let fault = fault.or(inner.map(|error| error.fault));
        InputError { path, fault: fault.unwrap_or(Fault::Syntax("this is not TOML".into())), place }
    })
}

/// Converts an error of the TOML parser, with its position.
pub(crate) fn syntax_error(text: &str, error: &Error) -> InputError {
    let place = error.span().map(|span| Place::of(text.as_bytes(), span.start));
    InputError { path: Default::default(), fault: Fault::Syntax(reword(error.message()).into()), place }
}

/// Rewords a message of the TOML parser, which has no error codes. Messages that are not in the table are kept.
fn reword(message: &str) -> String {
    const NO_VALUE: &str =
        "expected a value: write a quoted string, a number in digits, true, false or a list";
    let (what, expected) = message.split_once(", expected ").unwrap_or((message, ""));
    match (what, expected) {
        ("string values must be quoted" | "invalid float" | "invalid integer" | "invalid boolean", _) => {
            NO_VALUE.into()
        }
        ("invalid literal string", _) => {
            "a string or a field is incomplete: a string ends with ', and a field is a name, = and a value"
                .into()
        }
        ("invalid basic string", _) => "a string is not closed: end it with \"".into(),
        ("unexpected leading zero", _) => "a number begins with 0: remove the leading zeros".into(),
        (what, "" | "nothing" | "literal string") => what.to_owned(),
        (what, expected) => format!("{what}: expected {expected}"),
    }
}
