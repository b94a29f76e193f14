//! Messages from the browser, not yet validated.

use super::Refused;
use super::unread::Sent;
use games::Chips;
use games::holdem::ComingIn;
use schemars::JsonSchema;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;

/// One message from a browser. Read by [`Message::read`], which names the field that is wrong.
#[derive(Clone, Debug, PartialEq, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct Message {
    /// The version of the messages, [`VERSION`](super::VERSION).
    pub v: u32,
    /// A number of the client's own, which the answer bears.
    pub id: u64,
    /// The command.
    #[schemars(flatten)]
    pub command: Command,
}

/// Fields of every message besides those of its command.
#[derive(Deserialize)]
struct Head {
    v: u32,
    id: u64,
    #[serde(rename = "do")]
    name: String,
}

impl Message {
    /// Reads a message.
    ///
    /// # Errors
    /// `unread`, with the field.
    pub fn read(message: &Value) -> Result<Message, Refused> {
        let Head { v, id, name } = Sent::Request.read(message)?;
        let mut fields = message.as_object().cloned().unwrap_or_default();
        fields.retain(|field, _| !["v", "id", "do"].contains(&field.as_str()));
        let command = Sent::Request.read_choice("do", &name, Value::Object(fields))?;
        Ok(Message { v, id, command })
    }
}

impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Message, D::Error> {
        Message::read(&Value::deserialize(deserializer)?).map_err(|refused| D::Error::custom(refused.message))
    }
}

/// A command at a table. Amounts are in the game's unit (ALL-2). A message names it in its field `do`, which
/// [`Message::read`] puts around the other fields: `serde` would lose the place of an error in a tag inside.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(tag = "do")]
pub enum Command {
    /// Act in the hand.
    Act {
        /// The number of the hand, as [`TableView::hand`](super::server::TableView::hand) has it.
        hand: u64,
        /// Number of actions that this seat has taken in this hand, as in [`You::turn`](super::server::You::turn): so an
        /// action that comes twice is taken once.
        turn: u32,
        /// The action, as the game writes it.
        action: Value,
    },
    /// Take a chair. In a game without chips the buy-in is left out.
    Sit {
        /// Which chair, from 1.
        seat: u8,
        /// Amount of the buy-in.
        #[serde(default)]
        buy_in: Option<Chips>,
        /// Post or wait, if a blind is owed; the table's default if left out.
        #[serde(default)]
        coming_in: Option<ComingIn>,
    },
    /// Bring more chips, from the next hand on.
    TopUp {
        /// Amount of the top-up.
        amount: Chips,
    },
    /// Get up and cash out, once the hand that is being played is over.
    Leave,
    /// Take back [`Command::Leave`], as long as the hand that is being played is not over.
    Stay,
    /// Fast-forward the rest of this hand: once every player who is out of it has asked, bots act at once.
    FastForward {
        /// The number of the hand.
        hand: u64,
    },
    /// Be dealt no more hands for now.
    SitOut,
    /// Be dealt in again.
    SitIn,
    /// Say how to come in where a blind is owed (TH-16), and be dealt in again after sitting out.
    ComeIn {
        /// By posting what is owed, or with the big blind.
        how: ComingIn,
    },
    /// Host: put a bot on an empty chair.
    AddBot {
        /// Which chair.
        seat: u8,
        /// Name of a bot of the game; a random one if left out.
        #[serde(default)]
        style: Option<String>,
    },
    /// Host: take a bot or an idle player from the table, once the hand is over.
    Remove {
        /// Chair of the player.
        seat: u8,
    },
    /// Host: pause the table after this hand, for a limited time.
    Pause {
        /// Longest duration, in minutes.
        minutes: u32,
    },
    /// Host: go on.
    Resume,
    /// Host: other settings, from the next hand on. What is left out stays.
    Configure {
        /// The game's settings, as an object of `RULINGS.md`'s fields.
        #[serde(default)]
        rules: Option<Value>,
        /// The clocks.
        #[serde(default)]
        clocks: Option<super::server::Clocks>,
        /// The limits of buying in.
        #[serde(default)]
        stakes: Option<super::server::Stakes>,
        /// The house rules.
        #[serde(default)]
        house_rules: Option<super::server::HouseRules>,
    },
    /// Host: close the table after this hand; everybody is cashed out.
    Close,
}
