//! The conflict behind a refusal, on which the organiser decides.

use super::entry_error::EntryError;
use crate::run::conflict::Conflict;
use crate::run::error::{RunError, RunRefusal};
use crate::run::state::State;
use games::poker_run::{Action, Mark, Refusal};

/// The conflict behind the refusal of an action, on which the organiser has to decide; `None` if there is none.
pub(super) fn conflict(state: &State, action: &Action, refusal: &EntryError) -> Option<Conflict> {
    match refusal {
        // Two phones may enter different cards for one stamp, and the sheet may show either of them.
        EntryError::Game(Refusal::CardConflict { .. } | Refusal::AlreadyStamped { .. })
        | EntryError::Room(RunError::Request(RunRefusal::DrawnElsewhere)) => other_card(state, action),
        EntryError::Game(Refusal::StopSkipped { hand, skipped, .. }) => {
            Some(Conflict::StopSkipped { hand: *hand, skipped: *skipped, stamp: Box::new(action.clone()) })
        }
        EntryError::Game(_) | EntryError::Room(_) => None,
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
