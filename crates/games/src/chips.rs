//! Amounts of money as checked integers.

use crate::ruling::Ruling;
use schemars::JsonSchema;
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Sub, SubAssign};

/// An amount in the game's smallest unit, from 0 to 2^53 − 1 (ruling ALL-2).
// The description of the type in schemas is the line above. The operators panic rather than wrap. During a game they cannot
// overflow, because a game refuses to open if the table's chips, with everything that the house could pay, sum to more than
// `Chips::MAX`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
pub struct Chips(#[schemars(range(max = 9_007_199_254_740_991_u64))] u64);

/// The error for an amount above [`Chips::MAX`], with the amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is more than 2^53 − 1, the largest sum")]
pub struct ChipsOverflow(pub u64);

impl Chips {
    /// No chips.
    pub const ZERO: Chips = Chips(0);
    /// The game's smallest unit.
    pub const ONE: Chips = Chips(1);
    /// The largest amount, 2^53 − 1. Every JSON reader represents the integers up to it exactly.
    pub const MAX: Chips = Chips((1 << 53) - 1);

    /// Builds an amount from a number of units.
    ///
    /// # Errors
    /// [`ChipsOverflow`] above [`Chips::MAX`].
    pub const fn new(units: u64) -> Result<Chips, ChipsOverflow> {
        if units <= Chips::MAX.0 { Ok(Chips(units)) } else { Err(ChipsOverflow(units)) }
    }

    /// Builds a small amount from a literal in the code.
    pub(crate) const fn of(units: u32) -> Chips {
        Chips(units as u64)
    }

    /// The amount as a number of units.
    pub const fn get(self) -> u64 {
        self.0
    }

    /// The sum; `None` above [`Chips::MAX`].
    #[inline]
    pub fn checked_add(self, other: Chips) -> Option<Chips> {
        // Two amounts of at most 2^53 − 1 cannot overflow a `u64`.
        Chips::new(self.0 + other.0).ok()
    }

    /// The difference; `None` below zero.
    pub fn checked_sub(self, other: Chips) -> Option<Chips> {
        self.0.checked_sub(other.0).map(Chips)
    }

    /// Saturating subtraction: the difference, or zero if it would be negative.
    #[must_use]
    pub fn saturating_sub(self, other: Chips) -> Chips {
        Chips(self.0.saturating_sub(other.0))
    }

    /// Saturating addition: the sum, or [`Chips::MAX`] if it would be larger. For bounds only: applied to a
    /// payment, it could lose chips.
    #[must_use]
    pub fn saturating_add(self, other: Chips) -> Chips {
        self.checked_add(other).unwrap_or(Chips::MAX)
    }

    /// Saturating multiplication: `count` times the amount, or [`Chips::MAX`] if that would be larger. For bounds
    /// and defaults only: applied to a payment, it could lose chips.
    #[must_use]
    pub fn saturating_mul(self, count: u64) -> Chips {
        Chips::new(self.0.saturating_mul(count)).unwrap_or(Chips::MAX)
    }

    /// Splits the amount into `ways` equal whole shares; returns one share and the remainder in units.
    ///
    /// # Panics
    /// Panics if `ways` is 0.
    pub fn split(self, ways: u64) -> (Chips, u64) {
        (Chips(self.0 / ways), self.0 % ways)
    }

    /// The sum of the amounts; `None` above [`Chips::MAX`].
    pub fn checked_sum(amounts: impl IntoIterator<Item = Chips>) -> Option<Chips> {
        amounts.into_iter().try_fold(Chips::ZERO, Chips::checked_add)
    }

    /// The amount as a signed number of units. The conversion cannot overflow, since [`Chips::MAX`] fits an `i64`.
    pub fn signed(self) -> i64 {
        self.0.cast_signed()
    }
}

impl TryFrom<u64> for Chips {
    type Error = ChipsOverflow;

    fn try_from(units: u64) -> Result<Chips, ChipsOverflow> {
        Chips::new(units)
    }
}

impl<'de> Deserialize<'de> for Chips {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Chips, D::Error> {
        deserializer.deserialize_newtype_struct(Ruling::ALL_2.newtype(), Whole)
    }
}

/// Visitor that deserializes an amount, and describes the expected value in error messages.
struct Whole;

impl<'de> Visitor<'de> for Whole {
    type Value = Chips;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ruling::ALL_2.cite(f, format_args!("a whole number of chips from 0 to 2^53 − 1"))
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<Chips, D::Error> {
        deserializer.deserialize_u64(self)
    }

    fn visit_u64<E: Error>(self, units: u64) -> Result<Chips, E> {
        Chips::new(units).map_err(|_| E::invalid_value(Unexpected::Unsigned(units), &self))
    }

    fn visit_i64<E: Error>(self, units: i64) -> Result<Chips, E> {
        let positive = u64::try_from(units).map_err(|_| E::invalid_value(Unexpected::Signed(units), &self));
        self.visit_u64(positive?)
    }
}

impl Add for Chips {
    type Output = Chips;

    fn add(self, other: Chips) -> Chips {
        self.checked_add(other).expect("chips in a game sum to at most 2^53 − 1")
    }
}

impl Sub for Chips {
    type Output = Chips;

    fn sub(self, other: Chips) -> Chips {
        self.checked_sub(other).expect("no more chips are taken than are there")
    }
}

impl AddAssign for Chips {
    fn add_assign(&mut self, other: Chips) {
        *self = *self + other;
    }
}

impl SubAssign for Chips {
    fn sub_assign(&mut self, other: Chips) {
        *self = *self - other;
    }
}

impl Sum for Chips {
    fn sum<I: Iterator<Item = Chips>>(amounts: I) -> Chips {
        amounts.fold(Chips::ZERO, Chips::add)
    }
}

impl fmt::Display for Chips {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_02_sums_stop_at_two_to_the_53_less_one() {
        assert_eq!(Chips::new(1 << 53), Err(ChipsOverflow(1 << 53)));
        assert_eq!(Chips::MAX.checked_add(Chips::ONE), None);
        assert_eq!(Chips::checked_sum([Chips::MAX, Chips::ZERO]), Some(Chips::MAX));
        assert_eq!(Chips::ZERO.checked_sub(Chips::ONE), None);
        for text in ["9007199254740992", "-1", "1.5", "99999999999999999999999", "\"5\""] {
            let error = serde_json::from_str::<Chips>(text).unwrap_err().to_string();
            assert!(error.contains("a whole number of chips from 0 to 2^53 − 1 (ALL-2)"), "{error}");
        }
        assert_eq!(serde_json::from_str::<Chips>("9007199254740991").unwrap(), Chips::MAX);
    }

    #[test]
    fn a_multiple_stops_at_the_largest_amount() {
        let half = Chips::new(1 << 52).unwrap();
        assert_eq!(Chips::of(3).saturating_mul(4), Chips::of(12));
        assert_eq!(Chips::MAX.saturating_mul(0), Chips::ZERO);
        assert_eq!(Chips::MAX.saturating_mul(1), Chips::MAX);
        assert_eq!(half.saturating_mul(2), Chips::MAX, "2^53 is one above the largest amount");
        assert_eq!(half.saturating_mul(u64::MAX), Chips::MAX, "a product above 2^64");
    }

    #[test]
    #[should_panic(expected = "no more chips are taken")]
    fn taking_too_much_never_wraps() {
        let _ = Chips::ZERO - Chips::ONE;
    }
}
