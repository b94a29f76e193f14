//! Decisions: entries to commit, and the round or the rules after them.

use crate::audit::{self, AuditEntry};
use crate::game::{Round, TableRules};
use crate::store::NewEntry;
use crate::table::entry::{Config, Entry, HandAction, HandEnd, HandStart, LoggedEntry};
use crate::table::state::TableChange;
use std::sync::Arc;

/// Entries to commit, and the round or the rules after them. Only the first entry may change the round or the rules.
///
/// After its creation, a table logs only entries of decisions, and only the functions of `decide` make decisions.
pub struct Decision {
    entries: Vec<Entry>,
    /// The change that the first entry makes.
    change: TableChange,
    /// Entries for the audit log.
    audited: Vec<AuditEntry>,
}

impl Decision {
    /// A decision that changes neither the round nor the rules; empty without entries.
    ///
    /// # Panics
    /// If an entry changes the round or the rules.
    pub(super) fn of(entries: impl IntoIterator<Item = Entry>) -> Decision {
        Decision::new(Vec::new(), TableChange::None).and(entries)
    }

    /// A decision that opens a hand with this round.
    pub(super) fn opening(opened: HandStart, round: Arc<dyn Round>) -> Decision {
        Decision::new(vec![Entry::Opened(opened)], TableChange::Round(round))
    }

    /// A decision that acts in the hand; `round` is the round after the action.
    pub(super) fn action(acted: HandAction, round: Arc<dyn Round>) -> Decision {
        Decision::new(vec![Entry::Acted(acted)], TableChange::Round(round))
    }

    /// A decision that changes the settings; `rules` are the checked rules of the new settings.
    pub(super) fn configuration(config: Config, rules: Arc<dyn TableRules>) -> Decision {
        Decision::new(vec![Entry::Configured { config }], TableChange::Rules(rules))
    }

    const fn new(entries: Vec<Entry>, change: TableChange) -> Decision {
        Decision { entries, change, audited: Vec::new() }
    }

    /// Adds an entry for the audit log, unless the decision is empty.
    #[must_use]
    pub(super) fn audited(mut self, entry: AuditEntry) -> Decision {
        if !self.is_empty() {
            self.audited.push(entry);
        }
        self
    }

    /// Adds entries that change neither the round nor the rules.
    ///
    /// # Panics
    /// If an entry changes the round or the rules.
    #[must_use]
    pub(super) fn and(mut self, entries: impl IntoIterator<Item = Entry>) -> Decision {
        for entry in entries {
            let changes = entry.changes_round() || entry.sets_rules();
            assert!(!changes, "a round or rules belong to an entry that changes them");
            self.entries.push(entry);
        }
        self
    }

    /// The decision with the end of the hand replaced by the result of `other`; `None` if the decision does not end a
    /// hand, or if `other` returns `None`.
    pub(super) fn with_end(&self, other: impl FnOnce(&HandEnd) -> Option<HandEnd>) -> Option<Decision> {
        let mut entries = self.entries.clone();
        let ended = entries.iter_mut().find_map(|entry| match entry {
            Entry::Ended(ended) => Some(ended),
            _ => None,
        })?;
        *ended = other(ended)?;
        Some(Decision { entries, change: self.change.clone(), audited: self.audited.clone() })
    }

    /// Returns whether there are no entries to commit.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entries to commit, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries for the audit log, as logged at this time, in milliseconds since the Unix epoch.
    pub fn audit_entries(&self, at_ms: u64) -> Vec<NewEntry> {
        self.audited.iter().map(|entry| audit::written(at_ms, entry)).collect()
    }

    /// The change that the first entry makes.
    pub const fn change(&self) -> &TableChange {
        &self.change
    }

    /// The round after the entry that opens a hand or acts in it; `None` without such an entry.
    pub fn round(&self) -> Option<&dyn Round> {
        match &self.change {
            TableChange::Round(round) => Some(&**round),
            TableChange::Rules(_) | TableChange::None => None,
        }
    }

    /// The entries as logged at this time, in milliseconds since the Unix epoch. The entry that opens a hand has its
    /// cards; no entry has a running clock or a snapshot.
    pub fn logged_entries(&self, at_ms: u64) -> Vec<LoggedEntry> {
        let log = |entry: &Entry| {
            let opens = matches!(entry, Entry::Opened(_));
            let record = self.round().filter(|_| opens).map(|round| round.opaque_record());
            LoggedEntry { record, ..LoggedEntry::new(at_ms, entry.clone()) }
        };
        self.entries.iter().map(log).collect()
    }
}
