//! The author of an entry.

use serde::{Deserialize, Serialize};

/// The originator of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// A member of the staff, by number. Number 1 created the event.
    Staff(u32),
    /// The room itself.
    Room,
}
