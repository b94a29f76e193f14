//! Correction of an erroneous scan at the finish (PR-17).

use super::plan::is_valid_text;
use super::run::Person;
use super::sheet::Sheet;
use super::{ArrivalDependency, Event, HandId, Mark, Participant, PokerRun, Refusal, SpinsAt, Time};

impl PokerRun {
    /// Declares an arrival void, unless later entries depend on it; the next scan becomes the arrival.
    pub(super) fn void_arrival(
        &mut self,
        participant: Participant,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let person = self.person(participant)?;
        let at = person.arrived.ok_or(Refusal::NoArrival(participant))?;
        if let Some((hand, rests)) = self.depends_on_arrival(participant, person) {
            return Err(Refusal::ArrivalStands { participant, hand, rests });
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.person_mut(participant).arrived = None;
        out(Event::ArrivalVoided { participant, at, reason: reason.to_owned() });
        Ok(())
    }

    /// Returns whether the participant has an arrival on which no entry depends. It may be declared void while the
    /// event is open.
    pub(super) fn may_void_arrival(&self, participant: Participant) -> bool {
        let arrived = self.person(participant).ok().filter(|person| person.arrived.is_some());
        arrived.is_some_and(|person| self.depends_on_arrival(participant, person).is_none())
    }

    /// The first hand that depends on the arrival, and the kind of entry through which it does.
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
    } else if sheet.live(Mark::Extra).is_some() {
        Some(ArrivalDependency::Extra)
    } else {
        // A rider draws a card at the finish only for a closed stop (PR-21).
        let visit = sheet.last_visit();
        let at_finish = visit > Some(arrived) || !person.rides && visit == Some(arrived);
        let spun = sheet.spun_at == Some(SpinsAt::Finish) && sheet.cards().next().is_some();
        (at_finish || spun).then_some(ArrivalDependency::SpunAtFinish)
    }
}
