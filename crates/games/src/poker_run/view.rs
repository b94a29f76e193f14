//! The public state of an event: the live board.

use super::action::{HandId, Mark, Participant, Stop};
use super::legal::{EventFacts, HandMoves};
use super::run::{Person, Phase};
use super::settle::Settlement;
use super::sheet::{Sheet, Stamp};
use super::{Place, PokerRun, Time};
use crate::chips::Chips;
use schemars::JsonSchema;
use serde::Serialize;

/// An event as every viewer sees it. All stamps are made in public, so all viewers see the same state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct View {
    /// The phase of the event.
    pub phase: Phase,
    /// The places on the way to the finish.
    pub route: Vec<Place>,
    /// The closed stops (PR-21); omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub closed_stops: Vec<ClosedStop>,
    /// The report of each stop that has made one (PR-22); omitted if none has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reports: Vec<StopReport>,
    /// `true` while the event is open if stamps count by time and a stop has not reported up to the deadline (PR-22);
    /// omitted otherwise.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub provisional: bool,
    /// The deadline: the last second that is on time.
    pub deadline: Time,
    /// All participants, by number.
    pub participants: Vec<ParticipantView>,
    /// The takings so far, in cents.
    pub takings: Chips,
    /// The result if the event closed now, or the final result: the standings, the unranked hands and the account.
    pub board: Settlement<HandId>,
}

/// A closed stop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ClosedStop {
    /// The stop that is closed.
    pub stop: Stop,
    /// The reason for the closure.
    pub reason: String,
}

/// The report of a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StopReport {
    /// The stop that reported.
    pub stop: Stop,
    /// The time up to which all stamps of the stop have been entered.
    pub until: Time,
}

/// A participant, with the tally sheets of their hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ParticipantView {
    /// The participant's number.
    pub participant: Participant,
    /// The participant's name.
    pub name: String,
    /// `true` if the participant rides.
    pub rides: bool,
    /// `true` if the participant withdrew (PR-19); omitted otherwise.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withdrawn: bool,
    /// The time of the participant's arrival at the finish; null until then.
    pub arrived: Option<Time>,
    /// The participant's hands, by number.
    pub hands: Vec<HandView>,
}

/// The tally sheet of one hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HandView {
    /// The hand's id.
    pub hand: HandId,
    /// All stamps, including void ones: those of the stops along the route, then those of the extra card.
    pub stamps: Vec<MarkView>,
    /// `true` if the fee has not been paid yet (PR-20); omitted otherwise.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub unpaid: bool,
    /// `true` if the prize of the hand was paid (PR-20); omitted otherwise.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub prize_paid: bool,
    /// The next stop that is neither closed nor skipped; null if none is left.
    pub next: Option<Stop>,
    /// Stops that the organiser accepted as skipped (PR-7); omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skipped: Vec<Stop>,
    /// Stops that the hand must have passed without a valid stamp, whose stamp may still be entered: void stamps that
    /// are not replaced (PR-10) and, if stamps count by time, missing ones (PR-22). Omitted if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub awaited: Vec<Stop>,
    /// The time at which the hand was turned in; null until then.
    pub turned_in: Option<Time>,
    /// The legal entries for the hand.
    pub legal: HandMoves,
}

/// A stamp and its field on the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct MarkView {
    /// The field on the sheet.
    pub mark: Mark,
    /// The stamp in the field.
    #[serde(flatten)]
    pub stamp: Stamp,
}

impl PokerRun {
    pub(super) fn public_view(&self) -> View {
        let facts = self.event_facts();
        View {
            phase: self.phase,
            route: self.plan.route.clone(),
            closed_stops: self.closed_stops(),
            reports: self.stop_reports(),
            provisional: self.is_provisional(),
            deadline: self.rules.deadline(),
            participants: self
                .participants
                .keys()
                .map(|&participant| self.participant_view(participant, &facts))
                .collect(),
            takings: self.takings(),
            board: self.settlement(),
        }
    }

    /// The result if the event closed now, or the final result, as in the [`View`].
    pub fn settlement(&self) -> Settlement<HandId> {
        self.finish().settle()
    }

    /// The numbers of all participants, in order.
    pub fn participants(&self) -> impl Iterator<Item = Participant> {
        self.participants.keys().copied()
    }

    /// The name of a participant; `None` for a number that is not registered.
    pub fn participant_name(&self, participant: Participant) -> Option<&str> {
        self.participants.get(&participant).map(|person| person.name.as_str())
    }

    /// These participants as in the [`View`]; numbers that are not registered are omitted.
    pub fn participant_views(
        &self,
        numbers: impl IntoIterator<Item = Participant>,
    ) -> impl Iterator<Item = ParticipantView> {
        let facts = self.event_facts();
        let known = numbers.into_iter().filter(|number| self.participants.contains_key(number));
        known.map(move |participant| self.participant_view(participant, &facts))
    }

    /// Returns whether the takings may grow by the price of another extra card. The offers of every hand depend on
    /// this.
    pub fn may_sell_extra_card(&self) -> bool {
        self.check_money(self.rules.extra_price).is_ok()
    }

    /// The time up to which each stop has reported all of its stamps, as in the [`View`].
    pub fn stop_reports(&self) -> Vec<StopReport> {
        self.reports.iter().map(|(&stop, &until)| StopReport { stop, until }).collect()
    }

    fn closed_stops(&self) -> Vec<ClosedStop> {
        let stops = self.closed_stops.iter();
        stops.map(|(&stop, reason)| ClosedStop { stop, reason: reason.clone() }).collect()
    }

    fn participant_view(&self, participant: Participant, facts: &EventFacts) -> ParticipantView {
        let person = &self.participants[&participant];
        ParticipantView {
            participant,
            name: person.name.clone(),
            rides: person.rides,
            withdrawn: person.withdrawn,
            arrived: person.arrived,
            hands: self
                .sheets_of(participant)
                .map(|(hand, sheet)| self.hand_view(hand, person, sheet, facts))
                .collect(),
        }
    }

    fn hand_view(&self, hand: HandId, person: &Person, sheet: &Sheet, facts: &EventFacts) -> HandView {
        let marks = Stop::all().map(Mark::Stop).chain([Mark::Extra]);
        let stamps = marks.flat_map(|mark| {
            sheet.stamps(mark).iter().map(move |stamp| MarkView { mark, stamp: stamp.clone() })
        });
        HandView {
            hand,
            stamps: stamps.collect(),
            unpaid: !sheet.paid,
            prize_paid: sheet.prize_paid,
            next: self.next_stop(sheet),
            skipped: sheet.skipped().to_vec(),
            awaited: self.pending_stops(person, sheet),
            turned_in: sheet.turned_in,
            legal: self.hand_moves_given(hand, person, sheet, facts),
        }
    }
}
