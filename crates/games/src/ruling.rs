//! Rulings in the errors of deserialization. An error of serde is text alone, so a type names its ruling with
//! `deserialize_newtype_struct`: a deserializer that knows [`Ruling`] takes the ruling from the name, and the others
//! ignore the name.

use crate::clause::ClauseId;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use std::borrow::Cow;
use std::fmt::{self, Display};
use std::marker::PhantomData;
use std::str::FromStr;

/// Start of the names, private to this workspace as `$__` is to other crates.
const PREFIX: &str = "$__ruling:";

/// A ruling that the errors of a type cite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ruling {
    newtype: &'static str,
}

impl Ruling {
    /// The whole numbers of chips.
    pub const ALL_2: Ruling = Ruling { newtype: "$__ruling:ALL-2" };
    /// The qualifiers of High Card Flush.
    pub const HF_4: Ruling = Ruling { newtype: "$__ruling:HF-4" };
    /// The times of a poker run.
    pub const PR_12: Ruling = Ruling { newtype: "$__ruling:PR-12" };

    /// The ruling with this newtype name; `None` for the name of any other newtype.
    pub fn of_newtype(name: &'static str) -> Option<Ruling> {
        name.starts_with(PREFIX).then_some(Ruling { newtype: name })
    }

    /// The name for `deserialize_newtype_struct`.
    pub const fn newtype(self) -> &'static str {
        self.newtype
    }

    /// The id: `ALL-2`.
    pub fn id(self) -> &'static str {
        &self.newtype[PREFIX.len()..]
    }

    /// Writes an error with the ruling behind it, as in `not a time (PR-12)`. The alternate form, `{:#}`, has no
    /// ruling: it is for a caller that has the ruling from the newtype name.
    pub(crate) fn cite(self, f: &mut fmt::Formatter<'_>, words: fmt::Arguments<'_>) -> fmt::Result {
        f.write_fmt(words)?;
        if f.alternate() { Ok(()) } else { write!(f, " ({})", self.id()) }
    }

    /// Deserializes a value from its text. The errors of its parser cite the ruling.
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

/// Visitor of a value that is parsed from its text.
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
