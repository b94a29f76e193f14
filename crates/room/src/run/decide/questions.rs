//! Decisions about questions for the organiser: a conflict is recorded when its stamp is refused, and decided later.

use super::bounds::reason;
use super::conflict::conflict;
use super::decision::Decision;
use super::entry_error::EntryError;
use super::offline;
use super::staff::{Staff, check_possible};
use crate::run::action::with_name;
use crate::run::conflict::{Conflict, QuestionId, Verdict};
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::offline::{OfflineClock, stamp_time, with_time};
use crate::run::role::Task;
use crate::run::spin::DecisionInput;
use crate::run::state::State;
use games::poker_run::{Action, CardSource, HandId, Mark, Stop};

/// Records the conflict behind the refusal of an action, if the organiser has to decide it and it was not recorded
/// before. The decision then contains the refusal; otherwise the refusal is returned as the error.
pub(super) fn record_conflict(
    state: &State,
    staff: &Staff,
    action: &Action,
    refusal: EntryError,
) -> Result<Decision, RunError> {
    let conflict = conflict(state, action, &refusal);
    let refusal = refusal.into();
    match conflict.filter(|conflict| state.questions.find(conflict).is_none()) {
        Some(conflict) => {
            let mut decision = Decision::of(staff.by, RunChange::Conflicted { conflict });
            decision.refusal = Some(refusal);
            Ok(decision)
        }
        None => Err(refusal),
    }
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
    let recorded = match question {
        QuestionId::Entry(seq) => state.questions.conflicts.get(&seq),
        _ => None,
    };
    match (verdict, recorded.map(|recorded| &recorded.conflict)) {
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
        (Verdict::Accept, Some(Conflict::Offline { stamp, .. })) => {
            offline::accept(state, staff, &mut decision, stamp, input)?;
        }
        (Verdict::Accept, Some(Conflict::Merged { entry, .. })) => {
            check_possible(state, entry)?;
            offline::accept(state, staff, &mut decision, &with_name(&state.texts, entry), input)?;
        }
        (Verdict::AcceptCorrected, Some(Conflict::Offline { stamp, .. })) => {
            let stamp = corrected(stamp, recorded.and_then(|recorded| recorded.offline));
            offline::accept(state, staff, &mut decision, &stamp.ok_or(RunRefusal::NoSuchVerdict)?, input)?;
        }
        _ => {}
    }
    decision.add(staff.by, RunChange::Decided { question, verdict, reason });
    Ok(decision)
}

/// The stamp with the time by the offset of the phone's clock when it was sent; `None` if there is no such time.
fn corrected(stamp: &Action, clock: Option<OfflineClock>) -> Option<Action> {
    let at = clock?.corrected(stamp_time(stamp)?)?;
    Some(with_time(stamp.clone(), Some(at)))
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
