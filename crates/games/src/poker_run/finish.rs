//! The finish: arrival, the extra card, turning in (`poker-run/3`, `/4`, PR-4, PR-6).

use super::sheet::{Sheet, Stamp};
use super::{DeadlineFor, Event, ExtraCard, HandId, Mark, Participant, PokerRun, Refusal, Time};

impl PokerRun {
    /// Records the arrival: the first scan at the finish.
    pub(super) fn arrive(
        &mut self,
        participant: Participant,
        at: Time,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        if let Some(at) = self.person(participant)?.arrived {
            return Err(Refusal::AlreadyArrived { participant, at });
        }
        self.check_not_before(at, self.last_visit(participant))?;
        self.note_arrival(participant, at, false, out);
        Ok(())
    }

    fn note_arrival(
        &mut self,
        participant: Participant,
        at: Time,
        by_turn_in: bool,
        out: &mut impl FnMut(Event),
    ) {
        let person = self.person_mut(participant);
        (person.arrived, person.arrived_by_turn_in) = (Some(at), by_turn_in);
        out(Event::Arrived { participant, at, in_time: at <= self.rules.deadline() });
    }

    /// The time of the participant's last visit to a stop, with any of their hands.
    pub(super) fn last_visit(&self, participant: Participant) -> Option<Time> {
        self.sheets_of(participant).filter_map(|(_, sheet)| sheet.last_visit()).max()
    }

    fn check_not_before(&self, at: Time, earlier: Option<Time>) -> Result<(), Refusal> {
        match earlier {
            Some(after) if at < after => Err(Refusal::TooEarly { at, after }),
            _ => Ok(()),
        }
    }

    pub(super) fn stamp_extra(
        &mut self,
        hand: HandId,
        stamp: Stamp,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let mark = Mark::Extra;
        if self.sheet(hand)?.valid_stamp(mark).is_some() {
            return self.stamp_again(hand, mark, &stamp, out);
        }
        self.check_extra(hand, &stamp)?;
        let is_replacement = self.sheet(hand)?.is_void(mark);
        let Stamp { card, at, screen, .. } = stamp;
        self.add_stamp(hand, mark, stamp);
        out(if is_replacement {
            Event::Restamped { hand, mark, card, at, screen }
        } else {
            Event::ExtraStamped { hand, card, at, screen }
        });
        Ok(())
    }

    /// Checks an extra card for a hand that has no valid one.
    pub(super) fn check_extra(&self, hand: HandId, stamp: &Stamp) -> Result<(), Refusal> {
        let sheet = self.sheet(hand)?;
        self.check_extra_is_free(hand)?;
        if !sheet.is_void(Mark::Extra) {
            self.check_extra_now(hand, stamp.at)?;
        }
        self.check_card(hand, stamp, sheet.held())?;
        self.check_money(self.rules.extra_price)
    }

    /// Checks that the setting still allows an extra card for this hand.
    fn check_extra_is_free(&self, hand: HandId) -> Result<(), Refusal> {
        match (self.rules.extra_card, self.extra_of(hand.participant)) {
            (ExtraCard::None, _) => Err(Refusal::NoExtraCard),
            (ExtraCard::PerParticipant, Some(with)) => {
                Err(Refusal::ExtraTaken { participant: hand.participant, with })
            }
            _ => Ok(()),
        }
    }

    /// The participant's hand with a valid extra card, if any.
    pub(super) fn extra_of(&self, participant: Participant) -> Option<HandId> {
        self.sheets_of(participant)
            .find(|(_, sheet)| sheet.valid_stamp(Mark::Extra).is_some())
            .map(|(hand, _)| hand)
    }

    /// Checks that a first extra card is drawn at the finish: after the last stop, before turning in, and for a hand
    /// that is not already late. A card without a time was drawn before turning in (PR-23).
    fn check_extra_now(&self, hand: HandId, at: Option<Time>) -> Result<(), Refusal> {
        let (sheet, participant) = (self.sheet(hand)?, hand.participant);
        if let Some(next) = self.missing_for_extra(self.person(participant)?, sheet) {
            return Err(Refusal::StopsMissing { hand, next });
        }
        if let Some(turned_in) = sheet.turned_in.filter(|_| at.is_some()) {
            return Err(Refusal::TurnedIn { hand, at: turned_in });
        }
        let arrived = self.person(participant)?.arrived.ok_or(Refusal::NotArrived(participant))?;
        match at {
            Some(at) => self.check_extra_time(hand, at),
            None => self.check_due_at_finish(arrived, arrived),
        }
    }

    /// Checks the time of an extra card against the last stop, the arrival and the deadline.
    pub(super) fn check_extra_time(&self, hand: HandId, at: Time) -> Result<(), Refusal> {
        let participant = hand.participant;
        let arrived = self.person(participant)?.arrived.ok_or(Refusal::NotArrived(participant))?;
        self.check_not_before(at, self.last_stop_of(self.sheet(hand)?).max(Some(arrived)))?;
        self.check_due_at_finish(arrived, at)
    }

    /// The time of the last visit to a stop, which an extra card must not precede. `None` if stamps count by time,
    /// since the last stamp may not have been entered yet.
    pub(super) fn last_stop_of(&self, sheet: &Sheet) -> Option<Time> {
        sheet.last_visit().filter(|_| !self.by_time())
    }

    /// Checks that a hand for which a card is drawn at the finish at this time is not already late (PR-4).
    pub(super) fn check_due_at_finish(&self, arrived: Time, at: Time) -> Result<(), Refusal> {
        self.check_deadline(match self.rules.deadline_for {
            DeadlineFor::Arrival => arrived,
            DeadlineFor::TurnIn => at,
        })
    }

    /// Turns a hand in. If its participant has not been scanned yet, this counts as the arrival (PR-12).
    pub(super) fn turn_in(
        &mut self,
        hand: HandId,
        at: Time,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let sheet = self.sheet(hand)?;
        if let Some(at) = sheet.turned_in {
            return Err(Refusal::TurnedIn { hand, at });
        }
        let (participant, arrived) = (hand.participant, self.person(hand.participant)?.arrived);
        let earlier = arrived.or_else(|| self.last_visit(participant)).max(sheet.last_card());
        self.check_not_before(at, earlier)?;
        if arrived.is_none() {
            self.note_arrival(participant, at, true, out);
        }
        self.sheet_mut(hand).turned_in = Some(at);
        out(Event::TurnedIn { hand, at });
        Ok(())
    }
}
