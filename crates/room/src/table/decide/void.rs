//! Voiding the open hand of a log that was rolled back.

use super::decision::Decision;
use crate::store::Rollback;
use crate::table::entry::Entry;
use crate::table::state::State;

/// Decides the entry after a rollback, in which the log may have lost entries that were already broadcast. The entry
/// voids the open hand, if there is one, and keeps the numbers of the lost hands from being used again.
pub fn void(state: &State, rollback: Rollback) -> Decision {
    let Rollback { cause, hand } = rollback;
    Decision::of([Entry::Voided { hand: hand.max(state.hand.number()), cause }])
}
