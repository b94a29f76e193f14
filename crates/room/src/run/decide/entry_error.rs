//! The refusal of an entry during a decision. A refusal by the game keeps its own type.

use crate::names::NameError;
use crate::run::error::{RunError, RunRefusal};
use games::poker_run::Refusal;

/// The refusal of an entry of the game.
pub(super) enum EntryError {
    /// A refusal by the room.
    Room(RunError),
    /// A refusal by the game.
    Game(Refusal),
}

impl From<EntryError> for RunError {
    fn from(error: EntryError) -> RunError {
        match error {
            EntryError::Room(error) => error,
            EntryError::Game(refusal) => RunError::Game(refusal.into()),
        }
    }
}

impl From<Refusal> for EntryError {
    fn from(refusal: Refusal) -> EntryError {
        EntryError::Game(refusal)
    }
}

impl From<RunError> for EntryError {
    fn from(error: RunError) -> EntryError {
        EntryError::Room(error)
    }
}

impl From<RunRefusal> for EntryError {
    fn from(refusal: RunRefusal) -> EntryError {
        EntryError::Room(refusal.into())
    }
}

impl From<NameError> for EntryError {
    fn from(error: NameError) -> EntryError {
        EntryError::Room(error.into())
    }
}
