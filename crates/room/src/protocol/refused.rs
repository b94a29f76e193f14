//! Refusals: errors that a client can show.

use crate::kind::Kind;
use crate::store::StoreError;
use crate::store::sealed::RecordError;
use games::Chips;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// A refusal, as sent to clients.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Refused {
    /// Its kind.
    #[serde(skip)]
    pub kind: Kind,
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
            Some(Value::Object(args)) => Refused { args, ..Refused::new(Kind::Invalid, code, message) },
            _ => Refused::new(Kind::Invalid, code, message),
        }
    }
}

impl Refused {
    /// A refusal without arguments or clauses.
    pub fn new(kind: Kind, code: impl Into<String>, message: impl Into<String>) -> Refused {
        Refused { kind, code: code.into(), args: Map::new(), message: message.into(), clauses: Vec::new() }
    }

    /// Adds an argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Refused {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// The refusal of a sender who has no name yet.
    pub fn no_name() -> Refused {
        Refused::new(Kind::Unauthorized, "no_name", "enter a name first: without one you can only watch")
    }

    /// The refusal as a guest sees it, with the code but without details that are for the administrator only.
    #[must_use]
    pub fn for_guest(self) -> Refused {
        match self.hidden() {
            Some(message) => Refused::new(self.kind, self.code, message),
            None => self,
        }
    }

    /// The message that replaces the details if they are hidden from guests: names of the server's files, stored data
    /// and the state of the store belong in the server's log.
    pub const fn hidden(&self) -> Option<&'static str> {
        match self.kind {
            Kind::Damaged => Some("stored data is damaged: ask the administrator to restore a backup"),
            Kind::Outage | Kind::OutOfStep => Some("the storage is unavailable: try again in a moment"),
            Kind::Malformed
            | Kind::Invalid
            | Kind::Unauthorized
            | Kind::Forbidden
            | Kind::NotFound
            | Kind::Gone
            | Kind::Limited
            | Kind::OtherMethod
            | Kind::OtherMediaType
            | Kind::OtherHost
            | Kind::UpgradeRequired
            | Kind::TooSlow
            | Kind::TooLong
            | Kind::Unavailable => None,
        }
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
        let refused = Refused::new(error.kind(), error.code(), error.to_string());
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
            RecordError::Damaged(what) => {
                Refused::new(Kind::Damaged, "record_damaged", message).with("what", what)
            }
            RecordError::NoFile(_) => Refused::new(Kind::NotFound, "no_file", message),
        }
    }
}
