//! Commands reserved for the host, and the end of a pause whose time has run out.

use super::audited;
use super::decision::Decision;
use super::seats::{close_decision, leave};
use crate::log_types::{ClosedBy, Closing, LeftBy};
use crate::table::chair::Chair;
use crate::table::entry::Entry;
use crate::table::error::CommandError;
use crate::table::state::State;

/// Maximum length of a pause, in minutes.
const PAUSE_MINUTES: u32 = 30;

pub(super) fn remove(state: &State, number: u8, idle: &[Chair]) -> Result<Decision, CommandError> {
    let chair = Chair::new(number).ok().filter(|&chair| state.at(chair).is_some());
    let chair = chair.ok_or(CommandError::NobodyThere { seat: number })?;
    if state.at(chair).is_some_and(|occupant| occupant.leaving.is_some()) {
        return Err(CommandError::LeavingAlready { seat: number });
    }
    let is_bot = state.at(chair).is_some_and(|occupant| occupant.who.is_any_bot());
    if is_bot || idle.contains(&chair) {
        return Ok(leave(state, chair, LeftBy::Host));
    }
    Err(CommandError::NotIdle { seat: number })
}

pub(super) fn pause(state: &State, minutes: u32) -> Result<Decision, CommandError> {
    if state.pause.is_some() {
        return Err(CommandError::PausedAlready);
    }
    if let Some(limit) = state.config.house_rules.pauses.filter(|&limit| state.pauses >= limit) {
        return Err(CommandError::NoMorePauses { limit });
    }
    if !(1..=PAUSE_MINUTES).contains(&minutes) {
        return Err(CommandError::PauseMinutes { minutes, most: PAUSE_MINUTES });
    }
    Ok(Decision::of([Entry::Paused { minutes }]))
}

pub(super) fn resume(state: &State) -> Result<Decision, CommandError> {
    match state.pause {
        Some(_) => Ok(Decision::of([Entry::Resumed { clock: false }])),
        None => Err(CommandError::NotPaused),
    }
}

/// Decides the end of a pause whose time has run out; empty without a pause.
pub fn pause_over(state: &State) -> Decision {
    Decision::of(state.pause.map(|_| Entry::Resumed { clock: true }))
}

/// Decides that the administrator closes the table for this reason, also if its host closes it already, so that the
/// reason is kept. Empty if the administrator closes it already.
pub fn close_by_administrator(state: &State, reason: &ClosingReason) -> Decision {
    if state.closing.as_ref().is_some_and(|closing| closing.by == ClosedBy::Administrator) {
        return Decision::of([]);
    }
    let closing = Closing { by: ClosedBy::Administrator, reason: reason.for_players().map(str::to_owned) };
    close(state, closing).audited(audited::closed(state, reason.text()))
}

/// Reason of the administrator for closing a table, which the audit log records.
#[derive(Clone, Debug)]
pub enum ClosingReason {
    /// A reason that concerns the table, for everybody there.
    OfTable(String),
    /// The reason for the ban of the host, which is for the host alone.
    OfBan(String),
}

impl ClosingReason {
    fn text(&self) -> &str {
        let (ClosingReason::OfTable(text) | ClosingReason::OfBan(text)) = self;
        text
    }

    fn for_players(&self) -> Option<&str> {
        match self {
            ClosingReason::OfTable(text) => Some(text),
            ClosingReason::OfBan(_) => None,
        }
    }
}

/// Decides to close the table: after the hand in progress, or at once between hands.
pub fn close(state: &State, closing: Closing) -> Decision {
    match state.hand.playing() {
        Some(_) => Decision::of([Entry::Closing(closing)]),
        None => close_decision(state, closing),
    }
}
