//! A wrapper around a deserializer that returns errors as [`Fault`] values with their path.
//!
//! It requests every value with `deserialize_any`, so that a type mismatch is detected by the visitor. The inner
//! deserializer would report it only as a message. An error that must pass through the inner deserializer is kept in
//! the [`Slot`] in the meantime.

mod choice;
mod error;
mod name;

pub(super) use error::{Error, Slot};

use super::fault::{Fault, Found, Wanted, shorten};
use super::path::Segment;
use error::type_mismatch;
use games::ruling::Ruling;
use name::Name;
use serde::de::value::StrDeserializer;
use serde::de::{
    self, Deserialize, DeserializeSeed, Deserializer, IgnoredAny, MapAccess, SeqAccess, Visitor,
};
use std::any::type_name;
use std::collections::BTreeSet;
use std::fmt;
use std::rc::Rc;

/// Names of the number types. `serde` uses them in its messages, where they mean nothing to users.
const PRIMITIVES: [&str; 14] =
    ["u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize", "f32", "f64"];

/// A wrapped deserializer or seed, with the slot for its errors.
pub(super) struct Reader<'s, D> {
    inner: D,
    slot: &'s Slot,
}

impl<'s, D> Reader<'s, D> {
    pub fn new(inner: D, slot: &'s Slot) -> Reader<'s, D> {
        Reader { inner, slot }
    }
}

impl<'de, D: Deserializer<'de>> Reader<'_, D> {
    fn read<V: Visitor<'de>>(self, visitor: V, wanted: Wanted) -> Result<V::Value, Error<D::Error>> {
        let watch =
            Watch { visitor, expectation: Expectation { wanted, describes_itself: false, slot: self.slot } };
        self.inner.deserialize_any(watch).map_err(|error| self.slot.restore(error))
    }

    /// Reads a number. If the target is not a primitive type, its own description of the expected value is more
    /// precise.
    fn number<V: Visitor<'de>>(self, visitor: V, wanted: Wanted) -> Result<V::Value, Error<D::Error>> {
        let describes_itself = !PRIMITIVES.contains(&type_name::<V::Value>());
        let watch = Watch { visitor, expectation: Expectation { wanted, describes_itself, slot: self.slot } };
        self.inner.deserialize_any(watch).map_err(|error| self.slot.restore(error))
    }
}

macro_rules! reads {
    ($($read:ident => $wanted:expr;)+) => {
        $(fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
            self.read(visitor, $wanted)
        })+
    };
}

macro_rules! numbers {
    ($($read:ident => $wanted:expr;)+) => {
        $(fn $read<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
            self.number(visitor, $wanted)
        })+
    };
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Reader<'_, D> {
    type Error = Error<D::Error>;

    reads! {
        deserialize_any => Wanted::Any;
        deserialize_ignored_any => Wanted::Any;
        deserialize_bool => Wanted::Switch;
        deserialize_char => Wanted::Text;
        deserialize_str => Wanted::Text;
        deserialize_string => Wanted::Text;
        deserialize_identifier => Wanted::Text;
        deserialize_bytes => Wanted::List;
        deserialize_byte_buf => Wanted::List;
        deserialize_unit => Wanted::Null;
        deserialize_seq => Wanted::List;
        deserialize_map => Wanted::Object;
    }

    numbers! {
        deserialize_u8 => Wanted::Whole { signed: false, bits: 8 };
        deserialize_u16 => Wanted::Whole { signed: false, bits: 16 };
        deserialize_u32 => Wanted::Whole { signed: false, bits: 32 };
        deserialize_u64 => Wanted::Whole { signed: false, bits: 64 };
        deserialize_u128 => Wanted::Whole { signed: false, bits: 128 };
        deserialize_i8 => Wanted::Whole { signed: true, bits: 8 };
        deserialize_i16 => Wanted::Whole { signed: true, bits: 16 };
        deserialize_i32 => Wanted::Whole { signed: true, bits: 32 };
        deserialize_i64 => Wanted::Whole { signed: true, bits: 64 };
        deserialize_i128 => Wanted::Whole { signed: true, bits: 128 };
        deserialize_f32 => Wanted::Number;
        deserialize_f64 => Wanted::Number;
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Self::Error> {
        let watch = Watch { visitor, expectation: Expectation::any(self.slot) };
        self.inner.deserialize_option(watch).map_err(|error| self.slot.restore(error))
    }

    /// Looks up the type's ruling by this name, and passes the name on: `serde_json` recognizes its own types, such
    /// as `RawValue`, by their names.
    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        let watch = Watch { visitor, expectation: Expectation::any(self.slot) };
        self.inner.deserialize_newtype_struct(name, watch).map_err(|error| {
            let error = self.slot.restore(error);
            match Ruling::of_newtype(name) {
                Some(ruling) => error.citing(ruling),
                None => error,
            }
        })
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        self.read(visitor, Wanted::Null)
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, length: usize, visitor: V) -> Result<V::Value, Self::Error> {
        self.read(visitor, Wanted::ListOf(length))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _name: &'static str,
        length: usize,
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        self.read(visitor, Wanted::ListOf(length))
    }

    /// Passes a private name on, since `toml` recognizes `Spanned` by its name. Reads any other struct as an object.
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        if !is_private(name) {
            return self.read(visitor, Wanted::Object);
        }
        let private = Private { visitor, slot: self.slot };
        self.inner.deserialize_struct(name, fields, private).map_err(|error| self.slot.restore(error))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _name: &'static str,
        _variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Self::Error> {
        self.read(visitor, Wanted::Choice)
    }
}

/// A visitor, with the requested type.
struct Watch<'s, V> {
    visitor: V,
    expectation: Expectation<'s>,
}

/// The requested type, with the slot for errors.
#[derive(Clone, Copy)]
struct Expectation<'s> {
    wanted: Wanted,
    /// `true` if the visitor's own description is more precise than `wanted`.
    describes_itself: bool,
    slot: &'s Slot,
}

impl<'s> Expectation<'s> {
    fn any(slot: &'s Slot) -> Expectation<'s> {
        Expectation { wanted: Wanted::Any, describes_itself: false, slot }
    }

    /// Stores the error of a visitor's result in the slot, and returns one for the inner deserializer. If the error
    /// concerns the visited value itself, as `own` determines, adds the requested type. An error from a nested value
    /// already has one.
    fn stash<T, E: de::Error>(self, result: Result<T, Error<E>>, own: Own) -> Result<T, E> {
        match result {
            Ok(value) => Ok(value),
            Err(error) => Err(self.stash_error(error, own)),
        }
    }

    /// The part of [`Expectation::stash`] that does not depend on the type of the value. It is compiled once per error
    /// type instead of once per value and visitor, which would make up a tenth of the code of `room`.
    #[inline(never)]
    fn stash_error<E: de::Error>(self, mut error: Error<E>, own: Own) -> E {
        if error.path.is_empty() {
            self.describe(&mut error.fault, own);
        } else {
            self.describe(&mut error.fault, Own::Nothing);
        }
        self.slot.stash(error)
    }

    fn describe(self, fault: &mut Option<Fault>, own: Own) {
        if let Some(Fault::Value { found, wanted: wanted @ None, described, .. }) = fault {
            let is_own = own.is(found);
            *wanted = is_own.then_some(self.wanted);
            described.take_if(|_| !(is_own && self.describes_itself));
        }
    }
}

/// The kinds of [`Found`] for which an error without a path concerns the visited value itself and not a value nested in
/// it.
#[derive(Clone, Copy)]
enum Own {
    Anything,
    Lists,
    Objects,
    Nothing,
}

impl Own {
    fn is(self, found: &Found) -> bool {
        match self {
            Own::Anything => true,
            Own::Lists => matches!(found, Found::List | Found::ListOf(_)),
            Own::Objects => *found == Found::Object,
            Own::Nothing => false,
        }
    }
}

macro_rules! visits {
    ($($visit:ident($value:ty);)+) => {
        $(fn $visit<E: de::Error>(self, value: $value) -> Result<V::Value, E> {
            self.expectation.stash(self.visitor.$visit(value), Own::Anything)
        })+
    };
}

/// Visitor methods for a string, which can also be the name of an enum variant.
macro_rules! visits_text {
    ($($visit:ident($value:ty);)+) => {
        $(fn $visit<E: de::Error>(self, value: $value) -> Result<V::Value, E> {
            let result = match self.expectation.wanted {
                Wanted::Choice => self.visitor.visit_enum(Name(StrDeserializer::new(&value))),
                _ => self.visitor.$visit(value),
            };
            self.expectation.stash(result, Own::Anything)
        })+
    };
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Watch<'_, V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.visitor.expecting(f)
    }

    visits! {
        visit_bool(bool);
        visit_i64(i64);
        visit_u64(u64);
        visit_f64(f64);
        visit_bytes(&[u8]);
        visit_byte_buf(Vec<u8>);
    }

    visits_text! {
        visit_str(&str);
        visit_borrowed_str(&'de str);
        visit_string(String);
    }

    fn visit_unit<E: de::Error>(self) -> Result<V::Value, E> {
        self.expectation.stash(self.visitor.visit_unit(), Own::Anything)
    }

    fn visit_none<E: de::Error>(self) -> Result<V::Value, E> {
        self.expectation.stash(self.visitor.visit_none(), Own::Anything)
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        let slot = self.expectation.slot;
        self.expectation.stash(self.visitor.visit_some(Reader { inner, slot }), Own::Nothing)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        let slot = self.expectation.slot;
        self.expectation.stash(self.visitor.visit_newtype_struct(Reader { inner, slot }), Own::Nothing)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, inner: A) -> Result<V::Value, A::Error> {
        let Expectation { wanted, slot, .. } = self.expectation;
        let mut list = List { inner, slot, index: 0 };
        let result = match wanted {
            // A derived `Deserialize` for a struct would also accept a list of its fields in declaration order.
            Wanted::Object | Wanted::Choice => Err(type_mismatch(Found::List, wanted)),
            Wanted::ListOf(_) => self.visitor.visit_seq(&mut list).and_then(|value| list.end(value, wanted)),
            _ => self.visitor.visit_seq(list),
        };
        self.expectation.stash(result, Own::Lists)
    }

    fn visit_map<A: MapAccess<'de>>(self, inner: A) -> Result<V::Value, A::Error> {
        let Expectation { wanted, slot, .. } = self.expectation;
        let object = Object { inner, slot, key: "".into(), keys: BTreeSet::new() };
        let result = match wanted {
            Wanted::Choice => self.visitor.visit_enum(object),
            _ => self.visitor.visit_map(object),
        };
        self.expectation.stash(result, Own::Objects)
    }
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Reader<'_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<S::Value, D::Error> {
        let reader = Reader { inner, slot: self.slot };
        self.inner.deserialize(reader).map_err(|error| self.slot.stash(error))
    }
}

/// A list whose items are counted.
struct List<'s, A> {
    inner: A,
    slot: &'s Slot,
    index: usize,
}

impl<'de, A: SeqAccess<'de>> List<'_, A> {
    /// Returns the value if the list has no further items, and otherwise an error with the length of the list.
    fn end<T>(mut self, value: T, wanted: Wanted) -> Result<T, Error<A::Error>> {
        let read = self.index;
        while self.next_element::<IgnoredAny>()?.is_some() {}
        if self.index == read { Ok(value) } else { Err(type_mismatch(Found::ListOf(self.index), wanted)) }
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for List<'_, A> {
    type Error = Error<A::Error>;

    fn next_element_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, Self::Error> {
        let (slot, index) = (self.slot, self.index);
        let next = self.inner.next_element_seed(Reader { inner: seed, slot });
        let next = next.map_err(|error| slot.restore_at(error, || Segment::Item(index)))?;
        self.index += usize::from(next.is_some());
        Ok(next)
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

/// An object without duplicate names, or an enum variant with its value.
struct Object<'s, A> {
    inner: A,
    slot: &'s Slot,
    /// The name read last.
    key: Rc<str>,
    keys: BTreeSet<Rc<str>>,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Object<'_, A> {
    type Error = Error<A::Error>;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Self::Error> {
        let (slot, key) = (self.slot, &mut self.key);
        let next = self.inner.next_key_seed(Key { inner: seed, slot, key });
        let found = next.map_err(|error| {
            let error = slot.restore(error);
            if error.fault.is_some() { error.at(field(&self.key)) } else { error }
        })?;
        if found.is_some() && !self.keys.insert(self.key.clone()) {
            return Err(Error::from(Fault::Twice(shorten(&self.key))).at(field(&self.key)));
        }
        Ok(found)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Self::Error> {
        let (slot, key) = (self.slot, &self.key);
        let next = self.inner.next_value_seed(Reader { inner: seed, slot });
        next.map_err(|error| slot.restore_at(error, || field(key)))
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

fn field(key: &str) -> Segment {
    Segment::Field(key.to_owned())
}

/// The seed for the name of a field. It stores the name for the path.
struct Key<'s, 'k, T> {
    inner: T,
    slot: &'s Slot,
    key: &'k mut Rc<str>,
}

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Key<'_, '_, S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, inner: D) -> Result<S::Value, D::Error> {
        let Key { slot, key, .. } = self;
        *key = String::deserialize(inner)?.into();
        let name: StrDeserializer<'_, D::Error> = StrDeserializer::new(key);
        self.inner.deserialize(Reader { inner: name, slot }).map_err(|error| slot.stash(error))
    }
}

/// Returns whether a name is private to a crate that uses it to recognize its own type, as `toml` does for `Spanned`.
fn is_private(name: &str) -> bool {
    name.starts_with("$__")
}

/// A visitor of a struct with a private name. Its fields are not fields of the input, so they are not part of a path.
struct Private<'s, V> {
    visitor: V,
    slot: &'s Slot,
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Private<'_, V> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.visitor.expecting(f)
    }

    fn visit_map<A: MapAccess<'de>>(self, inner: A) -> Result<V::Value, A::Error> {
        let slot = self.slot;
        self.visitor.visit_map(PrivateFields { inner, slot }).map_err(|error| slot.stash(error))
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
        self.inner.next_key_seed(Reader { inner: seed, slot }).map_err(|error| slot.restore(error))
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Self::Error> {
        let slot = self.slot;
        self.inner.next_value_seed(Reader { inner: seed, slot }).map_err(|error| slot.restore(error))
    }
}
