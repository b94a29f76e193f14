//! The fields of a hand as JSON, with numbers as written and unique names.

use super::scan::{MAX_DEPTH, too_deep};
use super::{Entries, Node, Value};
use crate::code::Code;
use crate::error::FileError;
use crate::input::{Fault, from_str};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;
use std::fmt;

/// The raw fields of a JSON object, in order. Deserialized with [`input`](crate::input), which rejects duplicate names.
#[derive(Clone, Debug)]
pub struct JsonFields<'a>(Vec<(String, &'a RawValue)>);

impl<'a> JsonFields<'a> {
    /// Removes and returns a field; `None` if there is no field of that name.
    pub fn take(&mut self, name: &str) -> Option<&'a RawValue> {
        let place = self.0.iter().position(|(field, _)| field == name)?;
        Some(self.0.remove(place).1)
    }

    /// The fields as nodes, in order. A field that is `null` counts as absent; a `null` inside a field is kept.
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

/// Parses a value at this nesting depth of lists and objects.
fn node(raw: &RawValue, depth: usize) -> Result<Node, FileError> {
    if depth > MAX_DEPTH {
        return Err(FileError::new(Code::Json, too_deep()));
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

/// Deserializes a syntactically valid part; the only syntax error left is an invalid escape.
fn part<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, FileError> {
    from_str(text).map_err(|error| {
        let reason = match error.fault {
            Fault::Syntax(_) => {
                "a string has an escape \\u… that is not a valid character: write the character itself"
                    .to_owned()
            }
            fault => fault.to_string(),
        };
        FileError::new(Code::Json, reason)
    })
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
        let mut fields = Vec::new();
        while let Some(field) = map.next_entry()? {
            fields.push(field);
        }
        Ok(JsonFields(fields))
    }
}
