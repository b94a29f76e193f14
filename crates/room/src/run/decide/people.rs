//! Participants: registration, and how their names are shown.

use super::bounds::check_room_for;
use super::decision::Decision;
use super::staff::Staff;
use crate::run::command::{Details, Registration};
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::role::{Task, sees_contact};
use crate::run::spin::Draws;
use crate::run::state::State;
use games::poker_run::{Action, Participant};

/// Maximum number of hands with which a participant is registered at once.
const MAX_HANDS: u32 = 50;
/// Maximum length of contact data, in characters.
const MAX_CONTACT: usize = 200;

/// Registers a participant with all hands and details, in one commit.
pub(super) fn register(
    state: &State,
    staff: &Staff,
    registration: &Registration,
    draws: &mut Draws<'_>,
) -> Result<Decision, RunError> {
    let Registration { participant, name, rides, hands, details } = registration;
    let number = participant.unwrap_or(state.last_participant.saturating_add(1));
    let participant =
        Participant::new(number).ok_or(RunRefusal::NoSuchParticipant { participant: number })?;
    let register = Action::Register { participant, name: name.clone(), rides: *rides };
    staff.check(Task::Act(&register))?;
    if !(1..=MAX_HANDS).contains(hands) {
        return Err(RunRefusal::HandsAtOnce { hands: *hands, most: MAX_HANDS }.into());
    }
    check_room_for(state, *hands)?;
    let mut decision = Decision::default();
    staff.apply(&mut decision, state.open_game()?.clone(), false, &register, draws.rng)?;
    for _ in 1..*hands {
        let game = decision.last_game(state)?.clone();
        staff.apply(&mut decision, game, false, &Action::AddHand { participant }, draws.rng)?;
    }
    add_details(&mut decision, staff, participant, details, draws)?;
    Ok(decision)
}

/// Sets how a participant's name is shown, and the contact data. Omitted contact data stay, and so do those that the
/// member of the staff may not see.
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
        decision.add(staff.by, change, None);
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
    decision.add(staff.by, change, None);
    Ok(())
}
