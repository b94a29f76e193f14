//! Decisions about the chat.

use super::decision::Decision;
use crate::bot_accounts::BotError;
use crate::log_types::ChatContent;
use crate::table::entry::Entry;
use crate::table::error::{CommandError, TableError};
use crate::table::person::Person;
use crate::table::state::State;

/// Decides to add a message to the chat. Refused if the chat is closed, for bot accounts, and for anybody but the
/// seated players and the host.
pub(super) fn write(state: &State, who: &Person, content: ChatContent) -> Result<Decision, TableError> {
    if who.is_bot {
        return Err(BotError::NoChatForBots.into());
    }
    let chair = state.chair_of(who.id);
    if chair.is_none() && state.created.host != Some(who.id) {
        return Err(CommandError::NoSeat.into());
    }
    if state.chat.closed {
        return Err(CommandError::ChatClosed.into());
    }
    let occupant = chair.and_then(|chair| state.at(chair));
    let name = occupant.map_or(&*who.name, |occupant| occupant.who.name()).to_owned();
    Ok(Decision::of([Entry::Chatted { player: who.id, chair, name, content }]))
}

/// Decides to open or close the chat.
pub(super) fn set(state: &State, open: bool) -> Result<Decision, CommandError> {
    if state.chat.closed != open {
        Err(CommandError::NoChange)
    } else {
        Ok(Decision::of([Entry::ChatSet { open }]))
    }
}
