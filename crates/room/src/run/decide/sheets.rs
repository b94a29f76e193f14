//! Decisions about tally sheets.

use super::bounds::reason;
use super::decision::Decision;
use super::staff::Staff;
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::role::Task;
use crate::run::state::State;
use games::poker_run::Participant;

/// Replaces the lost sheet of a registered participant: from then on only the next issue is valid.
pub(super) fn replace(
    state: &State,
    staff: &Staff,
    participant: Participant,
    text: &str,
) -> Result<Decision, RunError> {
    staff.check(state, Task::Sheets)?;
    state.open_game()?;
    if !state.is_registered(participant) {
        return Err(RunRefusal::NoSuchParticipant { participant: participant.number() }.into());
    }
    let reason = reason(text)?;
    Ok(Decision::of(staff.by, RunChange::SheetReplaced { participant, reason }))
}
