//! Actions of the game, made by a member of the staff or by the wheel, with names in place of their hashes.

use super::author::By;
use super::private::{Sealed, Texts};
use games::poker_run::{Action, Event, PokerRun, Refusal};
use games::{Actor, Refereed, StaffId};

/// The action with the name of a new participant in place of its hash, unless the name was left out.
pub(super) fn with_name(texts: &Texts, action: &Action) -> Action {
    let mut action = action.clone();
    if let Action::Register { name, .. } = &mut action
        && let Some(found) = texts.get(&Sealed::in_place_of_name(name))
    {
        *name = found.to_owned();
    }
    action
}

/// Applies an action to the game; the wheel on the screen makes it if `screen` is `true`.
pub(super) fn act(game: &mut PokerRun, by: By, screen: bool, action: &Action) -> Result<Vec<Event>, Refusal> {
    let actor = match by {
        By::Staff(number) if !screen => Actor::Staff(StaffId(number)),
        By::Staff(_) | By::Room => Actor::House,
    };
    let mut events = Vec::new();
    game.apply(actor, action, &mut |event| events.push(event)).map(|()| events)
}
