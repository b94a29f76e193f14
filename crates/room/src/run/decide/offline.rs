//! Decisions about stamps that a phone made without a connection. The room takes each of them: it enters the stamp, or
//! records that it repeats an earlier one, or raises a question for the organiser (PR-29).

use super::conflict::conflict;
use super::decision::Decision;
use super::entry_error::EntryError;
use super::input::input;
use super::staff::{Staff, check_time};
use crate::run::author::Author;
use crate::run::conflict::{Conflict, QuestionId};
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::offline::{OfflineClock, OfflineStamp, StoredRefusal, stamp_time, with_time};
use crate::run::outcome::CommandOutcome;
use crate::run::role::Roles;
use crate::run::spin::{DecisionInput, Rngs};
use crate::run::state::State;
use crate::store::PlayerId;
use games::poker_run::{Action, CardSource, HandId, Mark, Refusal, Stop};

/// Maximum number of open questions about stamps of a person who no longer has a role.
const MAX_OPEN_WITHOUT_ROLE: usize = 100;

/// Decides on a stamp that was made without a connection, at this time in milliseconds since the Unix epoch.
///
/// # Errors
/// `run.not_staff` for a guest who never joined the staff, or who no longer has a role and already raised
/// [`MAX_OPEN_WITHOUT_ROLE`] open questions; `run.still_a_draft` before registration opened.
pub(super) fn decide(
    state: &State,
    who: PlayerId,
    stamp: &OfflineStamp,
    now_ms: u64,
    rngs: Rngs<'_>,
) -> Result<Decision, RunError> {
    state.check_not_moved()?;
    state.open_game()?;
    let number = state.staff_number(who).ok_or(RunRefusal::NotStaff)?;
    let staff = Staff { by: Author::Staff(number), roles: state.roles_of(who).unwrap_or_default().1 };
    if staff.roles.is_empty() && state.questions.open_conflicts_of(staff.by) >= MAX_OPEN_WITHOUT_ROLE {
        return Err(RunRefusal::NotStaff.into());
    }
    let mut input = input(state, now_ms, rngs);
    let entered = enter(state, &staff, stamp, &mut input);
    let mut decision = entered.or_else(|refusal| record(state, &staff, &stamp.action, refusal))?;
    decision.set_offline(stamp.details.clock());
    Ok(decision)
}

/// Enters the stamp, as if it were made now at its time.
fn enter(
    state: &State,
    staff: &Staff,
    stamp: &OfflineStamp,
    input: &mut DecisionInput<'_>,
) -> Result<Decision, EntryError> {
    let OfflineStamp { action, details } = stamp;
    if staff.roles == Roles::new() {
        return Err(RunRefusal::NotStaff.into());
    }
    let decision = staff.act(state, action, input)?;
    if let Some(code) = &details.sheet {
        check_sheet(state, action, code)?;
    }
    check_not_voided_since(state, action, details.clock().made_at_ms())?;
    check_clock(action, details.clock())?;
    Ok(decision)
}

/// Checks the code of the scanned sheet, since the phone could not.
fn check_sheet(state: &State, action: &Action, code: &str) -> Result<(), RunRefusal> {
    let (participant, replaced) = state.find_sheet(code)?;
    if action.participant() != Some(participant) {
        return Err(RunRefusal::UnknownSheet);
    }
    match replaced {
        Some(replaced_at_ms) => {
            Err(RunRefusal::SheetReplaced { participant: participant.number(), replaced_at_ms })
        }
        None => Ok(()),
    }
}

/// Checks that no stamp of the same field was declared void after this one was made, at this time in milliseconds since
/// the Unix epoch: it may be the void stamp again.
fn check_not_voided_since(state: &State, action: &Action, made_ms: u64) -> Result<(), RunRefusal> {
    let Some(hand) = hand_of(action) else { return Ok(()) };
    let cards = cards(action);
    let voided = cards.into_iter().find(|&(stop, _)| {
        state.questions.voided_ms(hand, stop).is_some_and(|voided_ms| voided_ms >= made_ms)
    });
    match voided {
        Some((_, card)) => Err(RunRefusal::StampVoided { hand: hand.to_string(), card }),
        None => Ok(()),
    }
}

/// Checks that the clock of the phone was not set between the stamp and its sending.
fn check_clock(action: &Action, clock: OfflineClock) -> Result<(), RunRefusal> {
    match stamp_time(action).filter(|_| clock.change_ms().is_some()) {
        Some(at) => Err(RunRefusal::ClockChanged { at, corrected: clock.corrected(at) }),
        None => Ok(()),
    }
}

/// Records a refused stamp: as a repetition if the hand has these cards or there is a question about the same conflict,
/// otherwise as a question.
fn record(state: &State, staff: &Staff, action: &Action, refusal: EntryError) -> Result<Decision, RunError> {
    let stamp = Box::new(action.clone());
    let is_stamped = matches!(&refusal, EntryError::Game(Refusal::AlreadyStamped { .. }));
    if is_stamped && has_cards(state, action) {
        return Ok(Decision::of(staff.by, RunChange::Repeated { stamp, question: None }));
    }
    let conflict = match conflict(state, action, &refusal) {
        Some(conflict) => conflict,
        None => {
            let hand = hand_of(action).ok_or(RunRefusal::NotOffline)?;
            let refusal = Box::new(StoredRefusal::of(&RunError::from(refusal)));
            Conflict::Offline { hand, stamp: stamp.clone(), refusal }
        }
    };
    let known = state.questions.find(&conflict);
    let change = match known {
        Some(_) => RunChange::Repeated { stamp, question: known },
        None => RunChange::Conflicted { conflict },
    };
    let mut decision = Decision::of(staff.by, change);
    let question = known.unwrap_or(QuestionId::Entry(state.seq + 1));
    decision.outcome = Some(CommandOutcome::Question(question));
    Ok(decision)
}

/// Enters a stamp that the organiser accepts: with its time or, if the rules do not allow that, without a time, as a
/// card from paper (PR-23). If that is not allowed either, returns the refusal of the stamp with its time.
pub(super) fn accept(
    state: &State,
    staff: &Staff,
    decision: &mut Decision,
    stamp: &Action,
    input: &mut DecisionInput<'_>,
) -> Result<(), EntryError> {
    let timed = check_time(stamp, input.now)
        .map_err(EntryError::from)
        .and_then(|()| staff.apply(decision, state, CardSource::Physical, stamp, input.rngs.salts));
    timed.or_else(|refusal| {
        let untimed = with_time(stamp.clone(), None);
        let applied = staff.apply(decision, state, CardSource::Physical, &untimed, input.rngs.salts);
        applied.map_err(|_| refusal)
    })
}

/// Returns whether the valid stamps of the hand have the cards of the entry.
pub(super) fn has_cards(state: &State, action: &Action) -> bool {
    let Some(hand) = hand_of(action) else { return false };
    cards(action)
        .into_iter()
        .all(|(stop, card)| state.stamp(hand, Mark::Stop(stop)).is_some_and(|stamp| stamp.card == card))
}

const fn hand_of(action: &Action) -> Option<HandId> {
    match action {
        Action::Stamp { hand, .. } | Action::SpinAll { hand, .. } => Some(*hand),
        _ => None,
    }
}

/// The cards of a stamp, each with its stop.
fn cards(action: &Action) -> Vec<(Stop, games::Shown)> {
    match action {
        Action::Stamp { stop, card, .. } => vec![(*stop, *card)],
        Action::SpinAll { cards, .. } => Stop::all().zip(*cards).collect(),
        _ => Vec::new(),
    }
}
