//! Objects, lists and numbers of exact form.

use super::value::Json;
use super::{FormError, Read};
use std::collections::BTreeMap;

/// The members of an object, which has exactly the expected names.
pub struct Members<'a>(&'a BTreeMap<String, Json>);

impl Members<'_> {
    pub fn get<T: Read>(&self, name: &str) -> Result<T, FormError> {
        self.with(name, T::read)
    }

    pub fn with<T>(
        &self,
        name: &str,
        read: impl FnOnce(&Json) -> Result<T, FormError>,
    ) -> Result<T, FormError> {
        read(self.0.get(name).unwrap_or(&Json::Null)).map_err(|error| error.under(name))
    }
}

impl Json {
    /// The members of an object with exactly these names.
    pub fn members(&self, names: &[&str]) -> Result<Members<'_>, FormError> {
        let Json::Object(members) = self else {
            return Err(FormError::new("an object"));
        };
        if let Some(name) = names.iter().find(|name| !members.contains_key(**name)) {
            return Err(FormError::new("a value").under(name));
        }
        match members.keys().find(|name| !names.contains(&name.as_str())) {
            Some(name) => Err(FormError::new("no such name").under(name)),
            None => Ok(Members(members)),
        }
    }

    pub fn text(&self) -> Result<&str, FormError> {
        match self {
            Json::Text(text) => Ok(text),
            _ => Err(FormError::new("a text")),
        }
    }

    pub fn number(&self) -> Result<u64, FormError> {
        match self {
            Json::Number(number) => Ok(*number),
            _ => Err(FormError::new("an integer from 0 to 2^53 - 1")),
        }
    }

    /// A list of at most `limit` values.
    pub fn list<T: Read>(&self, limit: usize) -> Result<Vec<T>, FormError> {
        match self {
            Json::List(list) if list.len() <= limit => {
                let values = list.iter().enumerate();
                values.map(|(at, json)| T::read(json).map_err(|error| error.under(&at.to_string()))).collect()
            }
            Json::List(_) => Err(FormError::new("fewer values")),
            _ => Err(FormError::new("a list")),
        }
    }

    /// A text that has a value.
    pub fn parsed<T>(
        &self,
        expected: &'static str,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, FormError> {
        parse(self.text()?).ok_or(FormError::new(expected))
    }

    /// A number below 2^32 that has a value.
    pub fn counted<T>(
        &self,
        expected: &'static str,
        parse: impl FnOnce(u32) -> Option<T>,
    ) -> Result<T, FormError> {
        let number = self.number()?;
        u32::try_from(number).ok().and_then(parse).ok_or(FormError::new(expected))
    }
}
