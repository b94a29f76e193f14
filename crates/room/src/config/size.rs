//! Parsers of sizes, counts, hours and seconds.

use super::error::ConfigError;
use super::setting::RawSetting;
use tokio::time::Duration;

/// Suffixes of sizes, and the bytes that each stands for.
const UNITS: [(&str, u64); 4] = [("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("", 1)];

/// Allowed range of the write-ahead log's size, in bytes.
const RANGE: std::ops::RangeInclusive<u64> = 64 << 10..=1 << 30;

/// Parses the size at which the write-ahead log is checkpointed, and returns it in bytes.
///
/// # Errors
/// [`ConfigError`] that names the expected format, if the value does not match it or is out of range.
pub fn wal_limit(given: &RawSetting) -> Result<u64, ConfigError> {
    let bytes = bytes(&given.value).filter(|bytes| RANGE.contains(bytes));
    bytes.ok_or_else(|| given.error("write a size from 64KiB to 1GiB, as 8MiB, or a number of bytes"))
}

/// Largest size that a setting may allow, in bytes.
const MOST_BYTES: u32 = 64 << 20;

/// Parses a size from `least` bytes to 64 MiB, and returns it in bytes.
///
/// # Errors
/// [`ConfigError`] that names the expected format, if the value does not match it or is out of range.
pub fn bytes_from(given: &RawSetting, least: u32) -> Result<u32, ConfigError> {
    let size = bytes(&given.value).and_then(|bytes| u32::try_from(bytes).ok());
    size.filter(|bytes| (least..=MOST_BYTES).contains(bytes)).ok_or_else(|| {
        given.error(format!("write a size from {}KiB to 64MiB, as 64KiB, or a number of bytes", least >> 10))
    })
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

/// Parses a number of seconds from 1 to 3,600.
///
/// # Errors
/// [`ConfigError`] that names the expected format, if the value does not match it or is out of range.
pub fn seconds(given: &RawSetting) -> Result<Duration, ConfigError> {
    Ok(Duration::from_secs(u64::from(count(given, 1..=3_600)?)))
}

fn bytes(text: &str) -> Option<u64> {
    let (number, by) = UNITS.iter().find_map(|&(unit, by)| Some((text.strip_suffix(unit)?, by)))?;
    number.trim_end().parse::<u64>().ok()?.checked_mul(by)
}
