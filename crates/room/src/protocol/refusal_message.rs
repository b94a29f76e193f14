//! Refusals: errors that a client can show.

use crate::refusal::{Kind, Refusal, RefusalEnum};
use games::Chips;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

/// A refusal in the form that clients receive.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(rename = "Refused")]
pub struct RefusalMessage {
    /// The kind, which decides the HTTP status and what guests see. The field is private, so that only this module can
    /// create a refusal.
    #[serde(skip)]
    kind: Kind,
    /// Stable code for programs and message catalogues, such as `not_your_turn`; `RefusalCode` lists all. A game's own codes are prefixed with
    /// its name: `holdem.not_your_turn`.
    pub code: String,
    /// Arguments of the message, by name; omitted if there are none.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub args: Map<String, Value>,
    /// The message in English, for clients without a catalogue.
    pub message: String,
    /// The rule clauses that the refusal cites: clauses of the game's rulebook, then rulings. Omitted if there are
    /// none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clauses: Vec<String>,
}

/// A refusal that concerns an amount. The room's own refusals with amounts are values of this type, so that the schema
/// tells clients which arguments are money. Amounts are in the game's unit (ALL-2).
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Serialize,
    JsonSchema,
    strum::IntoStaticStr,
    strum::VariantNames,
    thiserror::Error,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
#[schemars(transform = games::unit::of_game)]
pub enum RefusedAmount {
    /// A buy-in or top-up outside the limits of the table.
    #[error("{amount} on top of {there} is not a valid buy-in: the stack after it must be {least} to {most}")]
    BuyIn {
        /// The requested amount.
        amount: Chips,
        /// Minimum stack after the buy-in.
        least: Chips,
        /// Maximum stack after the buy-in.
        most: Chips,
        /// The stack before the buy-in.
        there: Chips,
    },
    /// A buy-in that is smaller than the stack with which the player left.
    #[error("you left with {least} a while ago: bring back at least as much")]
    GoingSouth {
        /// The requested buy-in.
        amount: Chips,
        /// The stack with which the player left.
        least: Chips,
    },
    /// A maximum buy-in that does not cover the forced bets of one hand.
    #[error(
        "stakes: buy_in_max is {most}, but one hand can cost a player {amount} in blinds, straddle and ante: raise it to \
         {amount} or more, or lower the blinds"
    )]
    ForcedBets {
        /// The setting to correct.
        field: &'static str,
        /// Maximum forced bets of one player in one hand.
        amount: Chips,
        /// The maximum buy-in of the settings.
        most: Chips,
    },
    /// Buy-in limits that contradict each other or the game.
    #[error(
        "stakes: buy-ins from {least} to {most}: the minimum is at least {needed}, the maximum at most {limit}"
    )]
    Stakes {
        /// The minimum buy-in of the settings.
        least: Chips,
        /// The maximum buy-in of the settings.
        most: Chips,
        /// Lowest minimum buy-in that is allowed.
        needed: Chips,
        /// Highest maximum buy-in that is allowed.
        limit: Chips,
    },
}

impl RefusalEnum for RefusedAmount {
    fn kind(&self) -> Kind {
        Kind::Invalid
    }
}

impl<E: Refusal> From<E> for RefusalMessage {
    fn from(refusal: E) -> RefusalMessage {
        RefusalMessage::of(&refusal)
    }
}

impl RefusalMessage {
    /// Time after which the request may succeed, in seconds: the argument `retry_seconds`; `None` if it is not known.
    pub fn retry_seconds(&self) -> Option<u64> {
        self.args.get("retry_seconds")?.as_u64()
    }

    /// Converts a refusal to its serialized form.
    pub fn of(refusal: &impl Refusal) -> RefusalMessage {
        RefusalMessage {
            kind: refusal.kind(),
            code: refusal.code().to_owned(),
            args: refusal.arguments(),
            message: refusal.to_string(),
            clauses: refusal.clauses(),
        }
    }

    /// The kind of the refusal, which is not sent to clients.
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Adds an argument to the message.
    #[must_use]
    pub(crate) fn with(mut self, name: &str, value: impl Into<Value>) -> RefusalMessage {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// The refusal as a guest sees it, with the code but without details that are for the administrator only.
    #[must_use]
    pub fn for_guest(self) -> RefusalMessage {
        match self.hidden() {
            Some(message) => {
                RefusalMessage { args: Map::new(), message: message.to_owned(), clauses: Vec::new(), ..self }
            }
            None => self,
        }
    }

    /// The message that guests receive instead of the details; `None` if they may see the details. Names of the
    /// server's files, stored data and the state of the store belong in the server's log.
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
            | Kind::Unavailable => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::error::LogError;
    use serde_json::json;

    #[test]
    fn the_serialized_form_has_the_code_the_arguments_and_the_message_of_the_error() {
        let [amount, least] = [5, 7].map(|chips| Chips::new(chips).unwrap());
        let refused = RefusalMessage::from(RefusedAmount::GoingSouth { amount, least });
        let expected = json!({
            "code": "going_south",
            "args": { "amount": 5, "least": 7 },
            "message": "you left with 7 a while ago: bring back at least as much",
        });
        assert_eq!(serde_json::to_value(refused).unwrap(), expected);
        let refused = RefusalMessage::from(LogError::NotCreated);
        let expected = json!({
            "code": "log_damaged",
            "message": "the log does not begin with the creation of the table",
        });
        assert_eq!(serde_json::to_value(&refused).unwrap(), expected, "no arguments, no clauses");
        let hidden = "stored data is damaged: ask the administrator to restore a backup";
        assert_eq!(
            serde_json::to_value(refused.for_guest()).unwrap(),
            json!({ "code": "log_damaged", "message": hidden })
        );
    }
}
