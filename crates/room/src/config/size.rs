//! Sizes, in bytes or in the units in which people write them, counts and hours.

use super::{ConfigError, Given};
use tokio::time::Duration;

/// The units behind a number, with what they multiply it by.
const UNITS: [(&str, u64); 4] = [("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("", 1)];

/// Allowed limits of the write-ahead log, in bytes.
const RANGE: std::ops::RangeInclusive<u64> = 64 << 10..=1 << 30;

/// Reads how long the write-ahead log may grow, in bytes.
///
/// # Errors
/// [`ConfigError`], with what belongs there.
pub fn wal_limit(given: &Given) -> Result<u64, ConfigError> {
    let bytes = bytes(&given.value).filter(|bytes| RANGE.contains(bytes));
    bytes.ok_or_else(|| given.error("write a size from 64KiB to 1GiB, as 8MiB, or a number of bytes"))
}

/// Reads a whole number within a range.
///
/// # Errors
/// [`ConfigError`], with what belongs there.
pub fn count(given: &Given, range: std::ops::RangeInclusive<u32>) -> Result<u32, ConfigError> {
    let count = given.value.parse().ok().filter(|count| range.contains(count));
    count
        .ok_or_else(|| given.error(format!("write a whole number from {} to {}", range.start(), range.end())))
}

/// Reads a number of hours; none for 0, which is for ever.
///
/// # Errors
/// [`ConfigError`], with what belongs there.
pub fn hours(given: &Given) -> Result<Option<Duration>, ConfigError> {
    let hours = count(given, 0..=100_000)?;
    Ok((hours > 0).then(|| Duration::from_secs(u64::from(hours) * 3600)))
}

fn bytes(text: &str) -> Option<u64> {
    let (number, by) = UNITS.iter().find_map(|&(unit, by)| Some((text.strip_suffix(unit)?, by)))?;
    number.trim_end().parse::<u64>().ok()?.checked_mul(by)
}
