//! The log of an event on another computer, for merging it into the own log (PR-31).
//!
//! Both computers were used after their logs diverged, for example since the event moved to another computer and the
//! first one came back.

use super::entry::{Entry, LoggedEntry, RunChange};
use super::private::Texts;
use crate::store::chain::EntryHash;

/// The log of the event on another computer, after the last entry that both logs have.
#[derive(Clone)]
pub struct OtherLog {
    /// The position of the last entry that both logs have.
    pub fork: u64,
    /// The later entries of the other log, oldest first.
    pub entries: Vec<OtherEntry>,
    /// The later entries of the own log, oldest first.
    pub own_entries: Vec<OwnEntry>,
    /// The position of the last entry of the own log.
    pub own_seq: u64,
    /// The personal data of the other log.
    pub texts: Texts,
}

/// An entry of another computer's log.
#[derive(Clone)]
pub struct OtherEntry {
    /// The position of the entry in that log.
    pub seq: u64,
    /// The hash of the entry.
    pub hash: EntryHash,
    /// The entry, with its time by that computer's clock.
    pub logged: LoggedEntry,
}

/// An entry of the own log.
#[derive(Clone)]
pub struct OwnEntry {
    /// The hash of the entry from which it comes: of itself, or of the one from which a merge made it.
    pub origin: EntryHash,
    /// Its change.
    pub change: RunChange,
}

impl OtherEntry {
    /// The hash of the entry from which this one comes: of itself, or of the one from which a merge made it.
    pub fn origin(&self) -> EntryHash {
        origin(&self.logged.entry, self.hash)
    }
}

impl OwnEntry {
    /// An entry of the own log with this hash.
    pub fn new(hash: EntryHash, entry: Entry) -> OwnEntry {
        OwnEntry { origin: origin(&entry, hash), change: entry.change }
    }
}

fn origin(entry: &Entry, hash: EntryHash) -> EntryHash {
    entry.merged.map_or(hash, |from| from.hash)
}
