//! Effects of the bans of guests on an event. They end with the ban, so the log of the event does not record them.

use super::author::{Author, CREATOR};
use super::command::{Action, Command};
use super::error::{RunError, RunRefusal};
use super::message::{Change, Query};
use super::state::State;
use crate::moderation::Bans;
use crate::store::PlayerId;
use crate::tokens;

/// Checks a change against the bans in force at this time, in milliseconds since the Unix epoch.
///
/// # Errors
/// `banned` for a change by a banned guest. `run.unknown_link` for joining through a link that a banned guest made or
/// has joined through. `run.organiser_banned` for a new participant, for a further hand, for a merge, and for opening
/// registration, while the guest who created the event is banned.
pub(super) fn check_change(bans: &Bans, state: &State, change: &Change, now_ms: u64) -> Result<(), RunError> {
    if let Some(who) = change.who() {
        bans.check_guest(who, now_ms)?;
    }
    match change {
        Change::Join { token, .. } => check_link(bans, state, token, now_ms),
        Change::Merge(..) => check_creator(bans, state, now_ms),
        Change::Command(_, command, _) if adds_participants(command) => check_creator(bans, state, now_ms),
        Change::Command(..) | Change::NoteTakeover(..) | Change::Continue(_) => Ok(()),
    }
}

/// Checks that the guest who created the event is not banned.
fn check_creator(bans: &Bans, state: &State, now_ms: u64) -> Result<(), RunError> {
    let creator = state.staff.get(&CREATOR);
    match creator.is_some_and(|creator| bans.is_banned(creator.player, now_ms)) {
        true => Err(RunRefusal::OrganiserBanned.into()),
        false => Ok(()),
    }
}

/// Checks a query against the bans in force at this time, in milliseconds since the Unix epoch.
///
/// # Errors
/// `banned` for a query by a banned guest, and `run.unknown_link` for the roles of a link through which nobody may
/// join.
pub(super) fn check_query(bans: &Bans, state: &State, query: &Query, now_ms: u64) -> Result<(), RunError> {
    if let Some(who) = query.who() {
        bans.check_guest(who, now_ms)?;
    }
    match query {
        Query::LinkRoles(token, _) => check_link(bans, state, token, now_ms),
        _ => Ok(()),
    }
}

/// Checks that no banned guest knows the token of a link: a guest who returns under another name could join through it.
fn check_link(bans: &Bans, state: &State, token: &str, now_ms: u64) -> Result<(), RunError> {
    let link = state.link_of(&tokens::hash(token));
    match link.is_some_and(|link| holders(state, link).any(|guest| bans.is_banned(guest, now_ms))) {
        true => Err(RunRefusal::UnknownLink.into()),
        false => Ok(()),
    }
}

/// The guests who know the token of a link: the one who made it, and those who joined through it.
fn holders(state: &State, link: u32) -> impl Iterator<Item = PlayerId> {
    let maker = match state.links.get(&link).map(|link| link.made.by) {
        Some(Author::Staff(number)) => Some(number),
        _ => None,
    };
    let holders = state
        .staff
        .iter()
        .filter(move |(number, member)| maker == Some(**number) || member.links.contains(&link));
    holders.map(|(_, member)| member.player)
}

/// Returns whether a command registers participants or adds hands, or opens registration.
const fn adds_participants(command: &Command) -> bool {
    matches!(
        command,
        Command::Open
            | Command::Register(_)
            | Command::Import(_)
            | Command::Act(Action::Register { .. } | Action::AddHand { .. })
    )
}
