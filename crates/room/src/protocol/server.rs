//! Messages to the browser. Each is made for one viewer and contains nothing that this viewer may not see.

use super::Refused;
use crate::store::RollbackCause;
use games::Chips;
use games::holdem::ComingIn;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;

/// One message to a browser.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Message {
    /// The version of the messages, [`VERSION`](super::VERSION).
    pub v: u32,
    /// The news.
    #[serde(flatten)]
    pub news: News,
}

/// News for one viewer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum News {
    /// First on every socket: everything as it stands, and the steps that the client has not seen yet.
    Welcome(Moment),
    /// Something happened and is stored.
    Moved(Moment),
    /// Players or spectators connected or disconnected; nothing was stored.
    Presence {
        /// The chairs whose players have a socket open.
        connected: Vec<u8>,
        /// Number of spectators.
        watchers: usize,
    },
    /// A command was carried out and stored.
    Accepted {
        /// The number of the client's message.
        id: u64,
    },
    /// A command was refused; nothing has changed.
    Refused {
        /// The number of the client's message; none where it could not be read.
        id: Option<u64>,
        /// The reason.
        refused: Refused,
    },
    /// The last message on a socket.
    Bye {
        /// The reason.
        reason: Bye,
    },
}

/// Reason for closing a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The server stops. Everything is stored; try again in a moment.
    Stopping,
    /// The table is closed.
    Closed,
    /// This client fell behind: connect again and go on from the last sequence number.
    Behind,
    /// The page is older or newer than the server: load it again.
    OtherVersion,
    /// The stored record of the table does not fit: it is not played on until the administrator has looked at it.
    Held,
    /// Another connection needed the place: the room is crowded, and this guest only watched.
    Crowded,
}

/// A table as one viewer sees it at one moment.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Moment {
    /// The sequence number of the last thing that is stored. A client that connects again says it, and misses nothing.
    pub seq: u64,
    /// Events, oldest first: those of this hand that are newer than the client's last.
    pub steps: Vec<Step>,
    /// The table.
    pub table: TableView,
    /// The hand as this viewer sees it, in the game's own form; none before the first.
    #[schemars(with = "Option<serde_json::Value>")]
    pub game: Option<Arc<RawValue>>,
    /// The run-out of a hand that ended without further decisions: the moments before this one, oldest first, one a
    /// street or pack. A client shows each for a second. Empty where nothing is revealed in stages.
    pub run_out: Vec<Stage>,
    /// The viewer's own place.
    pub you: You,
}

/// A moment of a run-out.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Stage {
    /// Number of the moment's steps up to this stage.
    pub steps: usize,
    /// The hand as this viewer sees it then, in the game's own form.
    #[schemars(with = "serde_json::Value")]
    pub game: Arc<RawValue>,
}

/// One thing that happened.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Step {
    /// Its place in the table's log. Several steps of one action have the same.
    pub seq: u64,
    /// The number of the hand to which it belongs; the last one, between hands.
    pub hand: u64,
    /// The event.
    #[serde(flatten)]
    pub what: Happened,
}

/// An event: at the table, or in the hand as this viewer may see it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Happened {
    /// At the table.
    Table(TableEvent),
    /// In the hand.
    Game {
        /// The event as this viewer sees it, in the game's own form; seats are hand seats.
        #[schemars(with = "serde_json::Value")]
        seen: Arc<RawValue>,
        /// The clauses behind it, the document first.
        clauses: Vec<&'static str>,
    },
}

/// Events at a table besides the game's. Seats are table seats; amounts are in the game's unit (ALL-2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "seat, name, amount say what they are")]
pub enum TableEvent {
    /// Somebody sat down; a game without chips has no stack.
    Seated { seat: u8, name: String, bot: bool, stack: Option<Chips> },
    /// Somebody brought more chips.
    ToppedUp {
        seat: u8,
        #[serde(default)]
        name: String,
        amount: Chips,
    },
    /// Somebody is dealt no more hands for now; `clock` if it was for not acting.
    SatOut {
        seat: u8,
        #[serde(default)]
        name: String,
        clock: bool,
    },
    /// Somebody is dealt in again.
    SatIn {
        seat: u8,
        #[serde(default)]
        name: String,
    },
    /// Somebody got up and was cashed out; `by` is who decided it, `host` the name of the host where it was the host.
    Left { seat: u8, name: String, stack: Option<Chips>, by: LeftBy, host: Option<String> },
    /// A hand begins. `lineup` are the chairs that are dealt in, in hand seat order, and `players` the names of those who sit
    /// there.
    HandBegan {
        lineup: Vec<u8>,
        #[serde(default)]
        players: Vec<String>,
        button: Option<u8>,
    },
    /// A hand is over: what every seat of the lineup is better off by, in the same order; none in a game without chips.
    /// `unpaid` if it is void and moved no chips, since the house or another account of the table had reached its limit.
    HandOver {
        nets: Option<Vec<i64>>,
        house: Option<i64>,
        #[serde(default)]
        unpaid: bool,
    },
    /// The host holds the game.
    Paused { minutes: u32 },
    /// The game goes on; `clock` if the pause ran out.
    Resumed { clock: bool },
    /// The settings are others from the next hand on.
    Configured,
    /// The table is closed; `by` is who decided it.
    Closed {
        #[serde(default)]
        by: ClosedBy,
    },
    /// The room was started on a backup, or lost the last of what it had stored. If a hand was open, it is void and its
    /// stakes are returned.
    Voided { open: bool, cause: RollbackCause },
}

/// Cause of a player's departure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LeftBy {
    /// The player.
    Player,
    /// The host.
    Host,
    /// The clock, after sitting out or being without chips for too long.
    Clock,
    /// The table's end.
    Closing,
    /// The table, whose accounts have no more chips for a bot.
    NoChips,
}

/// Cause of a table's closing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ClosedBy {
    /// The host.
    #[default]
    Host,
    /// The clock, after nobody was there for a long time.
    Clock,
    /// The administrator of the room.
    Administrator,
}

/// Public view of a table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableView {
    /// The table's id, which is in its link.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game: `holdem`, `packs_poker`, `high_card_flush` or `mount_holyoke`.
    pub game: String,
    /// `true` for a demo table, whose bots play only while somebody watches.
    pub demo: bool,
    /// `true` if the lobby lists it.
    pub listed: bool,
    /// The name of the host, where it is known; none at a demo table.
    pub host: Option<String>,
    /// The game's settings, every field of `RULINGS.md`.
    #[schemars(with = "serde_json::Value")]
    pub rules: Arc<RawValue>,
    /// The clocks.
    pub clocks: Clocks,
    /// The limits of buying in; none in a game without chips.
    pub stakes: Option<Stakes>,
    /// The house rules.
    pub house_rules: HouseRules,
    /// The phase of play.
    pub phase: Phase,
    /// Number of players that the next hand still needs.
    pub missing: u8,
    /// The number of the hand that is played, or of the last one; 0 before the first.
    pub hand: u64,
    /// The chairs, chair 1 first; as many as the table has.
    pub seats: Vec<Option<SeatView>>,
    /// The chairs that were dealt in, in hand seat order.
    pub lineup: Vec<u8>,
    /// The names of those who were dealt in, in the same order; they stay when a player leaves.
    pub players: Vec<String>,
    /// The chair with the button, in hold'em.
    pub button: Option<u8>,
    /// Running turn clock; none if nobody is to act.
    pub clock: Option<ClockView>,
    /// Time until the pause ends, in milliseconds: the whole pause while the hand before it is still played. None if no pause
    /// was asked for.
    pub pause_left_ms: Option<u64>,
    /// Pauses that the host has left; none for no limit.
    pub pauses_left: Option<u32>,
    /// Number of spectators.
    pub watchers: usize,
}

/// Phase of play at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Too few players for a hand.
    Waiting,
    /// A hand is played.
    Playing,
    /// A hand is over, the next begins in a moment.
    Between,
    /// The host holds the game.
    Paused,
    /// The table is closed.
    Closed,
}

/// A chair with somebody on it.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct SeatView {
    /// The player's name.
    pub name: String,
    /// Name of the bot; none for a person.
    pub bot: Option<String>,
    /// Stack between hands, or at the start of the current hand; none in a game without chips.
    pub stack: Option<Chips>,
    /// Chips that are added before the next hand.
    pub coming: Option<Chips>,
    /// `true` if the player sits out.
    pub sits_out: bool,
    /// `true` if the player has too few chips to be dealt in, and is in no hand.
    pub needs_chips: bool,
    /// `true` if the player leaves after this hand.
    pub leaving: bool,
    /// `true` if the player is dealt in only once the big blind arrives or the missed blinds are posted.
    pub waits: bool,
    /// `true` if the player has an open socket; always for bots.
    pub connected: bool,
    /// Time bank left, in milliseconds.
    pub bank_ms: u64,
}

/// A clock that runs.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ClockView {
    /// The chairs that must act.
    pub seats: Vec<u8>,
    /// Time left for the turn, in milliseconds.
    pub left_ms: u64,
    /// Whole time of the turn, in milliseconds.
    pub of_ms: u64,
}

/// The viewer's own place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct You {
    /// The own chair.
    pub seat: Option<u8>,
    /// The own hand seat, if dealt in.
    pub hand_seat: Option<u8>,
    /// Number of actions that the viewer's seat has taken in this hand; an action repeats it.
    pub turn: u32,
    /// `true` for this table's host.
    pub host: bool,
    /// Buy-ins and top-ups that the viewer has left; none for no limit.
    pub rebuys_left: Option<u32>,
    /// The viewer's last departure from this table, for a day; none while seated.
    pub departed: Option<Departed>,
    /// `true` if the viewer leaves after this hand and can still take it back.
    pub may_stay: bool,
    /// `true` if the viewer can fast-forward the rest of the hand: only bots are left in it.
    pub fast_forward: bool,
    /// Missed blinds of the viewer; none if nothing is owed.
    pub owes: Option<OwesView>,
}

/// Departure of a player.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Departed {
    /// Cause of the departure.
    pub by: LeftBy,
    /// The name of the host, where it was the host and the name is known.
    pub host: Option<String>,
    /// Amount that was cashed out; none in a game without chips.
    pub stack: Option<Chips>,
    /// The least that the player must bring when returning now, where the house rules ask for it.
    pub bring_back: Option<Chips>,
    /// Blinds that the player owes when returning now; none where nothing is owed.
    pub owes: Option<OwesOnReturn>,
}

/// Blinds of a player who returns (TH-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OwesOnReturn {
    /// All that is posted to come in at once.
    pub amount: Chips,
    /// `true` if the small blind is owed besides the big blind.
    pub small: bool,
}

/// Blinds that were missed, or that a newcomer has not paid yet (TH-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OwesView {
    /// All that is posted to come in at once.
    pub amount: Chips,
    /// The player's choice: post, or wait for the big blind.
    pub coming_in: ComingIn,
}

/// The clocks of a table, in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Clocks {
    /// For a decision.
    pub turn: u32,
    /// The time bank that everybody brings, for decisions that take longer.
    pub bank: u32,
    /// More for who lost the connection, once in a decision.
    pub grace: u32,
    /// Between two hands.
    pub between: u32,
}

/// The limits of buying in, in the game's unit (ALL-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Stakes {
    /// The least.
    pub buy_in_min: Chips,
    /// The most that anybody may have after buying in or topping up.
    pub buy_in_max: Chips,
    /// Limit of buy-ins and top-ups of one player; none if left out.
    #[serde(default)]
    pub rebuys: Option<u32>,
}

/// The house rules of a table: seats of the absent, stacks of those who return, pauses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct HouseRules {
    /// After how many seconds of sitting out or of having too few chips a seat is freed. If null, only the seats of
    /// players who sit out and have no connection are, after ten minutes.
    pub away: Option<u32>,
    /// For how many minutes a player who left must bring back at least the stack that was taken away (no "going
    /// south"). 0 turns this rule off: any buy-in will do. Missed blinds are another matter: they are owed for an hour at
    /// least.
    pub going_south: u32,
    /// Limit of pauses by the host; none if null.
    pub pauses: Option<u32>,
}

impl HouseRules {
    /// The pauses of a table that the lobby lists.
    pub const PAUSES: u32 = 5;

    /// The usual house rules of a new table. Friends at an unlisted table may pause as often as they like; the seats of a
    /// demo table are free again soon.
    pub const fn usual(listed: bool, demo: bool) -> HouseRules {
        HouseRules {
            away: Some(if demo { 120 } else { 600 }),
            going_south: 60,
            pauses: if listed { Some(HouseRules::PAUSES) } else { None },
        }
    }

    /// The house rules of tables that were made before tables had any.
    pub const fn before() -> HouseRules {
        HouseRules { away: None, going_south: 0, pauses: Some(HouseRules::PAUSES) }
    }
}

impl Default for HouseRules {
    fn default() -> HouseRules {
        HouseRules::usual(true, false)
    }
}

impl Default for Clocks {
    fn default() -> Clocks {
        Clocks { turn: 30, bank: 60, grace: 20, between: 5 }
    }
}
