//! Actions of the game, made by a member of the staff or by the wheel, with names in place of their hashes.

use super::author::Author;
use super::private::{TextHash, Texts};
use games::poker_run::{Action, Event, PokerRun, Refusal};
use games::{Actor, Refereed, StaffId};

/// The action with the name of a participant in place of its hash, unless the name was left out.
pub(super) fn with_name(texts: &Texts, action: &Action) -> Action {
    let mut action = action.clone();
    if let Some(name) = action.name_mut()
        && let Some(found) = texts.get(&TextHash::in_place_of_name(name))
    {
        *name = found.to_owned();
    }
    action
}

/// Applies an action to the game. If `screen` is `true`, its actor is the wheel on the screen.
pub(super) fn act(
    game: &mut PokerRun,
    by: Author,
    screen: bool,
    action: &Action,
) -> Result<Vec<Event>, Refusal> {
    let actor = match by {
        Author::Staff(number) if !screen => Actor::Staff(StaffId(number)),
        Author::Staff(_) | Author::Room => Actor::House,
    };
    let mut events = Vec::new();
    game.apply(actor, action, &mut |event| events.push(event)).map(|()| events)
}
