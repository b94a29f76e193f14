//! A tree of JSON that keeps no object with a repeated name.

use super::error::FormError;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;

pub enum Json {
    Null,
    Bool,
    /// A number from 0 to 2^53 − 1 without a fraction, however it is written.
    Number(u64),
    /// Any other number.
    OtherNumber,
    Text(String),
    List(Vec<Json>),
    Object(BTreeMap<String, Json>),
}

/// 2^53. Integers below it are exact as numbers of JavaScript.
const LIMIT: f64 = 9_007_199_254_740_992.0;

impl Json {
    pub fn parse(text: &str) -> Result<Json, FormError> {
        serde_json::from_str(text).map_err(|_| FormError::new("JSON without repeated names"))
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Json, D::Error> {
        deserializer.deserialize_any(JsonVisitor)
    }
}

struct JsonVisitor;

impl<'de> Visitor<'de> for JsonVisitor {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Null)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Json, E> {
        Ok(Json::Bool)
    }

    fn visit_u64<E>(self, number: u64) -> Result<Json, E> {
        Ok(if number < LIMIT as u64 { Json::Number(number) } else { Json::OtherNumber })
    }

    fn visit_i64<E>(self, _: i64) -> Result<Json, E> {
        Ok(Json::OtherNumber)
    }

    fn visit_f64<E>(self, number: f64) -> Result<Json, E> {
        let is_exact = (0.0..LIMIT).contains(&number) && number.fract() == 0.0;
        Ok(if is_exact { Json::Number(number as u64) } else { Json::OtherNumber })
    }

    fn visit_str<E>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<Json, A::Error> {
        let mut list = Vec::new();
        while let Some(value) = values.next_element()? {
            list.push(value);
        }
        Ok(Json::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<Json, A::Error> {
        let mut object = BTreeMap::new();
        while let Some((name, value)) = members.next_entry::<String, Json>()? {
            if object.insert(name, value).is_some() {
                return Err(A::Error::custom("a name is repeated"));
            }
        }
        Ok(Json::Object(object))
    }
}
