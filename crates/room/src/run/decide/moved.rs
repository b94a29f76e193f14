//! Decisions about the move of an event to another room: a device of the staff tells of it, and the organiser may continue
//! here (PR-31).

use super::decision::Decision;
use super::staff::Staff;
use crate::run::author::Author;
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::role::Task;
use crate::run::state::State;
use crate::store::{PlayerId, RollbackCause};

/// Records that a device has seen a rollback at `since_ms`, in milliseconds since the Unix epoch, that this log lacks; `None`
/// if it is known, or the proof is not that of another room with this event.
pub fn moved(state: &State, since_ms: u64, proof: &str) -> Option<Decision> {
    let is_new = since_ms > state.known_rollback_ms();
    let is_proven = state.rollback_proof(since_ms).is_some_and(|own| own == proof);
    (is_new && is_proven).then(|| Decision::of(Author::Room, RunChange::Moved { since_ms }))
}

/// Lets the room take entries again. The rollback that it records is later than that of the other room, which it fences
/// off.
///
/// # Errors
/// `run.not_staff`, `run.not_your_role`, and `run.not_moved`.
pub fn continue_here(state: &State, who: PlayerId) -> Result<Decision, RunError> {
    let (number, roles) = state.roles_of(who).ok_or(RunRefusal::NotStaff)?;
    let staff = Staff { by: Author::Staff(number), roles };
    staff.check(state, Task::Organise)?;
    state.moved.ok_or(RunRefusal::NotMoved)?;
    Ok(Decision::of(staff.by, RunChange::RolledBack { cause: RollbackCause::Continued }))
}

impl State {
    /// Checks that the event has not moved to another room.
    pub(super) fn check_here(&self) -> Result<(), RunRefusal> {
        self.moved.map_or(Ok(()), |moved| Err(RunRefusal::Moved { since_ms: moved.since_ms }))
    }
}
