//! Types of log entry fields that also appear in messages: the settings of a table other than its game's, and the
//! causes of departures and of closing.
//!
//! The log owns them: logs of earlier builds contain their serialized names, so none of these may change
//! ([`Entry`](crate::table::entry::Entry) has snapshot tests). A message that needs another form gets a separate type
//! in [`protocol`](crate::protocol), with a conversion.

use games::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The clocks of a table, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Clocks {
    /// Time for a decision, in seconds.
    #[schemars(range(min = 5, max = 300))]
    pub turn: u32,
    /// Initial time bank of each player, for longer decisions, in seconds.
    #[schemars(range(min = 0, max = 600))]
    pub bank: u32,
    /// Extra time for a disconnected player, once per hand, in seconds.
    #[schemars(range(min = 0, max = 120))]
    pub grace: u32,
    /// Delay between two hands, in seconds.
    #[schemars(range(min = 0, max = 60))]
    pub between: u32,
}

impl Default for Clocks {
    fn default() -> Clocks {
        Clocks { turn: 30, bank: 60, grace: 20, between: 5 }
    }
}

/// Buy-in limits, in the game's unit (ALL-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = games::unit::of_game)]
pub struct Stakes {
    /// Minimum stack after buying in or topping up.
    pub buy_in_min: Chips,
    /// Maximum stack after buying in or topping up. A returning player who cashed out more may bring back exactly that
    /// stack.
    pub buy_in_max: Chips,
    /// Maximum number of rebuys and top-ups of one player, not counting the first buy-in; no limit if omitted.
    #[serde(default)]
    pub rebuys: Option<u32>,
}

/// House rules of a table: seats of absent players, stacks of returning players, and pauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// Seconds of sitting out or of having too few chips after which a seat is freed. If null, only the seats of
    /// players who sit out and are disconnected are freed, after ten minutes.
    #[schemars(range(min = 30, max = 7200))]
    pub away: Option<u32>,
    /// Minutes during which a returning player must buy in for at least the stack that was cashed out (no "going
    /// south", also called ratholing). 0 disables this rule. Missed blinds stay owed for at least an hour in any case.
    #[schemars(range(min = 0, max = 1440))]
    pub going_south: u32,
    /// Maximum number of pauses by the host; null for no limit.
    #[schemars(range(min = 0, max = 1000))]
    pub pauses: Option<u32>,
}

impl HouseRules {
    /// Default maximum number of pauses at a listed table.
    pub const PAUSES: u32 = 5;

    /// Default house rules of a new table. An unlisted table, for friends, has no limit on pauses; a demo table frees
    /// seats sooner.
    pub const fn for_new_table(listed: bool, demo: bool) -> HouseRules {
        HouseRules {
            away: Some(if demo { 120 } else { 600 }),
            going_south: 60,
            pauses: if listed { Some(HouseRules::PAUSES) } else { None },
        }
    }

    /// House rules of tables whose logs were written before house rules existed.
    pub const fn before() -> HouseRules {
        HouseRules { away: None, going_south: 0, pauses: Some(HouseRules::PAUSES) }
    }
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules::for_new_table(true, false)
    }
}

/// A message in the chat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChatMessage {
    /// Sequence number of the log entry.
    pub seq: u64,
    /// Time of the entry, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// Chair of the author, from 1; null for a host without a seat.
    pub seat: Option<u8>,
    /// Name that the author had.
    pub name: String,
    /// The content of the message.
    pub content: ChatContent,
}

/// Content of a message in the chat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ChatContent {
    /// A line of 1 to 200 visible characters.
    Text(String),
    /// A reaction, which clients show in the viewer's language.
    Reaction(Reaction),
}

/// A quick reaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Reaction {
    /// "Nice hand".
    NiceHand,
    /// "Well played".
    WellPlayed,
    /// "Good luck".
    GoodLuck,
    /// "Thank you".
    Thanks,
    /// "Ha ha".
    Laugh,
    /// "Wow".
    Wow,
    /// "Ouch".
    Ouch,
}

/// Cause of leaving the waiting list without taking a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeftListBy {
    /// The person, at the person's own request.
    Player,
    /// The clock, because the person did not take the seat in time.
    Clock,
}

/// Cause of a player's departure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeftBy {
    /// The player, at the player's own request.
    Player,
    /// The host, who removed the player.
    Host,
    /// The clock, after the player sat out or had too few chips for too long.
    Clock,
    /// The closing of the table.
    Closing,
    /// The table: its accounts have no more chips for a bot.
    NoChips,
    /// The administrator, who removed the player from the room.
    Administrator,
    /// The end of the bot's account, which was revoked.
    Revoked,
}

impl LeftBy {
    /// Returns whether the player acts no more in the current hand and cannot stay: after a decision of the administrator,
    /// and without a valid account.
    pub const fn ends_play(self) -> bool {
        matches!(self, LeftBy::Administrator | LeftBy::Revoked)
    }
}

/// The closing of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Closing {
    /// Cause of the closing.
    #[serde(default)]
    pub by: ClosedBy,
    /// The administrator's reason, for everybody at the table; absent if there is none, or if only the audit log has it, as after
    /// the ban of a host.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl From<ClosedBy> for Closing {
    fn from(by: ClosedBy) -> Closing {
        Closing { by, reason: None }
    }
}

/// Cause of a table's closing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClosedBy {
    /// The host of the table.
    #[default]
    Host,
    /// The clock, after the table was empty for too long.
    Clock,
    /// The administrator of the room.
    Administrator,
}
