//! Questions for the organiser: conflicts that an entry recorded, and warnings that are derived from the state. Each
//! question has an id, and is closed by a decision.

use super::author::{Attribution, Author};
use super::conflict::{Conflict, QuestionId, Verdict};
use super::entry::{Entry, RunChange};
use super::merge::{LeftOut, MergedFrom};
use super::offline::OfflineClock;
use games::poker_run::{Action, HandId, Mark, SpinsAt, Stop, Time};
use std::collections::BTreeMap;

/// The latest entries from a stop.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StopActivity {
    /// The time on the stamp that was entered last; `None` if none was entered.
    pub stamp: Option<Time>,
    /// The time at which the last stamp was entered, in milliseconds since the Unix epoch; `None` if none was entered.
    pub stamp_ms: Option<u64>,
    /// The time at which the stop last reported, in milliseconds since the Unix epoch; `None` if it has not reported.
    pub report_ms: Option<u64>,
}

/// A conflict that an entry recorded.
#[derive(Clone)]
pub struct RecordedConflict {
    pub(super) conflict: Conflict,
    /// Author and time of the entry that was refused.
    pub(super) refused: Attribution,
    /// The times of the refused stamp, if it was made without a connection.
    pub(super) offline: Option<OfflineClock>,
    /// The refused entry in the log of the other computer, if it was merged.
    pub(super) merged: Option<MergedFrom>,
    /// Author and time of the stamp that was valid when the conflict was recorded; `None` if the conflict concerns
    /// none.
    pub(super) stamped: Option<Attribution>,
}

/// The recorded conflicts, the decisions, and the times from which warnings are derived.
#[derive(Clone, Default)]
pub struct Questions {
    pub(super) conflicts: BTreeMap<u64, RecordedConflict>,
    pub(super) decided: BTreeMap<QuestionId, (Verdict, String, Attribution)>,
    pub(super) activity: BTreeMap<Stop, StopActivity>,
    /// The authors and times of the entries of the valid stamps, by hand and field.
    stamped: BTreeMap<(HandId, usize), Attribution>,
    /// The times at which stamps were last declared void, by hand and field, in milliseconds since the Unix epoch.
    voided_ms: BTreeMap<(HandId, usize), u64>,
    /// The position of the entry that records the last rollback, and its time in milliseconds since the Unix epoch;
    /// `None` if there was none.
    pub(super) rolled_back: Option<(u64, u64)>,
    /// The entries of another computer that could not be entered, by the position of the entry that records the merge,
    /// with the time of the merge in milliseconds since the Unix epoch.
    pub(super) left_out: BTreeMap<u64, (Vec<LeftOut>, u64)>,
}

impl Questions {
    /// Applies the entry at this position. The stamps of an entry count as activity of a stop only if `is_from_stop` is
    /// `true`.
    pub(super) fn apply(&mut self, seq: u64, at_ms: u64, entry: &Entry, is_from_stop: bool) {
        let recorded = Attribution { by: entry.by, at_ms };
        self.note_author(recorded, &entry.change);
        match &entry.change {
            RunChange::Conflicted { conflict } => {
                let stamped = match conflict {
                    Conflict::OtherCard { hand, mark, .. } => self.attribution(*hand, *mark),
                    Conflict::StopSkipped { .. } | Conflict::Offline { .. } | Conflict::Merged { .. } => None,
                };
                let (conflict, offline, merged) = (conflict.clone(), entry.offline, entry.merged);
                let conflict = RecordedConflict { conflict, refused: recorded, offline, merged, stamped };
                self.conflicts.insert(seq, conflict);
            }
            RunChange::Decided { question, verdict, reason } => {
                self.decided.insert(*question, (*verdict, reason.clone(), recorded));
            }
            RunChange::RolledBack { .. } => self.rolled_back = Some((seq, at_ms)),
            RunChange::Merged { left_out, .. } if !left_out.is_empty() => {
                self.left_out.insert(seq, (left_out.clone(), at_ms));
            }
            // A card without a time was typed in from a sheet, and does not show when the stop last made an entry.
            RunChange::Acted { action: Action::Stamp { stop, at: Some(at), .. }, .. } if is_from_stop => {
                let activity = self.activity.entry(*stop).or_default();
                (activity.stamp, activity.stamp_ms) = (Some(*at), Some(at_ms));
            }
            RunChange::Acted {
                action: Action::SpinAll { spins_at: SpinsAt::FirstStop, at: Some(at), .. },
                ..
            } if is_from_stop => {
                let activity = self.activity.entry(Stop::FIRST).or_default();
                (activity.stamp, activity.stamp_ms) = (Some(*at), Some(at_ms));
            }
            RunChange::Acted { action: Action::Report { stop, .. }, .. } => {
                self.activity.entry(*stop).or_default().report_ms = Some(at_ms);
            }
            _ => {}
        }
    }

    /// Returns whether the log was rolled back and the organiser has not yet decided the question about this rollback.
    pub(super) fn has_open_rollback(&self) -> bool {
        self.rolled_back.is_some_and(|(seq, _)| !self.decided.contains_key(&QuestionId::RolledBack(seq)))
    }

    /// Records author and time of a stamp until it is declared void. A card that is typed in again is not a new stamp.
    fn note_author(&mut self, recorded: Attribution, change: &RunChange) {
        let RunChange::Acted { action, .. } = change else { return };
        let mut note = |hand, mark| _ = self.stamped.entry((hand, field(mark))).or_insert(recorded);
        match action {
            Action::Stamp { hand, stop, .. } => note(*hand, Mark::Stop(*stop)),
            Action::SpinAll { hand, .. } => Stop::all().for_each(|stop| note(*hand, Mark::Stop(stop))),
            Action::Extra { hand, .. } => note(*hand, Mark::Extra),
            Action::Void { hand, mark, .. } => {
                let place = (*hand, field(*mark));
                self.stamped.remove(&place);
                self.voided_ms.insert(place, recorded.at_ms);
            }
            _ => {}
        }
    }

    /// The author and time of the entry of a valid stamp; `None` if there is no valid stamp.
    fn attribution(&self, hand: HandId, mark: Mark) -> Option<Attribution> {
        self.stamped.get(&(hand, field(mark))).copied()
    }

    /// The question about the same conflict; `None` if it is not recorded yet.
    pub(super) fn find(&self, conflict: &Conflict) -> Option<QuestionId> {
        let found = self.conflicts.iter().find(|(_, recorded)| recorded.conflict == *conflict);
        found.map(|(&seq, _)| QuestionId::Entry(seq))
    }

    /// Returns whether an open question is about the same conflict, or about the same card of the same hand.
    pub(super) fn has_open(&self, conflict: &Conflict) -> bool {
        let is_same = |recorded: &Conflict| {
            recorded == conflict || recorded.card().is_some_and(|card| conflict.card() == Some(card))
        };
        self.open_conflicts().any(|recorded| is_same(&recorded.conflict))
    }

    /// Returns whether an open question is about a card of this hand in this field of the sheet.
    pub(super) fn has_open_about(&self, hand: HandId, mark: Mark) -> bool {
        let is_about = |conflict: &Conflict| {
            conflict.card().is_some_and(|(of, at, _)| of == hand && field(at) == field(mark))
        };
        self.open_conflicts().any(|recorded| is_about(&recorded.conflict))
    }

    /// The time at which the stamp of a stop was last declared void, in milliseconds since the Unix epoch; `None` if it
    /// never was.
    pub(super) fn voided_ms(&self, hand: HandId, stop: Stop) -> Option<u64> {
        self.voided_ms.get(&(hand, field(Mark::Stop(stop)))).copied()
    }

    /// Number of open conflicts about entries of this author.
    pub(super) fn open_conflicts_of(&self, by: Author) -> usize {
        self.open_conflicts().filter(|recorded| recorded.refused.by == by).count()
    }

    /// The conflicts that the organiser has not decided yet.
    fn open_conflicts(&self) -> impl Iterator<Item = &RecordedConflict> {
        let open = |seq: u64| !self.decided.contains_key(&QuestionId::Entry(seq));
        self.conflicts.iter().filter(move |&(&seq, _)| open(seq)).map(|(_, recorded)| recorded)
    }
}

/// The number of a field on the sheet: the number of the stop, or 0 for the extra card.
const fn field(mark: Mark) -> usize {
    match mark {
        Mark::Stop(stop) => stop.number(),
        Mark::Extra => 0,
    }
}
