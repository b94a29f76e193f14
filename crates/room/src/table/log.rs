//! Conversion of a table's entries to and from their stored form.

use super::entry::Logged;
use crate::kind::Kind;
use crate::protocol::Refused;
use crate::store::log::{self, DamagedEntry};
use crate::store::{NewEntry, Stored};

/// Serializes an entry for the store; `hand` is the hand to which it belongs.
pub fn written(logged: &Logged, hand: Option<u64>) -> NewEntry {
    log::written(logged.entry.kind(), hand, logged)
}

/// Deserializes a stored entry.
///
/// # Errors
/// `log_damaged` if it is damaged or newer than this program.
pub fn read(stored: &Stored) -> Result<Logged, Refused> {
    Ok(log::read(stored)?)
}

/// Deserializes stored entries, with their positions.
///
/// # Errors
/// `log_damaged` at the first damaged entry.
pub fn read_all(stored: &[Stored]) -> Result<Vec<(u64, Logged)>, Refused> {
    stored.iter().map(|stored| Ok((stored.seq, read(stored)?))).collect()
}

impl From<DamagedEntry> for Refused {
    fn from(error: DamagedEntry) -> Refused {
        Refused::new(Kind::Damaged, "log_damaged", error.to_string()).with("seq", error.seq)
    }
}
