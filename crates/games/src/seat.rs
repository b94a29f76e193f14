//! Seats, sets of seats and values by seat.

use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::ops::{Index, IndexMut};

/// Maximum number of seats in any game.
pub const MAX_SEATS: usize = 10;

/// A seat at the table, written as its number. Seats are numbered clockwise from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Seat 1.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, counted from 1; `None` for 0 and above [`MAX_SEATS`].
    pub const fn new(number: usize) -> Option<Seat> {
        if 1 <= number && number <= MAX_SEATS { Some(Seat(number as u8 - 1)) } else { None }
    }

    /// The seat's number, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The seat's index, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table with `seats` seats.
    #[must_use]
    pub const fn left(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        Seat(if next as usize >= seats { 0 } else { next })
    }

    /// The next seat counterclockwise at a table with `seats` seats.
    #[must_use]
    pub const fn right(self, seats: usize) -> Seat {
        Seat(if self.0 == 0 { seats as u8 - 1 } else { self.0 - 1 })
    }

    /// The clockwise distance from this seat to `other` at a table with `seats` seats: 0 to `seats − 1`.
    pub const fn distance_to(self, other: Seat, seats: usize) -> usize {
        let from = self.0 as usize;
        let to = other.0 as usize;
        if to >= from { to - from } else { to + seats - from }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.number(), f)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {self}")
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u64::deserialize(deserializer)?;
        let seat = usize::try_from(number).ok().and_then(Seat::new);
        seat.ok_or_else(|| {
            D::Error::custom(format!("{number} is not a seat: seats count from 1 to {MAX_SEATS}"))
        })
    }
}

impl JsonSchema for Seat {
    fn schema_name() -> Cow<'static, str> {
        "Seat".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "integer",
            "minimum": 1,
            "maximum": MAX_SEATS,
            "description": "A seat, counted from 1 clockwise",
        })
    }
}

/// A set of seats, as a bitmap.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u16);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// All seats of a table with `seats` seats.
    pub const fn all(seats: usize) -> SeatSet {
        SeatSet(((1_u32 << seats) - 1) as u16)
    }

    /// The set that contains only this seat.
    pub const fn one(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Returns whether the set contains the seat.
    pub const fn contains(self, seat: Seat) -> bool {
        (self.0 >> seat.0) & 1 == 1
    }

    /// Adds a seat to the set.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat from the set, if present.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The set with one seat removed.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The seats in either set.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats in both sets.
    #[must_use]
    pub const fn intersection(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The seats of this set that are not in the other.
    #[must_use]
    pub const fn difference(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// The number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the set has exactly one seat. Faster than `len() == 1`: the default target has no instruction that
    /// counts bits.
    pub const fn is_single(self) -> bool {
        !self.is_empty() && !self.has_several()
    }

    /// Returns whether the set has at least two seats. Faster than `len() > 1`, as [`is_single`](SeatSet::is_single) is.
    pub const fn has_several(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The first seat of the set clockwise from `from`, which is included; `None` if the set is empty.
    pub const fn first_from(self, from: Seat) -> Option<Seat> {
        let ahead = self.0 >> from.0 << from.0;
        let place = if ahead != 0 { ahead.trailing_zeros() } else { self.0.trailing_zeros() };
        if self.0 == 0 { None } else { Some(Seat(place as u8)) }
    }

    /// The first seat of the set counterclockwise from `from`, which is included; `None` if the set is empty.
    pub const fn first_back_from(self, from: Seat) -> Option<Seat> {
        let behind = self.0 & (((2_u32 << from.0) - 1) as u16);
        let of = if behind != 0 { behind } else { self.0 };
        if self.0 == 0 { None } else { Some(Seat((u16::BITS - 1 - of.leading_zeros()) as u8)) }
    }

    /// The only seat of the set; `None` unless the set has exactly one.
    pub const fn only(self) -> Option<Seat> {
        if self.is_single() { Some(Seat(self.0.trailing_zeros() as u8)) } else { None }
    }

    /// Iterates over the seats in ascending order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        self.iter_from(Seat::FIRST)
    }

    /// Iterates over the seats clockwise from `from`, which is included.
    pub fn iter_from(self, from: Seat) -> impl Iterator<Item = Seat> + Clone {
        // The seats before `from` come last: their bits are moved above those of the others.
        let before = self.0 & ((1 << from.0) - 1);
        let mut rest = u32::from(self.0 ^ before) | u32::from(before) << u16::BITS;
        std::iter::from_fn(move || {
            let place = rest.trailing_zeros() % u16::BITS;
            (rest != 0).then(|| {
                rest &= rest - 1;
                Seat(place as u8)
            })
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, |set, seat| set.union(SeatSet::one(seat)))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Ok(Vec::<Seat>::deserialize(deserializer)?.into_iter().collect())
    }
}

impl JsonSchema for SeatSet {
    fn schema_name() -> Cow<'static, str> {
        "Seats".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Vec::<Seat>::json_schema(generator)
    }
}

/// One value per seat of a table, without heap allocation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BySeat<T> {
    values: [T; MAX_SEATS],
    seats: u8,
}

impl<T: Copy + Default> BySeat<T> {
    /// The default value for each of `seats` seats.
    ///
    /// # Panics
    /// Panics if `seats` is above [`MAX_SEATS`].
    pub fn new(seats: usize) -> BySeat<T> {
        assert!(seats <= MAX_SEATS, "a table has at most {MAX_SEATS} seats");
        BySeat { values: [T::default(); MAX_SEATS], seats: seats as u8 }
    }

    /// Builds the list from its values, seat 1 first; `None` for more than [`MAX_SEATS`].
    pub fn from_slice(values: &[T]) -> Option<BySeat<T>> {
        let mut by_seat = BySeat::new((values.len() <= MAX_SEATS).then_some(values.len())?);
        by_seat.values[..values.len()].copy_from_slice(values);
        Some(by_seat)
    }
}

impl<T> BySeat<T> {
    /// The number of seats at the table.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The values, seat 1 first.
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats()]
    }

    /// Iterates over the seats with their values, seat 1 first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.as_slice().iter().enumerate().map(|(index, value)| (Seat(index as u8), value))
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.as_slice())
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        BySeat::from_slice(&values).ok_or_else(|| {
            D::Error::custom(format!(
                "the number of seats is {}: there are at most {MAX_SEATS}",
                values.len()
            ))
        })
    }
}

impl<T: JsonSchema> JsonSchema for BySeat<T> {
    fn schema_name() -> Cow<'static, str> {
        format!("BySeat_{}", T::schema_name()).into()
    }

    // Inlined, so that a type with amounts by seat can mark their unit in its own schema.
    fn inline_schema() -> bool {
        true
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let item = generator.subschema_for::<T>();
        schemars::json_schema!({ "type": "array", "items": item, "maxItems": MAX_SEATS })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_in_clockwise_order() {
        let seats: SeatSet = [1, 4, 6].map(|number| Seat::new(number).unwrap()).into_iter().collect();
        let round: Vec<usize> = seats.iter_from(Seat::new(4).unwrap()).map(Seat::number).collect();
        assert_eq!(round, [4, 6, 1]);
        assert_eq!(seats.first_from(Seat::new(7).unwrap()).map(Seat::number), Some(1));
        assert_eq!(SeatSet::EMPTY.first_from(Seat::FIRST), None);
        let back = |from| seats.first_back_from(Seat::new(from).unwrap()).map(Seat::number);
        assert_eq!([back(7), back(6), back(5), back(3), back(1)], [6, 6, 4, 1, 1].map(Some));
        assert_eq!(
            SeatSet::one(Seat::new(4).unwrap()).first_back_from(Seat::FIRST).map(Seat::number),
            Some(4)
        );
        assert_eq!(SeatSet::EMPTY.first_back_from(Seat::FIRST), None);
        assert_eq!((Seat::FIRST.right(4).number(), Seat::new(3).unwrap().right(4).number()), (4, 2));
        assert_eq!(Seat::new(6).unwrap().left(6).number(), 1);
        assert_eq!(Seat::new(5).unwrap().distance_to(Seat::new(2).unwrap(), 6), 3);
        assert_eq!(SeatSet::all(10).iter().count(), 10);
        assert_eq!((Seat::new(0), Seat::new(11)), (None, None));
    }
}
