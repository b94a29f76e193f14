//! Messages from the browser, not yet validated.

use super::unread::InputKind;
use super::{Refused, VERSION};
use games::Chips;
use games::holdem::ComingIn;
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// A message from a browser. [`Message::read`] parses it, and its errors name the field.
#[derive(Clone, Debug, PartialEq, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct Message {
    /// Protocol version, [`VERSION`].
    pub v: u32,
    /// Number chosen by the client and repeated in the answer.
    pub id: u64,
    /// The command.
    #[schemars(flatten)]
    pub command: Command,
}

/// Fields common to all messages.
#[derive(Deserialize)]
struct Head {
    v: u32,
    id: u64,
    #[serde(rename = "do")]
    name: String,
}

impl Message {
    /// Returns whether a message has a protocol version other than the room's; its fields may then differ too.
    pub fn is_of_other_version(message: &Value) -> bool {
        message.get("v").and_then(Value::as_u64).is_some_and(|v| v != u64::from(VERSION))
    }

    /// Parses a message.
    ///
    /// # Errors
    /// `unread`, with the path of the field.
    pub fn read(message: &Value) -> Result<Message, Refused> {
        let Head { v, id, name } = InputKind::Request.read(message)?;
        let mut fields = message.as_object().cloned().unwrap_or_default();
        fields.retain(|field, _| !["v", "id", "do"].contains(&field.as_str()));
        let command = InputKind::Request.read_choice("do", &name, Value::Object(fields))?;
        Ok(Message { v, id, command })
    }
}

impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Message, D::Error> {
        Message::read(&Value::deserialize(deserializer)?).map_err(|refused| D::Error::custom(refused.message))
    }
}

/// A command at a table. Amounts are in the game's unit (ALL-2). The field `do` of a message names its command.
/// [`Message::read`] converts it to an external tag: with serde's internal tags, an error has no path.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(tag = "do")]
pub enum Command {
    /// Act in the hand.
    Act {
        /// Number of the hand, from [`TableView::hand`](super::server::TableView::hand).
        hand: u64,
        /// Number of actions that this seat has taken in this hand, from [`You::turn`](super::server::You::turn). It
        /// makes a repeated message idempotent.
        turn: u32,
        /// The action, in the game's own form.
        action: Value,
    },
    /// Take a chair. A game without chips has no buy-in.
    Sit {
        /// Chair number, from 1.
        seat: u8,
        /// Amount of the buy-in; the maximum that the table allows if omitted.
        #[serde(default)]
        buy_in: Option<Chips>,
        /// Post the owed blinds, or wait for the big blind; the table's default if omitted.
        #[serde(default)]
        coming_in: Option<ComingIn>,
    },
    /// Add chips to the stack before the next hand.
    TopUp {
        /// Amount of the top-up.
        amount: Chips,
    },
    /// Leave and cash out, after the current hand.
    Leave,
    /// Cancel [`Command::Leave`] during the current hand.
    Stay,
    /// Fast-forward the rest of this hand: once every player who is out of it has asked, bots act without delay.
    FastForward {
        /// Number of the hand.
        hand: u64,
    },
    /// Sit out from the next hand on.
    SitOut,
    /// Return from sitting out.
    SitIn,
    /// Choose how to pay owed blinds (TH-16), and return from sitting out.
    ComeIn {
        /// Post the owed blinds, or wait for the big blind.
        how: ComingIn,
    },
    /// Host: put a bot on an empty chair.
    AddBot {
        /// Chair number, from 1.
        seat: u8,
        /// Name of one of the game's bots; a random one if omitted.
        #[serde(default)]
        style: Option<String>,
    },
    /// Host: remove a bot or an idle player, after the current hand.
    Remove {
        /// Chair of the player, from 1.
        seat: u8,
    },
    /// Host: pause the table after the current hand, for a limited time.
    Pause {
        /// Maximum duration, in minutes.
        minutes: u32,
    },
    /// Host: end the pause.
    Resume,
    /// Host: change settings from the next hand on. Omitted settings are kept.
    Configure {
        /// The game's settings: an object with the fields listed in `RULINGS.md`.
        #[serde(default)]
        rules: Option<Value>,
        /// The clocks.
        #[serde(default)]
        clocks: Option<super::server::Clocks>,
        /// The buy-in limits.
        #[serde(default)]
        stakes: Option<super::server::Stakes>,
        /// The house rules.
        #[serde(default)]
        house_rules: Option<super::server::HouseRules>,
    },
    /// Host: close the table after the current hand; every player is cashed out.
    Close,
}
