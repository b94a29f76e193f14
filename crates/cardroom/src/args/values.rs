//! Parsers of flag values.

use crate::exit::UsageError;
use games::seat::MAX_SEATS;
use games::{Chips, Seat};
use std::ops::RangeInclusive;

/// Finds the item with the name that is the value of a flag.
///
/// # Errors
/// A usage error that lists the existing names, if none matches.
pub fn pick<T: Copy>(
    flag: &str,
    name: &str,
    all: &[T],
    named: impl Fn(&T) -> &'static str,
) -> Result<T, UsageError> {
    let found = all.iter().find(|one| named(one) == name);
    let names = || all.iter().map(&named).collect::<Vec<_>>().join(", ");
    found.copied().ok_or_else(|| UsageError(format!("{flag} {name}: this game has {}", names())))
}

/// Largest value of a numeric flag: 2^53 − 1, the largest integer that every JSON parser preserves.
const MAX_NUMBER: u64 = (1 << 53) - 1;

/// Parses a whole number of at least `MIN`.
///
/// # Errors
/// A message with the allowed range, if the text is not a whole number in that range.
pub fn number<const MIN: u64>(text: &str) -> Result<u64, String> {
    whole_number(text, MIN..=MAX_NUMBER)
        .ok_or_else(|| format!("expected a whole number from {MIN} to 2^53 − 1, in digits"))
}

/// Parses a whole number from `MIN` to `MAX`.
///
/// # Errors
/// A message with the allowed range, if the text is not a whole number in that range.
pub fn number_within<const MIN: u64, const MAX: u64>(text: &str) -> Result<u64, String> {
    whole_number(text, MIN..=MAX)
        .ok_or_else(|| format!("expected a whole number from {MIN} to {MAX}, in digits"))
}

/// Parses a seed.
///
/// # Errors
/// A message with the allowed range, if the text is not a whole number in that range.
pub fn seed(text: &str) -> Result<u64, String> {
    whole_number(text, 0..=MAX_NUMBER)
        .ok_or_else(|| format!("a seed is a whole number from 0 to 2^53 − 1 ({MAX_NUMBER})"))
}

fn whole_number(text: &str, range: RangeInclusive<u64>) -> Option<u64> {
    text.parse().ok().filter(|number| range.contains(number))
}

/// Parses a seat number, counted from 1.
///
/// # Errors
/// A message with the allowed range, if the text is not a whole number in that range.
pub fn seat(text: &str) -> Result<Seat, String> {
    let seat = text.parse().ok().and_then(Seat::new);
    seat.ok_or_else(|| format!("seats count from 1 to {MAX_SEATS}"))
}

/// Parses an amount of chips.
///
/// # Errors
/// A message, if the amount is not a whole number in digits, is negative, or exceeds 2^53 − 1.
pub fn chips(text: &str) -> Result<Chips, String> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err("an amount is a whole number of chips, in digits".to_owned());
    }
    if negative {
        return Err("amounts are not negative: write 0 or more".to_owned());
    }
    let chips = digits.parse().ok().and_then(|units| Chips::new(units).ok());
    chips.ok_or_else(|| format!("the largest amount is 2^53 − 1, {} (ALL-2)", Chips::MAX))
}
