//! The log of an event on another computer, for merging it into the own log (PR-31).
//!
//! Both computers were used after their logs diverged, for example since the event moved to another room and the first
//! one came back.

use super::entry::{LoggedEntry, RunChange};
use super::private::Texts;
use crate::store::chain::EntryHash;

/// The log of the event on another computer, after the last entry that both logs have.
pub struct OtherLog {
    /// The position of the last entry that both logs have.
    pub fork: u64,
    /// The later entries of the other log, oldest first.
    pub entries: Vec<OtherEntry>,
    /// The changes of the later entries of the own log, oldest first.
    pub own: Vec<RunChange>,
    /// The personal data of the other log.
    pub texts: Texts,
}

/// An entry of another computer's log.
pub struct OtherEntry {
    /// The position of the entry in that log.
    pub seq: u64,
    /// The hash of the entry.
    pub hash: EntryHash,
    /// The entry, with its time by that computer's clock.
    pub logged: LoggedEntry,
}
