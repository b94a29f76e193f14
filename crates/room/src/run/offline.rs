//! Stamps that a phone made while it could not reach the room (PR-28), and the form in which a refusal of one is stored
//! (PR-29).

use super::error::RunRefusal;
use crate::refusal::Refusal;
use games::poker_run::{Action, SpinsAt, Time};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// Maximum difference between two offsets of a phone's clock before the organiser decides which one holds, in
/// milliseconds.
const MAX_CLOCK_CHANGE_MS: u64 = 60_000;

/// The times of a stamp that was made without a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RunOfflineClock")]
pub struct OfflineClock {
    /// The time at which the stamp was made, by the phone's clock, in milliseconds since the Unix epoch.
    pub made_ms: u64,
    /// The room's clock minus the phone's at their last contact before the stamp, in milliseconds.
    pub offset_ms: i64,
    /// The room's clock minus the phone's when the stamp was sent, in milliseconds.
    pub sent_offset_ms: i64,
}

/// The circumstances of a stamp that was made without a connection, as the phone sends them with the stamp.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RunOfflineDetails")]
pub struct OfflineDetails {
    /// The time at which the stamp was made, by the phone's clock, in milliseconds since the Unix epoch.
    pub made_ms: u64,
    /// The room's clock minus the phone's at their last contact before the stamp, in milliseconds.
    pub offset_ms: i64,
    /// The room's clock minus the phone's now, in milliseconds.
    pub sent_offset_ms: i64,
    /// The code of the tally sheet, if it was scanned. The phone cannot check it.
    #[serde(default)]
    pub sheet: Option<String>,
}

/// A stamp that was made without a connection. Only the action is serialized, so the hash of the request is the same
/// for an attempt with a connection and for a later one without.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct OfflineStamp {
    /// The entry of the game.
    pub action: Action,
    /// The circumstances.
    #[serde(skip)]
    pub details: OfflineDetails,
}

/// A refusal as stored in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RunStoredRefusal")]
pub struct StoredRefusal {
    /// The code of the refusal.
    pub code: String,
    /// The message in English.
    pub message: String,
    /// The arguments of the message, by name.
    pub args: Map<String, Value>,
}

impl OfflineClock {
    /// The time at which the stamp was made by the room's clock, with the offset of the last contact before it, in
    /// milliseconds since the Unix epoch.
    pub const fn made_at_ms(&self) -> u64 {
        self.made_ms.saturating_add_signed(self.offset_ms)
    }

    /// The difference between the two offsets, in milliseconds; `None` if it is at most a minute.
    pub fn change_ms(&self) -> Option<i64> {
        let change = self.sent_offset_ms.saturating_sub(self.offset_ms);
        (change.unsigned_abs() > MAX_CLOCK_CHANGE_MS).then_some(change)
    }

    /// A time of the event's day with the offset at which the stamp was sent; `None` if the two offsets agree, or the
    /// time would be outside the event's day.
    pub fn corrected(&self, at: Time) -> Option<Time> {
        let seconds = i64::from(at.seconds()).saturating_add(self.change_ms()?.div_euclid(1_000));
        Time::from_seconds(u32::try_from(seconds).ok()?)
    }
}

impl OfflineDetails {
    /// The times of the stamp.
    pub const fn clock(&self) -> OfflineClock {
        let OfflineDetails { made_ms, offset_ms, sent_offset_ms, .. } = *self;
        OfflineClock { made_ms, offset_ms, sent_offset_ms }
    }
}

impl OfflineStamp {
    /// A stamp of a stop with these circumstances.
    ///
    /// # Errors
    /// `run.not_offline` for any other entry, and for cards without a time.
    pub fn new(action: Action, details: OfflineDetails) -> Result<OfflineStamp, RunRefusal> {
        match stamp_time(&action) {
            Some(_) => Ok(OfflineStamp { action, details }),
            None => Err(RunRefusal::NotOffline),
        }
    }
}

impl StoredRefusal {
    /// The stored form of a refusal.
    pub fn of(refusal: &impl Refusal) -> StoredRefusal {
        StoredRefusal {
            code: refusal.code().to_owned(),
            message: refusal.to_string(),
            args: refusal.arguments(),
        }
    }
}

/// The time of a stamp of a stop; `None` for any other entry, and for cards without a time.
pub const fn stamp_time(action: &Action) -> Option<Time> {
    match action {
        Action::Stamp { at, .. } | Action::SpinAll { spins_at: SpinsAt::FirstStop, at, .. } => *at,
        _ => None,
    }
}

/// The same stamp with another time, or without one; any other entry is unchanged.
pub fn with_time(mut stamp: Action, time: Option<Time>) -> Action {
    if let Action::Stamp { at, .. } | Action::SpinAll { at, .. } = &mut stamp {
        *at = time;
    }
    stamp
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(offset_ms: i64, sent_offset_ms: i64) -> OfflineClock {
        OfflineClock { made_ms: 10_000_000, offset_ms, sent_offset_ms }
    }

    #[test]
    fn pr_28_the_offset_of_the_last_contact_corrects_the_time_of_the_phone() {
        assert_eq!(clock(-3_600_000, 0).made_at_ms(), 6_400_000);
        assert_eq!(clock(i64::MIN, 0).made_at_ms(), 0);
        assert_eq!(clock(i64::MAX, 0).made_at_ms(), 10_000_000 + i64::MAX as u64);
    }

    #[test]
    fn pr_29_offsets_that_differ_by_more_than_a_minute_are_a_question() {
        let noon = Time::at(12, 0);
        for (before, now, change, corrected) in [
            (0, 60_000, None, None),
            (5_000, -55_000, None, None),
            (0, 60_001, Some(60_001), Some("12:01:00")),
            (-3_600_000, 0, Some(3_600_000), Some("13:00:00")),
            (0, -3_600_500, Some(-3_600_500), Some("10:59:59")),
            (i64::MIN, i64::MAX, Some(i64::MAX), None),
            (i64::MAX, i64::MIN, Some(i64::MIN), None),
        ] {
            let clock = clock(before, now);
            assert_eq!(clock.change_ms(), change, "{before} {now}");
            assert_eq!(clock.corrected(noon), corrected.map(|time| time.parse().unwrap()), "{before} {now}");
        }
    }
}
