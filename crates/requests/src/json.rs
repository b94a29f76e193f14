//! Parsing of JSON requests, with the position of errors.

use crate::refused::Refused;
use formats::input::{Fault, InputError, Place, from_str, from_value};
use serde::de::{Deserialize, DeserializeOwned};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// Parses a request.
///
/// # Errors
/// [`Refused`] with the column and the field of the error, and its line if there are several.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Refused> {
    check_object(text)?;
    from_str(text).map_err(|error| refused(text, text, error))
}

/// Checks that a request is an object. Serde would also accept an array, with the fields by position.
fn check_object(text: &str) -> Result<(), Refused> {
    match text.char_indices().find(|(_, c)| !c.is_ascii_whitespace()) {
        Some((_, '{')) => Ok(()),
        Some((at, found)) => {
            let place = place(text.as_bytes(), at);
            let message = format!("{place}: expected a JSON object, found {found:?}");
            Err(Refused::new("json", message))
        }
        None => Err(Refused::new("json", "expected a JSON object, found only white space")),
    }
}

/// Parses a part of a request that was left raw because its type depends on the rest.
///
/// # Errors
/// [`Refused`] with the position in the whole request and the path of the field, prefixed with `field`.
pub fn read_part<'a, T: Deserialize<'a>>(
    whole: &'a str,
    part: &'a RawValue,
    field: &str,
) -> Result<T, Refused> {
    from_str(part.get())
        .map_err(|error| refused(whole, part.get(), InputError { path: error.path.below(field), ..error }))
}

/// Parses an object of settings, to be converted later.
///
/// # Errors
/// The parser's message, with the position.
pub fn read_object(text: &str) -> Result<Map<String, Value>, String> {
    read_value(text)
}

/// Parses a list that is the value of a setting.
///
/// # Errors
/// The parser's message, with the position.
pub fn read_list(text: &str) -> Result<Vec<Value>, String> {
    read_value(text)
}

fn read_value<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    from_str(text).map_err(|error: InputError| {
        format!(
            "{}: {}",
            place(text.as_bytes(), stopped_at(text, error.place)),
            error.fault.in_words("setting")
        )
    })
}

/// Converts settings that were given as a value, such as those of the command line.
///
/// # Errors
/// The message, with the name of the setting.
pub fn read_settings<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    from_value(value).map_err(|InputError { path, fault, .. }| {
        let reason = fault.in_words("setting");
        if path.is_empty() { reason } else { format!("setting {path}: {reason}") }
    })
}

/// Decodes bytes as text.
///
/// # Errors
/// [`Refused`] with the position of the first byte that is not UTF-8.
pub fn utf8(bytes: &[u8]) -> Result<&str, Refused> {
    str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to();
        Refused::new("utf8", format!("{}: byte {:#04x} is not UTF-8", place(bytes, at), bytes[at]))
    })
}

/// Position of a byte: its column, and its line if the text has several. Both count from 1.
fn place(text: &[u8], at: usize) -> String {
    let Place { line, column } = Place::of(text, at);
    match text.trim_ascii_end().contains(&b'\n') {
        true => format!("line {line}, column {column}"),
        false => format!("column {column}"),
    }
}

/// Byte offset in the text at which the parser stopped.
fn stopped_at(text: &str, place: Option<Place>) -> usize {
    place.map_or(0, |place| place.offset(text))
}

/// Refusal for an error in `part`, with its position in `whole`.
fn refused(whole: &str, part: &str, error: InputError) -> Refused {
    let before = part.as_ptr().addr().saturating_sub(whole.as_ptr().addr());
    let place = place(whole.as_bytes(), before + stopped_at(part, error.place));
    let code = if let Fault::Syntax(_) = error.fault { "json" } else { "request" };
    let refused = citing_ruling(code, &error.fault.to_string());
    if error.path.is_empty() {
        return refused.at(place);
    }
    let field = error.path.to_string();
    refused.at(format_args!("{place}, field {field}")).in_field(field)
}

/// Rulings that appear in the error messages for amounts, times and qualifiers.
const NAMED: [&str; 3] = ["ALL-2", "PR-12", "HF-4"];

/// Moves a ruling named in an error message to the clauses, so that it is not cited twice.
fn citing_ruling(code: &'static str, reason: &str) -> Refused {
    let named = NAMED.iter().find_map(|&ruling| {
        let words = reason.replace(&format!(" ({ruling})"), "");
        (words.len() < reason.len()).then_some((words, ruling))
    });
    match named {
        Some((words, ruling)) => Refused::new(code, words).citing(&[ruling]),
        None => Refused::new(code, reason),
    }
}
