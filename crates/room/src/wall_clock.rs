//! What time it is: for what is stored and shown, never for how long something lasts.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// How long it is since 1970.
fn since_1970() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// Now, in milliseconds since 1970.
pub fn now_ms() -> u64 {
    u64::try_from(since_1970().as_millis()).unwrap_or(u64::MAX)
}

/// Now, in seconds since 1970.
pub fn now_s() -> u64 {
    since_1970().as_secs()
}
