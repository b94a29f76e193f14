//! Decisions about participants: their registration, singly or from a file, and changes to their details.

use super::bounds::{MAX_PARTICIPANT, check_room_for};
use super::decision::Decision;
use super::entry_error::EntryError;
use super::money::{pay_fee, till_for_import};
use super::staff::Staff;
use crate::names;
use crate::refusal::Refusal;
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::import::{self, ImportFile, ImportLine, ImportPayment};
use crate::run::import_fault::ImportFault;
use crate::run::payment::{Item, Method, MoneyEntry, TillId};
use crate::run::registration::{Details, Registration};
use crate::run::role::{Task, sees_contact};
use crate::run::sheets::check_letter;
use crate::run::spin::DecisionInput;
use crate::run::state::State;
use games::Chips;
use games::poker_run::{self, Action, CardSource, Event, HandId, Participant};
use std::collections::BTreeSet;

/// Maximum number of hands that a participant can register at once.
const MAX_HANDS: u32 = 50;
/// Maximum length of contact details, in characters.
const MAX_CONTACT: usize = 200;

/// Numbers for participants who are registered without one: those above all others, and once these are used up, the
/// lowest free ones. A number mistyped as 999999 therefore does not end registration.
struct FreeNumbers {
    /// The numbers of other participants that are about to be registered.
    taken: BTreeSet<u32>,
    next: u32,
}

impl FreeNumbers {
    fn new(state: &State, taken: BTreeSet<u32>) -> FreeNumbers {
        let last = state.last_participant().max(taken.last().copied().unwrap_or(0));
        FreeNumbers { taken, next: last.saturating_add(1) }
    }

    /// The next number that is neither registered nor taken; a number above the maximum if there is none.
    fn next(&mut self, state: &State) -> u32 {
        if self.next > MAX_PARTICIPANT {
            self.next = 1;
        }
        let is_taken = |&number: &u32| {
            self.taken.contains(&number)
                || Participant::new(number).is_some_and(|one| state.is_registered(one))
        };
        let number = (self.next..=MAX_PARTICIPANT).find(|number| !is_taken(number));
        let number = number.unwrap_or(MAX_PARTICIPANT + 1);
        self.next = number + 1;
        number
    }
}

/// Registers a participant with all hands and details, in one commit.
pub(super) fn register(
    state: &State,
    staff: &Staff,
    registration: &Registration,
    input: &mut DecisionInput<'_>,
) -> Result<Decision, RunError> {
    let mut decision = Decision::default();
    register_in(&mut decision, state, staff, registration, input)?;
    Ok(decision)
}

/// Registers the participants of a file and records their payments, in one commit. Participants without a number get
/// unused numbers. An error in any field refuses the whole file; the check goes on with a valid value in its place, so
/// that the errors of all fields are found in one pass. A refusal that concerns the whole event or its staff is
/// returned at once.
pub(super) fn import(
    state: &State,
    staff: &Staff,
    file: &ImportFile,
    input: &mut DecisionInput<'_>,
) -> Result<Decision, RunError> {
    state.open_game()?;
    let mut faults = file.faults.clone();
    let mut lines = file.lines.clone();
    lines.iter_mut().for_each(|line| replace_faulty(line, &mut faults));
    let hands = lines.iter().fold(0_u32, |sum, line| sum.saturating_add(line.registration.hands));
    check_room_for(state, hands)?;
    let given = lines.iter().filter_map(|line| line.registration.participant).collect();
    let till = till_for_import(state, staff, file.till)?;
    let mut free = FreeNumbers::new(state, given);
    let mut decision = Decision::default();
    for ImportLine { line, mut registration, payments } in lines {
        let participant = registration.participant.unwrap_or_else(|| free.next(state));
        registration.participant = Some(participant);
        let registered = register_in(&mut decision, state, staff, &registration, input);
        let settled = registered.and_then(|participant| {
            let hands = (1..=registration.hands).map(|number| participant.hand(number));
            settle(&mut decision, state, staff, &hands.collect::<Vec<_>>(), (&*payments, till), input)
        });
        if let Err(refusal) = settled {
            let column = column_of(&refusal);
            let refusal = RunError::from(refusal);
            let Some(column) = column else { return Err(refusal) };
            faults.push(ImportFault::new(line, column, &refusal));
        }
    }
    if !faults.is_empty() {
        return Err(import::refusal(faults).into());
    }
    // The receipt names the participants, without their further hands.
    decision.events.retain(|event| matches!(event, Event::Registered { .. }));
    decision.lines = file.lines.iter().map(|line| line.line).collect();
    decision.outcome = None;
    Ok(decision)
}

/// Adds the errors of a line's fields to `faults`, and replaces the values of these fields with valid ones.
fn replace_faulty(ImportLine { line, registration, .. }: &mut ImportLine, faults: &mut Vec<ImportFault>) {
    let mut fault = |column, refusal: &dyn Refusal| faults.push(ImportFault::new(*line, column, refusal));
    let Registration { participant, check, name, hands, details, .. } = registration;
    if let Some(number) = participant.filter(|&number| number > MAX_PARTICIPANT) {
        fault("number", &RunRefusal::ParticipantNumber { number, most: MAX_PARTICIPANT });
        (*participant, *check) = (None, None);
    }
    let checked = participant.and_then(Participant::new).map_or(Ok(()), |one| check_number(one, *check));
    if let Err(refusal) = checked {
        fault("check", &refusal);
        *check = None;
    }
    if let Err(refusal) = names::participant(name) {
        fault("name", &refusal);
        "-".clone_into(name);
    }
    if let Err(refusal) = check_hands(*hands) {
        fault("hands", &refusal);
        *hands = 1;
    }
    let too_long = contact(details).err();
    if let Some(refusal) = too_long {
        fault("contact", &refusal);
        details.contact = None;
    }
}

/// The column that caused the refusal of a registration; `None` if the refusal concerns the whole event or its staff.
fn column_of(refusal: &EntryError) -> Option<&'static str> {
    use poker_run::Refusal as GameRefusal;
    match refusal {
        EntryError::Game(GameRefusal::Registered(_) | GameRefusal::Withdrawn(_))
        | EntryError::Room(RunError::Request(RunRefusal::ParticipantNumber { .. })) => Some("number"),
        EntryError::Room(RunError::Request(RunRefusal::CheckLetter { .. })) => Some("check"),
        EntryError::Game(GameRefusal::HandsLimit { .. }) => Some("hands"),
        EntryError::Game(GameRefusal::Name) => Some("name"),
        EntryError::Room(RunError::Request(
            RunRefusal::ImportPayments { .. } | RunRefusal::ImportUnpaid | RunRefusal::ImportCash,
        )) => Some("payment"),
        EntryError::Game(_) | EntryError::Room(_) => None,
    }
}

/// Records how the fees of a new participant's hands were paid. Without payments, no entry is made; a single payment
/// applies to all hands. Cash goes into the till; in an event without tills it counts as paid, but is not recorded.
fn settle(
    decision: &mut Decision,
    state: &State,
    staff: &Staff,
    hands: &[HandId],
    (payments, till): (&[ImportPayment], Option<TillId>),
    input: &mut DecisionInput<'_>,
) -> Result<(), EntryError> {
    let rules = state.open_game()?.rules();
    let cents = rules.hand_price();
    if payments.len() > 1 && payments.len() != hands.len() {
        let hands = u32::try_from(hands.len()).unwrap_or(u32::MAX);
        return Err(RunRefusal::ImportPayments { payments: payments.len(), hands }.into());
    }
    if cents == Chips::ZERO {
        return Ok(());
    }
    for (&hand, payment) in hands.iter().zip(payments.iter().cycle()) {
        let method = match payment {
            ImportPayment::Unpaid if rules.paid_at_registration() => {
                return Err(RunRefusal::ImportUnpaid.into());
            }
            ImportPayment::Unpaid => continue,
            ImportPayment::Cash if till.is_none() && !state.money.tills.is_empty() => {
                return Err(RunRefusal::ImportCash.into());
            }
            ImportPayment::Cash => till.map(|till| (Method::Cash, Some(till))),
            ImportPayment::Paid => None,
            ImportPayment::Card => Some((Method::Card, None)),
            ImportPayment::Prepaid => Some((Method::Prepaid, None)),
        };
        pay_fee(decision, state, staff, hand, input)?;
        if let Some((method, till)) = method {
            let entry = MoneyEntry::Paid { hand, item: Item::Fee, cents, method, till };
            decision.add(staff.by, RunChange::Money { entry });
        }
    }
    Ok(())
}

fn register_in(
    decision: &mut Decision,
    state: &State,
    staff: &Staff,
    registration: &Registration,
    input: &mut DecisionInput<'_>,
) -> Result<Participant, EntryError> {
    let Registration { participant, check, name, rides, hands, details } = registration;
    let number = participant.unwrap_or_else(|| FreeNumbers::new(state, BTreeSet::new()).next(state));
    let participant =
        Participant::new(number).ok_or(RunRefusal::NoSuchParticipant { participant: number })?;
    check_number(participant, *check)?;
    let register = Action::Register { participant, name: name.clone(), rides: *rides };
    staff.check(state, Task::Act(&register))?;
    check_hands(*hands)?;
    check_room_for(state, *hands)?;
    staff.apply(decision, state, CardSource::Physical, &register, input.rngs.salts)?;
    for _ in 1..*hands {
        staff.apply(
            decision,
            state,
            CardSource::Physical,
            &Action::AddHand { participant },
            input.rngs.salts,
        )?;
    }
    add_details(decision, staff, participant, details, input)?;
    Ok(participant)
}

fn check_hands(hands: u32) -> Result<(), RunRefusal> {
    let most = MAX_HANDS;
    if (1..=most).contains(&hands) { Ok(()) } else { Err(RunRefusal::HandsAtOnce { hands, most }) }
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

/// Sets how a participant's name is shown, the contact details, and whether the waiver is signed. The contact details
/// and the waiver stay unchanged if they are omitted, and the contact details also if the staff member may not see
/// them.
pub(super) fn describe(
    state: &State,
    staff: &Staff,
    participant: Participant,
    details: &Details,
    input: &mut DecisionInput<'_>,
) -> Result<Decision, RunError> {
    staff.check(state, Task::Describe)?;
    state.open_game()?;
    if !state.is_registered(participant) {
        return Err(RunRefusal::NoSuchParticipant { participant: participant.number() }.into());
    }
    let earlier = state.details.get(&participant);
    let waiver = details.waiver.unwrap_or(earlier.is_some_and(|details| details.waiver));
    let mut decision = Decision::default();
    if details.contact.is_some() && sees_contact(&staff.roles) {
        let details = Details { waiver: Some(waiver), ..details.clone() };
        add_details(&mut decision, staff, participant, &details, input)?;
    } else {
        let contact = earlier.and_then(|details| details.contact.clone());
        let change = RunChange::Described { participant, shown_as: details.shown_as, contact, waiver };
        decision.add(staff.by, change);
    }
    Ok(decision)
}

fn add_details(
    decision: &mut Decision,
    staff: &Staff,
    participant: Participant,
    details: &Details,
    input: &mut DecisionInput<'_>,
) -> Result<(), RunError> {
    let contact = contact(details)?.map(|contact| decision.seal(contact, input.rngs.salts));
    let (shown_as, waiver) = (details.shown_as, details.waiver.unwrap_or(false));
    decision.add(staff.by, RunChange::Described { participant, shown_as, contact, waiver });
    Ok(())
}

/// The trimmed contact details; `None` if they are omitted or empty.
fn contact(details: &Details) -> Result<Option<&str>, RunRefusal> {
    let contact = details.contact.as_deref().map(str::trim).filter(|contact| !contact.is_empty());
    let length = contact.map_or(0, |contact| contact.chars().count());
    if length > MAX_CONTACT {
        return Err(RunRefusal::ContactLength { length, most: MAX_CONTACT });
    }
    Ok(contact)
}
