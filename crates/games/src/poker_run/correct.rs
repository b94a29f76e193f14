//! Corrections of a registration before the participant's first card (PR-26).

use super::plan::is_valid_text;
use super::run::Person;
use super::{Event, HandId, Participant, PokerRun, Refusal};

impl PokerRun {
    /// The participant, if the registration may still change: no hand has a card, even a void one, or was turned in,
    /// and the participant has not reached the finish.
    pub(super) fn unstarted(&self, participant: Participant) -> Result<&Person, Refusal> {
        let person = self.person(participant)?;
        for (hand, sheet) in self.sheets_of(participant) {
            if let Some(first) = sheet.first_card() {
                return Err(Refusal::CardDrawn { participant, hand, at: first.at });
            }
            if let Some(at) = sheet.turned_in {
                return Err(Refusal::TurnedIn { hand, at });
            }
        }
        match person.arrived {
            Some(at) => Err(Refusal::AtFinishAlready { participant, at }),
            None => Ok(person),
        }
    }

    /// Corrects the name of a participant.
    pub(super) fn rename(
        &mut self,
        participant: Participant,
        name: &str,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let person = self.unstarted(participant)?;
        if !is_valid_text(name) {
            return Err(Refusal::Name);
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        if person.name == name {
            return Err(Refusal::NothingChanged(participant));
        }
        self.person_mut(participant).name = name.to_owned();
        out(Event::Renamed { participant, name: name.to_owned(), reason: reason.to_owned() });
        Ok(())
    }

    /// Corrects whether a participant rides.
    pub(super) fn set_rides(
        &mut self,
        participant: Participant,
        rides: bool,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let person = self.unstarted(participant)?;
        if person.rides == rides {
            return Err(Refusal::NothingChanged(participant));
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.person_mut(participant).rides = rides;
        out(Event::RidesChanged { participant, rides, reason: reason.to_owned() });
        Ok(())
    }

    /// Removes one of several hands of a participant, and refunds the hand's fee if it was paid. The number of the
    /// hand is not reused.
    pub(super) fn remove_hand(
        &mut self,
        hand: HandId,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        self.sheet(hand)?;
        self.unstarted(hand.participant)?;
        if self.sheets_of(hand.participant).count() < 2 {
            return Err(Refusal::OnlyHand(hand));
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        let before = self.takings();
        self.sheets.remove(&hand);
        let refund = before.saturating_sub(self.takings());
        self.refund(refund);
        out(Event::HandRemoved { hand, refund, reason: reason.to_owned() });
        Ok(())
    }
}
