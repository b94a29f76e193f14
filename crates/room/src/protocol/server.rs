//! What a browser is told. Every message is made for one viewer, and holds nothing that this viewer may not see.

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
    /// What is told.
    #[serde(flatten)]
    pub news: News,
}

/// What a browser is told.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum News {
    /// First on every socket: everything as it stands, and the steps that the client has not seen yet.
    Welcome(Moment),
    /// Something happened and is stored.
    Moved(Moment),
    /// Who is there changed; nothing was stored.
    Presence {
        /// The chairs whose players have a socket open.
        connected: Vec<u8>,
        /// How many watch without a seat.
        watchers: usize,
    },
    /// What was asked for is done and stored.
    Accepted {
        /// The number of the client's message.
        id: u64,
    },
    /// What was asked for is not done; nothing has changed.
    Refused {
        /// The number of the client's message; none where it could not be read.
        id: Option<u64>,
        /// Why.
        refused: Refused,
    },
    /// The last message on a socket.
    Bye {
        /// Why.
        reason: Bye,
    },
}

/// Why a socket is closed.
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
    /// What happened, oldest first: of this hand all that is newer than the client knows.
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
    /// How many of the moment's steps have happened by then.
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
    /// What happened.
    #[serde(flatten)]
    pub what: Happened,
}

/// What happened: at the table, or in the hand as the game tells it to this viewer.
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

/// What happens at a table besides the game. Seats are table seats; amounts are in the game's unit (ALL-2).
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

/// Who decided that somebody leaves.
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

/// Who decided that a table closes.
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

/// What everybody may know of a table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableView {
    /// The table's id, which is in its link.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The game: `holdem`, `packs_poker`, `high_card_flush` or `mount_holyoke`.
    pub game: String,
    /// Whether it is one of the demo tables, whose bots play only while somebody watches.
    pub demo: bool,
    /// Whether the lobby shows it.
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
    /// What goes on.
    pub phase: Phase,
    /// How many more players the next hand needs.
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
    /// Who must act by when.
    pub clock: Option<ClockView>,
    /// How long the host may still hold the game, in milliseconds, while it is held.
    pub pause_left_ms: Option<u64>,
    /// How often the host may still pause the game; none for no limit.
    pub pauses_left: Option<u32>,
    /// How many watch without a seat.
    pub watchers: usize,
}

/// What goes on at a table.
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
    /// How the bot plays, if it is one.
    pub bot: Option<String>,
    /// What it has between hands; what it brought into the hand that is played; none in a game without chips.
    pub stack: Option<Chips>,
    /// What was brought besides, for the next hand.
    pub coming: Option<Chips>,
    /// Whether it is dealt no hands for now.
    pub sits_out: bool,
    /// Whether it has too few chips to be dealt in, and is in no hand.
    pub needs_chips: bool,
    /// Whether it gets up after this hand.
    pub leaving: bool,
    /// Whether it is in no hand until the big blind reaches it or it posts what it owes.
    pub waits: bool,
    /// Whether a socket of the player is open. Bots are always there.
    pub connected: bool,
    /// What is left of the time bank, in milliseconds.
    pub bank_ms: u64,
}

/// A clock that runs.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ClockView {
    /// The chairs that must act.
    pub seats: Vec<u8>,
    /// What is left of the turn, in milliseconds.
    pub left_ms: u64,
    /// What the turn has in all, in milliseconds.
    pub of_ms: u64,
}

/// The viewer's own place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct You {
    /// The own chair.
    pub seat: Option<u8>,
    /// The own hand seat, if dealt in.
    pub hand_seat: Option<u8>,
    /// How many actions the own seat has taken in this hand; an action says it.
    pub turn: u32,
    /// Whether the viewer is this table's host.
    pub host: bool,
    /// How often the viewer may still buy in or top up; none for no limit.
    pub rebuys_left: Option<u32>,
    /// How the viewer left this table last, for a day; none for who is seated or never was.
    pub departed: Option<Departed>,
    /// Whether the viewer gets up after this hand and can still take that back.
    pub may_stay: bool,
    /// Whether the rest of the hand can be fast-forwarded: the viewer is out of it and only bots go on.
    pub fast_forward: bool,
    /// What the viewer owes before being dealt in; none where nothing is owed.
    pub owes: Option<OwesView>,
}

/// How a player left a table.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Departed {
    /// Who decided it.
    pub by: LeftBy,
    /// The name of the host, where it was the host and the name is known.
    pub host: Option<String>,
    /// What was cashed out; none in a game without chips.
    pub stack: Option<Chips>,
    /// The least that the player must bring when returning now, where the house rules ask for it.
    pub bring_back: Option<Chips>,
}

/// Blinds that were missed, or that a newcomer has not paid yet (TH-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct OwesView {
    /// All that is posted to come in at once.
    pub amount: Chips,
    /// Whether it is posted then, or the big blind is waited for.
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
    /// How often one player may buy in again or top up; no limit if left out.
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
    /// south"); 0 for never.
    pub going_south: u32,
    /// How often the host may pause the game; no limit if null.
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
