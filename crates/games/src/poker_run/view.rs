//! What everybody may see of an event: the live board.

use super::action::{HandId, Mark, Participant, Stop};
use super::legal::HandMoves;
use super::settle::Settlement;
use super::sheet::Stamp;
use super::{Place, PokerRun, Time};
use crate::chips::Chips;
use schemars::JsonSchema;
use serde::Serialize;

/// How far an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// People register, ride and turn in.
    Open,
    /// Tied hands spin off.
    SpinOff,
    /// The prizes are known.
    Over,
}

/// An event as everybody sees it. Every stamp was made for all to see, so all viewers see the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct View {
    /// How far it is.
    pub phase: Phase,
    /// The places on the way to the finish.
    pub route: Vec<Place>,
    /// The last second in time.
    pub deadline: Time,
    /// Everybody, by number.
    pub participants: Vec<ParticipantView>,
    /// Sold so far, in cents.
    pub takings: Chips,
    /// The standings as they would be if the event closed now.
    pub board: Settlement<HandId>,
}

/// Somebody who takes part.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ParticipantView {
    /// The number.
    pub participant: Participant,
    /// The name.
    pub name: String,
    /// Whether they ride.
    pub rides: bool,
    /// When they were first scanned at the finish.
    pub arrived: Option<Time>,
    /// Their hands, in order.
    pub hands: Vec<HandView>,
}

/// A tally sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HandView {
    /// Which hand.
    pub hand: HandId,
    /// Its stamps along the route, then the extra card, void ones included.
    pub stamps: Vec<MarkView>,
    /// The stop to go on to, if one is left.
    pub next: Option<Stop>,
    /// When it was turned in.
    pub turned_in: Option<Time>,
    /// What may be entered for it.
    pub legal: HandMoves,
}

/// A stamp and its place on the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MarkView {
    /// The place.
    pub mark: Mark,
    /// The stamp.
    #[serde(flatten)]
    pub stamp: Stamp,
}

impl PokerRun {
    pub(super) fn look(&self) -> View {
        View {
            phase: self.phase,
            route: self.plan.route.clone(),
            deadline: self.rules.deadline(),
            participants: self.participants.keys().map(|&participant| self.look_at(participant)).collect(),
            takings: self.takings(),
            board: self.finish().settle(),
        }
    }

    fn look_at(&self, participant: Participant) -> ParticipantView {
        let person = &self.participants[&participant];
        ParticipantView {
            participant,
            name: person.name.clone(),
            rides: person.rides,
            arrived: person.arrived,
            hands: self.sheets_of(participant).map(|(hand, _)| self.look_at_hand(hand)).collect(),
        }
    }

    fn look_at_hand(&self, hand: HandId) -> HandView {
        let sheet = &self.sheets[&hand];
        let marks = Stop::all().map(Mark::Stop).chain([Mark::Extra]);
        let stamps = marks.flat_map(|mark| {
            sheet.stamps(mark).iter().map(move |stamp| MarkView { mark, stamp: stamp.clone() })
        });
        HandView {
            hand,
            stamps: stamps.collect(),
            next: sheet.next_stop(),
            turned_in: sheet.turned_in,
            legal: self.hand_moves(hand),
        }
    }
}
