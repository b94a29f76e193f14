//! Errors of settings, rounds and actions.

use crate::protocol::unreadable_input::UnreadableInput;
use crate::refusal::{Kind, Refusal, delegate_refusal};
use crate::store::log::DamagedEntry;
use crate::store::opaque_record::DamagedRecord;
use games::GameError;
use games::clause::ids;
use serde::Serialize;
use serde_json::{Map, Value};

/// An error from reading settings, or from opening or advancing a round.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error(transparent)]
pub enum RoundError {
    /// The settings or the action cannot be read.
    Input(#[from] UnreadableInput),
    /// The game refuses the settings, the table or the action.
    Game(#[from] GameRefusal),
    /// The state carried over from the previous round is damaged.
    Carry(#[from] DamagedCarry),
    /// The record of the round is damaged.
    Record(#[from] DamagedRecord),
}

delegate_refusal!(RoundError: Input, Game, Carry, Record);

/// Type-erased error of a game: each game has an error type of its own, but a table accesses its game through a trait
/// object. Serialized, as the reason in another refusal, it has the fields of a
/// [`RefusalMessage`](crate::protocol::RefusalMessage).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[error("{message}")]
pub struct GameRefusal {
    code: String,
    #[serde(rename = "args", skip_serializing_if = "Map::is_empty")]
    arguments: Map<String, Value>,
    message: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    clauses: Vec<String>,
}

impl GameRefusal {
    /// The error of the game with this name. The code is prefixed with the name. If the error has a setting to correct,
    /// the argument `field` names it, unless the argument `name` already does.
    pub(crate) fn new(game: &str, error: &(impl GameError + Serialize)) -> GameRefusal {
        let mut arguments = error.arguments();
        if let Some(setting) = error.setting()
            && arguments.get("name").is_none_or(|name| name != setting)
        {
            arguments.insert("field".to_owned(), setting.into());
        }
        GameRefusal {
            code: format!("{game}.{}", error.code()),
            arguments,
            message: error.to_string(),
            clauses: ids(error.clauses()).into_iter().map(str::to_owned).collect(),
        }
    }

    /// Adds an argument to the refusal's message.
    #[must_use]
    pub(super) fn with(mut self, name: &str, value: impl Into<Value>) -> GameRefusal {
        self.arguments.insert(name.to_owned(), value.into());
        self
    }
}

impl Refusal for GameRefusal {
    fn kind(&self) -> Kind {
        Kind::Invalid
    }

    fn code(&self) -> &str {
        &self.code
    }

    fn arguments(&self) -> Map<String, Value> {
        self.arguments.clone()
    }

    fn clauses(&self) -> Vec<String> {
        self.clauses.clone()
    }
}

/// The state carried over from the previous round is not a state of the game. Contains the deserialization error.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the state carried over from the previous hand cannot be read: {0}")]
pub struct DamagedCarry(pub(super) String);

impl Refusal for DamagedCarry {
    fn kind(&self) -> Kind {
        Kind::Damaged
    }

    fn code(&self) -> &'static str {
        DamagedEntry::CODE
    }

    fn arguments(&self) -> Map<String, Value> {
        Map::new()
    }
}
