//! Decisions: functions that turn a command into entries or refuse it. They are pure, apart from the random number
//! generator passed to them.

mod bounds;
mod conflict;
mod decision;
mod differences;
mod draw_blocks;
mod entry_error;
mod input;
mod links;
mod merge;
mod money;
mod moved;
mod offline;
mod people;
mod provable_draws;
mod questions;
mod sheets;
mod staff;

pub(super) use bounds::check_sheets;
pub use decision::Decision;
pub use links::join;
pub use merge::Merger;
pub use moved::{continue_here, moved};

use super::author::{Author, CREATOR};
use super::command::{Command, DrawCommand};
use super::draft::Draft;
use super::entry::RunChange;
use super::error::{RunError, RunRefusal};
use super::role::Task;
use super::spin::{DecisionInput, Rngs};
use super::state::State;
use super::when::{Clock, clock_at};
use crate::rng::Rng;
use crate::store::{PlayerId, RollbackCause};
use bounds::is_ahead;
use games::poker_run::{Action, Time};
use input::input;
use staff::Staff;

/// Creates an event with this guest as its organiser.
///
/// # Errors
/// The errors of [`Draft::checked`].
pub fn create(organiser: PlayerId, name: &str, draft: &Draft, rng: &mut Rng) -> Result<Decision, RunError> {
    let (draft, ..) = draft.checked()?;
    let mut decision = Decision::default();
    let name = decision.seal(name, rng);
    let key = Some(decision.seal_key(rng));
    let change = RunChange::Created { organiser, name, draft, key };
    decision.add(Author::Staff(CREATOR), change);
    Ok(decision)
}

/// Records that the log lacks entries that were already acknowledged.
pub fn rolled_back(cause: RollbackCause) -> Decision {
    Decision::of(Author::Room, RunChange::RolledBack { cause })
}

/// Adds the secret key for the codes on tally sheets to an event without one, which an earlier version of the program
/// created.
pub fn make_sheet_key(rng: &mut Rng) -> Decision {
    let mut decision = Decision::default();
    let key = decision.seal_key(rng);
    decision.add(Author::Room, RunChange::Keyed { key });
    decision
}

/// Commits the room to new values for the provable draws whose blocks a rollback ended.
pub fn recommit(state: &State, rng: &mut Rng) -> Decision {
    draw_blocks::recommit(state, rng)
}

/// Decides on a command of a staff member, at this time in milliseconds since the Unix epoch.
///
/// # Errors
/// A refusal of the command, which then has no effect. A refused stamp whose conflict the organiser has to decide is
/// not an error: the decision records the conflict, and contains the refusal.
pub fn decide(
    state: &State,
    who: PlayerId,
    command: &Command,
    now_ms: u64,
    rngs: Rngs<'_>,
) -> Result<Decision, RunError> {
    if let Command::Offline(stamp) = command {
        return offline::decide(state, who, stamp, now_ms, rngs);
    }
    let staff = Staff::of(state, who)?;
    state.check_not_moved()?;
    if state.is_discarded {
        return Err(RunRefusal::Discarded.into());
    }
    if let Command::Act(action @ Action::Report { until, .. }) = command {
        staff.check(state, Task::Act(action))?;
        check_not_ahead(state, *until, now_ms)?;
    }
    let mut input = input(state, now_ms, rngs);
    match command {
        Command::Draft { version, draft } => staff.change_draft(state, *version, draft),
        Command::Open => staff.open(state, &mut input),
        Command::Discard => staff.discard(state),
        Command::MakeLink { roles, hash } => links::make(state, &staff, roles, hash),
        Command::RevokeLink { link, and_later } => links::revoke(state, &staff, *link, *and_later),
        Command::Register(registration) => people::register(state, &staff, registration, &mut input),
        Command::Describe { participant, details } => {
            people::describe(state, &staff, *participant, details, &mut input)
        }
        Command::ReplaceSheet { participant, reason } => sheets::replace(state, &staff, *participant, reason),
        Command::Import(file) => people::import(state, &staff, file, &mut input),
        Command::Money(command) => money::decide(state, &staff, command, &mut input),
        Command::Decide { question, verdict, reason } => {
            questions::decide(state, &staff, *question, *verdict, reason, &mut input)
        }
        Command::Act(action) => {
            let made = staff.act(state, action, &mut input);
            made.or_else(|refusal| questions::record_conflict(state, &staff, action, refusal))
        }
        Command::Offline(stamp) => offline::decide(state, who, stamp, now_ms, input.rngs),
        Command::Spin(spin) => staff.spin(state, spin, &mut input),
        Command::Draw(command) => decide_draw(state, &staff, command, &mut input),
        Command::CommitBlocks { first, last } => staff.commit_blocks(state, *first..=*last, &mut input),
    }
}

fn decide_draw(
    state: &State,
    staff: &Staff,
    command: &DrawCommand,
    input: &mut DecisionInput<'_>,
) -> Result<Decision, RunError> {
    let decider = provable_draws::DrawDecider::new(state, staff)?;
    match command {
        DrawCommand::Join { block, root, key } => decider.join(*block, *root, *key),
        DrawCommand::Scan { spin, phone } => decider.scan(spin, *phone, input),
        DrawCommand::TakeOver { spin, phone, reason } => decider.take_over(spin, *phone, reason, input),
        DrawCommand::Card { spin, phone, message } => decider.card(spin, *phone, message, input),
    }
}

/// Checks that the room's clock has reached a time of the event's day, with the tolerance of [`is_ahead`]: a stop
/// cannot have reported stamps that it has yet to give (PR-22).
fn check_not_ahead(state: &State, until: Time, now_ms: u64) -> Result<(), RunRefusal> {
    match clock_at(state.draft.date, &state.draft.time_zone, now_ms) {
        Clock::Before => Err(RunRefusal::NotTheDay),
        Clock::At(now) if is_ahead(until, now) => Err(RunRefusal::ReportAhead { until, now }),
        Clock::At(_) | Clock::After => Ok(()),
    }
}
