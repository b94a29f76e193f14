//! Actions of the game, made by a staff member or by the wheel, with names in place of their hashes.

use super::author::Author;
use super::private::{TextHash, Texts};
use games::poker_run::{Action, CardSource, Event, PokerRun, Refusal};
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

/// Applies an action to the game. If its cards come from the on-screen wheel, the wheel is its actor.
pub(super) fn act(
    game: &mut PokerRun,
    by: Author,
    source: CardSource,
    action: &Action,
) -> Result<Vec<Event>, Refusal> {
    let actor = match (by, source) {
        (Author::Staff(number), CardSource::Physical) => Actor::Staff(StaffId(number)),
        (Author::Staff(_), CardSource::Screen) | (Author::Room, _) => Actor::House,
    };
    let mut events = Vec::new();
    game.apply(actor, action, &mut |event| events.push(event)).map(|()| events)
}
