//! Voiding the open hand of a log that was rolled back.

use super::decision::Decision;
use crate::store::Rollback;
use crate::table::entry::Entry;
use crate::table::state::State;

/// Decides to void the open hand, if there is one, of a log that lacks entries that were already broadcast.
pub fn void(state: &State, rollback: Rollback) -> Decision {
    let Rollback { cause, hand } = rollback;
    Decision::of([Entry::Voided { hand: hand.max(state.hand.number()), cause }])
}
