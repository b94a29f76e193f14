//! Refusals.

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// A refusal as the wire has it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Refused {
    /// A name for programs and catalogues that never changes: `not_your_turn`; one of a game's own begins with the game
    /// (`holdem.not_your_turn`).
    pub code: String,
    /// The values in the message, by name.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub args: Map<String, Value>,
    /// The message in English, for readers without a catalogue.
    pub message: String,
    /// The clauses behind it, the document first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
}

impl Refused {
    /// A refusal of the room's own, without arguments.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Refused {
        Refused { code: code.into(), args: Map::new(), message: message.into(), clauses: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Refused {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// The same with the clauses behind it.
    #[must_use]
    pub fn citing(self, clauses: impl IntoIterator<Item = &'static str>) -> Refused {
        Refused { clauses: clauses.into_iter().map(str::to_owned).collect(), ..self }
    }
}
