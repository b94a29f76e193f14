//! Commands reserved to the host.

use super::seats::{closed, leave};
use crate::kind::Kind;
use crate::log_types::{ClosedBy, LeftBy};
use crate::protocol::Refused;
use crate::table::chair::Chair;
use crate::table::entry::Entry;
use crate::table::state::State;

/// Maximum length of a pause, in minutes.
const PAUSE_MINUTES: u32 = 30;

pub(super) fn remove(state: &State, number: u8, idle: &[Chair]) -> Result<Vec<Entry>, Refused> {
    let chair = Chair::new(number).ok().filter(|&chair| state.at(chair).is_some()).ok_or_else(|| {
        Refused::new(Kind::Invalid, "nobody_there", format!("seat {number} is empty")).with("seat", number)
    })?;
    if state.at(chair).is_some_and(|occupant| occupant.leaving.is_some()) {
        let message = format!("seat {number} leaves after this hand");
        return Err(Refused::new(Kind::Invalid, "leaving_already", message).with("seat", number));
    }
    let bot = state.at(chair).is_some_and(|occupant| occupant.who.style().is_some());
    if bot || idle.contains(&chair) {
        return Ok(leave(state, chair, LeftBy::Host));
    }
    let message =
        format!("seat {number} is playing: only a player who sits out or is disconnected can be removed");
    Err(Refused::new(Kind::Invalid, "not_idle", message).with("seat", number))
}

pub(super) fn pause(state: &State, minutes: u32) -> Result<Vec<Entry>, Refused> {
    if state.pause.is_some() {
        return Err(Refused::new(Kind::Invalid, "paused_already", "the table is paused already"));
    }
    if let Some(limit) = state.config.house_rules.pauses.filter(|&limit| state.pauses >= limit) {
        let message = format!("the table was paused {limit} times, the maximum under its house rules");
        return Err(Refused::new(Kind::Invalid, "no_more_pauses", message).with("limit", limit));
    }
    if !(1..=PAUSE_MINUTES).contains(&minutes) {
        let message = format!("{minutes} minutes: a pause lasts 1 to {PAUSE_MINUTES} minutes");
        let refused = Refused::new(Kind::Invalid, "pause_minutes", message).with("minutes", minutes);
        return Err(refused.with("most", PAUSE_MINUTES));
    }
    Ok(vec![Entry::Paused { minutes }])
}

pub(super) fn resume(state: &State) -> Result<Vec<Entry>, Refused> {
    match state.pause {
        Some(_) => Ok(vec![Entry::Resumed { clock: false }]),
        None => Err(Refused::new(Kind::Invalid, "not_paused", "the table is not paused")),
    }
}

/// Entries that close the table: at once between hands, otherwise after the current hand.
pub fn close(state: &State, by: ClosedBy) -> Vec<Entry> {
    if state.playing().is_some() { vec![Entry::Closing { by }] } else { closed(state, by) }
}
