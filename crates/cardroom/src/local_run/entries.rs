//! Operations on an event that record entries: stamps, arrivals and turned-in hands with their times, and the close.

use super::{LocalRun, STAFF, Source, hand, participant};
use crate::rng::Chance;
use cards::{Card, Wheel};
use games::poker_run::{Action, Event, HandId, LegalAction, STOPS, SpinsAt, Stop, Time};
use games::{Actor, Shown};
use requests::RequestError;

/// Time between two stops, in seconds; shorter if the deadline is early.
const LEG: u32 = 45 * 60;
/// Number of legs into which the time before the deadline is divided: five stops, the finish, the extra card, and
/// turning in the hand.
const LEGS: u32 = 8;

impl LocalRun {
    /// Stamps a participant's card for a stop.
    ///
    /// # Errors
    /// If the stop cannot be stamped now, or the rules do not allow the card.
    pub fn stamp(
        &mut self,
        number: usize,
        stop: Stop,
        card: Card,
        source: Source,
        chance: &mut Chance,
        out: &mut impl FnMut(Event),
    ) -> Result<(), RequestError> {
        let at = Some(self.time(stop.number() as u32 - 1, chance));
        self.enter(source, &Action::Stamp { hand: hand(number), stop, card: Shown(card), at }, out)
    }

    /// Spins all five cards of a participant who does not ride; this is done at the finish.
    pub(super) fn spin_all(
        &mut self,
        number: usize,
        chance: &mut Chance,
        out: &mut impl FnMut(Event),
    ) -> Result<(), RequestError> {
        let mut cards: Vec<Shown> = Vec::new();
        while let Some(missing) = STOPS.checked_sub(cards.len()).filter(|&missing| missing > 0) {
            let card = Shown(Wheel.spin(|n| chance.cards.below(n)));
            if missing == STOPS || self.run().rules().repeats() || !cards.contains(&card) {
                cards.push(card);
            }
        }
        let Ok(cards) = cards.try_into() else { return Ok(()) };
        let at = Some(self.arrived(number).unwrap_or(Time::FIRST));
        let action = Action::SpinAll { hand: hand(number), spins_at: SpinsAt::Finish, cards, at };
        self.enter(Source::Screen, &action, out)
    }

    fn arrived(&self, number: usize) -> Option<Time> {
        self.view().participants[number - 1].arrived
    }

    /// Records a participant's arrival at the finish.
    ///
    /// # Errors
    /// If the participant has already arrived.
    pub fn arrive(
        &mut self,
        number: usize,
        chance: &mut Chance,
        out: &mut impl FnMut(Event),
    ) -> Result<(), RequestError> {
        let at = self.time(5, chance);
        Ok(self.run.apply(STAFF, &Action::Arrive { participant: participant(number), at }, out)?)
    }

    /// Stamps a participant's extra card.
    ///
    /// # Errors
    /// If no extra card is available, or the rules do not allow the card.
    pub fn extra(
        &mut self,
        number: usize,
        card: Card,
        source: Source,
        chance: &mut Chance,
        out: &mut impl FnMut(Event),
    ) -> Result<(), RequestError> {
        let at = Some(self.time(6, chance));
        self.enter(source, &Action::Extra { hand: hand(number), card: Shown(card), at }, out)
    }

    /// Turns in a participant's hand.
    ///
    /// # Errors
    /// If the hand was already turned in.
    pub fn turn_in(
        &mut self,
        number: usize,
        chance: &mut Chance,
        out: &mut impl FnMut(Event),
    ) -> Result<(), RequestError> {
        let at = self.time(7, chance);
        Ok(self.run.apply(STAFF, &Action::TurnIn { hand: hand(number), at }, out)?)
    }

    /// Closes the event. Ties are broken by a spin-off if the settings require it.
    ///
    /// # Errors
    /// The game's refusal, which is a bug in the local run.
    pub fn close(&mut self, chance: &mut Chance, out: &mut impl FnMut(Event)) -> Result<(), RequestError> {
        self.run.apply(STAFF, &Action::Close, out)?;
        while let Some(hand) = self.next_spin_off() {
            let card = Shown(Wheel.spin(|n| chance.cards.below(n)));
            self.run.apply(Actor::House, &Action::SpinOff { hand, card }, out)?;
        }
        Ok(())
    }

    fn next_spin_off(&self) -> Option<HandId> {
        let view = self.view();
        let mut hands = view.participants.iter().flat_map(|participant| &participant.hands);
        hands.find(|sheet| sheet.legal.offers.contains(&LegalAction::SpinOff)).map(|sheet| sheet.hand)
    }

    fn enter(
        &mut self,
        source: Source,
        action: &Action,
        out: &mut impl FnMut(Event),
    ) -> Result<(), RequestError> {
        let by = match source {
            Source::Screen => Actor::House,
            Source::Typed => STAFF,
        };
        Ok(self.run.apply(by, action, out)?)
    }

    /// A random time in the first half of a leg, numbered from 0; the last leg ends at the deadline.
    fn time(&self, leg: u32, chance: &mut Chance) -> Time {
        let deadline = self.run().rules().deadline().seconds();
        let long = LEG.min(deadline / (LEGS + 1));
        let begin = deadline - LEGS * long + leg * long;
        Time::from_seconds(begin + chance.bots.below((long / 2).max(1))).unwrap_or(Time::LAST)
    }
}
