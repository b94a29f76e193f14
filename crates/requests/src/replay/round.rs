//! The result of a round in JSON, for games other than hold'em.

use formats::history::AnyReplayed;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// Result of a round, compared with the file.
#[derive(Serialize, JsonSchema)]
pub struct Round {
    /// Name of the game.
    #[schemars(with = "String")]
    pub game: &'static str,
    /// Stack of every seat at the end, in cents; empty if the game has no stacks or the round is not over.
    pub stacks: Vec<Value>,
    /// Every result, keyed by its field in the file; empty if the round is not over.
    #[serde(rename = "came_to")]
    pub results: Map<String, Value>,
    /// `true` if the round was played to its end.
    pub complete: bool,
    /// `true` if the results that the file records are those of the replay; null if it records none.
    pub matches: Option<bool>,
    /// A description of the first figure that differs; omitted if none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub difference: Option<String>,
}

impl From<AnyReplayed> for Round {
    fn from(replayed: AnyReplayed) -> Round {
        let figures = replayed.figures.into_iter().map(|(name, value)| (name.to_owned(), value));
        let results: Map<String, Value> = figures.collect();
        let stacks = results.get("finishing_stacks").and_then(Value::as_array).cloned();
        Round {
            game: replayed.game,
            stacks: stacks.unwrap_or_default(),
            complete: !results.is_empty(),
            results,
            matches: replayed.matches,
            difference: replayed.difference,
        }
    }
}
