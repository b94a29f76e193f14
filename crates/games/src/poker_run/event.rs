//! What happens at an event, with the clauses behind it.
//!
//! Nothing is face down: a card exists from the moment in which it is stamped for all to see. So an entry is its own
//! [`Seen`](crate::Refereed::Seen), for every viewer.

use super::action::{HandId, Mark, Participant, SpinsAt, Stop};
use super::clause::Clause;
use super::settle::{Standing, Unranked};
use super::{Account, STOPS, Time};
use crate::face::Shown;
use schemars::JsonSchema;
use serde::Serialize;

/// One entry in the book of the event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the variants say what their fields are")]
pub enum Entry {
    /// The event is open: people can register.
    Opened { deadline: Time, places: usize },
    /// Somebody was registered, with a first hand.
    Registered { participant: Participant, name: String, rides: bool, hand: HandId },
    /// Somebody has one more hand.
    HandAdded { hand: HandId },
    /// A card was stamped; `screen` where the wheel on the screen showed it; `next` is the stop to go on to.
    Stamped { hand: HandId, stop: Stop, card: Shown, at: Time, screen: bool, next: Option<Stop> },
    /// Somebody who does not ride got all five cards, stamped as those of the five stops.
    SpunAll { hand: HandId, spins_at: SpinsAt, cards: [Shown; STOPS], at: Time, screen: bool },
    /// Somebody was scanned at the finish.
    Arrived { participant: Participant, at: Time, in_time: bool },
    /// An extra card was stamped.
    ExtraStamped { hand: HandId, card: Shown, at: Time, screen: bool },
    /// A stamp was declared void. It stays in the record.
    Voided { hand: HandId, mark: Mark, card: Shown, reason: String },
    /// A stamp took the place of a void one.
    Restamped { hand: HandId, mark: Mark, card: Shown, at: Time, screen: bool },
    /// A scan at the finish was declared void. It stays in the record.
    ArrivalVoided { participant: Participant, at: Time, reason: String },
    /// A hand was turned in.
    TurnedIn { hand: HandId, at: Time },
    /// Hands are tied and spin one card each.
    SpinOff { hands: Vec<HandId> },
    /// A hand spun a card against a tie.
    SpunOff { hand: HandId, card: Shown, screen: bool },
    /// A hand has its place.
    Placed(Standing<HandId>),
    /// A hand has no place.
    NotPlaced(Unranked<HandId>),
    /// The event is over, and this is what the takings became.
    Closed { account: Account },
}

impl Entry {
    /// The clauses behind it, the document first.
    pub fn clauses(&self) -> &[Clause] {
        use Clause::*;
        match self {
            Entry::Opened { .. } => &[Rule1, Rule4, Pr6, Pr11, Pr12],
            Entry::Registered { rides: true, .. } => &[Rule1],
            Entry::Registered { rides: false, .. } => &[Rule2, Pr5],
            Entry::HandAdded { .. } => &[Rule1, Pr8],
            Entry::Stamped { .. } => &[Rule1, Pr1, Pr7],
            Entry::SpunAll { .. } => &[Rule2, Pr1, Pr5],
            Entry::Arrived { .. } => &[Rule3, Rule4, Pr6],
            Entry::ExtraStamped { .. } => &[Rule3, Pr4],
            Entry::Voided { .. } => &[Pr10],
            Entry::Restamped { .. } => &[Rule1, Pr10],
            Entry::ArrivalVoided { .. } => &[Pr10, Pr17],
            Entry::TurnedIn { .. } => &[Rule3],
            Entry::SpinOff { .. } | Entry::SpunOff { .. } => &[Cards, Pr9, Pr16],
            Entry::Placed(standing) => &standing.clauses,
            Entry::NotPlaced(unranked) => &unranked.clauses,
            Entry::Closed { .. } => &[Rule5, All2, Pr9, Pr13],
        }
    }
}
