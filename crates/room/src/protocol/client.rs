//! Messages from the browser, not yet validated.

use super::VERSION;
use super::unreadable_input::{InputKind, UnreadableInput};
use crate::log_types::{Clocks, HouseRules, Reaction, Stakes};
use games::Chips;
use games::blinds::ComingIn;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use std::borrow::Cow;
use strum::VariantNames;

/// A message to the room, from a browser or a bot account.
#[derive(Clone, Debug, PartialEq, JsonSchema)]
#[schemars(deny_unknown_fields)]
pub struct Message {
    /// Version of the protocol: 1. The room accepts no other.
    #[schemars(range(min = 1, max = 1))]
    pub v: u32,
    /// Number that the client chooses and the reply repeats.
    pub id: u64,
    /// The command to carry out.
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
    /// Returns whether a message has a protocol version other than the room's; its fields may then differ too. `false`
    /// if the message names no version.
    pub fn is_of_other_version(message: &Value) -> bool {
        message.get("v").and_then(Value::as_u64).is_some_and(|v| v != u64::from(VERSION))
    }

    /// Parses a message.
    ///
    /// # Errors
    /// [`UnreadableInput`], with the path of the field.
    pub fn read(message: &Value) -> Result<Message, UnreadableInput> {
        let Head { v, id, name } = InputKind::Request.read(message)?;
        let mut fields = message.as_object().cloned().unwrap_or_default();
        fields.retain(|field, _| !["v", "id", "do"].contains(&field.as_str()));
        Ok(Message { v, id, command: Command::read(&name, Value::Object(fields))? })
    }
}

impl<'de> Deserialize<'de> for Message {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Message, D::Error> {
        Message::read(&Value::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// A command at a table. Amounts are in the game's unit (ALL-2). The field `do` of a message names its command.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// A command of a player, or of a spectator with a name.
    Player(PlayerCommand),
    /// A command reserved for the host.
    Host(HostCommand),
    /// A command that the table's task carries out without an entry in the log.
    Task(TaskCommand),
}

/// A command of a player or of a spectator with a name. [`Message::read`] converts its tag to an external one, because
/// serde reports no path for errors in internally tagged enums.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema, VariantNames)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[schemars(tag = "do", transform = games::unit::of_game)]
pub enum PlayerCommand {
    /// Act in the hand.
    Act {
        /// Number of the hand: `table.hand`.
        hand: u64,
        /// Number of actions that this seat has taken in this hand: `you.turn`. It makes a repeated message
        /// idempotent.
        turn: u32,
        /// The action, in the game's own form.
        action: Value,
    },
    /// Take a seat. A game without chips has no buy-in.
    Sit {
        /// Number of the seat, from 1.
        #[schemars(range(min = 1, max = 10))]
        seat: u8,
        /// Amount of the buy-in; if omitted, the maximum of the table, or the stack that a returning player must bring
        /// back if that is more.
        #[serde(default)]
        buy_in: Option<Chips>,
        /// Post the owed blinds, or wait for the big blind; the table's default if omitted. Ignored in a game without
        /// blinds.
        #[serde(default)]
        coming_in: Option<ComingIn>,
    },
    /// Add chips to the stack before the next hand, and return from sitting out.
    TopUp {
        /// Amount of the top-up.
        amount: Chips,
    },
    /// Leave and cash out: at once, or after the current hand if the player is in it.
    Leave,
    /// Cancel `leave` during the current hand.
    Stay,
    /// Sit out from the next hand on.
    SitOut,
    /// Return from sitting out.
    SitIn,
    /// Write in the chat, with a seat or as the host.
    Chat {
        /// The text: 1 to 200 visible characters.
        text: String,
    },
    /// Send a quick reaction to the chat, with a seat or as the host.
    React {
        /// The reaction.
        reaction: Reaction,
    },
    /// Join the end of the waiting list, while no seat is free.
    JoinList,
    /// Leave the waiting list.
    LeaveList,
    /// Choose how to pay owed blinds (TH-16), and return from sitting out.
    ComeIn {
        /// Post the owed blinds, or wait for the big blind.
        how: ComingIn,
    },
}

/// A command reserved for the host.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema, VariantNames)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[schemars(tag = "do")]
pub enum HostCommand {
    /// Host: seat a bot on an empty seat.
    AddBot {
        /// Number of the seat, from 1.
        #[schemars(range(min = 1, max = 10))]
        seat: u8,
        /// Name of one of the game's bots; a random one if omitted.
        #[serde(default)]
        style: Option<String>,
    },
    /// Host: remove a bot, or a player who sits out or is disconnected: at once, or after the current hand if it
    /// includes the player.
    Remove {
        /// Seat of the bot or player, from 1.
        #[schemars(range(min = 1, max = 10))]
        seat: u8,
    },
    /// Host: pause the table for a limited time: after the current hand, or at once between hands.
    Pause {
        /// Maximum duration, in minutes, from 1 to 30.
        #[schemars(range(min = 1, max = 30))]
        minutes: u32,
    },
    /// Host: end the pause.
    Resume,
    /// Host: change settings from the next hand on. Omitted fields are kept, and at least one must be given. A match
    /// keeps the rules with which it began (MH-14).
    Configure {
        /// The game's settings, as `GET /api/games` lists them. A field that the object omits gets its default.
        #[serde(default)]
        rules: Option<Value>,
        /// The clocks of the table, in seconds.
        #[serde(default)]
        clocks: Option<Clocks>,
        /// The buy-in limits, in the game's unit (ALL-2).
        #[serde(default)]
        stakes: Option<Stakes>,
        /// The house rules of the table.
        #[serde(default)]
        house_rules: Option<HouseRules>,
    },
    /// Host: open or close the chat.
    SetChat {
        /// `true` to open the chat.
        open: bool,
    },
    /// Host: close the table and cash every player out: after the current hand, or at once between hands.
    Close,
}

/// A command that the table's task carries out without an entry in the log.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema, VariantNames)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[strum(serialize_all = "snake_case")]
#[schemars(tag = "do")]
pub enum TaskCommand {
    /// Fast-forward the rest of this hand: once every connected player who was dealt in and is out of it has requested
    /// this, bots act without their usual delay. Only bots may still be in the hand.
    FastForward {
        /// Number of the hand to fast-forward.
        hand: u64,
    },
}

impl Command {
    /// The names of all commands: the values of the field `do`.
    fn names() -> impl Iterator<Item = &'static str> {
        [PlayerCommand::VARIANTS, TaskCommand::VARIANTS, HostCommand::VARIANTS].into_iter().flatten().copied()
    }

    /// Parses a command from its name and its other fields. Refuses an unknown name.
    fn read(name: &str, fields: Value) -> Result<Command, UnreadableInput> {
        const TAG: &str = "do";
        let request = InputKind::Request;
        match name {
            _ if PlayerCommand::VARIANTS.contains(&name) => {
                request.read_choice(TAG, name, fields).map(Command::Player)
            }
            _ if HostCommand::VARIANTS.contains(&name) => {
                request.read_choice(TAG, name, fields).map(Command::Host)
            }
            _ if TaskCommand::VARIANTS.contains(&name) => {
                request.read_choice(TAG, name, fields).map(Command::Task)
            }
            _ => Err(request.no_such_choice(TAG, name, Command::names().collect())),
        }
    }
}

/// Merges the commands into one choice, as if they were a single enum.
impl JsonSchema for Command {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "Command".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let groups = [
            PlayerCommand::json_schema(generator),
            TaskCommand::json_schema(generator),
            HostCommand::json_schema(generator),
        ];
        let choices = groups.iter().filter_map(|group| group.get("oneOf")?.as_array());
        let choices: Vec<Value> = choices.flatten().cloned().collect();
        json_schema!({ "oneOf": choices })
    }
}
