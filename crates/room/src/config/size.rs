//! Parsers of sizes, counts and hours.

use super::error::ConfigError;
use super::setting::RawSetting;
use tokio::time::Duration;

/// Suffixes of sizes, and the bytes that each stands for.
const UNITS: [(&str, u64); 4] = [("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("", 1)];

/// Allowed range of the write-ahead log's size, in bytes.
const RANGE: std::ops::RangeInclusive<u64> = 64 << 10..=1 << 30;

/// Parses the size at which the write-ahead log is checkpointed, in bytes.
///
/// # Errors
/// [`ConfigError`] that names the expected format, if the value does not match it or is out of range.
pub fn wal_limit(given: &RawSetting) -> Result<u64, ConfigError> {
    let bytes = bytes(&given.value).filter(|bytes| RANGE.contains(bytes));
    bytes.ok_or_else(|| given.error("write a size from 64KiB to 1GiB, as 8MiB, or a number of bytes"))
}

/// Parses a whole number within a range.
///
/// # Errors
/// [`ConfigError`] that names the expected format, if the value does not match it or is out of range.
pub fn count(given: &RawSetting, range: std::ops::RangeInclusive<u32>) -> Result<u32, ConfigError> {
    let count = given.value.parse().ok().filter(|count| range.contains(count));
    count
        .ok_or_else(|| given.error(format!("write a whole number from {} to {}", range.start(), range.end())))
}

/// Parses a number of hours; `None` for 0, which means no limit.
///
/// # Errors
/// [`ConfigError`] that names the expected format, if the value does not match it or is out of range.
pub fn hours(given: &RawSetting) -> Result<Option<Duration>, ConfigError> {
    let hours = count(given, 0..=100_000)?;
    Ok((hours > 0).then(|| Duration::from_secs(u64::from(hours) * 3600)))
}

fn bytes(text: &str) -> Option<u64> {
    let (number, by) = UNITS.iter().find_map(|&(unit, by)| Some((text.strip_suffix(unit)?, by)))?;
    number.trim_end().parse::<u64>().ok()?.checked_mul(by)
}
