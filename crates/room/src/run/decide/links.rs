//! Decisions about staff links: making and revoking them, and joining the staff through a link.

use super::decision::Decision;
use super::staff::Staff;
use crate::names;
use crate::rng::Rng;
use crate::run::author::Author;
use crate::run::entry::RunChange;
use crate::run::error::{RunError, RunRefusal};
use crate::run::link_graph::LinkGraph;
use crate::run::outcome::CommandOutcome;
use crate::run::role::{Roles, Task};
use crate::run::state::State;
use crate::store::PlayerId;
use crate::tokens;

/// Maximum number of links of an event.
const MAX_LINKS: u32 = 500;
/// Maximum number of people on the staff of an event.
const MAX_STAFF: u32 = 1_000;

pub(super) fn make(state: &State, staff: &Staff, roles: &Roles, hash: &str) -> Result<Decision, RunError> {
    staff.check(state, Task::Organise)?;
    if roles.is_empty() {
        return Err(RunRefusal::NoRoles.into());
    }
    let last = state.links.keys().next_back().copied().unwrap_or(0);
    if last >= MAX_LINKS {
        return Err(RunRefusal::TooManyLinks { most: MAX_LINKS }.into());
    }
    let link = last + 1;
    let change = RunChange::LinkMade { link, roles: roles.clone(), hash: hash.to_owned() };
    let mut decision = Decision::of(staff.by, change);
    decision.outcome = Some(CommandOutcome::Link(link));
    Ok(decision)
}

pub(super) fn revoke(state: &State, staff: &Staff, link: u32, and_later: bool) -> Result<Decision, RunError> {
    staff.check(state, Task::Organise)?;
    let found = state.links.get(&link).ok_or(RunRefusal::NoSuchLink { link })?;
    let later = if and_later { LinkGraph::new(state).created_through(link) } else { Vec::new() };
    if found.revoked && later.is_empty() {
        return Err(RunRefusal::RevokedLink { link }.into());
    }
    let mut decision = Decision::default();
    for link in (!found.revoked).then_some(link).into_iter().chain(later) {
        decision.add(staff.by, RunChange::LinkRevoked { link });
    }
    Ok(decision)
}

/// Joins the staff through a link. A guest who joined before keeps their number and name; a further link adds its
/// roles, and a link that they joined through before changes nothing.
///
/// # Errors
/// `run.unknown_link` if there is no link with this token or it is revoked, and refusals for a discarded event, an
/// invalid name, and too many people on the staff.
pub fn join(
    state: &State,
    player: PlayerId,
    token: &str,
    name: &str,
    rng: &mut Rng,
) -> Result<Decision, RunError> {
    let link = state.link_of(&tokens::hash(token)).ok_or(RunRefusal::UnknownLink)?;
    if state.is_discarded {
        return Err(RunRefusal::Discarded.into());
    }
    let known = state.staff.iter().find(|(_, member)| member.player == player);
    if known.is_some_and(|(_, member)| member.links.contains(&link)) {
        return Ok(Decision::default());
    }
    let mut decision = Decision::default();
    let (staff, name) = match known {
        Some((&number, member)) => (number, member.name.clone()),
        None => {
            let last = state.staff.keys().next_back().copied().unwrap_or(0);
            if last >= MAX_STAFF {
                return Err(RunRefusal::TooManyStaff { most: MAX_STAFF }.into());
            }
            (last + 1, decision.seal(&names::person(name)?, rng))
        }
    };
    decision.add(Author::Staff(staff), RunChange::Joined { staff, player, link, name });
    Ok(decision)
}
