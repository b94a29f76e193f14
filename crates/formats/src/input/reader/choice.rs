//! Enum variants written as an object with one name and its value.

use super::Object;
use super::error::{Error, type_mismatch};
use crate::input::fault::{Fault, Found, Wanted};
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, IgnoredAny, MapAccess, VariantAccess, Visitor};
use std::marker::PhantomData;

impl<'de, A: MapAccess<'de>> EnumAccess<'de> for Object<'_, A> {
    type Error = Error<A::Error>;
    type Variant = Self;

    fn variant_seed<S: DeserializeSeed<'de>>(mut self, seed: S) -> Result<(S::Value, Self), Self::Error> {
        match self.next_key_seed(seed) {
            Ok(Some(choice)) => Ok((choice, self)),
            Ok(None) => Err(type_mismatch(Found::Object, Wanted::ChoiceWithValue)),
            // The name is itself the value, so that it adds no segment to the path.
            Err(Error { fault, inner, .. }) => Err(Error { fault, inner, path: Vec::new() }),
        }
    }
}

impl<'de, A: MapAccess<'de>> Object<'_, A> {
    /// Reads the value of a variant, which must be the only field of its object.
    fn only_value<S: DeserializeSeed<'de>>(mut self, seed: S) -> Result<S::Value, Error<A::Error>> {
        let value = self.next_value_seed(seed)?;
        match self.next_key::<IgnoredAny>()? {
            None => Ok(value),
            Some(_) => Err(type_mismatch(Found::Object, Wanted::ChoiceWithValue)),
        }
    }
}

/// Seed for the value of a variant, requested as `wanted`.
struct Content<V> {
    visitor: V,
    wanted: Wanted,
}

impl<'de, V: Visitor<'de>> DeserializeSeed<'de> for Content<V> {
    type Value = V::Value;

    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        match self.wanted {
            Wanted::ListOf(length) => inner.deserialize_tuple(length, self.visitor),
            _ => inner.deserialize_struct("", &[], self.visitor),
        }
    }
}

impl<'de, A: MapAccess<'de>> VariantAccess<'de> for Object<'_, A> {
    type Error = Error<A::Error>;

    fn unit_variant(self) -> Result<(), Self::Error> {
        self.only_value(PhantomData::<()>).map_err(|mut error| {
            if let Some(Fault::Value { wanted: Some(wanted @ Wanted::Null), .. }) = &mut error.fault {
                *wanted = Wanted::NameAlone;
            }
            error
        })
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<S::Value, Self::Error> {
        self.only_value(seed)
    }

    fn tuple_variant<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Self::Error> {
        self.only_value(Content { visitor, wanted: Wanted::ListOf(length) })
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        self.only_value(Content { visitor, wanted: Wanted::Object })
    }
}
