//! Spins of participants who do not ride (`poker-run/2`, PR-5).

use super::sheet::{CardSource, Stamp};
use super::{Event, HandId, Mark, PokerRun, Refusal, STOPS, SpinsAt, Stop, Time};
use crate::face::Shown;
use cards::CardSet;

impl PokerRun {
    /// Stamps all five cards of a hand, or confirms them if the hand already has the same cards (PR-23).
    pub(super) fn spin_all(
        &mut self,
        hand: HandId,
        spins_at: SpinsAt,
        cards: [Shown; STOPS],
        (at, source): (Option<Time>, CardSource),
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        if self.check_spin_all(hand, spins_at, cards, at)? {
            for (stop, card) in Stop::all().zip(cards) {
                self.confirm(hand, Mark::Stop(stop), &Stamp::new(card, at, source), out);
            }
            // A spin with a time also states its location.
            let sheet = self.sheet_mut(hand);
            sheet.spun_at = at.map(|_| spins_at).or(sheet.spun_at);
            return Ok(());
        }
        for (stop, card) in Stop::all().zip(cards) {
            self.add_stamp(hand, Mark::Stop(stop), Stamp::new(card, at, source));
        }
        self.sheet_mut(hand).spun_at = Some(spins_at);
        out(Event::SpunAll { hand, spins_at, cards, at, screen: source.is_screen() });
        Ok(())
    }

    /// Checks a spin of all five cards, at the first stop or at the finish. Returns whether the hand already has
    /// these cards, all valid, so that the spin only confirms them (PR-23).
    pub(super) fn check_spin_all(
        &self,
        hand: HandId,
        spins_at: SpinsAt,
        cards: [Shown; STOPS],
        at: Option<Time>,
    ) -> Result<bool, Refusal> {
        let (sheet, person) = (self.sheet(hand)?, self.person(hand.participant)?);
        if person.rides {
            return Err(Refusal::RidesStopByStop { hand });
        }
        let again = sheet.missing().is_none();
        if again {
            for (stop, card) in Stop::all().zip(cards) {
                self.check_same(hand, Mark::Stop(stop), card, at)?;
            }
        } else if let Some((stop, first)) = sheet.any_valid() {
            let mark = Mark::Stop(stop);
            return Err(Refusal::AlreadyStamped { hand, mark, card: first.card, at: first.at });
        } else if at.is_some() {
            // A sheet that shows a card twice is typed in as it is (PR-23).
            self.check_different(hand, cards, sheet.held())?;
        }
        match at {
            Some(at) => {
                self.check_not_turned_in(hand, at)?;
                self.check_spin_time(hand, spins_at, at)?;
            }
            None if spins_at == SpinsAt::Finish && person.arrived.is_none() => {
                return Err(Refusal::NotArrived(hand.participant));
            }
            None => {}
        }
        Ok(again)
    }

    /// Checks that the cards of a spin are different and not yet held by the hand, unless the rules allow repeated
    /// cards.
    fn check_different(&self, hand: HandId, cards: [Shown; STOPS], mut held: CardSet) -> Result<(), Refusal> {
        let draw = self.rules.draw;
        for card in cards {
            if !held.insert(card.0) && !self.rules.repeats() {
                return Err(Refusal::CardHeld { hand, card, draw });
            }
        }
        Ok(())
    }

    /// The location at which a participant who does not ride replaces a void card at this time: the location of the
    /// original spin or, if all five cards are void, either of the two (PR-5).
    pub(super) fn replacement_location(&self, hand: HandId, at: Time) -> Result<SpinsAt, Refusal> {
        let sheet = self.sheet(hand)?;
        let spins_at = sheet.spun_at.ok_or(Refusal::SpinsAtOnce { hand })?;
        let checked = self.check_spin_time(hand, spins_at, at);
        let open = checked.is_err() && sheet.any_valid().is_none();
        match spins_at.other() {
            other if open && self.check_spin_time(hand, other, at).is_ok() => Ok(other),
            _ => checked.map(|()| spins_at),
        }
    }

    /// Checks that cards of a participant who does not ride may be spun at this location and time.
    pub(super) fn check_spin_time(&self, hand: HandId, spins_at: SpinsAt, at: Time) -> Result<(), Refusal> {
        match (spins_at, self.person(hand.participant)?.arrived) {
            (SpinsAt::FirstStop, _) => self.check_on_route(hand, at),
            (SpinsAt::Finish, None) => Err(Refusal::NotArrived(hand.participant)),
            (SpinsAt::Finish, Some(after)) if at < after => Err(Refusal::TooEarly { at, after }),
            (SpinsAt::Finish, Some(arrived)) => self.check_due_at_finish(arrived, at),
        }
    }
}
