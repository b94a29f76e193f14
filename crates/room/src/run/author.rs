//! The author and the time of an entry.

use serde::{Deserialize, Serialize};

/// The number of the staff member who created the event.
pub const CREATOR: u32 = 1;

/// The author of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Author {
    /// A staff member, by number. Number 1 created the event.
    Staff(u32),
    /// The room itself.
    Room,
}

/// The author and the time of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attribution {
    /// Author of the entry.
    pub by: Author,
    /// Time of the entry, in milliseconds since the Unix epoch.
    pub at_ms: u64,
}
