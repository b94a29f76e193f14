//! Refusals: errors that a client can show.

use crate::store::sealed::RecordError;
use crate::store::{StoreError, is_outage};
use games::Chips;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// A refusal, as sent to clients.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Refused {
    /// Stable code for programs and message catalogues, such as `not_your_turn`. A game's own codes are prefixed with
    /// its name: `holdem.not_your_turn`.
    pub code: String,
    /// Arguments of the message, by name.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub args: Map<String, Value>,
    /// The message in English, for clients without a catalogue.
    pub message: String,
    /// The rule clauses that it cites: those of the game's rulebook, then the rulings.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
}

/// A refused amount: the code of the refusal and its arguments. Refusals with amounts are values of this type, so that
/// the schema tells clients which arguments are money.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(transform = games::unit::of_game)]
pub enum RefusedAmount {
    /// A buy-in outside the limits of the table.
    BuyIn {
        /// The buy-in.
        amount: Chips,
        /// Minimum stack after it.
        least: Chips,
        /// Maximum stack after it.
        most: Chips,
        /// The stack before it.
        there: Chips,
    },
    /// A buy-in below the stack that the player left with.
    GoingSouth {
        /// The buy-in.
        amount: Chips,
        /// The stack that the player left with.
        least: Chips,
    },
    /// A maximum buy-in that does not cover the forced bets of one hand.
    ForcedBets {
        /// The setting to correct.
        field: &'static str,
        /// Maximum forced bets of one player in one hand.
        amount: Chips,
        /// The maximum buy-in.
        most: Chips,
    },
    /// Buy-in limits that contradict each other or the game.
    Stakes {
        /// The minimum buy-in.
        least: Chips,
        /// The maximum buy-in.
        most: Chips,
        /// Lowest minimum buy-in that is allowed.
        needed: Chips,
        /// Highest maximum buy-in that is allowed.
        limit: Chips,
    },
}

impl RefusedAmount {
    /// The refusal with this message.
    pub fn because(self, message: String) -> Refused {
        let code: &'static str = self.into();
        let mut fields = serde_json::to_value(self).unwrap_or_default();
        match fields.get_mut(code).map(Value::take) {
            Some(Value::Object(args)) => Refused { args, ..Refused::new(code, message) },
            _ => Refused::new(code, message),
        }
    }
}

impl Refused {
    /// A refusal without arguments or clauses.
    pub fn new(code: impl Into<String>, message: impl Into<String>) -> Refused {
        Refused { code: code.into(), args: Map::new(), message: message.into(), clauses: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Refused {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// The refusal for a guest: the message of an outage names files of the server, which belong in its log only, so it
    /// is replaced.
    #[must_use]
    pub fn without_files(self) -> Refused {
        if !is_outage(&self.code) {
            return self;
        }
        Refused { message: "the storage is unavailable: try again in a moment".to_owned(), ..self }
    }

    /// Sets the clauses that the refusal cites.
    #[must_use]
    pub fn citing(self, clauses: impl IntoIterator<Item = &'static str>) -> Refused {
        Refused { clauses: clauses.into_iter().map(str::to_owned).collect(), ..self }
    }
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Refused {
        Refused::from(&error)
    }
}

impl From<&StoreError> for Refused {
    fn from(error: &StoreError) -> Refused {
        let refused = Refused::new(error.code(), error.to_string());
        match error {
            StoreError::BrokenChain { table, seq } => refused.with("table", table.as_str()).with("seq", *seq),
            _ => refused,
        }
    }
}

impl From<RecordError> for Refused {
    fn from(error: RecordError) -> Refused {
        let message = error.to_string();
        match error {
            RecordError::Damaged(what) => Refused::new("record_damaged", message).with("what", what),
            RecordError::NoFile(_) => Refused::new("no_file", message),
        }
    }
}
