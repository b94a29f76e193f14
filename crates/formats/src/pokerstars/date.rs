//! Date and time of a hand, in its file's time zone and in Eastern time.
//!
//! PokerStars writes the date of a hand in the player's time zone and, in brackets, in Eastern time. Parsers
//! use the latter.

use crate::phh::Hand;
use jiff::Zoned;
use jiff::civil::DateTime;
use jiff::tz::{TimeZone, TimeZoneDatabase, offset};
use std::fmt;

/// The time zone of the date in brackets.
const EASTERN: &str = "America/New_York";

/// Abbreviations of time zones with daylight saving time that are missing from the time zone database.
const ZONES: [(&str, &str); 4] =
    [("ET", EASTERN), ("CT", "America/Chicago"), ("MT", "America/Denver"), ("PT", "America/Los_Angeles")];

/// Abbreviations of fixed offsets from UTC, in hours. `CST` is North American.
const OFFSETS: [(&str, i8); 15] = [
    ("UTC", 0),
    ("GMT", 0),
    ("EST", -5),
    ("EDT", -4),
    ("CST", -6),
    ("CDT", -5),
    ("MST", -7),
    ("MDT", -6),
    ("PST", -8),
    ("PDT", -7),
    ("WEST", 1),
    ("BST", 1),
    ("CEST", 2),
    ("EEST", 3),
    ("MSK", 3),
];

/// The date and time of a hand in PokerStars' format.
pub(super) enum Date {
    /// A date in a known zone, with the label of the zone.
    Zoned(Zoned, String),
    /// A date in an unknown zone, whose Eastern time is therefore unknown too, with the label of the zone; `UTC` if the
    /// file has no label.
    Local(DateTime, String),
}

impl Date {
    /// The date and time in the file. The output format requires a date, so the default is 1970-01-01 0:00:00. A time
    /// without a zone is UTC.
    pub fn of(hand: &Hand) -> Date {
        let text = |name: &str| hand.others.get(name).and_then(toml::Value::as_str);
        let label = text("time_zone_abbreviation")
            .filter(|label| !label.is_empty() && label.bytes().all(|byte| byte.is_ascii_alphabetic()));
        let local = local(hand);
        let zone = match (text("time_zone"), label) {
            (Some(name), label) => named(name).or_else(|| abbreviated(label?)),
            (None, label) => abbreviated(label.unwrap_or("UTC")),
        };
        let Some(zoned) = zone.and_then(|zone| local.to_zoned(zone).ok()) else {
            return Date::Local(local, label.unwrap_or("UTC").to_owned());
        };
        let label = label.map_or_else(|| zoned.strftime("%Z").to_string(), str::to_owned);
        Date::Zoned(zoned, label)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Date::Zoned(zoned, label) => {
                let eastern = zoned.with_time_zone(named(EASTERN).unwrap_or(TimeZone::UTC)).datetime();
                write!(
                    f,
                    "{} {label} [{} ET]",
                    FormattedDateTime(zoned.datetime()),
                    FormattedDateTime(eastern)
                )
            }
            Date::Local(local, label) => write!(f, "{} {label}", FormattedDateTime(*local)),
        }
    }
}

/// A date and time, formatted with the hour without a leading zero.
struct FormattedDateTime(DateTime);

impl fmt::Display for FormattedDateTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FormattedDateTime(at) = self;
        write!(f, "{:04}/{:02}/{:02} ", at.year(), at.month(), at.day())?;
        write!(f, "{}:{:02}:{:02}", at.hour(), at.minute(), at.second())
    }
}

/// A zone of the bundled time zone database, so that the result is the same on every machine; `None` for an unknown
/// name.
fn named(name: &str) -> Option<TimeZone> {
    TimeZoneDatabase::bundled().get(name).ok()
}

fn abbreviated(label: &str) -> Option<TimeZone> {
    let fixed = OFFSETS.iter().find(|(known, _)| *known == label);
    let zone = ZONES.iter().find(|(known, _)| *known == label);
    match (fixed, zone) {
        (Some(&(_, hours)), _) => Some(TimeZone::fixed(offset(hours))),
        (None, Some((_, name))) => named(name),
        (None, None) => named(label),
    }
}

/// The local date and time in the file. A part that is absent or out of range has its default, from 1970-01-01
/// 0:00:00. If the date does not exist, such as February 30, the date and the time are the defaults.
fn local(hand: &Hand) -> DateTime {
    let part = |name: &str, most: i64, otherwise: i8| {
        let value = hand.others.get(name).and_then(toml::Value::as_integer);
        value
            .filter(|value| (1..=most).contains(value))
            .and_then(|value| i8::try_from(value).ok())
            .unwrap_or(otherwise)
    };
    let year = hand.others.get("year").and_then(toml::Value::as_integer);
    let year = year.filter(|year| (1..=9998).contains(year)).and_then(|year| i16::try_from(year).ok());
    let time = hand.others.get("time").and_then(toml::Value::as_datetime).and_then(|moment| moment.time);
    let (hour, minute, second) =
        time.map_or((0, 0, 0), |time| (time.hour, time.minute, time.second.unwrap_or(0).min(59)));
    let [hour, minute, second] = [hour, minute, second].map(|part| i8::try_from(part).unwrap_or(0));
    let (month, day) = (part("month", 12, 1), part("day", 31, 1));
    DateTime::new(year.unwrap_or(1970), month, day, hour, minute, second, 0)
        .unwrap_or_else(|_| DateTime::constant(1970, 1, 1, 0, 0, 0, 0))
}
