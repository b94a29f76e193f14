//! Tracks the changes in an event, so that only the changed parts of a view are computed and sent.
//!
//! The view of the game in the room ([`CachedView`](super::cached_view::CachedView)), the public board
//! ([`State::board`](super::state::State::board)), its live form, and the view of the staff
//! ([`State::staff_view`](super::state::State::staff_view)) depend on these changes. A property test
//! (`tests/changes.rs`) merges the differences and compares the result with the whole board.

use super::entry::RunChange;
use super::payment::MoneyEntry;
use games::poker_run::{Participant, Phase};
use std::collections::BTreeMap;

/// The positions in the log at which the participants of an event last changed.
#[derive(Clone)]
pub struct Changes {
    /// For each participant, the position of the last entry that changed this participant but not all of them.
    per_participant: BTreeMap<Participant, u64>,
    /// The position of the last entry that may have changed every participant.
    whole: u64,
}

impl Changes {
    /// The changes in an event that has only its first entry, at position 1.
    pub const fn created() -> Changes {
        Changes { per_participant: BTreeMap::new(), whole: 1 }
    }

    /// Records the entry at the position `seq`. `phase` is the phase of the game after the entry; `None` in a draft.
    pub fn apply(&mut self, seq: u64, change: &RunChange, phase: Option<Phase>) {
        match change.participant() {
            _ if changes_all(change, phase) => self.whole = seq,
            Some(participant) if changes_row(change) => drop(self.per_participant.insert(participant, seq)),
            _ => {}
        }
    }

    /// The participants that changed after this log position, by number; `None` if every participant may have changed.
    pub fn after(&self, since: u64) -> Option<impl Iterator<Item = Participant>> {
        let later = self.per_participant.iter().filter(move |(_, seq)| **seq > since);
        (self.whole <= since).then(|| later.map(|(&participant, _)| participant))
    }
}

/// Returns whether an entry may change every participant. Once the event is closed, an entry of the game for one hand,
/// such as a spin-off, may change the legal entries of the others.
fn changes_all(change: &RunChange, phase: Option<Phase>) -> bool {
    match change {
        RunChange::Acted { action, .. } => {
            action.participant().is_none() || phase.is_some_and(|phase| phase != Phase::Open)
        }
        // Once the first till is open, the unpaid items of every participant have to be recorded.
        RunChange::Replanned { .. } | RunChange::Money { entry: MoneyEntry::TillOpened { .. } } => true,
        _ => false,
    }
}

/// Returns whether an entry that concerns a participant changes their row. Rows show neither sheets nor conflicts nor
/// repeated stamps nor draws, whose cards are in the stamps.
const fn changes_row(change: &RunChange) -> bool {
    !matches!(
        change,
        RunChange::SheetReplaced { .. }
            | RunChange::Conflicted { .. }
            | RunChange::Repeated { .. }
            | RunChange::Scanned { .. }
            | RunChange::TakenOver { .. }
            | RunChange::Drawn { .. }
    )
}
