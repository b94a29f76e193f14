//! Decisions about the waiting list. An empty seat belongs to the first person on the list, the next one to the second,
//! and so on; everybody else may sit down only if more seats are empty than people wait.

use super::decision::Decision;
use crate::log_types::LeftListBy;
use crate::store::PlayerId;
use crate::table::entry::Entry;
use crate::table::error::CommandError;
use crate::table::person::Person;
use crate::table::state::State;

/// Maximum number of people on the waiting list of a table.
const MAX_WAITING: usize = 20;

/// Decides that a person joins the list. Refused with a seat, on the list already, while a seat is free, and if the
/// list is full.
pub(super) fn join(state: &State, who: &Person) -> Result<Decision, CommandError> {
    if state.closing.is_some() {
        return Err(CommandError::Closing);
    }
    if let Some(chair) = state.chair_of(who.id) {
        return Err(CommandError::SeatedAlready { seat: chair.number() });
    }
    let waiters = state.waiting.waiters();
    if state.waiting.includes(who.id) {
        return Err(CommandError::WaitsAlready);
    }
    if empty_seats(state) > waiters.len() {
        return Err(CommandError::SeatIsFree);
    }
    if waiters.len() >= MAX_WAITING {
        return Err(CommandError::ListFull { most: MAX_WAITING });
    }
    Ok(Decision::of([Entry::JoinedList { player: who.id, name: who.name.clone() }]))
}

/// Decides that a person leaves the list.
pub(super) fn leave(state: &State, who: &Person) -> Result<Decision, CommandError> {
    if !state.waiting.includes(who.id) {
        return Err(CommandError::NotWaiting);
    }
    Ok(Decision::of([Entry::LeftList { player: who.id, by: LeftListBy::Player }]))
}

/// Checks that an empty seat is left for a person who is not one of the first on the list, or for a bot (`None`).
pub(super) fn check_seat_left(state: &State, player: Option<PlayerId>) -> Result<(), CommandError> {
    let ahead = player.map_or(state.waiting.waiters().len(), |player| state.waiting.ahead_of(player));
    if ahead > 0 && ahead >= empty_seats(state) { Err(CommandError::SeatsHeld) } else { Ok(()) }
}

/// Decides to offer the empty seats to the first people on the list; empty if they have offers already.
pub fn offer_seats(state: &State) -> Decision {
    if state.closing.is_some() {
        return Decision::of([]);
    }
    let first = state.waiting.waiters().iter().take(empty_seats(state));
    let new = first.filter(|waiter| waiter.offered_at_ms.is_none());
    Decision::of(new.map(|waiter| Entry::SeatOffered { player: waiter.player }))
}

/// Decides that a person who did not take the offered seat in time leaves the list.
pub fn end_offer(player: PlayerId) -> Decision {
    Decision::of([Entry::LeftList { player, by: LeftListBy::Clock }])
}

fn empty_seats(state: &State) -> usize {
    state.chairs.iter().filter(|chair| chair.is_none()).count()
}
