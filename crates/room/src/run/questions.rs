//! Questions for the organiser: conflicts that an entry recorded, and warnings that are derived from the state. Each
//! has an id, and a decision closes it.

use super::author::By;
use super::conflict::{Conflict, QuestionId, Verdict};
use super::entry::RunChange;
use games::poker_run::{Action, HandId, Mark, Stop, Time};
use std::collections::BTreeMap;

/// The author and the time of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recorded {
    /// The author.
    pub by: By,
    /// The time, in milliseconds since the Unix epoch.
    pub at_ms: u64,
}

/// The latest entries from a stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heard {
    /// The time on the stamp that was entered last.
    pub stamp: Option<Time>,
    /// The time at which it was entered, in milliseconds since the Unix epoch.
    pub stamp_ms: Option<u64>,
    /// The time at which the stop last reported, in milliseconds since the Unix epoch.
    pub report_ms: Option<u64>,
}

/// The recorded conflicts, the decisions, and the times from which warnings are derived.
#[derive(Clone, Default)]
pub struct Questions {
    pub(super) conflicts: BTreeMap<u64, (Conflict, Recorded)>,
    pub(super) decided: BTreeMap<QuestionId, (Verdict, String, Recorded)>,
    pub(super) heard: BTreeMap<Stop, Heard>,
    /// The authors of the valid stamps, by hand and field.
    stamped: BTreeMap<(HandId, usize), By>,
    /// The position and the time of the entry that records the last rollback.
    pub(super) rolled_back: Option<(u64, u64)>,
}

impl Questions {
    /// Applies the entry at this position.
    pub(super) fn apply(&mut self, seq: u64, at_ms: u64, by: By, change: &RunChange) {
        let recorded = Recorded { by, at_ms };
        self.note_author(by, change);
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

    /// Records the author of a stamp. A card that is typed in again is not a new stamp.
    fn note_author(&mut self, by: By, change: &RunChange) {
        let RunChange::Acted { action, .. } = change else { return };
        let mut note = |hand, mark| _ = self.stamped.entry((hand, field(mark))).or_insert(by);
        match action {
            Action::Stamp { hand, stop, .. } => note(*hand, Mark::Stop(*stop)),
            Action::SpinAll { hand, .. } => Stop::all().for_each(|stop| note(*hand, Mark::Stop(stop))),
            Action::Extra { hand, .. } => note(*hand, Mark::Extra),
            Action::Void { hand, mark, .. } => drop(self.stamped.remove(&(*hand, field(*mark)))),
            _ => {}
        }
    }

    /// The author of a valid stamp.
    pub(super) fn author(&self, hand: HandId, mark: Mark) -> Option<By> {
        self.stamped.get(&(hand, field(mark))).copied()
    }

    /// Returns whether the conflict is already recorded.
    pub(super) fn has(&self, conflict: &Conflict) -> bool {
        self.conflicts.values().any(|(recorded, _)| recorded == conflict)
    }
}

/// The number of a field on the sheet: the number of the stop, or 0 for the extra card.
const fn field(mark: Mark) -> usize {
    match mark {
        Mark::Stop(stop) => stop.number(),
        Mark::Extra => 0,
    }
}
