//! Wall-clock time, for storage and display. It must not be used to measure durations.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// Time since the Unix epoch.
fn since_1970() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// Current time, in milliseconds since the Unix epoch.
pub fn now_ms() -> u64 {
    u64::try_from(since_1970().as_millis()).unwrap_or(u64::MAX)
}

/// Current time, in seconds since the Unix epoch.
pub fn now_s() -> u64 {
    since_1970().as_secs()
}
