//! Effects of actions, as events of the game, with the clauses behind them.
//!
//! No card is ever face down: a card is drawn and stamped in public. An event is therefore its own
//! [`Seen`](crate::Refereed::Seen), the same for every viewer.

use super::action::{HandId, Mark, Participant, SpinsAt, Stop};
use super::clause::Clause;
use super::settle::{Standing, Unranked};
use super::{Account, STOPS, Time};
use crate::chips::Chips;
use crate::clause::{CitesClauses, ids};
use crate::face::Shown;
use schemars::JsonSchema;
use serde::Serialize;

/// The effect of an accepted action. Amounts are in cents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(tag = "event", rename_all = "snake_case")]
#[schemars(transform = crate::unit::cents)]
#[allow(missing_docs, reason = "the comments of the variants describe their fields")]
pub enum Event {
    /// The event opened for registration; `places` is the number of places on the route.
    Opened { deadline: Time, places: usize },
    /// A participant was registered with a first hand.
    Registered { participant: Participant, name: String, rides: bool, hand: HandId },
    /// A participant was given another hand.
    HandAdded { hand: HandId },
    /// A card was stamped; `screen` if the on-screen wheel drew it; `next` is the next stop, null if none is left.
    Stamped { hand: HandId, stop: Stop, card: Shown, at: Option<Time>, screen: bool, next: Option<Stop> },
    /// A hand of a participant who does not ride got all five cards, stamped in order as those of the five stops.
    SpunAll { hand: HandId, spins_at: SpinsAt, cards: [Shown; STOPS], at: Option<Time>, screen: bool },
    /// A participant was scanned at the finish or, without a scan, turned in a hand there (PR-12); `in_time` if not
    /// after the deadline, which may still be moved later.
    Arrived { participant: Participant, at: Time, in_time: bool },
    /// An extra card was stamped.
    ExtraStamped { hand: HandId, card: Shown, at: Option<Time>, screen: bool },
    /// A card was entered again for a stamp that shows the same card, so it counts once: at least one of the two was
    /// typed in. `at` is the time of the stamp; null if both were typed in.
    Confirmed { hand: HandId, mark: Mark, card: Shown, at: Option<Time> },
    /// A stamp was declared void. It stays in the record.
    Voided { hand: HandId, mark: Mark, card: Shown, reason: String },
    /// A new stamp replaced a void one.
    Restamped { hand: HandId, mark: Mark, card: Shown, at: Option<Time>, screen: bool },
    /// An arrival at the finish was declared void. It stays in the record.
    ArrivalVoided { participant: Participant, at: Time, reason: String },
    /// A hand was turned in.
    TurnedIn { hand: HandId, at: Time },
    /// A turn-in was declared void. It stays in the record.
    TurnInVoided { hand: HandId, at: Time, reason: String },
    /// Hands are tied and must spin one card each.
    SpinOff { hands: Vec<HandId> },
    /// A hand spun a card to break a tie.
    SpunOff { hand: HandId, card: Shown, screen: bool },
    /// A hand was placed in the standings.
    Placed(Standing<HandId>),
    /// A hand was not ranked.
    NotPlaced(Unranked<HandId>),
    /// The event is over; `account` shows the use of the takings.
    Closed { account: Account },
    /// A participant withdrew; `refund` is the total of the fees that counted as paid for their hands.
    Withdrawn { participant: Participant, refund: Chips },
    /// The name of a participant was corrected.
    Renamed { participant: Participant, name: String, reason: String },
    /// A participant's status as a rider or non-rider was corrected.
    RidesChanged { participant: Participant, rides: bool, reason: String },
    /// A hand was removed; `refund` is the hand's price, or 0 if it was unpaid.
    HandRemoved { hand: HandId, refund: Chips, reason: String },
    /// The event was cancelled; `refund` is the takings, all of which are refunded.
    Cancelled { reason: String, refund: Chips },
    /// The fee of a hand was paid.
    FeePaid { hand: HandId, fee: Chips },
    /// The prize of a hand was paid, including a prize won as the low hand; `place` is the hand's place in the
    /// standings.
    PrizePaid { hand: HandId, place: usize, prize: Chips },
    /// The recorded payment of a fee was declared void.
    FeeVoided { hand: HandId, fee: Chips, reason: String },
    /// The recorded payment of a prize was declared void.
    PrizeVoided { hand: HandId, place: usize, prize: Chips, reason: String },
    /// A closed stop was opened again.
    StopReopened { stop: Stop, reason: String },
    /// A stop was closed.
    StopClosed { stop: Stop, reason: String },
    /// The deadline was moved later.
    DeadlineMoved { from: Time, to: Time, reason: String },
    /// A stop reported that all of its stamps up to this time have been entered.
    Reported { stop: Stop, until: Time },
    /// The report of a stop up to `from` was withdrawn, or moved back to `until` if that is not null.
    ReportRetracted { stop: Stop, from: Time, until: Option<Time>, reason: String },
    /// The organiser accepted that a hand skipped a stop, so that the hand's stamps from later stops count.
    SkipAllowed { hand: HandId, stop: Stop, reason: String },
}

impl Event {
    /// The clauses behind the event: those of the rulebook, then the rulings.
    pub fn clauses(&self) -> &[Clause] {
        use Clause::*;
        match self {
            Event::Opened { .. } => &[Rule1, Rule4, Pr6, Pr11, Pr12],
            Event::Registered { rides: true, .. } => &[Rule1],
            Event::Registered { rides: false, .. } => &[Rule2, Pr5],
            Event::HandAdded { .. } => &[Rule1, Pr8],
            Event::Stamped { at: None, .. } => &[Rule1, Pr7, Pr23],
            Event::SpunAll { at: None, .. } => &[Rule2, Pr5, Pr23],
            Event::ExtraStamped { at: None, .. } => &[Rule3, Pr4, Pr23],
            Event::Confirmed { .. } => &[Rule1, Pr23],
            Event::Stamped { .. } => &[Rule1, Pr1, Pr7],
            Event::SpunAll { .. } => &[Rule2, Pr1, Pr5],
            Event::Arrived { .. } => &[Rule3, Rule4, Pr6],
            Event::ExtraStamped { .. } => &[Rule3, Pr4],
            Event::Voided { .. } => &[Pr10],
            Event::Restamped { .. } => &[Rule1, Pr10],
            Event::ArrivalVoided { .. } => &[Pr10, Pr17],
            Event::TurnedIn { .. } => &[Rule3],
            Event::TurnInVoided { .. } => &[Pr10, Pr24],
            Event::SpinOff { .. } | Event::SpunOff { .. } => &[Cards, Pr9, Pr16],
            Event::Placed(standing) => &standing.clauses,
            Event::NotPlaced(unranked) => &unranked.clauses,
            Event::Closed { .. } => &[Rule5, All2, Pr9, Pr13],
            Event::Withdrawn { .. } => &[Rule1, Pr19],
            Event::Renamed { .. } => &[Rule1, Pr26],
            Event::RidesChanged { .. } => &[Rule1, Rule2, Pr26],
            Event::HandRemoved { .. } => &[Rule1, Pr8, Pr26],
            Event::Cancelled { .. } => &[Pr19],
            Event::FeePaid { .. } => &[Rule1, Pr13, Pr20],
            Event::PrizePaid { .. } => &[Rule5, Pr9, Pr20],
            Event::FeeVoided { .. } => &[Rule1, Pr13, Pr20],
            Event::PrizeVoided { .. } => &[Rule5, Pr9, Pr20],
            Event::StopClosed { .. } | Event::StopReopened { .. } => &[Rule1, Pr21],
            Event::DeadlineMoved { .. } => &[Rule4, Pr6, Pr21],
            Event::Reported { .. } | Event::ReportRetracted { .. } => &[Rule1, Pr22],
            Event::SkipAllowed { .. } => &[Rule1, Pr7],
        }
    }
}

impl CitesClauses for Event {
    fn clause_ids(&self) -> Vec<&'static str> {
        ids(self.clauses())
    }
}
