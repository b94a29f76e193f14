//! Decisions: entries to commit, and the round after them.

use crate::game::Round;
use crate::table::entry::{Acted, Entry, Opened};
use std::sync::Arc;

/// Result of a command: the entries to commit, and the round after them. At most the first entry changes the round,
/// and there is a round after it exactly if it does.
#[derive(Default)]
pub struct Decision {
    entries: Vec<Entry>,
    round: Option<Arc<dyn Round>>,
}

impl Decision {
    /// A decision that opens a hand with this round.
    pub(super) fn opening(opened: Opened, round: Arc<dyn Round>) -> Decision {
        Decision { entries: vec![Entry::Opened(opened)], round: Some(round) }
    }

    /// A decision that acts in the hand; `round` is the round after the action.
    pub(super) fn action(acted: Acted, round: Arc<dyn Round>) -> Decision {
        Decision { entries: vec![Entry::Acted(acted)], round: Some(round) }
    }

    /// Adds an entry that does not change the round.
    ///
    /// # Panics
    /// If the entry opens a hand or acts in it.
    #[must_use]
    pub(super) fn and(mut self, entry: Option<Entry>) -> Decision {
        assert!(
            !entry.as_ref().is_some_and(Entry::changes_round),
            "a round follows an entry that changes it"
        );
        self.entries.extend(entry);
        self
    }

    /// The entries.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entries, and the round after the entry that opens a hand or acts in it; `None` without such an entry.
    pub fn into_parts(self) -> (Vec<Entry>, Option<Arc<dyn Round>>) {
        (self.entries, self.round)
    }
}

impl From<Vec<Entry>> for Decision {
    /// A decision that does not change the round.
    ///
    /// # Panics
    /// If an entry opens a hand or acts in it.
    fn from(entries: Vec<Entry>) -> Decision {
        assert!(!entries.iter().any(Entry::changes_round), "a round follows an entry that changes it");
        Decision { entries, round: None }
    }
}
