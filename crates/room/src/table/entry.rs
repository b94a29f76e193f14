//! Entries of a table's append-only log (event sourcing).
//!
//! Applying the entries in order produces the state of a table ([`State`](super::state::State)). The entries record
//! decisions, so applying them requires neither a clock nor random numbers. The cards of a hand are not part of the
//! entry that opens the hand: they are stored with the entry, opaque to the table. [`LoggedEntry`] is an entry as
//! stored. `entry/hand_action.rs`: the entry of an action.

mod hand_action;
#[cfg(test)]
mod tests;

pub use hand_action::HandAction;

use super::chair::Chair;
use super::error::LogError;
use crate::game::GameName;
use crate::log_types::{ChatContent, ChatMessage, Clocks, Closing, HouseRules, LeftBy, LeftListBy, Stakes};
use crate::store::log;
use crate::store::{NewEntry, PlayerId, RollbackCause, StoredEntry};
use crate::table::buy_ins::BuyIns;
use crate::table::stopwatch::Stopwatch;
use games::Chips;
use games::blinds::{ComingIn, Rotation};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An entry as stored, with its metadata.
pub type LoggedEntry = log::LoggedEntry<Entry, Snapshot>;

/// An entry of a table's log.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(test, derive(strum::VariantNames), strum(serialize_all = "snake_case"))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
pub enum Entry {
    /// The table was created.
    Created { table: TableProperties, config: Config },
    /// The settings were changed. The game's rules change with the next hand, or with the next match (MH-14); the other
    /// settings change at once.
    Configured { config: Config },
    /// A player or bot sat down.
    Seated { chair: Chair, who: Identity, stack: Chips },
    /// A player or bot topped up.
    ToppedUp { chair: Chair, amount: Chips },
    /// A player began to sit out; `clock` is `true` if this was automatic, because the player did not act in time.
    SatOut { chair: Chair, clock: bool },
    /// A player returned from sitting out.
    SatIn { chair: Chair },
    /// A player chose to post the owed blinds or to wait for the big blind.
    ComingIn { chair: Chair, how: ComingIn },
    /// A player at the table was renamed.
    Renamed { chair: Chair, name: String },
    /// A player or bot leaves after the current hand.
    Leaving { chair: Chair, by: LeftBy },
    /// A player who was about to leave stays.
    Staying { chair: Chair },
    /// A player or bot left with this stack, or with these points in a game for points. `points` is `None` in a game
    /// with chips, and if a hand was stored without points.
    Left {
        chair: Chair,
        by: LeftBy,
        stack: Chips,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<u64>,
    },
    /// A hand began.
    Opened(HandStart),
    /// An action was taken.
    Acted(HandAction),
    /// The current hand ended.
    Ended(HandEnd),
    /// The host pauses the game for at most this many minutes: from the end of the current hand, or at once between
    /// hands.
    Paused { minutes: u32 },
    /// The pause ended; `clock` is `true` if its time ran out.
    Resumed { clock: bool },
    /// The table closes after the current hand.
    Closing(Closing),
    /// The table was closed.
    Closed(Closing),
    /// A player or the host wrote in the chat; `chair` is `None` for a host without a seat.
    Chatted { player: PlayerId, chair: Option<Chair>, name: String, content: ChatContent },
    /// The host opened or closed the chat.
    ChatSet { open: bool },
    /// A person joined the end of the waiting list.
    JoinedList { player: PlayerId, name: String },
    /// A seat was offered to a person on the waiting list.
    SeatOffered { player: PlayerId },
    /// A person left the waiting list without taking a seat. Whoever sits down leaves it without this entry.
    LeftList { player: PlayerId, by: LeftListBy },
    /// The log was rolled back and may lack entries that were already broadcast, so its open hand, if there is one, is
    /// void. `hand` is the number of the last hand that is known to have been opened.
    Voided { hand: u64, cause: RollbackCause },
}

/// Fixed properties of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableProperties {
    /// Display name of the table.
    pub name: String,
    /// The game that is played at the table.
    pub game: GameName,
    /// The host, who may pause, configure and close the table; `None` for a demo table.
    pub host: Option<PlayerId>,
    /// The host's name when the table was created; `None` if it was not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host_name: Option<String>,
    /// Number of chairs.
    pub chairs: u8,
    /// `true` if the lobby lists the table.
    pub listed: bool,
    /// `true` for a demo table, whose bots play only while a client is connected.
    pub demo: bool,
}

/// Settings that the host can change at any time; the game's rules change with the next hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Config {
    /// Every setting of the game, as JSON.
    pub rules: Value,
    /// The clocks of the table, in seconds.
    pub clocks: Clocks,
    /// The buy-in limits; `None` in a game without chips.
    pub stakes: Option<Stakes>,
    /// The house rules of the table.
    #[serde(default = "HouseRules::before")]
    pub house_rules: HouseRules,
}

/// Identity of the occupant of a chair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Identity {
    /// A player.
    Player {
        /// The player's id.
        id: PlayerId,
        /// The player's name at this table.
        name: String,
        /// `true` for a bot account. Logs of earlier builds omit it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        is_bot: bool,
    },
    /// A bot of the room.
    Bot {
        /// The bot's name at this table.
        name: String,
        /// Name of the bot's strategy, from the list of the game's bots.
        style: String,
    },
}

/// Start of a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HandStart {
    /// Number of the hand, from 1.
    pub hand: u64,
    /// The chairs that are dealt in, in hand seat order.
    pub lineup: Vec<Chair>,
    /// The players and bots in the lineup, in the same order.
    pub players: Vec<Identity>,
    /// The chair with the button; `None` in a game without one.
    pub button: Option<Chair>,
    /// The rotation of the blinds after this hand, in a game with a button. Logs of earlier builds omit it.
    #[serde(default)]
    pub rotation: Option<Rotation>,
    /// Reserved for a proof of the deal; not used yet.
    #[serde(default)]
    pub proof: Option<Value>,
}

/// End of a hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct HandEnd {
    /// Final stacks, in hand seat order; `None` in a game without chips.
    pub stacks: Option<Vec<Chips>>,
    /// Net results in hand seat order, in the game's unit (ALL-2); `None` in a game without chips.
    pub nets: Option<Vec<i64>>,
    /// Net result of the house, in the game's unit (ALL-2); `None` in a game that is not against the house.
    pub house: Option<i64>,
    /// Points in hand seat order; an inner `None` means that the seat did not play the hand. `None` in a game with
    /// chips, and in logs of earlier builds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<Option<u64>>>,
    /// State of the game carried over to the next hand; `None` if there is none.
    pub carry: Option<Value>,
    /// `true` if the hand is void and moved no chips because an account of the table had reached its limit.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unpaid: bool,
}

/// Snapshot of a table between two hands: the state after all earlier entries, from which loading can start. A snapshot
/// does not record whether the table is paused or about to close, so it is valid only if the table is neither.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Fixed properties of the table.
    pub created: TableProperties,
    /// The settings of the next hand.
    pub config: Config,
    /// Occupants, chair 1 first.
    pub chairs: Vec<Option<Occupant>>,
    /// Number of the last hand; 0 before the first.
    pub hand: u64,
    /// The chair with the button; `None` before the first hand, and in a game without one.
    pub button: Option<Chair>,
    /// The rotation of the blinds after the last hand, in a game with a button. Logs of earlier builds omit it.
    #[serde(default)]
    pub rotation: Option<Rotation>,
    /// State of the game carried over from the last hand that was not void; `None` if there is none.
    pub carry: Option<Value>,
    /// Players of the last completed hand; `None` if no state is carried over. Logs of earlier builds omit it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried_by: Option<Players>,
    /// Number of pauses that the host has used.
    pub pauses: u32,
    /// The last messages in the chat, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<ChatMessage>,
    /// `true` if the host closed the chat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chat_closed: bool,
    /// The waiting list, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Waiter>,
    /// Number of buy-ins of each player, including top-ups.
    pub buys: BuyIns,
    /// The last departure of each player, the most recent last. At most 256; those older than a day have no effect.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub departed: Vec<Departure>,
}

/// Occupant of a chair, with stack, choices and time bank.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Occupant {
    /// Identity of the player or bot.
    pub who: Identity,
    /// Stack; during a hand, the stack at its start.
    pub stack: Chips,
    /// Chips that are added to the stack before the next hand.
    #[serde(rename = "coming")]
    pub pending_top_up: Chips,
    /// Points since the player sat down; `None` in a game with chips, and if a hand was stored without points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u64>,
    /// `true` if the player sits out.
    pub sits_out: bool,
    /// `true` if the clock acted for the player, who has been sitting out since then and has neither acted nor
    /// returned. Logs of earlier builds omit it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub absent: bool,
    /// Choice of posting owed blinds or waiting for the big blind; `None` for the table's default.
    #[serde(default)]
    pub coming_in: Option<ComingIn>,
    /// Cause of leaving after the current hand; `None` if the player or bot is not about to leave.
    pub leaving: Option<LeftBy>,
    /// Time left in the time bank, in milliseconds.
    pub bank_ms: u64,
    /// Duration of the player's absence; `None` while the player is not away
    /// ([`State::is_away`](super::state::State::is_away)). Logs of earlier builds omit it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub away: Option<Stopwatch>,
}

impl Occupant {
    /// Returns whether the player has abandoned the current hand: the player is leaving, did not act in time, was
    /// removed by the administrator, or is a bot whose account was revoked. Sitting out and removal by the host take
    /// effect only after the hand.
    pub fn is_absent(&self) -> bool {
        self.absent || self.leaving.is_some_and(|by| by == LeftBy::Player || by.ends_play())
    }

    /// Entry that records the departure of this occupant.
    pub fn left(&self, chair: Chair, by: LeftBy) -> Entry {
        Entry::Left { chair, by, stack: self.stack + self.pending_top_up, points: self.points }
    }
}

/// A person on the waiting list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Waiter {
    /// The person's id.
    pub player: PlayerId,
    /// Name that the person had when joining the list.
    pub name: String,
    /// Time of the offer of a seat, in milliseconds since the Unix epoch; `None` without an offer.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offered_at_ms: Option<u64>,
}

/// Players who were dealt into a hand, with their chairs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Players {
    /// The chairs, in hand seat order.
    pub lineup: Vec<Chair>,
    /// The players and bots in the lineup, in the same order.
    pub players: Vec<Identity>,
}

/// Departure of a player.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Departure {
    /// The player's id.
    pub player: PlayerId,
    /// Time of the departure, in milliseconds since the Unix epoch.
    pub at_ms: u64,
    /// Cause of the departure.
    pub by: LeftBy,
    /// Stack that was cashed out.
    pub stack: Chips,
    /// `true` if the player, in a game with blinds, was dealt in after play at the table last restarted. The player
    /// then owes both blinds on returning (TH-20).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub owes_blinds: bool,
}

impl LoggedEntry {
    /// Serializes the entry for the store; `hand` is the number of the hand to which the entry belongs, if any.
    pub fn written(&self, hand: Option<u64>) -> NewEntry {
        log::written(self.entry.kind(), hand, self)
    }

    /// Deserializes a stored entry.
    ///
    /// # Errors
    /// [`LogError::Entry`] if the entry is damaged or newer than this program.
    pub fn read(stored: &StoredEntry) -> Result<LoggedEntry, LogError> {
        Ok(log::read(stored)?)
    }

    /// Deserializes stored entries, in the same order, with their sequence numbers.
    ///
    /// # Errors
    /// [`LogError::Entry`] at the first entry that is damaged or newer than this program.
    pub fn read_all(stored: &[StoredEntry]) -> Result<Vec<(u64, LoggedEntry)>, LogError> {
        stored.iter().map(|stored| Ok((stored.seq, LoggedEntry::read(stored)?))).collect()
    }
}

impl HandEnd {
    /// The valid stacks after a void hand; `None` if the hand is not void.
    pub fn void_stacks(&self) -> Option<&[Chips]> {
        self.stacks.as_deref().filter(|_| self.unpaid)
    }
}

impl Entry {
    /// Returns whether the entry opens a hand or acts in it.
    pub const fn changes_round(&self) -> bool {
        matches!(self, Entry::Opened(_) | Entry::Acted(_))
    }

    /// Returns whether the entry sets the rules.
    pub const fn sets_rules(&self) -> bool {
        matches!(self, Entry::Created { .. } | Entry::Configured { .. })
    }

    /// The name of the entry's kind in the log.
    pub const fn kind(&self) -> &'static str {
        match self {
            Entry::Created { .. } => "created",
            Entry::Configured { .. } => "configured",
            Entry::Seated { .. } => "seated",
            Entry::ToppedUp { .. } => "topped_up",
            Entry::SatOut { .. } => "sat_out",
            Entry::SatIn { .. } => "sat_in",
            Entry::ComingIn { .. } => "coming_in",
            Entry::Renamed { .. } => "renamed",
            Entry::Leaving { .. } => "leaving",
            Entry::Staying { .. } => "staying",
            Entry::Left { .. } => "left",
            Entry::Opened(_) => "opened",
            Entry::Acted(_) => "acted",
            Entry::Ended(_) => "ended",
            Entry::Paused { .. } => "paused",
            Entry::Resumed { .. } => "resumed",
            Entry::Closing(_) => "closing",
            Entry::Closed(_) => "closed",
            Entry::Chatted { .. } => "chatted",
            Entry::ChatSet { .. } => "chat_set",
            Entry::JoinedList { .. } => "joined_list",
            Entry::SeatOffered { .. } => "seat_offered",
            Entry::LeftList { .. } => "left_list",
            Entry::Voided { .. } => "voided",
        }
    }
}

impl Identity {
    /// Gives the occupant another name.
    pub fn rename(&mut self, new: String) {
        match self {
            Identity::Player { name, .. } | Identity::Bot { name, .. } => *name = new,
        }
    }

    /// Returns `true` if both are the same player, under any name, or the same bot.
    pub fn is_same(&self, other: &Identity) -> bool {
        match (self, other) {
            (Identity::Player { id, .. }, Identity::Player { id: other, .. }) => id == other,
            (one, other) => one == other,
        }
    }

    /// A key that identifies a player under any name, and a bot by its name.
    pub fn key(&self) -> (Option<PlayerId>, String) {
        let name = if self.player().is_some() { String::new() } else { self.name().to_owned() };
        (self.player(), name)
    }

    /// The occupant's name at the table.
    pub fn name(&self) -> &str {
        match self {
            Identity::Player { name, .. } | Identity::Bot { name, .. } => name,
        }
    }

    /// Id of the player; `None` for a bot of the room.
    pub const fn player(&self) -> Option<PlayerId> {
        match self {
            Identity::Player { id, .. } => Some(*id),
            Identity::Bot { .. } => None,
        }
    }

    /// Returns whether this is a bot account.
    pub const fn is_bot_account(&self) -> bool {
        matches!(self, Identity::Player { is_bot: true, .. })
    }

    /// Returns whether this is a bot: one of the room, or a bot account.
    pub const fn is_any_bot(&self) -> bool {
        matches!(self, Identity::Bot { .. } | Identity::Player { is_bot: true, .. })
    }

    /// Name of the strategy of a bot of the room; `None` for others.
    pub fn style(&self) -> Option<&str> {
        match self {
            Identity::Player { .. } => None,
            Identity::Bot { style, .. } => Some(style),
        }
    }
}
