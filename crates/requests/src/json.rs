//! Parsing of JSON requests, with the position of errors.

use crate::Code;
use crate::error::RequestError;
use formats::encoding::text_of;
use formats::input::{Fault, InputError, Place, from_str, from_value};
use serde::de::{Deserialize, DeserializeOwned};
use serde_json::value::RawValue;
use serde_json::{Map, Value};

/// Parses a request.
///
/// # Errors
/// [`RequestError`], with the column and the field of the error, if it has them, and its line if there are several
/// lines.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, RequestError> {
    check_object(text)?;
    from_str(text).map_err(|error| located(text, text, error))
}

/// Checks that a request is an object. Serde would also accept an array, with the fields by position.
fn check_object(text: &str) -> Result<(), RequestError> {
    match text.char_indices().find(|(_, c)| !c.is_ascii_whitespace()) {
        Some((_, '{')) => Ok(()),
        Some((at, found)) => {
            let place = place(text.as_bytes(), at);
            let message = format!("{place}: expected a JSON object, found {found:?}");
            Err(RequestError::new(Code::Shared(formats::Code::Json), message))
        }
        None => Err(RequestError::new(
            Code::Shared(formats::Code::Json),
            "expected a JSON object, found only white space",
        )),
    }
}

/// Parses a part of a request that was left raw because its type depends on the rest. `part` must borrow from `whole`.
///
/// # Errors
/// [`RequestError`] with the position in the whole request and the path of the field, prefixed with `field`.
pub fn read_part<'a, T: Deserialize<'a>>(
    whole: &'a str,
    part: &'a RawValue,
    field: &str,
) -> Result<T, RequestError> {
    from_str(part.get())
        .map_err(|error| located(whole, part.get(), InputError { path: error.path.below(field), ..error }))
}

/// Parses an object of settings, to be converted later.
///
/// # Errors
/// If the text is not a JSON object; the message starts with the position.
pub fn read_object(text: &str) -> Result<Map<String, Value>, String> {
    read_value(text)
}

/// Parses a list that is the value of a setting.
///
/// # Errors
/// If the text is not a JSON list; the message starts with the position.
pub fn read_list(text: &str) -> Result<Vec<Value>, String> {
    read_value(text)
}

fn read_value<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    from_str(text).map_err(|error: InputError| {
        format!(
            "{}: {}",
            place(text.as_bytes(), stopped_at(text, error.place)),
            error.fault.message("setting")
        )
    })
}

/// Converts settings that were given as a value, such as those of the command line.
///
/// # Errors
/// If a setting is unknown or has an invalid value; the message names the setting.
pub fn read_settings<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    from_value(value).map_err(|InputError { path, fault, .. }| {
        let reason = fault.message("setting");
        if path.is_empty() { reason } else { format!("setting {path}: {reason}") }
    })
}

/// Decodes bytes as text. A byte order mark (BOM) at the beginning is not part of the text.
///
/// # Errors
/// [`RequestError`] with the position of the first byte that is not UTF-8.
pub fn utf8(bytes: &[u8]) -> Result<&str, RequestError> {
    text_of(bytes).map_err(|error| {
        let message = format!("{}: {error}", place(bytes, error.offset()));
        RequestError::new(Code::Shared(formats::Code::Utf8), message)
    })
}

/// Position of a byte: its column in bytes, and its line if the text has several. Both count from 1.
fn place(text: &[u8], at: usize) -> String {
    let Place { line, column } = Place::of(text, at);
    match text.trim_ascii_end().contains(&b'\n') {
        true => format!("line {line}, column {column}"),
        false => format!("column {column}"),
    }
}

/// Byte offset in the text at which the parser stopped; 0 if the position is unknown.
fn stopped_at(text: &str, place: Option<Place>) -> usize {
    place.map_or(0, |place| place.offset(text))
}

/// The error in `part`, with its position in `whole`, from which `part` borrows.
fn located(whole: &str, part: &str, error: InputError) -> RequestError {
    let before = part.as_ptr().addr().saturating_sub(whole.as_ptr().addr());
    let place = place(whole.as_bytes(), before + stopped_at(part, error.place));
    let message = error.fault.without_ruling();
    let located = match error.fault {
        Fault::Syntax(_) => RequestError::new(Code::Shared(formats::Code::Json), message),
        _ => RequestError::new(Code::Request, message),
    };
    let located = located.citing(error.fault.ruling().as_slice());
    if error.path.is_empty() {
        return located.at(place);
    }
    let field = error.path.to_string();
    located.at(format_args!("{place}, field {field}")).in_field(field)
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::Chips;
    use games::high_card_flush::Qualifier;
    use games::poker_run::Time;
    use std::collections::BTreeMap;

    fn error<'a, T: Deserialize<'a>>(text: &'a str) -> RequestError {
        read::<BTreeMap<String, T>>(text).map(|_| ()).unwrap_err()
    }

    #[test]
    fn a_ruling_is_cited_by_the_type_and_not_by_the_words_of_the_input() {
        let cited = [
            (error::<Chips>(r#"{"a":-5}"#), "ALL-2"),
            (error::<Time>(r#"{"a":"4pm"}"#), "PR-12"),
            (error::<Qualifier>(r#"{"a":"nine"}"#), "HF-4"),
        ];
        for (error, ruling) in cited {
            assert_eq!(error.clauses, [ruling], "{error:?}");
            assert!(!error.message.contains(ruling), "cited once: {error:?}");
        }
        let quoted = error::<bool>(r#"{"a":"x (PR-12)"}"#);
        assert!(quoted.clauses.is_empty() && quoted.message.contains("x (PR-12)"), "{quoted:?}");
    }
}
