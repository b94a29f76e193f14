//! Structs with a private name, by which another crate recognizes its own type, such as `Spanned` of `toml`.

use super::{Error, Reader, Slot};
use serde::de::{DeserializeSeed, MapAccess, Visitor};
use std::fmt;

/// Reports whether a name is private to a crate.
pub(super) fn is_private(name: &str) -> bool {
    name.starts_with("$__")
}

/// A visitor of such a struct. Its fields are not fields of the input, so they are not part of a path.
pub(super) struct Private<'s, V> {
    pub visitor: V,
    pub slot: &'s Slot,
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Private<'_, V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.visitor.expecting(f)
    }

    fn visit_map<A: MapAccess<'de>>(self, inner: A) -> Result<V::Value, A::Error> {
        let slot = self.slot;
        self.visitor.visit_map(PrivateFields { inner, slot }).map_err(|error| slot.lower(error))
    }
}

struct PrivateFields<'s, A> {
    inner: A,
    slot: &'s Slot,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for PrivateFields<'_, A> {
    type Error = Error<A::Error>;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Self::Error> {
        let slot = self.slot;
        self.inner.next_key_seed(Reader { inner: seed, slot }).map_err(|error| slot.raise(error))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Self::Error> {
        let slot = self.slot;
        self.inner.next_value_seed(Reader { inner: seed, slot }).map_err(|error| slot.raise(error))
    }
}
