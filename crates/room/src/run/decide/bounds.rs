//! Limits of an event's size.

use crate::run::error::RunRefusal;
use crate::run::state::State;

/// Maximum number of a participant: six digits fit a tally sheet, and a mistyped number does not use up all others.
pub(super) const MAX_PARTICIPANT: u32 = 999_999;
/// Maximum number of hands of an event.
const MAX_HANDS: u32 = 20_000;

/// Checks that the event may have this many more hands.
pub(super) fn check_room_for(state: &State, hands: u32) -> Result<(), RunRefusal> {
    let all = state.hands.saturating_add(hands);
    if all > MAX_HANDS {
        return Err(RunRefusal::TooManyHands { most: MAX_HANDS });
    }
    Ok(())
}
