//! The times at which an entry is accepted.

use super::super::run::Person;
use super::super::sheet::Sheet;
use super::super::{DeadlineFor, ExtraCard, HandId, Mark, Participant, PokerRun, SpinsAt, Stop, Time};
use super::{EventFacts, Window};

impl PokerRun {
    /// The last time at which cards of the route are accepted.
    pub(in super::super) fn route_ends(&self, person: &Person) -> Time {
        person.arrived.map_or(self.rules.deadline(), |arrived| arrived.min(self.rules.deadline()))
    }

    /// The times at which the hand may have been at a stop, if stamps count by time (PR-22).
    pub(super) fn window_by_time(&self, person: &Person, sheet: &Sheet, stop: Stop) -> Option<Window> {
        let mut to = self.stop_ends(person, stop).min(sheet.turned_in.unwrap_or(Time::LAST));
        let mut from = None;
        for other in self.compared_with(sheet, stop) {
            match (sheet.visit(other), self.reports.get(&other)) {
                (Some(there), _) if other < stop => from = from.max(Some(there)),
                (Some(there), _) => to = to.min(there),
                (None, Some(until)) if other < stop && !sheet.visited(other) => {
                    from = from.max(Some(Time::from_seconds(until.seconds() + 1)?));
                }
                (None, _) => {}
            }
        }
        Window::new(from, to)
    }

    /// The last time at which the card of a stop is accepted. The card of a closed stop is accepted even at the
    /// finish (PR-21).
    pub(super) fn stop_ends(&self, person: &Person, stop: Stop) -> Time {
        if self.is_closed(stop) { self.finish_ends(person) } else { self.route_ends(person) }
    }

    /// The last time at which a card may be drawn at the finish.
    fn finish_ends(&self, person: &Person) -> Time {
        let deadline = self.rules.deadline();
        let in_time = person.arrived.is_some_and(|arrived| arrived <= deadline);
        match self.rules.deadline_for {
            DeadlineFor::Arrival if in_time => Time::LAST,
            DeadlineFor::Arrival | DeadlineFor::TurnIn => deadline,
        }
    }

    /// The times at which a participant who does not ride may spin at this location.
    pub(super) fn spin_window(&self, person: &Person, sheet: &Sheet, spins_at: SpinsAt) -> Option<Window> {
        if sheet.turned_in.is_some() && !self.by_time() {
            return None;
        }
        let (from, to) = match spins_at {
            SpinsAt::FirstStop => (None, self.route_ends(person)),
            SpinsAt::Finish => (Some(person.arrived?), self.finish_ends(person)),
        };
        Window::new(from, to.min(sheet.turned_in.unwrap_or(Time::LAST)))
    }

    /// The times at which a participant who does not ride may draw a card in place of a void one.
    pub(super) fn replacement_window(&self, person: &Person, sheet: &Sheet) -> Option<Window> {
        let spins_at = sheet.spun_at?;
        let window = |place| self.spin_window(person, sheet, place);
        if sheet.any_valid().is_some() {
            return window(spins_at);
        }
        // The windows of the two locations meet at the arrival.
        let windows = [spins_at, spins_at.other()].into_iter().filter_map(window);
        windows.reduce(|one, other| Window { from: one.from.min(other.from), to: one.to.max(other.to) })
    }

    pub(super) fn extra_window(
        &self,
        hand: HandId,
        person: &Person,
        sheet: &Sheet,
        facts: &EventFacts,
    ) -> Option<Window> {
        let taken = match self.rules.extra_card {
            ExtraCard::PerHand => sheet.valid_stamp(Mark::Extra).is_some(),
            ExtraCard::PerParticipant => self.extra_of(hand.participant).is_some(),
            ExtraCard::None => true,
        };
        if taken || !facts.extra_affordable {
            return None;
        }
        if sheet.is_void(Mark::Extra) {
            return Window::new(None, Time::LAST);
        }
        if self.missing_for_extra(person, sheet).is_some() || sheet.turned_in.is_some() {
            return None;
        }
        let (arrived, deadline) = (person.arrived?, self.rules.deadline());
        let from = self.last_stop_of(sheet).max(Some(arrived));
        match self.rules.deadline_for {
            DeadlineFor::Arrival if arrived > deadline => None,
            DeadlineFor::Arrival => Window::new(from, Time::LAST),
            DeadlineFor::TurnIn => Window::new(from, deadline),
        }
    }

    pub(super) fn turn_in_window(
        &self,
        participant: Participant,
        person: &Person,
        sheet: &Sheet,
    ) -> Option<Window> {
        let earlier = person.arrived.or_else(|| self.last_visit(participant)).max(sheet.last_card());
        Window::new(earlier, Time::LAST).filter(|_| sheet.turned_in.is_none())
    }
}
