//! Corrections of erroneous entries at the finish: arrivals and turn-ins (PR-17, PR-24).

use super::plan::is_valid_text;
use super::run::Person;
use super::sheet::Sheet;
use super::{ArrivalDependency, Event, HandId, Mark, Participant, PokerRun, Refusal, SpinsAt, Time};

impl PokerRun {
    /// Declares an arrival void if no entry depends on it. The next scan then becomes the arrival.
    pub(super) fn void_arrival(
        &mut self,
        participant: Participant,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let person = self.person(participant)?;
        let at = person.arrived.ok_or(Refusal::NoArrival(participant))?;
        if let Some((hand, dependency)) = self.depends_on_arrival(participant, person) {
            return Err(Refusal::ArrivalStands { participant, hand, dependency });
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.remove_arrival(participant, at, reason, out);
        Ok(())
    }

    fn remove_arrival(
        &mut self,
        participant: Participant,
        at: Time,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) {
        let person = self.person_mut(participant);
        (person.arrived, person.arrived_by_turn_in) = (None, false);
        out(Event::ArrivalVoided { participant, at, reason: reason.to_owned() });
    }

    /// Declares a turn-in void. If the turn-in also served as the arrival, the arrival becomes void too, unless
    /// another entry still depends on the arrival.
    pub(super) fn void_turn_in(
        &mut self,
        hand: HandId,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let at = self.sheet(hand)?.turned_in.ok_or(Refusal::NoTurnIn(hand))?;
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.sheet_mut(hand).turned_in = None;
        out(Event::TurnInVoided { hand, at, reason: reason.to_owned() });
        let (participant, person) = (hand.participant, self.person(hand.participant)?);
        let depends = self.depends_on_arrival(participant, person).is_some();
        if let Some(arrived) = person.arrived.filter(|_| person.arrived_by_turn_in && !depends) {
            self.remove_arrival(participant, arrived, reason, out);
        }
        Ok(())
    }

    /// Returns whether the participant has an arrival on which no entry depends. Such an arrival may be declared void
    /// while the event is open.
    pub(super) fn may_void_arrival(&self, participant: Participant) -> bool {
        let arrived = self.person(participant).ok().filter(|person| person.arrived.is_some());
        arrived.is_some_and(|person| self.depends_on_arrival(participant, person).is_none())
    }

    /// The first hand with an entry that depends on the arrival, and the kind of that entry.
    fn depends_on_arrival(
        &self,
        participant: Participant,
        person: &Person,
    ) -> Option<(HandId, ArrivalDependency)> {
        let arrived = person.arrived?;
        self.sheets_of(participant)
            .find_map(|(hand, sheet)| Some((hand, dependency(sheet, person, arrived)?)))
    }
}

fn dependency(sheet: &Sheet, person: &Person, arrived: Time) -> Option<ArrivalDependency> {
    if sheet.turned_in.is_some() {
        Some(ArrivalDependency::TurnedIn)
    } else if sheet.valid_stamp(Mark::Extra).is_some() {
        Some(ArrivalDependency::Extra)
    } else {
        let at_finish = sheet.last_visit() > Some(arrived);
        let spun = sheet.spun_at == Some(SpinsAt::Finish) && sheet.cards().next().is_some();
        // A rider draws a card at the finish only for a closed stop (PR-21).
        let dependency =
            if person.rides { ArrivalDependency::ClosedStop } else { ArrivalDependency::SpunAtFinish };
        (at_finish || spun).then_some(dependency)
    }
}
