//! Reading requests, and saying where one is wrong.

use super::Refused;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::error::Category;
use serde_json::value::RawValue;
use serde_path_to_error::Segment;

/// Reads a request of one line.
///
/// # Errors
/// [`Refused`], naming column and field.
pub fn read<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, Refused> {
    check_object(text)?;
    serde_json::from_str(text).map_err(|error| explain::<T>(text, &error, "", 0))
}

/// A request is an object. What stands inside is read by name, never by place in a list.
fn check_object(text: &str) -> Result<(), Refused> {
    match text.char_indices().find(|(_, c)| !c.is_ascii_whitespace()) {
        Some((_, '{')) => Ok(()),
        Some((at, found)) => {
            let message = format!("column {}: {found:?} stands where a JSON object begins, with {{", at + 1);
            Err(Refused::new("json", message))
        }
        None => Err(Refused::new("json", "the line is empty, where a JSON object belongs")),
    }
}

/// Reads a part of a request that was left unread, because what it may say depends on the rest.
///
/// # Errors
/// [`Refused`], naming the column in the whole request and the field below `field`.
pub fn read_part<'a, T: Deserialize<'a>>(
    whole: &'a str,
    part: &'a RawValue,
    field: &str,
) -> Result<T, Refused> {
    let before = part.get().as_ptr().addr().saturating_sub(whole.as_ptr().addr());
    serde_json::from_str(part.get()).map_err(|error| explain::<T>(part.get(), &error, field, before))
}

/// Reads settings that were given as a value, such as those of the command line.
///
/// # Errors
/// The message, naming the setting.
pub fn read_settings<T: DeserializeOwned>(value: serde_json::Value) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let setting = path(error.path().iter());
        let reason = in_words(&error.inner().to_string());
        if setting.is_empty() { reason } else { format!("setting {setting}: {reason}") }
    })
}

/// Reads once more, slowly, to learn the field.
fn explain<'a, T: Deserialize<'a>>(
    text: &'a str,
    error: &serde_json::Error,
    below: &str,
    before: usize,
) -> Refused {
    let mut reader = serde_json::Deserializer::from_str(text);
    let found = serde_path_to_error::deserialize::<_, T>(&mut reader).err();
    let inside = found.as_ref().map(|found| path(found.path().iter())).unwrap_or_default();
    let field = [below, &inside].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(".");
    let reason = in_words(&error.to_string());
    let column = before + error.column().max(1);
    let place =
        if field.is_empty() { format!("column {column}") } else { format!("column {column}, field {field}") };
    citing_money(code(error), &reason).at(place)
}

/// An amount that is none breaks ALL-2, which the words of its reader name: as a clause it is not said twice.
fn citing_money(code: &'static str, reason: &str) -> Refused {
    let words = reason.replace(" (ALL-2)", "");
    let clauses: &[&str] = if words.len() < reason.len() { &["ALL-2"] } else { &[] };
    Refused::new(code, words).citing(clauses)
}

fn code(error: &serde_json::Error) -> &'static str {
    match error.classify() {
        Category::Syntax | Category::Eof | Category::Io => "json",
        Category::Data => "request",
    }
}

/// The path to a field as it would be written: `rules.straddle`, `cards[2]`, list places from 1.
fn path<'a>(segments: impl Iterator<Item = &'a Segment>) -> String {
    let mut path = String::new();
    for segment in segments {
        match segment {
            Segment::Seq { index } => path.push_str(&format!("[{}]", index + 1)),
            Segment::Unknown => {}
            Segment::Map { .. } | Segment::Enum { .. } => {
                path.push_str(if path.is_empty() { "" } else { "." });
                path.push_str(&segment.to_string());
            }
        }
    }
    path
}

/// A reader's message without the place, which we name ourselves, and in our words.
fn in_words(message: &str) -> String {
    let end = message.rfind(" at line ").unwrap_or(message.len());
    message[..end].replace("unknown variant", "unknown value").replace("EOF", "the text ends")
}
