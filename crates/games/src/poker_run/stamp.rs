//! Stamps and their corrections (`poker-run/1`, PR-1, PR-7, PR-10).

use super::plan::is_valid_text;
use super::sheet::Stamp;
use super::{Event, HandId, Mark, PokerRun, Refusal, Route, Stop, Time};
use cards::CardSet;

impl PokerRun {
    pub(super) fn stamp(
        &mut self,
        hand: HandId,
        stop: Stop,
        stamp: Stamp,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let mark = Mark::Stop(stop);
        if self.sheet(hand)?.valid_stamp(mark).is_some() {
            return self.stamp_again(hand, mark, &stamp, out);
        }
        self.check_stamp(hand, stop, &stamp)?;
        let is_replacement = self.sheet(hand)?.is_void(mark);
        let Stamp { card, at, screen, .. } = stamp;
        if let Some(at) = at.filter(|_| self.by_time() && self.sheets[&hand].spun_at.is_some()) {
            self.sheet_mut(hand).spun_at = Some(self.replacement_location(hand, at)?);
        }
        self.add_stamp(hand, mark, stamp);
        let next = self.next_stop(self.sheet(hand)?);
        out(if is_replacement {
            Event::Restamped { hand, mark, card, at, screen }
        } else {
            Event::Stamped { hand, stop, card, at, screen, next }
        });
        Ok(())
    }

    /// Checks a stamp for a stop from which the hand has no valid stamp.
    pub(super) fn check_stamp(&self, hand: HandId, stop: Stop, stamp: &Stamp) -> Result<(), Refusal> {
        let (sheet, person) = (self.sheet(hand)?, self.person(hand.participant)?);
        let is_replacement = sheet.is_void(Mark::Stop(stop));
        if !person.rides && !is_replacement {
            return Err(Refusal::SpinsAtOnce { hand });
        }
        // A card without a time is not checked against any time or order (PR-23).
        if let Some(at) = stamp.at.filter(|_| !is_replacement || self.by_time()) {
            self.check_not_turned_in(hand, at)?;
            self.check_order(hand, stop, at)?;
            self.check_stop_time(hand, stop, at)?;
        }
        self.check_card(hand, stamp, sheet.held())
    }

    /// Checks that a hand, if it was turned in, can still get a card drawn at this time.
    pub(super) fn check_not_turned_in(&self, hand: HandId, at: Time) -> Result<(), Refusal> {
        let turned_in = self.sheet(hand)?.turned_in;
        match turned_in.filter(|&turned_in| !self.by_time() || at > turned_in) {
            Some(at) => Err(Refusal::TurnedIn { hand, at }),
            None => Ok(()),
        }
    }

    /// Checks that the route allows a rider's hand to get the stamp of a stop, given its other stamps.
    fn check_order(&self, hand: HandId, stop: Stop, at: Time) -> Result<(), Refusal> {
        match (self.person(hand.participant)?.rides, self.by_time()) {
            (false, _) => Ok(()),
            (true, true) => self.check_by_time(hand, stop, at),
            (true, false) => self.check_as_entered(hand, stop),
        }
    }

    /// Checks the time of a stop's card against the deadline and the arrival.
    pub(super) fn check_stop_time(&self, hand: HandId, stop: Stop, at: Time) -> Result<(), Refusal> {
        let person = self.person(hand.participant)?;
        if !person.rides {
            return self.replacement_location(hand, at).map(|_| ());
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
        match self.next_stop(sheet) {
            // The card of a closed stop is drawn at a later stop, after every open stop before it. The card of a
            // skipped stop may still be drawn at that stop.
            Some(next) if self.is_exempt(sheet, stop) && stop < next => Ok(()),
            Some(next) if self.rules.route == Route::Ordered && next != stop => {
                Err(Refusal::NotNextStop { hand, stop, next })
            }
            _ => Ok(()),
        }
    }

    /// Checks that a card of the route is stamped no later than the deadline and the arrival (PR-6).
    pub(super) fn check_on_route(&self, hand: HandId, at: Time) -> Result<(), Refusal> {
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

    /// Checks that a hand that holds these cards may get this stamp (PR-1).
    pub(super) fn check_card(&self, hand: HandId, stamp: &Stamp, held: CardSet) -> Result<(), Refusal> {
        let (draw, card) = (self.rules.draw, stamp.card);
        let barred = self.bars_repeats(stamp) && held.contains(card.0);
        if barred { Err(Refusal::CardHeld { hand, card, draw }) } else { Ok(()) }
    }

    /// Returns whether a card that the hand already holds is refused. If stamps count by time, or the sheet was kept
    /// on paper, staff may enter such a card, since the card entered first may be the wrong one; the hand is then not
    /// ranked until one of the two is void (PR-22, PR-23).
    pub(super) fn bars_repeats(&self, stamp: &Stamp) -> bool {
        !self.rules.repeats() && (stamp.screen || stamp.at.is_some() && !self.by_time())
    }

    /// Declares a stamp void; allowed until the event closes (PR-10).
    pub(super) fn void(
        &mut self,
        hand: HandId,
        mark: Mark,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        if self.sheet(hand)?.valid_stamp(mark).is_none() {
            return Err(Refusal::NothingToVoid { hand, mark });
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        let card = self.void_stamp(hand, mark, reason).expect("the stamp is valid");
        out(Event::Voided { hand, mark, card, reason: reason.to_owned() });
        Ok(())
    }
}
