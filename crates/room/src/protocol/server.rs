//! Messages to the browser. Each is built for one viewer and contains only information that this viewer may see.

use super::RefusalMessage;
use crate::log_types::{ChatMessage, Clocks, ClosedBy, Closing, HouseRules, LeftBy, LeftListBy, Stakes};
use crate::store::RollbackCause;
use games::Chips;
use games::blinds::ComingIn;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::sync::Arc;

/// A message from the server to one viewer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Message {
    /// Version of the protocol: 1.
    pub v: u32,
    /// The content of the message.
    #[serde(flatten)]
    pub payload: Payload,
}

/// The content of a message to one viewer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Payload {
    /// First message on a socket, unless the socket is closed at once: the current state, and the steps that the client
    /// has not seen yet.
    Welcome(Moment),
    /// New entries were committed.
    Moved(Moment),
    /// Players or spectators connected or disconnected. The log is unchanged.
    Presence {
        /// The seats whose players have a socket open, in ascending order; never those of bots.
        connected: Vec<u8>,
        /// Number of connected spectators.
        watchers: usize,
    },
    /// A command was carried out, and its entries, if any, are committed.
    Accepted {
        /// The id of the client's message.
        id: u64,
    },
    /// A command was refused and had no effect.
    Refused {
        /// The id of the client's message; null if no id could be read from it.
        id: Option<u64>,
        /// Reason for the refusal.
        refused: RefusalMessage,
    },
    /// The last message on a socket.
    Bye {
        /// Reason for closing the socket.
        reason: CloseReason,
        /// Decision behind the reason `removed`: `removed_from_tables` with its reason, after which the guest may return,
        /// `banned` with its reason and its end, or `bot_revoked`. Omitted for other reasons.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        refused: Option<RefusalMessage>,
    },
}

impl Payload {
    /// The last message on a socket that closes for a reason other than a removal.
    pub const fn bye(reason: CloseReason) -> Payload {
        Payload::Bye { reason, refused: None }
    }

    /// The last message to a guest whom the administrator has removed or banned, or to a bot whose account was revoked.
    pub const fn removed(decision: RefusalMessage) -> Payload {
        Payload::Bye { reason: CloseReason::Removed, refused: Some(decision) }
    }
}

/// Reason for closing a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CloseReason {
    /// The server is shutting down. All data is stored; the client reconnects after a moment.
    Stopping,
    /// The table is closed.
    Closed,
    /// The client fell behind. It reconnects with its last sequence number and resumes there.
    Behind,
    /// The protocol versions of the client and the server differ; the page must be reloaded.
    OtherVersion,
    /// The stored data of the table is inconsistent. The table stays suspended until the administrator has checked it.
    Held,
    /// The room or this client reached a limit of connections or sockets, and this spectator's connection was closed to
    /// admit another.
    Crowded,
    /// The administrator removed or banned the guest, or the bot account was revoked; the field `refused` has the
    /// decision.
    Removed,
}

/// State of a table as seen by one viewer.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Moment {
    /// Sequence number of the last committed entry. A client that reconnects sends it and receives the steps after it.
    pub seq: u64,
    /// Events since the current or last hand began, without those up to the client's last sequence number; oldest
    /// first. If there are many events of the table, the older ones are left out.
    pub steps: Vec<Step>,
    /// Messages in the chat, without those up to the client's last sequence number; oldest first. A client without an
    /// earlier state receives the last 50.
    pub chat: Vec<ChatMessage>,
    /// Public view of the table.
    #[schemars(with = "TableView")]
    pub table: Arc<RawValue>,
    /// The current or last hand as this viewer sees it, in the game's own form; null before the first hand, and after a
    /// rollback until the next hand.
    #[schemars(with = "Option<serde_json::Value>")]
    pub game: Option<Box<RawValue>>,
    /// Run-out of a hand that ended without further decisions: the stages before this state, oldest first. The first
    /// stage is the state before the run-out, and each later one reveals a street or a pack. Empty without a run-out,
    /// and for a client that has no earlier state or has already received the run-out.
    pub run_out: Vec<Stage>,
    /// State of the viewer's own seat.
    pub you: You,
}

/// A stage of a run-out.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Stage {
    /// Time for which the client shows this stage, in milliseconds.
    pub ms: u64,
    /// Number of steps in the message up to and including this stage.
    pub steps: usize,
    /// The table at this stage: the hand is in progress, and the stacks are those at its start.
    #[schemars(with = "TableView")]
    pub table: Arc<RawValue>,
    /// The hand as this viewer sees it at this stage, in the game's own form.
    #[schemars(with = "serde_json::Value")]
    pub game: Box<RawValue>,
}

/// An event with its sequence number and its hand.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Step {
    /// Sequence number of the event's log entry. The steps of one action share it.
    pub seq: u64,
    /// Number of the event's hand; between hands, the number of the last hand.
    pub hand: u64,
    /// The event, of the table or of the hand.
    #[serde(flatten)]
    pub what: StepEvent,
}

/// An event: of the table, or of the hand as this viewer may see it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StepEvent {
    /// An event of the table.
    Table(TableEvent),
    /// An event of the hand.
    Game {
        /// The event as this viewer sees it, in the game's own form, with hand seats.
        #[schemars(with = "serde_json::Value")]
        seen: Box<RawValue>,
        /// The rule clauses that the event cites: those of the game's rulebook, then the rulings.
        clauses: Vec<&'static str>,
    },
}

/// Events of a table, apart from the game's own. Seats are table seats; amounts are in the game's unit (ALL-2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the field names are self-explanatory")]
#[schemars(transform = games::unit::of_game)]
pub enum TableEvent {
    /// A player or bot sat down; `bot` is `true` for the room's own bots and for bot accounts. A game without chips has no
    /// stack.
    Seated { seat: u8, name: String, bot: bool, stack: Option<Chips> },
    /// A player or bot topped up.
    ToppedUp {
        seat: u8,
        #[serde(default)]
        name: String,
        amount: Chips,
    },
    /// A player sits out; `clock` is `true` if this was automatic, because the player did not act in time.
    SatOut {
        seat: u8,
        #[serde(default)]
        name: String,
        clock: bool,
    },
    /// A player returned from sitting out.
    SatIn {
        seat: u8,
        #[serde(default)]
        name: String,
    },
    /// A player changed the name; `was` is the previous one.
    Renamed { seat: u8, name: String, was: String },
    /// A player or bot left and was cashed out. `host` is the host's name if the host removed the player.
    Left { seat: u8, name: String, stack: Option<Chips>, by: LeftBy, host: Option<String> },
    /// A hand began. `lineup` lists the seats that are dealt in, in hand seat order; `players` lists the names in the
    /// same order.
    HandBegan {
        lineup: Vec<u8>,
        #[serde(default)]
        players: Vec<String>,
        button: Option<u8>,
    },
    /// A hand is over. `nets` are the net results in the order of the lineup; null in a game without chips. `house` is
    /// the net result of the house; null in a game that is not played against the house. `unpaid` is `true` if the hand
    /// is void and moved no chips because the house or another account of the table had reached its limit.
    HandOver {
        #[schemars(extend("x-unit" = "game"))]
        nets: Option<Vec<i64>>,
        #[schemars(extend("x-unit" = "game"))]
        house: Option<i64>,
        #[serde(default)]
        unpaid: bool,
    },
    /// The host paused the game for at most this many minutes. During a hand, the pause begins when the hand is over.
    Paused { minutes: u32 },
    /// The pause ended; `clock` is `true` if its time ran out.
    Resumed { clock: bool },
    /// The settings were changed, with effect from the next hand on.
    Configured,
    /// The table closes after the current hand.
    Closing(Closing),
    /// The table was closed.
    Closed(Closing),
    /// The host opened or closed the chat.
    ChatSet { open: bool },
    /// A person joined the end of the waiting list.
    JoinedList { name: String },
    /// A seat was offered to a person on the waiting list.
    SeatOffered { name: String },
    /// A person left the waiting list without taking a seat.
    LeftList { name: String, by: LeftListBy },
    /// The log was rolled back: the room was restored from a backup or lost its latest writes. If a hand was `open`, it
    /// is void and its stakes are returned.
    Voided { open: bool, cause: RollbackCause },
}

/// Public view of a table.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct TableView {
    /// The table's id, as in its URL.
    pub id: String,
    /// Display name of the table.
    pub name: String,
    /// The game: `holdem`, `packs_poker`, `high_card_flush` or `mount_holyoke`.
    pub game: String,
    /// `true` for a demo table, whose bots play only while a client is connected.
    pub demo: bool,
    /// `true` if the lobby lists the table.
    pub listed: bool,
    /// The name of the host, if known; null for a demo table.
    pub host: Option<String>,
    /// The game's settings, with every field; `GET /api/games` explains them.
    #[schemars(with = "serde_json::Value")]
    pub rules: Arc<RawValue>,
    /// The clocks of the table, in seconds.
    pub clocks: Clocks,
    /// The buy-in limits; null in a game without chips.
    pub stakes: Option<Stakes>,
    /// The house rules of the table.
    pub house_rules: HouseRules,
    /// The phase of play at the table.
    pub phase: Phase,
    /// Number of players still needed for the next hand.
    pub missing: u8,
    /// Number of the current or last hand; 0 before the first.
    pub hand: u64,
    /// All seats of the table, seat 1 first; null for a free one.
    pub seats: Vec<Option<SeatView>>,
    /// The seats dealt into the current or last hand, in hand seat order; empty before the first hand, and after a
    /// rollback until the next hand.
    pub lineup: Vec<u8>,
    /// Names that the players in `lineup` had when the hand began, in the same order; a name is kept after its player
    /// leaves.
    pub players: Vec<String>,
    /// The seat with the button in hold'em, which may be empty; null before the first hand and in other games.
    pub button: Option<u8>,
    /// Running turn clock; null if no person has to act.
    pub clock: Option<ClockView>,
    /// Time until the pause ends, in milliseconds; its full length while the current hand is still being played. Null
    /// without a pause.
    pub pause_left_ms: Option<u64>,
    /// Number of pauses that the host has left; null for no limit.
    pub pauses_left: Option<u32>,
    /// Cause of the closing of the table, which is over or waits for the end of the current hand; null if the table
    /// stays open. The events have the administrator's reason.
    pub closing: Option<ClosedBy>,
    /// Number of connected spectators.
    pub watchers: usize,
    /// `true` while players and the host may write in the chat.
    pub chat_open: bool,
    /// The waiting list, in order.
    pub waiting: Vec<WaiterView>,
}

/// A person on the waiting list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct WaiterView {
    /// The person's name.
    pub name: String,
    /// Time left to take the seat that is offered, in milliseconds; null without an offer.
    pub left_ms: Option<u64>,
}

/// Phase of play at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Too few players for a hand.
    Waiting,
    /// A hand is in progress.
    Playing,
    /// A hand is over, and the next begins in a moment.
    Between,
    /// The host paused the game.
    Paused,
    /// The table is closed.
    Closed,
}

/// An occupied seat.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::of_game)]
pub struct SeatView {
    /// The player's name.
    pub name: String,
    /// Name of the strategy of one of the room's own bots; null for others.
    pub bot: Option<String>,
    /// `true` for a bot account: a program from outside that plays with a token. Omitted for others.
    #[serde(rename = "bot_account", default, skip_serializing_if = "std::ops::Not::not")]
    pub is_bot_account: bool,
    /// Stack between hands, or at the start of the current hand; null in a game without chips.
    pub stack: Option<Chips>,
    /// Chips that are added before the next hand; null if none.
    #[serde(rename = "coming")]
    pub pending_top_up: Option<Chips>,
    /// `true` if the player sits out.
    pub sits_out: bool,
    /// `true` if the player is not in the hand in progress and has too few chips to be dealt in.
    pub needs_chips: bool,
    /// `true` if the player leaves after this hand.
    pub leaving: bool,
    /// `true` if the player is dealt in only once the big blind arrives or the missed blinds are posted.
    pub waits: bool,
    /// Choice of a player who `waits`: to post at the next hand, or to wait for the big blind; null for others.
    pub coming_in: Option<ComingIn>,
    /// `true` if the player has an open socket; always `true` for the room's own bots.
    pub connected: bool,
    /// Time bank left, in milliseconds.
    pub bank_ms: u64,
}

/// A running turn clock.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct ClockView {
    /// The seats that must act.
    pub seats: Vec<u8>,
    /// Time left, in milliseconds.
    pub left_ms: u64,
    /// Length of the clock's current phase, such as the turn or the time bank, in milliseconds.
    pub of_ms: u64,
    /// `true` while the clock runs on a player's time bank.
    pub is_bank: bool,
}

/// State of the viewer's own seat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, JsonSchema)]
pub struct You {
    /// Number of the viewer's seat; null for a spectator.
    pub seat: Option<u8>,
    /// The viewer's seat in the current or last hand; null if the viewer was not dealt in or has left the table.
    pub hand_seat: Option<u8>,
    /// Number of actions that the viewer's seat has taken in this hand, including those that the clock took for it; 0
    /// if the viewer was not dealt in. The next action message repeats it.
    pub turn: u32,
    /// `true` for this table's host.
    pub host: bool,
    /// Number of rebuys and top-ups that the viewer has left, not counting the first buy-in; null for no limit.
    pub rebuys_left: Option<u32>,
    /// The viewer's last departure from this table, kept for a day; null while seated.
    pub departed: Option<DepartureView>,
    /// `true` if the viewer leaves after this hand and can still cancel that.
    pub may_stay: bool,
    /// The number of minutes during which the viewer, after leaving now, would owe both blinds on returning (TH-20).
    /// Null if not both would be owed.
    pub owed_within: Option<u32>,
    /// `true` if the viewer can fast-forward the rest of the hand, in which only bots still play, and has not requested
    /// it yet.
    pub fast_forward: bool,
    /// Blinds that the viewer owes; null if none, and while in a hand.
    pub owes: Option<DebtView>,
    /// The viewer's place on the waiting list, from 1; null if not on it.
    pub waiting_place: Option<usize>,
}

/// Departure of a player.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::of_game)]
#[schemars(rename = "Departed")]
pub struct DepartureView {
    /// Cause of the departure.
    pub by: LeftBy,
    /// The name of the host, if the host removed the player and the name is known.
    pub host: Option<String>,
    /// Amount that was cashed out; null in a game without chips.
    pub stack: Option<Chips>,
    /// Minimum buy-in if the player returns now, under the house rule against going south (ratholing); null if there is
    /// none.
    pub bring_back: Option<Chips>,
    /// Blinds that the player owes if returning now; null if none.
    pub owes: Option<ReturnDebtView>,
}

/// Blinds owed by a returning player (TH-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::of_game)]
#[schemars(rename = "OwesOnReturn")]
pub struct ReturnDebtView {
    /// Total to post to be dealt in at once.
    pub amount: Chips,
    /// `true` if the small blind is owed in addition to the big blind.
    pub small: bool,
}

/// Blinds owed by a player who missed them, or by a newcomer (TH-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = games::unit::of_game)]
#[schemars(rename = "OwesView")]
pub struct DebtView {
    /// Total to post to be dealt in at once.
    pub amount: Chips,
    /// The player's choice, or the table's default without one: post, or wait for the big blind.
    pub coming_in: ComingIn,
}
