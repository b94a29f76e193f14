//! Enum variants written as a name alone.

use super::error::{Error, type_mismatch};
use crate::input::fault::{Found, Wanted};
use serde::de::value::StrDeserializer;
use serde::de::{self, DeserializeSeed, EnumAccess, VariantAccess, Visitor};
use std::marker::PhantomData;

/// The name of a unit variant, as an [`EnumAccess`].
pub(super) struct Name<'a, E>(pub StrDeserializer<'a, Error<E>>);

/// Variant access for a name alone, which accepts a unit variant and refuses a variant with a value.
pub(super) struct UnitVariant<E>(PhantomData<E>);

impl<'de, E: de::Error> EnumAccess<'de> for Name<'_, E> {
    type Error = Error<E>;
    type Variant = UnitVariant<E>;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, UnitVariant<E>), Error<E>> {
        seed.deserialize(self.0).map(|choice| (choice, UnitVariant(PhantomData)))
    }
}

impl<'de, E: de::Error> VariantAccess<'de> for UnitVariant<E> {
    type Error = Error<E>;

    fn unit_variant(self) -> Result<(), Error<E>> {
        Ok(())
    }

    fn newtype_variant_seed<S: DeserializeSeed<'de>>(self, _: S) -> Result<S::Value, Error<E>> {
        Err(type_mismatch(Found::NameAlone, Wanted::ChoiceWithValue))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Error<E>> {
        Err(type_mismatch(Found::NameAlone, Wanted::ChoiceWithValue))
    }

    fn struct_variant<V: Visitor<'de>>(self, _: &'static [&'static str], _: V) -> Result<V::Value, Error<E>> {
        Err(type_mismatch(Found::NameAlone, Wanted::ChoiceWithValue))
    }
}
