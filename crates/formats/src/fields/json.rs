//! The fields of a hand as JSON, with numbers as written and unique names.

use super::scan::{DEEPEST, too_deep};
use super::{Entries, Node, Value};
use crate::error::FileError;
use games::words::shorten;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use std::collections::HashSet;
use std::fmt;

/// The unparsed fields of a JSON object, in order. A repeated name is an error.
#[derive(Clone, Debug)]
pub struct JsonFields<'a>(Vec<(String, &'a RawValue)>);

impl<'a> JsonFields<'a> {
    /// Removes and returns a field.
    pub fn take(&mut self, name: &str) -> Option<&'a RawValue> {
        let place = self.0.iter().position(|(field, _)| field == name)?;
        Some(self.0.remove(place).1)
    }

    /// The fields as nodes; `null` counts as left out.
    pub(crate) fn nodes(&self) -> Result<Entries, FileError> {
        let given = self.0.iter().filter(|(_, raw)| raw.get() != "null");
        let read = |(name, raw): &(String, &RawValue)| {
            let node = node(raw, 1).map_err(|error| error.in_field(name))?;
            Ok((name.clone(), node))
        };
        given.map(read).collect()
    }

    fn entries(&self, depth: usize) -> Result<Entries, FileError> {
        self.0.iter().map(|(name, raw)| Ok((name.clone(), node(raw, depth)?))).collect()
    }
}

/// Parses a value nested this deep in lists and objects.
fn node(raw: &RawValue, depth: usize) -> Result<Node, FileError> {
    if depth > DEEPEST {
        return Err(too_deep("json"));
    }
    let text = raw.get();
    let value = match text.as_bytes() {
        b"null" => Value::Null,
        b"true" => Value::Boolean(true),
        b"false" => Value::Boolean(false),
        [b'"', ..] => Value::Text(part(text)?),
        [b'[', ..] => {
            let items: Vec<&RawValue> = part(text)?;
            Value::List(items.into_iter().map(|item| node(item, depth + 1)).collect::<Result<_, _>>()?)
        }
        [b'{', ..] => Value::Table(part::<JsonFields<'_>>(text)?.entries(depth + 1)?),
        _ if text.contains(['.', 'e', 'E']) => Value::Float(text.to_owned()),
        _ => Value::Integer(text.to_owned()),
    };
    Ok(Node { line: None, value })
}

/// Parses a syntactically valid value, so that only its contents can be wrong.
fn part<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, FileError> {
    serde_json::from_str(text).map_err(|error| {
        let reason = match error.classify() {
            serde_json::error::Category::Data => without_place(&error.to_string()),
            _ => "a text has an escape \\u… that is no character: write the character itself".to_owned(),
        };
        FileError::new("json", reason)
    })
}

/// Removes the position that `serde_json` appends to a custom message: it is relative to the part, not the
/// whole text.
fn without_place(message: &str) -> String {
    message[..message.rfind(" at line ").unwrap_or(message.len())].to_owned()
}

impl<'de> Deserialize<'de> for JsonFields<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<JsonFields<'de>, D::Error> {
        deserializer.deserialize_map(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = JsonFields<'de>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<JsonFields<'de>, A::Error> {
        let (mut fields, mut names) = (Vec::new(), HashSet::new());
        while let Some(name) = map.next_key::<String>()? {
            if !names.insert(name.clone()) {
                let name = shorten(&name);
                return Err(A::Error::custom(format_args!(
                    "the field `{name}` is given twice: write it once"
                )));
            }
            fields.push((name, map.next_value()?));
        }
        Ok(JsonFields(fields))
    }
}
