//! Participants: registration, and how their names are shown.

use super::bounds::check_room_for;
use super::decision::Decision;
use super::staff::Staff;
use crate::refusal::{Kind, Refusal};
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::import::{self, ImportLine};
use crate::run::import_fault::ImportFault;
use crate::run::registration::{Details, Registration};
use crate::run::role::{Task, sees_contact};
use crate::run::sheets::check_letter;
use crate::run::spin::Draws;
use crate::run::state::State;
use games::poker_run::{Action, Event, Participant};

/// Maximum number of hands that a participant can register at once.
const MAX_HANDS: u32 = 50;
/// Maximum length of contact details, in characters.
const MAX_CONTACT: usize = 200;

/// Registers a participant with all hands and details, in one commit.
pub(super) fn register(
    state: &State,
    staff: &Staff,
    registration: &Registration,
    draws: &mut Draws<'_>,
) -> Result<Decision, RunError> {
    let mut decision = Decision::default();
    register_in(&mut decision, state, staff, registration, draws)?;
    Ok(decision)
}

/// Registers the participants of a file, in one commit. Participants without a number get the next free numbers,
/// above all others.
pub(super) fn import(
    state: &State,
    staff: &Staff,
    lines: &[ImportLine],
    draws: &mut Draws<'_>,
) -> Result<Decision, RunError> {
    state.open_game()?;
    let hands = lines.iter().fold(0_u32, |sum, line| sum.saturating_add(line.registration.hands));
    check_room_for(state, hands)?;
    let given = lines.iter().filter_map(|line| line.registration.participant).max().unwrap_or(0);
    let mut last = state.last_participant().max(given);
    let (mut decision, mut faults) = (Decision::default(), Vec::new());
    for ImportLine { line, registration } in lines {
        let mut registration = registration.clone();
        if registration.participant.is_none() {
            last = last.saturating_add(1);
            registration.participant = Some(last);
        }
        match register_in(&mut decision, state, staff, &registration, draws) {
            Err(refusal) if refusal.kind() == Kind::Forbidden => return Err(refusal),
            Err(refusal) => faults.push(ImportFault::new(*line, "", refusal.to_string())),
            Ok(()) => {}
        }
    }
    if !faults.is_empty() {
        return Err(import::refused(faults).into());
    }
    // The receipt names the participants, without their further hands.
    decision.events.retain(|event| matches!(event, Event::Registered { .. }));
    decision.participant = None;
    Ok(decision)
}

fn register_in(
    decision: &mut Decision,
    state: &State,
    staff: &Staff,
    registration: &Registration,
    draws: &mut Draws<'_>,
) -> Result<(), RunError> {
    let Registration { participant, check, name, rides, hands, details } = registration;
    let number = participant.unwrap_or(state.last_participant().saturating_add(1));
    let participant =
        Participant::new(number).ok_or(RunRefusal::NoSuchParticipant { participant: number })?;
    check_number(participant, *check)?;
    let register = Action::Register { participant, name: name.clone(), rides: *rides };
    staff.check(Task::Act(&register))?;
    if !(1..=MAX_HANDS).contains(hands) {
        return Err(RunRefusal::HandsAtOnce { hands: *hands, most: MAX_HANDS }.into());
    }
    check_room_for(state, *hands)?;
    staff.apply(decision, state, false, &register, draws.rng)?;
    for _ in 1..*hands {
        staff.apply(decision, state, false, &Action::AddHand { participant }, draws.rng)?;
    }
    add_details(decision, staff, participant, details, draws)
}

/// Checks the check letter of the number, if one was read with it.
fn check_number(participant: Participant, check: Option<char>) -> Result<(), RunRefusal> {
    match check.map(|check| check.to_ascii_uppercase()) {
        Some(check) if check != check_letter(participant) => {
            Err(RunRefusal::CheckLetter { participant: participant.number(), check })
        }
        _ => Ok(()),
    }
}

/// Sets how a participant's name is shown, and the contact details. Contact details that are omitted stay unchanged;
/// so do all contact details if the member of the staff may not see them.
pub(super) fn describe(
    state: &State,
    staff: &Staff,
    participant: Participant,
    details: &Details,
    draws: &mut Draws<'_>,
) -> Result<Decision, RunError> {
    staff.check(Task::Describe)?;
    state.open_game()?;
    if !state.changed.contains_key(&participant) {
        return Err(RunRefusal::NoSuchParticipant { participant: participant.number() }.into());
    }
    let mut decision = Decision::default();
    if details.contact.is_some() && sees_contact(&staff.roles) {
        add_details(&mut decision, staff, participant, details, draws)?;
    } else {
        let contact = state.described.get(&participant).and_then(|described| described.contact.clone());
        let change = RunChange::Described { participant, shown_as: details.shown_as, contact };
        decision.add(staff.by, change);
    }
    Ok(decision)
}

fn add_details(
    decision: &mut Decision,
    staff: &Staff,
    participant: Participant,
    details: &Details,
    draws: &mut Draws<'_>,
) -> Result<(), RunError> {
    let contact = details.contact.as_deref().map(str::trim).filter(|contact| !contact.is_empty());
    let length = contact.map_or(0, |contact| contact.chars().count());
    if length > MAX_CONTACT {
        return Err(RunRefusal::ContactLength { length, most: MAX_CONTACT }.into());
    }
    let contact = contact.map(|contact| decision.seal(contact, draws.rng));
    let change = RunChange::Described { participant, shown_as: details.shown_as, contact };
    decision.add(staff.by, change);
    Ok(())
}
