//! The date and the time zone of an event.

use games::poker_run::Time;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// The date of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(Date);

/// The time zone of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Zone(TimeZone);

/// A moment in the local time of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// Before the day of the event.
    Before,
    /// A time of the event's day; the hours continue past midnight (PR-12).
    At(Time),
    /// The second midnight, or later.
    After,
}

impl Clock {
    /// The time of the event's day; `None` outside that day.
    pub const fn time(self) -> Option<Time> {
        match self {
            Clock::At(time) => Some(time),
            Clock::Before | Clock::After => None,
        }
    }
}

/// The local time at the event at this moment, in milliseconds since the Unix epoch.
pub fn clock_at(day: Day, zone: &Zone, now_ms: u64) -> Clock {
    let seconds = seconds_of_day(day, zone, now_ms);
    match seconds.map(u32::try_from) {
        Some(Err(_)) => Clock::Before,
        Some(Ok(seconds)) => Time::from_seconds(seconds).map_or(Clock::After, Clock::At),
        None => Clock::After,
    }
}

/// Returns whether a time of the event's day has passed at this moment, in milliseconds since the Unix epoch.
pub fn has_passed(day: Day, zone: &Zone, time: Time, now_ms: u64) -> bool {
    match clock_at(day, zone, now_ms) {
        Clock::Before => false,
        Clock::At(now) => now > time,
        Clock::After => true,
    }
}

/// The seconds since the first midnight of the event's day, negative before it; `None` beyond the calendar. The whole
/// event has the offset from UTC that is in force at noon of its day, so that times keep their order on a night when
/// the clocks change (PR-12).
fn seconds_of_day(day: Day, zone: &Zone, now_ms: u64) -> Option<i64> {
    let now = Timestamp::from_millisecond(i64::try_from(now_ms).ok()?).ok()?;
    let noon = day.0.at(12, 0, 0, 0).to_zoned(zone.0.clone()).ok()?.timestamp();
    Some((now.as_millisecond() - noon.as_millisecond()).div_euclid(1_000) + 12 * 3600)
}

impl fmt::Display for Day {
    /// Formats the date as `2026-09-12`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Day {
    /// The date in a time zone at this moment, in milliseconds since the Unix epoch; a date at the end of the calendar
    /// if the moment is beyond it.
    pub fn at(zone: &Zone, now_ms: u64) -> Day {
        let now = i64::try_from(now_ms).ok().and_then(|now| Timestamp::from_millisecond(now).ok());
        Day(now.unwrap_or(Timestamp::MAX).to_zoned(zone.0.clone()).date())
    }

    /// The date this many days later; at most the last date of the calendar.
    #[must_use]
    pub fn plus_days(self, days: i32) -> Day {
        Day(self.0.saturating_add(days.days()))
    }
}

impl Zone {
    /// Coordinated Universal Time.
    pub const fn utc() -> Zone {
        Zone(TimeZone::UTC)
    }

    /// A moment, in milliseconds since the Unix epoch, as local time to the second with its offset from UTC, such as
    /// `2026-09-12T15:05:00+02:00`; empty if it is beyond the calendar.
    pub fn local_time(&self, at_ms: u64) -> String {
        let second = i64::try_from(at_ms / 1_000).ok().and_then(|second| Timestamp::from_second(second).ok());
        let local =
            second.map(|second| second.to_zoned(self.0.clone()).strftime("%Y-%m-%dT%H:%M:%S%:z").to_string());
        local.unwrap_or_default()
    }

    /// The name of the time zone, such as `Europe/Madrid`.
    pub fn name(&self) -> &str {
        self.0.iana_name().unwrap_or_default()
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Day, D::Error> {
        let text = Cow::<'_, str>::deserialize(deserializer)?;
        text.parse().map(Day).map_err(|_| D::Error::custom("a date is written 2026-09-12"))
    }
}

impl JsonSchema for Day {
    fn schema_name() -> Cow<'static, str> {
        "Day".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "format": "date", "examples": ["2026-09-12"] })
    }
}

impl Serialize for Zone {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.iana_name().unwrap_or("UTC"))
    }
}

impl<'de> Deserialize<'de> for Zone {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Zone, D::Error> {
        let text = Cow::<'_, str>::deserialize(deserializer)?;
        let zone = TimeZone::get(&text).ok().filter(|zone| zone.iana_name().is_some());
        zone.map(Zone).ok_or_else(|| D::Error::custom("a time zone is a name such as Europe/Madrid"))
    }
}

impl JsonSchema for Zone {
    fn schema_name() -> Cow<'static, str> {
        "Zone".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "Name of a time zone in the database of IANA",
            "examples": ["Europe/Madrid"],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(day: &str, zone: &str, utc: &str) -> Option<String> {
        let day: Day = serde_json::from_value(day.into()).unwrap();
        let zone: Zone = serde_json::from_value(zone.into()).unwrap();
        let now = utc.parse::<Timestamp>().unwrap().as_millisecond();
        clock_at(day, &zone, now as u64).time().map(|time| time.to_string())
    }

    #[test]
    fn pr_12_the_time_is_that_of_a_clock_at_the_event_and_goes_on_after_midnight() {
        let madrid = |utc| clock("2026-10-24", "Europe/Madrid", utc);
        assert_eq!(madrid("2026-10-24T14:00:00Z").unwrap(), "16:00:00");
        assert_eq!(madrid("2026-10-23T21:59:59Z"), None, "the day before");
        assert_eq!(madrid("2026-10-23T22:00:00Z").unwrap(), "00:00:00");
        assert_eq!(clock("2026-01-05", "Asia/Kathmandu", "2026-01-05T06:15:30Z").unwrap(), "12:00:30");
    }

    #[test]
    fn pr_12_times_keep_their_order_in_a_night_in_which_clocks_change() {
        let madrid = |utc| clock("2026-10-24", "Europe/Madrid", utc);
        assert_eq!(madrid("2026-10-25T00:30:00Z").unwrap(), "26:30:00");
        // Summer time ends: clocks show the hour from two to three twice.
        assert_eq!(madrid("2026-10-25T01:30:00Z").unwrap(), "27:30:00");
        assert_eq!(madrid("2026-10-25T21:59:59Z").unwrap(), "47:59:59");
        assert_eq!(madrid("2026-10-25T22:00:00Z"), None, "48 hours have passed");
        // Stop 2 at 1:50, and stop 3 twenty minutes later, when clocks show 1:10.
        let denver = |utc| clock("2026-10-31", "America/Denver", utc);
        assert_eq!(denver("2026-11-01T07:50:00Z").unwrap(), "25:50:00");
        assert_eq!(denver("2026-11-01T08:10:00Z").unwrap(), "26:10:00");
        assert_eq!(denver("2026-11-01T09:00:00Z").unwrap(), "27:00:00", "clocks show two");
        // Clocks go forward in the morning of an event: from then on its times are those of the clocks.
        let spring = |utc| clock("2026-03-08", "America/Denver", utc);
        assert_eq!(spring("2026-03-08T22:00:00Z").unwrap(), "16:00:00");
        assert_eq!(spring("2026-03-08T09:00:00Z").unwrap(), "03:00:00");
        let mut last = None;
        for hour in 0..48 {
            let now =
                "2026-10-31T06:00:00Z".parse::<Timestamp>().unwrap().as_millisecond() + hour * 3_600_000;
            let (day, zone) = ("2026-10-31", "America/Denver");
            let [day, zone] = [day, zone].map(serde_json::Value::from);
            let (day, zone) = (serde_json::from_value(day).unwrap(), serde_json::from_value(zone).unwrap());
            let time = clock_at(day, &zone, now as u64).time();
            assert!(time > last, "{hour}: {time:?}");
            last = time;
        }
    }

    #[test]
    fn dates_and_zones_are_validated() {
        for wrong in ["", "12.9.2026", "2026-13-01", "2026-02-29"] {
            assert!(serde_json::from_value::<Day>(wrong.into()).is_err(), "{wrong}");
        }
        for wrong in ["", "Madrid", "CEST+2", "Europe/Nowhere"] {
            assert!(serde_json::from_value::<Zone>(wrong.into()).is_err(), "{wrong}");
        }
    }
}
