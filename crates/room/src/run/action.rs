//! Applies actions to the game, and restores the names that the log replaces with hashes.

use super::author::Author;
use super::private::{TextHash, Texts};
use games::poker_run::{Action, CardSource, Event, PokerRun, Refusal};
use games::{Actor, Refereed, StaffId};

/// The action with the participant's name in place of the name's hash. The hash stays if `texts` lacks the name.
pub(super) fn with_name(texts: &Texts, action: &Action) -> Action {
    let mut action = action.clone();
    if let Some(name) = action.name_mut()
        && let Some(found) = texts.get(&TextHash::in_place_of_name(name))
    {
        *name = found.to_owned();
    }
    action
}

/// Applies an action to the game, and returns the events that it causes. The actor is the staff member; for cards of
/// the on-screen wheel, and for an entry of the room itself, it is the house.
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
