//! Rulings in the errors of deserialization. A serde error carries only a message, so a type passes its
//! ruling as the name in `deserialize_newtype_struct`: a deserializer that knows [`Ruling`] takes the ruling
//! from the name, and other deserializers ignore the name.

use crate::clause::ClauseId;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use std::borrow::Cow;
use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::str::FromStr;

/// Prefix of the newtype names that carry a ruling. Names with `$__` are by convention private to the crates
/// that use them.
const PREFIX: &str = "$__ruling:";

/// A ruling that the errors of a type cite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    newtype: &'static str,
}

impl Ruling {
    /// Ruling ALL-2: amounts are whole numbers.
    pub const ALL_2: Ruling = Ruling { newtype: "$__ruling:ALL-2" };
    /// Ruling HF-4: the qualifiers of High Card Flush.
    pub const HF_4: Ruling = Ruling { newtype: "$__ruling:HF-4" };
    /// Ruling PR-12: the times of a poker run.
    pub const PR_12: Ruling = Ruling { newtype: "$__ruling:PR-12" };

    /// The ruling with this newtype name; `None` for the name of any other newtype.
    pub fn of_newtype(name: &'static str) -> Option<Ruling> {
        name.starts_with(PREFIX).then_some(Ruling { newtype: name })
    }

    /// The name to pass to `deserialize_newtype_struct`.
    pub const fn newtype(self) -> &'static str {
        self.newtype
    }

    /// The id of the ruling, such as `ALL-2`.
    pub fn id(self) -> &'static str {
        &self.newtype[PREFIX.len()..]
    }

    /// Writes an error with the ruling behind it, as in `not a time (PR-12)`. The alternate form, `{:#}`,
    /// omits the ruling, for a caller that takes it from the newtype name.
    pub(crate) fn cite(self, f: &mut fmt::Formatter<'_>, words: fmt::Arguments<'_>) -> fmt::Result {
        f.write_fmt(words)?;
        if f.alternate() { Ok(()) } else { write!(f, " ({})", self.id()) }
    }

    /// Deserializes a value from a string. The errors of its parser cite the ruling.
    pub(crate) fn parse<'de, T, D>(self, deserializer: D) -> Result<T, D::Error>
    where
        T: FromStr<Err: Display>,
        D: Deserializer<'de>,
    {
        deserializer.deserialize_newtype_struct(self.newtype, Parsed(PhantomData))
    }
}

impl ClauseId for Ruling {
    fn id(self) -> &'static str {
        Ruling::id(self)
    }
}

/// Visitor that parses a value from a string.
struct Parsed<T>(PhantomData<T>);

impl<'de, T: FromStr<Err: Display>> Visitor<'de> for Parsed<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a string")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        self.visit_str(&Cow::<'_, str>::deserialize(deserializer)?)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}
