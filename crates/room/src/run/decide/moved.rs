//! Fencing of a room whose event moved to another one (PR-31). A device of the staff presents a fencing token: the time at
//! which the other room took over, and its proof. The organiser can let the room continue.

use super::decision::Decision;
use super::staff::Staff;
use crate::run::author::Author;
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::role::Task;
use crate::run::state::State;
use crate::store::{PlayerId, RollbackCause};

/// Time by which the other room's clock may be ahead, in milliseconds. A later time is ignored: no room could take over
/// after it.
const MAX_AHEAD_MS: u64 = 24 * 3_600_000;

/// Records that another room took over at `since_ms`, in milliseconds since the Unix epoch; `None` if that is known, the
/// proof is wrong, or the time is too far ahead.
pub fn moved(state: &State, since_ms: u64, proof: &str, now_ms: u64) -> Option<Decision> {
    let is_new = since_ms > state.known_takeover_ms() && since_ms <= now_ms.saturating_add(MAX_AHEAD_MS);
    let is_proven = state.takeover_proof(since_ms).is_some_and(|own| own == proof);
    (is_new && is_proven).then(|| Decision::of(Author::Room, RunChange::Moved { since_ms }))
}

/// Lets the room accept entries again. It takes over, later than the other room, which is fenced off in turn.
///
/// # Errors
/// `run.not_staff`, `run.not_your_role`, and `run.not_moved`.
pub fn continue_here(state: &State, who: PlayerId) -> Result<Decision, RunError> {
    let staff = Staff::of(state, who)?;
    staff.check(state, Task::Organise)?;
    state.moved.ok_or(RunRefusal::NotMoved)?;
    Ok(Decision::of(staff.by, RunChange::RolledBack { cause: RollbackCause::Continued }))
}

impl State {
    /// Checks that the event has not moved to another room.
    pub(super) fn check_not_moved(&self) -> Result<(), RunRefusal> {
        self.moved.map_or(Ok(()), |moved| Err(RunRefusal::Moved { since_ms: moved.since_ms }))
    }
}
