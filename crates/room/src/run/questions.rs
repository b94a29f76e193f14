//! Questions for the organiser: conflicts that an entry recorded, and warnings that follow from the state. Each has an id,
//! and a decision closes it.

use super::author::By;
use super::conflict::{Conflict, QuestionId, Verdict};
use super::entry::RunChange;
use games::poker_run::{Action, Stop, Time};
use std::collections::BTreeMap;

/// The author and the time of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The author.
    pub by: By,
    /// The time, in milliseconds since the Unix epoch.
    pub at_ms: u64,
}

/// The last entries that came from a stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// The time on the last stamp entered.
    pub stamp: Option<Time>,
    /// The time at which it was entered, in milliseconds since the Unix epoch.
    pub stamp_ms: Option<u64>,
    /// The time at which the stop last reported, in milliseconds since the Unix epoch.
    pub report_ms: Option<u64>,
}

/// The recorded conflicts, the decisions, and the times from which warnings follow.
#[derive(Clone, Default)]
pub struct Questions {
    pub(super) conflicts: BTreeMap<u64, (Conflict, Recorded)>,
    pub(super) decided: BTreeMap<QuestionId, (Verdict, String, Recorded)>,
    pub(super) heard: BTreeMap<Stop, Heard>,
    /// The position and the time of the entry of the last rollback.
    pub(super) rolled_back: Option<(u64, u64)>,
}

impl Questions {
    /// Applies the entry at this position.
    pub(super) fn apply(&mut self, seq: u64, at_ms: u64, by: By, change: &RunChange) {
        let recorded = Recorded { by, at_ms };
        match change {
            RunChange::Conflicted { conflict } => {
                self.conflicts.insert(seq, (conflict.clone(), recorded));
            }
            RunChange::Decided { question, verdict, reason } => {
                self.decided.insert(*question, (*verdict, reason.clone(), recorded));
            }
            RunChange::RolledBack { .. } => self.rolled_back = Some((seq, at_ms)),
            RunChange::Acted { action: Action::Stamp { stop, at, .. }, .. } => {
                let heard = self.heard.entry(*stop).or_default();
                (heard.stamp, heard.stamp_ms) = (at.or(heard.stamp), Some(at_ms));
            }
            RunChange::Acted { action: Action::Report { stop, .. }, .. } => {
                self.heard.entry(*stop).or_default().report_ms = Some(at_ms);
            }
            _ => {}
        }
    }

    /// Returns whether the conflict was recorded before.
    pub(super) fn has(&self, conflict: &Conflict) -> bool {
        self.conflicts.values().any(|(recorded, _)| recorded == conflict)
    }
}
