//! Decisions: a command becomes entries, or a refusal. Pure, but for the random numbers that it is given.

mod bounds;
mod decision;
mod links;
mod people;
mod staff;

pub use decision::Decision;

use super::command::Command;
use super::draft::Draft;
use super::entry::{By, RunChange};
use super::error::{RunError, RunRefusal};
use super::spin::Draws;
use super::state::{CREATOR, State};
use super::when::time_at;
use crate::rng::Rng;
use crate::store::{PlayerId, RollbackCause};
use staff::Staff;

/// Creates an event with this guest as its organiser.
///
/// # Errors
/// Those of [`Draft::checked`].
pub fn create(organiser: PlayerId, name: &str, draft: &Draft, rng: &mut Rng) -> Result<Decision, RunError> {
    let (draft, _) = draft.checked()?;
    let mut decision = Decision::default();
    let name = decision.seal(name, rng);
    let change = RunChange::Created { organiser, name, draft };
    decision.add(By::Staff(CREATOR), change, None);
    Ok(decision)
}

/// Records that the log lacks entries that were already acknowledged.
pub fn rolled_back(cause: RollbackCause) -> Decision {
    Decision::of(By::Room, RunChange::RolledBack { cause })
}

/// Decides on a command of a guest, at this time in milliseconds since the Unix epoch.
///
/// # Errors
/// A refusal, without any effect.
pub fn decide(
    state: &State,
    who: PlayerId,
    command: &Command,
    now_ms: u64,
    rng: &mut Rng,
) -> Result<Decision, RunError> {
    if let Command::Join { token, name } = command {
        return links::join(state, who, token, name, rng);
    }
    let (number, roles) = state.roles_of(who).ok_or(RunRefusal::NotStaff)?;
    let staff = Staff { by: By::Staff(number), roles, closed_stops: state.closed_stops.clone() };
    let now = time_at(state.draft.date, &state.draft.time_zone, now_ms);
    let repeats = state.game.as_ref().is_some_and(|game| game.rules().repeats());
    let mut draws = Draws { rng, now, repeats };
    match command {
        Command::Join { .. } => Ok(Decision::default()),
        Command::Draft { version, draft } => staff.change_draft(state, *version, draft),
        Command::Open => staff.open(state),
        Command::MakeLink { roles, hash } => links::make(state, &staff, roles, hash),
        Command::RevokeLink { link } => links::revoke(state, &staff, *link),
        Command::Register(registration) => people::register(state, &staff, registration, &mut draws),
        Command::Describe { participant, details } => {
            people::describe(state, &staff, *participant, details, &mut draws)
        }
        Command::Act(action) => staff.act(state, action, &mut draws),
        Command::Spin(spin) => staff.spin(state, spin, &mut draws),
    }
}
