//! Refusals of requests for an event, and errors of its log. [`RunError`] is any of them.

use crate::game::GameRefusal;
use crate::names::NameError;
use crate::refusal::{Kind, Refusal, RefusalEnum, argument};
use crate::store::StoreError;
use crate::store::log::DamagedEntry;
use serde::Serialize;
use serde_json::{Map, Value};

/// Error of an event.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error(transparent)]
#[allow(missing_docs, reason = "the types of the errors describe the variants")]
pub enum RunError {
    Request(#[from] RunRefusal),
    Name(#[from] NameError),
    Game(#[from] GameRefusal),
    Log(#[from] RunLogError),
    Store(#[from] StoreError),
}

impl RunError {
    fn inner(&self) -> &dyn Refusal {
        match self {
            RunError::Request(error) => error,
            RunError::Name(error) => error,
            RunError::Game(error) => error,
            RunError::Log(error) => error,
            RunError::Store(error) => error,
        }
    }
}

impl Refusal for RunError {
    fn kind(&self) -> Kind {
        self.inner().kind()
    }

    fn code(&self) -> &str {
        self.inner().code()
    }

    fn arguments(&self) -> Map<String, Value> {
        self.inner().arguments()
    }

    fn clauses(&self) -> Vec<String> {
        self.inner().clauses()
    }
}

/// Refusal of a request for an event.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case", prefix = "run.")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum RunRefusal {
    #[error("there is no such event: check the link")]
    NoSuchRun,
    #[error("you have no role in this event: open the link that its organiser sent you")]
    NotStaff,
    #[error("your roles do not allow this: ask the organiser for a link with another role")]
    NotYourRole,
    #[error("this link is not valid, or was revoked: ask the organiser for a new one")]
    UnknownLink,
    #[error("there is no link {link}")]
    NoSuchLink { link: u32 },
    #[error("link {link} was revoked before")]
    RevokedLink { link: u32 },
    #[error("name at least one role for the link")]
    NoRoles,
    #[error("{most} links were made for this event, the maximum: revoking does not free one")]
    TooManyLinks { most: u32 },
    #[error("{most} people joined this event, the maximum")]
    TooManyStaff { most: u32 },
    #[error("registration is open, so the plan of the event is fixed")]
    NotADraft,
    #[error("the event is a draft: open registration first")]
    StillADraft,
    #[error("the plan was changed meanwhile (version {version}): look at the new one and change that")]
    OtherVersion { version: u64 },
    #[error("{hands} hands: register 1 to {most} at once")]
    HandsAtOnce { hands: u32, most: u32 },
    #[error("the event has {most} hands, the maximum")]
    TooManyHands { most: u32 },
    #[error("participant {number}: a number has at most 6 digits, up to {most}")]
    ParticipantNumber { number: u32, most: u32 },
    #[error("participant {participant} is not registered")]
    NoSuchParticipant { participant: u32 },
    #[error("contact data have at most {most} characters, not {length}")]
    ContactLength { length: usize, most: usize },
    #[error("the room's clock shows no time of the event's day: give the time with the spin")]
    NotTheDay,
    #[error("hand {hand} spins off card {next} next, counted from 0, not card {round}")]
    SpinOffRound { hand: String, round: u32, next: u32 },
    #[error("too many entries: wait a moment")]
    TooManyEntries,
    #[error("you created {most} events, the maximum")]
    RunsOfGuest { most: u32 },
    #[error("the room has as many events as its limit allows: ask its administrator")]
    RoomFullOfRuns { most: u32 },
    #[error("the operating system has no random numbers: {error}")]
    NoRandomNumbers {
        #[serde(skip)]
        error: getrandom::Error,
    },
    #[error("the event is being closed down with the room: try again in a moment")]
    RunStopped,
}

impl RefusalEnum for RunRefusal {
    fn kind(&self) -> Kind {
        match self {
            RunRefusal::NoSuchRun => Kind::NotFound,
            RunRefusal::NotStaff | RunRefusal::NotYourRole | RunRefusal::UnknownLink => Kind::Forbidden,
            RunRefusal::TooManyEntries
            | RunRefusal::RunsOfGuest { .. }
            | RunRefusal::RoomFullOfRuns { .. } => Kind::Limited,
            RunRefusal::NoRandomNumbers { .. } | RunRefusal::RunStopped => Kind::Unavailable,
            RunRefusal::NoSuchLink { .. } | RunRefusal::NoSuchParticipant { .. } => Kind::NotFound,
            RunRefusal::RevokedLink { .. }
            | RunRefusal::NoRoles
            | RunRefusal::TooManyLinks { .. }
            | RunRefusal::TooManyStaff { .. }
            | RunRefusal::NotADraft
            | RunRefusal::StillADraft
            | RunRefusal::OtherVersion { .. }
            | RunRefusal::HandsAtOnce { .. }
            | RunRefusal::TooManyHands { .. }
            | RunRefusal::ParticipantNumber { .. }
            | RunRefusal::ContactLength { .. }
            | RunRefusal::NotTheDay
            | RunRefusal::SpinOffRound { .. } => Kind::Invalid,
        }
    }
}

/// Error of a log that cannot be replayed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum RunLogError {
    #[error(transparent)]
    Entry(#[from] DamagedEntry),
    #[error(
        "entry {seq} of an event's log is refused ({}: {error}): the log is damaged, or from a newer version of the \
         program",
        error.code()
    )]
    Refused { seq: u64, error: GameRefusal },
    #[error("the log does not begin with the creation of the event")]
    NotCreated,
    #[error("entry {seq} is one of an open event, but registration was not opened")]
    NotOpened { seq: u64 },
}

impl Refusal for RunLogError {
    fn kind(&self) -> Kind {
        Kind::Damaged
    }

    fn code(&self) -> &'static str {
        DamagedEntry::CODE
    }

    fn arguments(&self) -> Map<String, Value> {
        match self {
            RunLogError::Entry(DamagedEntry { seq, .. })
            | RunLogError::Refused { seq, .. }
            | RunLogError::NotOpened { seq } => Map::from_iter([argument("seq", *seq)]),
            RunLogError::NotCreated => Map::new(),
        }
    }
}
