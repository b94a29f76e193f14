//! A round of one of the games that are not hold'em, as JSON says it.

use games::history::AnyReplayed;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// What a round came to.
#[derive(Serialize, JsonSchema)]
pub struct Round {
    /// The game.
    #[schemars(with = "String")]
    pub game: &'static str,
    /// What every seat has in the end, in cents; nobody where the game has no stacks or is not over.
    pub stacks: Vec<Value>,
    /// Everything it came to, by the field of the file: nothing while it is not over.
    pub came_to: Map<String, Value>,
    /// Whether it was played to its end.
    pub complete: bool,
    /// Whether the file says the same; null if it says nothing.
    pub matches: Option<bool>,
    /// The first figure that differs, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<String>,
}

impl From<AnyReplayed> for Round {
    fn from(replayed: AnyReplayed) -> Round {
        let figures = replayed.figures.into_iter().map(|(name, value)| (name.to_owned(), value));
        let came_to: Map<String, Value> = figures.collect();
        let stacks = came_to.get("finishing_stacks").and_then(Value::as_array).cloned();
        Round {
            game: replayed.game,
            stacks: stacks.unwrap_or_default(),
            complete: !came_to.is_empty(),
            came_to,
            matches: replayed.matches,
            difference: replayed.difference,
        }
    }
}
