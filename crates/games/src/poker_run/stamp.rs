//! Stamps and their corrections (`poker-run/1`, `/2`, PR-1, PR-5, PR-7, PR-10).

use super::plan::is_valid_text;
use super::{Entry, HandId, Mark, PokerRun, Refusal, Route, STOPS, SpinsAt, Stop, Time};
use crate::face::Shown;
use cards::CardSet;

impl PokerRun {
    pub(super) fn stamp(
        &mut self,
        hand: HandId,
        stop: Stop,
        card: Shown,
        at: Time,
        screen: bool,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refusal> {
        let mark = Mark::Stop(stop);
        let sheet = self.sheet(hand)?;
        self.check_unstamped(hand, mark)?;
        let anew = sheet.is_void(mark);
        if !anew {
            self.check_stop(hand, stop, at)?;
        }
        self.check_card(hand, card, sheet.held())?;
        self.sheet_mut(hand).stamp(mark, card, at, screen);
        let next = self.next_stop(self.sheet(hand)?);
        out(if anew {
            Entry::Restamped { hand, mark, card, at, screen }
        } else {
            Entry::Stamped { hand, stop, card, at, screen, next }
        });
        Ok(())
    }

    /// Checks that the mark has no valid stamp. The refusal of a second stamp reports the first (PR-7).
    pub(super) fn check_unstamped(&self, hand: HandId, mark: Mark) -> Result<(), Refusal> {
        match self.sheet(hand)?.live(mark) {
            Some(first) => Err(Refusal::AlreadyStamped { hand, mark, card: first.card, at: first.at }),
            None => Ok(()),
        }
    }

    /// Checks that a rider's hand can get the first stamp of a stop at this time.
    fn check_stop(&self, hand: HandId, stop: Stop, at: Time) -> Result<(), Refusal> {
        let person = self.person(hand.participant)?;
        if !person.rides {
            return Err(Refusal::SpinsAtOnce { hand });
        }
        if self.by_time() {
            self.check_by_time(hand, stop, at)?;
        } else {
            self.check_as_entered(hand, stop)?;
        }
        let closed = self.is_closed(stop);
        match person.arrived {
            Some(arrived) if closed && at > arrived => self.check_due_at_finish(arrived, at),
            _ if closed => self.check_deadline(at),
            _ => self.check_on_route(hand, at),
        }
    }

    fn check_as_entered(&self, hand: HandId, stop: Stop) -> Result<(), Refusal> {
        let sheet = self.sheet(hand)?;
        if let Some(at) = sheet.turned_in {
            return Err(Refusal::TurnedIn { hand, at });
        }
        match self.next_stop(sheet) {
            // The card of a closed stop is drawn at a later stop, so after every open stop before it.
            Some(next) if self.is_closed(stop) && stop < next => Ok(()),
            Some(next) if self.rules.route == Route::Ordered && next != stop => {
                Err(Refusal::NotNextStop { hand, stop, next })
            }
            _ => Ok(()),
        }
    }

    /// Checks that a card of the route is stamped no later than the deadline and the arrival (PR-6).
    fn check_on_route(&self, hand: HandId, at: Time) -> Result<(), Refusal> {
        self.check_deadline(at)?;
        let participant = hand.participant;
        match self.person(participant)?.arrived {
            Some(arrived) if at > arrived => Err(Refusal::AtFinish { participant, at, arrived }),
            _ => Ok(()),
        }
    }

    pub(super) fn check_deadline(&self, at: Time) -> Result<(), Refusal> {
        let deadline = self.rules.deadline();
        if at > deadline { Err(Refusal::AfterDeadline { at, deadline }) } else { Ok(()) }
    }

    /// Checks that a hand with these cards may get this one (PR-1).
    pub(super) fn check_card(&self, hand: HandId, card: Shown, held: CardSet) -> Result<(), Refusal> {
        let draw = self.rules.draw;
        let barred = !self.rules.repeats() && held.contains(card.0);
        if barred { Err(Refusal::CardHeld { hand, card, draw }) } else { Ok(()) }
    }

    pub(super) fn spin_all(
        &mut self,
        hand: HandId,
        spins_at: SpinsAt,
        cards: [Shown; STOPS],
        at: Time,
        screen: bool,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refusal> {
        self.check_spin_all(hand, spins_at, at)?;
        let mut held = CardSet::EMPTY;
        for card in cards {
            self.check_card(hand, card, held)?;
            held.insert(card.0);
        }
        let sheet = self.sheet_mut(hand);
        for (stop, card) in Stop::all().zip(cards) {
            sheet.stamp(Mark::Stop(stop), card, at, screen);
        }
        out(Entry::SpunAll { hand, spins_at, cards, at, screen });
        Ok(())
    }

    /// Checks a spin of all five cards, at the first stop or at the finish (PR-5).
    fn check_spin_all(&self, hand: HandId, spins_at: SpinsAt, at: Time) -> Result<(), Refusal> {
        let (sheet, person) = (self.sheet(hand)?, self.person(hand.participant)?);
        if person.rides {
            return Err(Refusal::RidesStopByStop { hand });
        }
        if let Some((stop, first)) =
            Stop::all().find_map(|stop| Some((stop, sheet.stamps(Mark::Stop(stop)).last()?)))
        {
            return Err(Refusal::AlreadyStamped {
                hand,
                mark: Mark::Stop(stop),
                card: first.card,
                at: first.at,
            });
        }
        if let Some(at) = sheet.turned_in {
            return Err(Refusal::TurnedIn { hand, at });
        }
        match (spins_at, person.arrived) {
            (SpinsAt::FirstStop, _) => self.check_on_route(hand, at),
            (SpinsAt::Finish, None) => Err(Refusal::NotArrived(hand.participant)),
            (SpinsAt::Finish, Some(after)) if at < after => Err(Refusal::TooEarly { at, after }),
            (SpinsAt::Finish, Some(_)) => self.check_deadline(at),
        }
    }

    /// Declares a stamp void; allowed until the event closes (PR-10).
    pub(super) fn void(
        &mut self,
        hand: HandId,
        mark: Mark,
        reason: &str,
        out: &mut impl FnMut(Entry),
    ) -> Result<(), Refusal> {
        if self.sheet(hand)?.live(mark).is_none() {
            return Err(Refusal::NothingToVoid { hand, mark });
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        let card = self.sheet_mut(hand).void(mark, reason).expect("the stamp is valid");
        out(Entry::Voided { hand, mark, card, reason: reason.to_owned() });
        Ok(())
    }
}
