//! Parsing of requests, with the position of errors.

use crate::named::Named;
use crate::refused::Refused;
use formats::field_path;
use games::words::in_words;
use serde::de::{DeserializeOwned, Error as _, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::error::Category;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use std::fmt;

/// Parses a request.
///
/// # Errors
/// [`Refused`], with column and field, and the line if there are several.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Refused> {
    check_object(text)?;
    from_str(text).map_err(|error| explain::<T>(text, text, &error, ""))
}

fn from_str<'a, T: Deserialize<'a>>(text: &'a str) -> serde_json::Result<T> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let value = T::deserialize(Named(&mut reader))?;
    reader.end().map(|()| value)
}

/// A request is an object. Its contents are read by name, never by position in a list.
fn check_object(text: &str) -> Result<(), Refused> {
    match text.char_indices().find(|(_, c)| !c.is_ascii_whitespace()) {
        Some((_, '{')) => Ok(()),
        Some((at, found)) => {
            let place = place(text.as_bytes(), at);
            let message = format!("{place}: {found:?} stands where a JSON object begins, with {{");
            Err(Refused::new("json", message))
        }
        None => Err(Refused::new("json", "expected a JSON object, found only white space")),
    }
}

/// Parses a part of a request that was left unparsed, because its type depends on the rest.
///
/// # Errors
/// [`Refused`], with the position in the whole request and the field below `field`.
pub fn read_part<'a, T: Deserialize<'a>>(
    whole: &'a str,
    part: &'a RawValue,
    field: &str,
) -> Result<T, Refused> {
    from_str(part.get()).map_err(|error| explain::<T>(whole, part.get(), &error, field))
}

/// Parses an object of settings that are converted later.
///
/// # Errors
/// The message, with the position.
pub fn read_object(text: &str) -> Result<Map<String, Value>, String> {
    read_value(text).map(|UniqueKeys(settings)| settings)
}

/// Parses a list that is the value of a setting.
///
/// # Errors
/// The message, with the position.
pub fn read_list(text: &str) -> Result<Vec<Value>, String> {
    read_value(text)
}

fn read_value<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| {
        let place = place(text.as_bytes(), stopped_at(text, &error));
        format!("{place}: {}", in_words(&error.to_string()))
    })
}

/// Settings without duplicates.
struct UniqueKeys(Map<String, Value>);

impl<'de> Deserialize<'de> for UniqueKeys {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<UniqueKeys, D::Error> {
        deserializer.deserialize_map(UniqueKeysVisitor)
    }
}

struct UniqueKeysVisitor;

impl<'de> Visitor<'de> for UniqueKeysVisitor {
    type Value = UniqueKeys;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<UniqueKeys, A::Error> {
        let mut settings = Map::new();
        while let Some((name, value)) = map.next_entry::<String, Value>()? {
            if settings.contains_key(&name) {
                return Err(A::Error::custom(format_args!("the setting {name} is given twice")));
            }
            settings.insert(name, value);
        }
        Ok(UniqueKeys(settings))
    }
}

/// Converts settings that were given as a value, such as those of the command line.
///
/// # Errors
/// The message, with the setting.
pub fn read_settings<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_path_to_error::deserialize(Named(value)).map_err(|error| {
        let setting = field_path(error.path());
        let reason = in_words(&error.inner().to_string());
        if setting.is_empty() { reason } else { format!("setting {setting}: {reason}") }
    })
}

/// Decodes bytes as text.
///
/// # Errors
/// [`Refused`], with the position of the first byte that is not UTF-8.
pub fn utf8(bytes: &[u8]) -> Result<&str, Refused> {
    str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to();
        Refused::new("utf8", format!("{}: byte {:#04x} is not UTF-8", place(bytes, at), bytes[at]))
    })
}

/// Position of a byte: its column, and its line if the text has several. Both count from 1.
fn place(text: &[u8], at: usize) -> String {
    let before = &text[..at.min(text.len())];
    let begins = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let column = at - begins + 1;
    if !text.trim_ascii_end().contains(&b'\n') {
        return format!("column {column}");
    }
    let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    format!("line {line}, column {column}")
}

/// Offset in the text at which the parser stopped, in bytes.
fn stopped_at(text: &str, error: &serde_json::Error) -> usize {
    let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
    lines.map(str::len).sum::<usize>() + error.column().max(1) - 1
}

/// Parses a part of the whole again, slowly, to find the field.
fn explain<'a, T: Deserialize<'a>>(
    whole: &'a str,
    part: &'a str,
    error: &serde_json::Error,
    below: &str,
) -> Refused {
    let mut reader = serde_json::Deserializer::from_str(part);
    let found = serde_path_to_error::deserialize::<_, T>(Named(&mut reader)).err();
    let inside = found.as_ref().map(|found| field_path(found.path())).unwrap_or_default();
    let field = [below, &inside].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(".");
    let (code, reason) = reason(part, error);
    let before = part.as_ptr().addr().saturating_sub(whole.as_ptr().addr());
    let place = place(whole.as_bytes(), before + stopped_at(part, error));
    if field.is_empty() {
        return citing_ruling(code, &reason).at(place);
    }
    citing_ruling(code, &reason).at(format_args!("{place}, field {field}")).in_field(field)
}

/// If the text is valid JSON, an invalid start of a value means that it does not name a choice.
fn reason(text: &str, error: &serde_json::Error) -> (&'static str, String) {
    let message = error.to_string();
    if message.starts_with("expected value") && serde_json::from_str::<IgnoredAny>(text).is_ok() {
        return ("request", "the name of a choice in quotation marks belongs here".to_owned());
    }
    (code(error), in_words(&message))
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

fn code(error: &serde_json::Error) -> &'static str {
    match error.classify() {
        Category::Syntax | Category::Eof | Category::Io => "json",
        Category::Data => "request",
    }
}
