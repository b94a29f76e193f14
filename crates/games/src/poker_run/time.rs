//! Times of day, as written in entries.

use super::Clause;
use crate::ruling::Ruling;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// Local time on the day of the event, to the second. Hours continue past midnight, up to 47:59:59 (PR-12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Time(u32);

/// The error for text that is not a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeError(pub String);

impl fmt::Display for TimeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let TimeError(text) = self;
        Ruling::PR_12.cite(
            f,
            format_args!("{text:?} is not a time: write 16:00 or 16:00:00, and 24:10 for ten past midnight"),
        )
    }
}

impl std::error::Error for TimeError {}

impl TimeError {
    /// The clauses behind the error.
    pub const CLAUSES: &[Clause] = &[Clause::Pr12];
}

impl Time {
    /// Midnight at the start of the day.
    pub const FIRST: Time = Time(0);
    /// The last second of the next day, 47:59:59.
    pub const LAST: Time = Time(48 * 3600 - 1);

    /// The time this many seconds after [`Time::FIRST`]; `None` after [`Time::LAST`].
    pub const fn from_seconds(seconds: u32) -> Option<Time> {
        if seconds <= Time::LAST.0 { Some(Time(seconds)) } else { None }
    }

    /// The time at this hour and minute.
    ///
    /// # Panics
    /// Panics unless `hour` is below 48 and `minute` below 60; in a constant, this is a compile error.
    pub const fn at(hour: u32, minute: u32) -> Time {
        assert!(hour < 48 && minute < 60, "an hour is below 48, a minute below 60");
        Time(hour * 3600 + minute * 60)
    }

    /// The number of seconds after [`Time::FIRST`].
    pub const fn seconds(self) -> u32 {
        self.0
    }
}

impl FromStr for Time {
    type Err = TimeError;

    fn from_str(text: &str) -> Result<Time, TimeError> {
        read(text).ok_or_else(|| TimeError(text.chars().take(20).collect()))
    }
}

/// Parses `H:MM` or `HH:MM`, optionally followed by `:SS`.
fn read(text: &str) -> Option<Time> {
    let mut parts = text.split(':');
    let hour = number(parts.next()?, 48)?;
    let minute = parts.next().filter(|part| part.len() == 2).and_then(|part| number(part, 60))?;
    let second = match parts.next() {
        None => 0,
        Some(part) => number(part, 60).filter(|_| part.len() == 2)?,
    };
    parts.next().is_none().then_some(Time(hour * 3600 + minute * 60 + second))
}

fn number(digits: &str, below: u32) -> Option<u32> {
    let plain = (1..=2).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|&value| plain && value < below)
}

impl fmt::Display for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:02}:{:02}:{:02}", self.0 / 3600, self.0 / 60 % 60, self.0 % 60)
    }
}

impl fmt::Debug for Time {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Time {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Time {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Time, D::Error> {
        Ruling::PR_12.parse(deserializer)
    }
}

impl JsonSchema for Time {
    fn schema_name() -> Cow<'static, str> {
        "Time".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "Local time of the event's day: 16:00 or 16:00:00; 24:10 is ten past midnight",
            "examples": ["16:00:00"],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pr_12_times_read_to_the_second_and_go_on_after_midnight() {
        let time = |text: &str| text.parse::<Time>();
        assert_eq!(time("16:00"), time("16:00:00"));
        assert_eq!(time("9:05").unwrap().to_string(), "09:05:00");
        assert!(time("24:10").unwrap() > time("23:59:59").unwrap());
        assert_eq!(time("47:59:59").unwrap(), Time::LAST);
        for wrong in
            ["", "16", "16:0", "16:60", "48:00", "16:00:60", "16:00:00:00", "+1:00", "16:00 ", "1６:00"]
        {
            assert_eq!(time(wrong), Err(TimeError(wrong.to_owned())));
        }
    }
}
