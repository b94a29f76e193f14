//! Registration of participants and their hands (`poker-run/1`, `/2`, PR-5, PR-8).

use super::plan::is_valid_text;
use super::run::Person;
use super::sheet::{Counted, Sheet};
use super::{Event, HandId, Participant, PokerRun, Refusal};

impl PokerRun {
    pub(super) fn register(
        &mut self,
        participant: Participant,
        name: &str,
        rides: bool,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        match self.participants.get(&participant) {
            Some(person) if person.withdrawn => return Err(Refusal::Withdrawn(participant)),
            Some(_) => return Err(Refusal::Registered(participant)),
            None => {}
        }
        if !is_valid_text(name) {
            return Err(Refusal::Name);
        }
        self.check_money(self.rules.hand_price)?;
        let hand = participant.hand(1);
        let person = Person {
            name: name.to_owned(),
            rides,
            hands: 1,
            arrived: None,
            arrived_by_turn_in: false,
            withdrawn: false,
        };
        self.participants.insert(participant, person);
        self.add_sheet(hand);
        out(Event::Registered { participant, name: name.to_owned(), rides, hand });
        Ok(())
    }

    /// Adds a hand, unless the participant already has the maximum number (PR-8). A rider who has reached the finish
    /// cannot get another, since no stop could be visited with it; nor can a participant who arrived after the deadline
    /// (PR-25).
    pub(super) fn add_hand(
        &mut self,
        participant: Participant,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let person = self.person(participant)?;
        match person.arrived {
            Some(at) if person.rides => return Err(Refusal::RiderAtFinish { participant, at }),
            Some(at) => self.check_deadline(at)?,
            None => {}
        }
        if let Some(limit) = self.rules.hands_limit.filter(|&limit| self.hands_of(participant) >= limit) {
            return Err(Refusal::HandsLimit { participant, limit });
        }
        self.check_money(self.rules.hand_price)?;
        let hand = participant.hand(person.hands + 1);
        self.person_mut(participant).hands += 1;
        self.add_sheet(hand);
        out(Event::HandAdded { hand });
        Ok(())
    }

    /// The number of hands of a participant, without removed ones.
    pub(super) fn hands_of(&self, participant: Participant) -> u32 {
        self.sheets_of(participant).zip(1..).last().map_or(0, |(_, count)| count)
    }

    fn add_sheet(&mut self, hand: HandId) {
        self.hands += 1;
        let counted = match (self.version, self.by_time()) {
            (1, _) => Counted::First,
            (_, false) => Counted::ValidFirst,
            (_, true) => Counted::Valid,
        };
        let sheet = Sheet::new(counted, self.rules.paid_at_registration());
        self.sheets.insert(hand, sheet);
    }
}
