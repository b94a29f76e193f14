//! Entries of a table's log (event sourcing), oldest first.
//!
//! The state of a table ([`State`](super::state::State)) is what its entries add up to. They hold decisions, so applying them needs
//! no clock and no chance. The cards of a hand are not in its entry: they are sealed and lie beside it.

use super::chair::Chair;
use crate::game::GameName;
use crate::protocol::server::{Clocks, ClosedBy, HouseRules, LeftBy, Stakes, TableEvent};
use crate::store::sealed::Sealed;
use crate::store::{PlayerId, RollbackCause};
use crate::table::buys::Buys;
use crate::table::state::{Departure, Occupant, Players};
use games::Chips;
use games::holdem::{ComingIn, Rotation};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// An entry as it is kept.
#[derive(Clone, PartialEq)]
pub struct Logged {
    /// When, in milliseconds since 1970.
    pub at_ms: u64,
    /// Time left on the clock that runs after this entry, in milliseconds.
    pub clock_ms: Option<u64>,
    /// The event.
    pub entry: Entry,
    /// The cards of the hand that this entry opens.
    pub sealed: Option<Sealed>,
    /// Snapshot before the hand that this entry opens, at every few hands.
    pub snapshot: Option<Snapshot>,
}

/// The event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[allow(missing_docs, reason = "chair, amount, stack say what they are")]
pub enum Entry {
    /// The table was made.
    Created { table: Created, config: Config },
    /// The settings are others from the next hand on.
    Configured { config: Config },
    /// Somebody sat down.
    Seated { chair: Chair, who: Who, stack: Chips },
    /// Somebody brought more chips.
    ToppedUp { chair: Chair, amount: Chips },
    /// Somebody is dealt no more hands for now; `clock` if it was for not acting.
    SatOut { chair: Chair, clock: bool },
    /// Somebody is dealt in again.
    SatIn { chair: Chair },
    /// Somebody says how to come in: by posting what is owed, or with the big blind.
    ComingIn { chair: Chair, how: ComingIn },
    /// Somebody gets up once the hand is over.
    Leaving { chair: Chair, by: LeftBy },
    /// Somebody who wanted to get up stays.
    Staying { chair: Chair },
    /// Somebody got up with this stack, or in a game for points with these; none if some hand was stored without them.
    Left {
        chair: Chair,
        by: LeftBy,
        stack: Chips,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<u64>,
    },
    /// A hand began.
    Opened(Opened),
    /// Somebody acted: the actor and the action as a line. `bank_ms` is what it took of the time bank.
    Acted { line: String, bank_ms: u64 },
    /// The hand was over.
    Ended(Ended),
    /// The host holds the game after this hand, for so many minutes from then.
    Paused { minutes: u32 },
    /// The game goes on; `clock` if the pause ran out.
    Resumed { clock: bool },
    /// The table closes once the hand is over.
    Closing {
        #[serde(default)]
        by: ClosedBy,
    },
    /// The table is closed.
    Closed {
        #[serde(default)]
        by: ClosedBy,
    },
    /// The log was found to be behind what was told of it: the hand that is open in it is void. `hand` is the number of
    /// the last hand that is known to have been opened.
    Voided { hand: u64, cause: RollbackCause },
}

/// Fixed properties of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Created {
    /// Its name.
    pub name: String,
    /// Its game.
    pub game: GameName,
    /// The host, who may pause, configure and close it; none for a demo table.
    pub host: Option<PlayerId>,
    /// The host's name when the table was made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host_name: Option<String>,
    /// Number of chairs.
    pub chairs: u8,
    /// `true` if the lobby lists it.
    pub listed: bool,
    /// `true` for a demo table.
    pub demo: bool,
}

/// Settings that the host can change between hands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Config {
    /// Every setting of the game.
    pub rules: Value,
    /// The clocks.
    pub clocks: Clocks,
    /// The limits of buying in; none in a game without chips.
    pub stakes: Option<Stakes>,
    /// The house rules.
    #[serde(default = "HouseRules::before")]
    pub house_rules: HouseRules,
}

/// Occupant of a chair.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A player.
    Player {
        /// Which.
        id: PlayerId,
        /// Under which name.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its name at this table.
        name: String,
        /// Name of a bot of the game.
        style: String,
    },
}

/// A hand as it begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Opened {
    /// Its number, from 1.
    pub hand: u64,
    /// The chairs that are dealt in, in hand seat order.
    pub lineup: Vec<Chair>,
    /// The player or bot.
    pub players: Vec<Who>,
    /// The chair with the button, in a game with one.
    pub button: Option<Chair>,
    /// The blinds after this hand, in a game with a button. Logs of earlier builds leave it out.
    #[serde(default)]
    pub rotation: Option<Rotation>,
    /// The proof of the deal; a later version fills it.
    #[serde(default)]
    pub proof: Option<Value>,
}

/// A hand as it ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ended {
    /// Final stack of each hand seat; none in a game without chips.
    pub stacks: Option<Vec<Chips>>,
    /// Net result of each hand seat; none in a game without chips.
    pub nets: Option<Vec<i64>>,
    /// Net result of the house, in a game against it.
    pub house: Option<i64>,
    /// Points of each hand seat, for those who played it; none in a game with chips. Logs of earlier builds leave it
    /// out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<Vec<Option<u64>>>,
    /// State carried over to the next hand.
    pub carry: Option<Value>,
    /// `true` if the hand is void, and no chips moved, since an account of the table had reached its limit.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unpaid: bool,
}

/// Snapshot of a table just before a hand begins: the state of its log so far, so that no older entry need be
/// read again. The table is not paused then, and does not close.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Snapshot {
    /// Fixed properties of the table.
    pub created: Created,
    /// The settings of the next hand.
    pub config: Config,
    /// Occupants, chair 1 first.
    pub chairs: Vec<Option<Occupant>>,
    /// The number of the hand that was played last; 0 before the first.
    pub hand: u64,
    /// The chair with the button.
    pub button: Option<Chair>,
    /// The blinds after that hand, in a game with a button. Logs of earlier builds leave it out.
    #[serde(default)]
    pub rotation: Option<Rotation>,
    /// State carried over from the last hand that counts.
    pub carry: Option<Value>,
    /// Players of that hand, if it carries something over. Logs of earlier builds leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried_by: Option<Players>,
    /// Number of pauses so far.
    pub pauses: u32,
    /// Number of buy-ins of each player.
    pub buys: Buys,
    /// Departures within the last day, the latest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub departed: Vec<Departure>,
}

impl Ended {
    /// The event of the hand's end.
    pub fn event(&self) -> TableEvent {
        TableEvent::HandOver { nets: self.nets.clone(), house: self.house, unpaid: self.unpaid }
    }
}

impl Logged {
    /// Reports whether the entry was decided by the current round, which has moved on in memory.
    pub const fn is_of_round(&self) -> bool {
        matches!(self.entry, Entry::Acted { .. } | Entry::Ended(_))
    }
}

impl Entry {
    /// The name of the kind, as the log has it.
    pub const fn kind(&self) -> &'static str {
        match self {
            Entry::Created { .. } => "created",
            Entry::Configured { .. } => "configured",
            Entry::Seated { .. } => "seated",
            Entry::ToppedUp { .. } => "topped_up",
            Entry::SatOut { .. } => "sat_out",
            Entry::SatIn { .. } => "sat_in",
            Entry::ComingIn { .. } => "coming_in",
            Entry::Leaving { .. } => "leaving",
            Entry::Staying { .. } => "staying",
            Entry::Left { .. } => "left",
            Entry::Opened(_) => "opened",
            Entry::Acted { .. } => "acted",
            Entry::Ended(_) => "ended",
            Entry::Paused { .. } => "paused",
            Entry::Resumed { .. } => "resumed",
            Entry::Closing { .. } => "closing",
            Entry::Closed { .. } => "closed",
            Entry::Voided { .. } => "voided",
        }
    }
}

impl Who {
    /// The name at the table.
    pub fn name(&self) -> &str {
        match self {
            Who::Player { name, .. } | Who::Bot { name, .. } => name,
        }
    }

    /// Which player it is, if it is one.
    pub const fn player(&self) -> Option<PlayerId> {
        match self {
            Who::Player { id, .. } => Some(*id),
            Who::Bot { .. } => None,
        }
    }

    /// Name of the bot; none for a person.
    pub fn style(&self) -> Option<&str> {
        match self {
            Who::Player { .. } => None,
            Who::Bot { style, .. } => Some(style),
        }
    }
}
