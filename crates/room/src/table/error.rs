//! Errors of a table: refusals of commands, new tables and history requests, refusals because of a limit, and errors of
//! the log. [`TableError`] combines them.

use crate::bot_accounts::BotError;
use crate::game::{ExportError, RoundError};
use crate::ledger::LedgerError;
use crate::moderation::ModerationError;
use crate::names::NameError;
use crate::protocol::RefusedAmount;
use crate::refusal::{Kind, Refusal, RefusalEnum, argument, delegate_refusal};
use crate::store::StoreError;
use crate::store::log::DamagedEntry;
use serde::Serialize;
use serde_json::{Map, Value};

/// Error of a table. When a response is written, the error is converted to the form that clients receive.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error(transparent)]
#[allow(missing_docs, reason = "the types of the errors describe the variants")]
pub enum TableError {
    Command(#[from] CommandError),
    Creation(#[from] CreationError),
    Name(#[from] NameError),
    Moderation(#[from] ModerationError),
    Bot(#[from] BotError),
    Amount(#[from] RefusedAmount),
    Limit(#[from] LimitError),
    Round(#[from] RoundError),
    History(#[from] HistoryError),
    Export(#[from] ExportError),
    Log(#[from] LogError),
    Store(#[from] StoreError),
}

impl TableError {
    /// Returns whether the ledger refused the transfers because an account has reached its limit.
    pub const fn exceeds_account(&self) -> bool {
        matches!(self, TableError::Store(StoreError::Ledger(LedgerError::TooMuch { .. })))
    }

    /// The error for the stored entry `seq`, whose action, cards or settings the game refused: the log is at fault, and
    /// not the request that reads it. An error about damaged data is returned unchanged.
    pub fn of_entry(seq: u64, error: RoundError) -> TableError {
        if error.kind() == Kind::Damaged {
            return error.into();
        }
        LogError::Refused { seq, error }.into()
    }
}

delegate_refusal!(TableError: Command, Creation, Name, Moderation, Bot, Amount, Limit, Round, History, Export, Log, Store);

/// Refusal of a command.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum CommandError {
    #[error("the table is closed")]
    Closed,
    #[error("the table closes after this hand")]
    Closing,
    #[error("too many changes at this table: try again in {retry_seconds} s")]
    TooOften { retry_seconds: u32 },
    #[error("only the host of the table can do that")]
    NotHost,
    #[error("take a seat first")]
    NoSeat,
    #[error("you are already in seat {seat}; a player may have only one seat")]
    SeatedAlready { seat: u8 },
    #[error("there is no seat {seat}: the table has {seats}")]
    NoSuchChair { seat: u8, seats: usize },
    #[error("seat {seat} is taken")]
    Taken { seat: u8 },
    #[error("{taken} sits at this table, and {name} looks like it: choose another name")]
    NameTaken { name: String, taken: String },
    #[error("this table allows {limit} rebuys, and you have used them")]
    NoMoreRebuys { limit: u32 },
    #[error("this game is played for points: there is no buy-in")]
    NoChips,
    #[error("you were removed from the table: your seat is free after this hand")]
    Removed,
    #[error("you are not leaving")]
    NotLeaving,
    #[error("you are already sitting out")]
    SitsOutAlready,
    #[error("you are not sitting out")]
    SitsInAlready,
    #[error("this game has no blinds: there is nothing to post")]
    NoBlinds,
    #[error("no hand is being played")]
    NoHand,
    #[error("hand {hand} is not the hand that is being played")]
    StaleHand { hand: u64, now: u64 },
    #[error("this seat was not dealt into the hand")]
    NotDealtIn,
    #[error("action {} of this seat was taken before", turn + 1)]
    Repeated { turn: u32, next: u32 },
    #[error("action {} of this seat comes next, not action {}", next + 1, turn + 1)]
    TooEarly { turn: u32, next: u32 },
    #[error("only a hand that you are out of and that only bots continue can be fast-forwarded")]
    NoFastForward,
    #[error("there is no bot {bot:?}: this game has {bots}")]
    NoSuchBot { bot: String, bots: String },
    #[error("seat {seat} is empty")]
    NobodyThere { seat: u8 },
    #[error("seat {seat} leaves after this hand")]
    LeavingAlready { seat: u8 },
    #[error("seat {seat} is playing: only a player who sits out or is disconnected can be removed")]
    NotIdle { seat: u8 },
    #[error("the table is paused already")]
    PausedAlready,
    #[error("the table is not paused")]
    NotPaused,
    #[error("the table was paused {limit} times, the maximum under its house rules")]
    NoMorePauses { limit: u32 },
    #[error("{minutes} minutes: a pause lasts 1 to {most} minutes")]
    PauseMinutes { minutes: u32, most: u32 },
    #[error("this changes no setting: give one with another value")]
    NoChange,
    #[error("the host closed the chat")]
    ChatClosed,
    #[error("you write too fast: try again in {retry_seconds} s")]
    ChatTooFast { retry_seconds: u32 },
    #[error("you are on the waiting list already")]
    WaitsAlready,
    #[error("you are not on the waiting list")]
    NotWaiting,
    #[error("a seat is free: sit down")]
    SeatIsFree,
    #[error("the waiting list is full: it has {most} people")]
    ListFull { most: usize },
    #[error("the free seats are held for the waiting list: join it")]
    SeatsHeld,
    #[error("clocks: {clock} is {seconds} seconds: it must be {least} to {most}")]
    Clock { clock: &'static str, seconds: u32, least: u32, most: u32 },
    #[error("house rules: {rule} is {value}: it must be {least} to {most}")]
    HouseRule { rule: &'static str, value: u32, least: u32, most: u32 },
}

impl RefusalEnum for CommandError {
    fn kind(&self) -> Kind {
        match self {
            CommandError::Closed => Kind::Gone,
            CommandError::TooOften { .. } | CommandError::ChatTooFast { .. } => Kind::Limited,
            CommandError::NotHost => Kind::Forbidden,
            CommandError::Closing
            | CommandError::NoSeat
            | CommandError::SeatedAlready { .. }
            | CommandError::NoSuchChair { .. }
            | CommandError::Taken { .. }
            | CommandError::NameTaken { .. }
            | CommandError::NoMoreRebuys { .. }
            | CommandError::NoChips
            | CommandError::Removed
            | CommandError::NotLeaving
            | CommandError::SitsOutAlready
            | CommandError::SitsInAlready
            | CommandError::NoBlinds
            | CommandError::NoHand
            | CommandError::StaleHand { .. }
            | CommandError::NotDealtIn
            | CommandError::Repeated { .. }
            | CommandError::TooEarly { .. }
            | CommandError::NoFastForward
            | CommandError::NoSuchBot { .. }
            | CommandError::NobodyThere { .. }
            | CommandError::LeavingAlready { .. }
            | CommandError::NotIdle { .. }
            | CommandError::PausedAlready
            | CommandError::NotPaused
            | CommandError::NoMorePauses { .. }
            | CommandError::PauseMinutes { .. }
            | CommandError::NoChange
            | CommandError::ChatClosed
            | CommandError::WaitsAlready
            | CommandError::NotWaiting
            | CommandError::SeatIsFree
            | CommandError::ListFull { .. }
            | CommandError::SeatsHeld
            | CommandError::Clock { .. }
            | CommandError::HouseRule { .. } => Kind::Invalid,
        }
    }
}

/// Refusal of a new table.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum CreationError {
    #[error("{seats} seats: a table with these settings has {least} to {most}")]
    TableSeats { seats: u8, least: usize, most: usize },
    #[error("{bots} bots on {seats} seats: leave a seat for a player")]
    TooManyBots { bots: u8, seats: u8 },
    #[error("the operating system has no random numbers: {error}")]
    NoChance {
        #[serde(skip)]
        error: getrandom::Error,
    },
}

impl From<getrandom::Error> for TableError {
    fn from(error: getrandom::Error) -> TableError {
        CreationError::NoChance { error }.into()
    }
}

impl RefusalEnum for CreationError {
    fn kind(&self) -> Kind {
        match self {
            CreationError::TableSeats { .. } | CreationError::TooManyBots { .. } => Kind::Invalid,
            CreationError::NoChance { .. } => Kind::Unavailable,
        }
    }
}

/// Refusal of a request for the hands or the results of a table.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum HistoryError {
    #[error("hand {hand} was not played at this table, or is not over")]
    NoSuchHand { hand: u64 },
    #[error("only players who sat at this table, and its host, can see its results")]
    NotThere,
}

impl RefusalEnum for HistoryError {
    fn kind(&self) -> Kind {
        match self {
            HistoryError::NoSuchHand { .. } => Kind::NotFound,
            HistoryError::NotThere => Kind::Forbidden,
        }
    }
}

/// Refusal of a table, a bot or a decision of a host above a limit.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum LimitError {
    #[error("the room has as many tables as its limit allows: try again in {retry_seconds} s")]
    RoomFull { most: u32, retry_seconds: u32 },
    #[error("{most} of your tables are open: close one first")]
    TablesOfGuest { most: u32 },
    #[error("{most} tables from your network are open: close one, or try again in {retry_seconds} s")]
    TablesOfAddress { most: u32, retry_seconds: u32 },
    #[error("your tables have {there} bots; the maximum is {most}: remove some, or add fewer")]
    BotsOfGuest { there: usize, most: u32 },
    #[error("too many changes at your tables as their host: try again in {retry_seconds} s")]
    TooManyDecisions { retry_seconds: u32 },
}

impl RefusalEnum for LimitError {
    fn kind(&self) -> Kind {
        Kind::Limited
    }
}

/// Error of a log that cannot be replayed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum LogError {
    #[error(transparent)]
    Entry(#[from] DamagedEntry),
    /// An entry that cannot be applied.
    #[error(
        "entry {seq} of a table's log is refused ({}: {error}): the log is damaged, or from a newer version of the \
         program",
        error.code()
    )]
    Refused { seq: u64, error: RoundError },
    #[error("the log does not begin with the creation of the table")]
    NotCreated,
    #[error("an action is stored without the cards of its hand")]
    ActionWithoutCards,
    #[error("a stored hand has no cards")]
    HandWithoutCards,
}

impl Refusal for LogError {
    fn kind(&self) -> Kind {
        Kind::Damaged
    }

    fn code(&self) -> &'static str {
        DamagedEntry::CODE
    }

    fn arguments(&self) -> Map<String, Value> {
        match self {
            LogError::Entry(DamagedEntry { seq, .. }) | LogError::Refused { seq, .. } => {
                Map::from_iter([argument("seq", *seq)])
            }
            LogError::NotCreated | LogError::ActionWithoutCards | LogError::HandWithoutCards => Map::new(),
        }
    }
}
