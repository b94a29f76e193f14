//! Decisions about questions for the organiser: a conflict is recorded when its stamp is refused, and decided later.

use super::bounds::reason;
use super::decision::Decision;
use super::entry_error::EntryError;
use super::staff::Staff;
use crate::run::conflict::{Conflict, QuestionId, Verdict};
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::role::Task;
use crate::run::spin::DecisionInput;
use crate::run::state::State;
use games::poker_run::{Action, CardSource, HandId, Mark, Refusal, Stop};

/// Records the conflict behind the refusal of an action, if the organiser has to decide it and it was not recorded
/// before. The decision then contains the refusal; otherwise the refusal is returned as the error.
pub(super) fn record_conflict(
    state: &State,
    staff: &Staff,
    action: &Action,
    refusal: EntryError,
) -> Result<Decision, RunError> {
    let conflict = match &refusal {
        // Two phones may enter different cards for one stamp, and the sheet may show either of them.
        EntryError::Game(Refusal::CardConflict { .. } | Refusal::AlreadyStamped { .. }) => {
            other_card(state, action)
        }
        EntryError::Game(Refusal::StopSkipped { hand, skipped, .. }) => {
            Some(Conflict::StopSkipped { hand: *hand, skipped: *skipped, stamp: Box::new(action.clone()) })
        }
        EntryError::Game(_) | EntryError::Room(_) => None,
    };
    let refusal = refusal.into();
    match conflict.filter(|conflict| !state.questions.has(conflict)) {
        Some(conflict) => {
            let mut decision = Decision::of(staff.by, RunChange::Conflicted { conflict });
            decision.refusal = Some(refusal);
            Ok(decision)
        }
        None => Err(refusal),
    }
}

fn other_card(state: &State, action: &Action) -> Option<Conflict> {
    let (hand, mark, typed) = match *action {
        Action::Stamp { hand, stop, card, .. } => (hand, Mark::Stop(stop), card),
        Action::Extra { hand, card, .. } => (hand, Mark::Extra, card),
        _ => return None,
    };
    let stamped = state.stamp(hand, mark).map(|stamp| stamp.card).filter(|&stamped| stamped != typed)?;
    Some(Conflict::OtherCard { hand, mark, stamped, typed })
}

/// Decides a question. A decision that changes cards makes the entries of the game in the same commit.
pub(super) fn decide(
    state: &State,
    staff: &Staff,
    question: QuestionId,
    verdict: Verdict,
    text: &str,
    input: &mut DecisionInput<'_>,
) -> Result<Decision, RunError> {
    staff.check(state, Task::Organise)?;
    let asked = state.question(question, input.now).ok_or(RunRefusal::NoSuchQuestion)?;
    if asked.decided.is_some() {
        return Err(RunRefusal::QuestionDecided.into());
    }
    if !asked.verdicts.contains(&verdict) {
        return Err(RunRefusal::NoSuchVerdict.into());
    }
    let reason = reason(text)?;
    let mut decision = Decision::default();
    let conflict = match question {
        QuestionId::Entry(seq) => state.questions.conflicts.get(&seq).map(|recorded| &recorded.conflict),
        _ => None,
    };
    match (verdict, conflict) {
        (Verdict::Replace, Some(&Conflict::OtherCard { hand, mark, typed, .. })) => {
            for action in restamped(state, hand, mark, typed, &reason).ok_or(RunRefusal::NoSuchVerdict)? {
                staff.apply(&mut decision, state, CardSource::Physical, &action, input.rngs.salts)?;
            }
        }
        (Verdict::Accept, Some(&Conflict::StopSkipped { hand, skipped, ref stamp })) => {
            let allow = Action::AllowSkip { hand, stop: skipped, reason: reason.clone() };
            // If the skipped stop has stamped the hand in the meantime, the stamp is possible without this entry.
            if skips(state, hand, skipped) {
                staff.apply(&mut decision, state, CardSource::Physical, &allow, input.rngs.salts)?;
            }
            staff.apply(&mut decision, state, CardSource::Physical, stamp, input.rngs.salts)?;
        }
        _ => {}
    }
    decision.add(staff.by, RunChange::Decided { question, verdict, reason });
    Ok(decision)
}

/// Returns whether the hand has no valid stamp from the stop.
fn skips(state: &State, hand: HandId, stop: Stop) -> bool {
    state.stamp(hand, Mark::Stop(stop)).is_none()
}

/// Actions that declare the valid stamp void, and stamp the typed card at the time of the void stamp, since the visit
/// keeps the time of its first stamp; `None` if there is no valid stamp.
fn restamped(
    state: &State,
    hand: HandId,
    mark: Mark,
    typed: games::Shown,
    reason: &str,
) -> Option<[Action; 2]> {
    let at = state.stamp(hand, mark)?.at;
    let void = Action::Void { hand, mark, reason: reason.to_owned() };
    let stamp = match mark {
        Mark::Stop(stop) => Action::Stamp { hand, stop, card: typed, at },
        Mark::Extra => Action::Extra { hand, card: typed, at },
    };
    Some([void, stamp])
}
