//! Parser for untrusted JSON that rejects duplicate fields. `serde_json` alone keeps the last duplicate; other parsers
//! keep the first.

use super::Refused;
use super::unread::InputKind;
use games::words::in_words;
use serde::de::{DeserializeSeed, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use serde_json::{Map, Number, Value};
use std::fmt;

/// Parses JSON.
///
/// # Errors
/// `unread`: for a syntax error with line and column, for a duplicate field with its path as in [`InputKind::read`].
pub fn parse(bytes: &[u8]) -> Result<Value, Refused> {
    let mut reader = serde_json::Deserializer::from_slice(bytes);
    let Json(value) = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let (path, error) = (error.path().clone(), error.into_inner());
        match error.is_data() {
            true => InputKind::Request.refuse_at(&path, &without_position(&error)),
            false => syntax_error(&error),
        }
    })?;
    reader.end().map_err(|error| syntax_error(&error))?;
    Ok(value)
}

fn syntax_error(error: &serde_json::Error) -> Refused {
    let (line, column) = (error.line(), error.column());
    let what = in_words(&error.to_string());
    Refused::new("unread", format!("line {line}, column {column}: {what}"))
        .with("wrong", "syntax")
        .with("line", line)
        .with("column", column)
}

/// Message of an error without its line and column.
fn without_position(error: &serde_json::Error) -> String {
    let message = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    message.strip_suffix(&place).unwrap_or(&message).to_owned()
}

/// A JSON value without duplicate fields.
struct Json(Value);

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(AnyValue).map(Json)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("any JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Json(value)) = seq.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Value, A::Error> {
        let mut fields = Map::new();
        while let Some(name) = map.next_key::<String>()? {
            let twice = fields.contains_key(&name);
            let value = map.next_value_seed(Field { name: &name, twice })?;
            fields.insert(name, value);
        }
        Ok(Value::Object(fields))
    }
}

/// Deserializes the value of a field. A duplicate is an error here, so that the error has the path of the field.
struct Field<'a> {
    name: &'a str,
    twice: bool,
}

impl<'de> DeserializeSeed<'de> for Field<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Value, D::Error> {
        match self.twice {
            true => Err(D::Error::custom(format_args!("duplicate field `{}`", self.name))),
            false => Json::deserialize(deserializer).map(|Json(value)| value),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_and_syntax_errors_equal_those_of_serde_json() {
        let text = r#"{"a":[1,-2,2.5,1e3,18446744073709551615,true,null,"\u00e9"],"b":{"a":{}},"c":[]}"#;
        assert_eq!(parse(text.as_bytes()).unwrap(), serde_json::from_str::<Value>(text).unwrap());
        for text in ["", "{", "[1,]", "{} {}", "1e999", "\"", "nul"] {
            let error = serde_json::from_str::<Value>(text).unwrap_err();
            let refused = parse(text.as_bytes()).unwrap_err();
            assert_eq!(
                (refused.code.as_str(), &refused.args["wrong"]),
                ("unread", &"syntax".into()),
                "{text}"
            );
            assert_eq!(refused.args["column"], error.column(), "{text}");
        }
        let deep = "[".repeat(1_000_000);
        assert_eq!(parse(deep.as_bytes()).unwrap_err().args["wrong"], "syntax");
    }

    #[test]
    fn a_duplicate_field_is_refused_with_its_path() {
        for (text, field, found) in [
            (r#"{"do":"stay","do":"leave"}"#, "do", "do"),
            (r#"{"rules":{"cards":[{},{"a":1,"b":2,"a":1}]}}"#, "rules.cards[2].a", "a"),
            (
                r#"{"a at line 1 column 3":1,"a at line 1 column 3":1}"#,
                "a at line 1 column 3",
                "a at line 1 column 3",
            ),
        ] {
            let refused = parse(text.as_bytes()).unwrap_err();
            assert_eq!(refused.code, "unread");
            assert_eq!(
                (&refused.args["wrong"], &refused.args["found"]),
                (&"twice".into(), &found.into()),
                "{text}"
            );
            assert_eq!(refused.args["field"], field, "{text}");
        }
        // Two objects may have a field of the same name.
        assert!(parse(br#"[{"a":1},{"a":{"a":1}}]"#).is_ok());
    }
}
