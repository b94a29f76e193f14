//! The draw for a spin.

use super::Draws;
use super::fact_log::{hand_of, slot_of};
use crate::run::error::RunRefusal;
use crate::run::spin::Spin;
use draws::{Attempt, Draw, Slot};
use games::Shown;
use games::poker_run::{HandId, Mark, Stop};

/// What the draws have for a spin that the game has no stamp for.
pub(in crate::run) enum Due {
    /// This draw is due.
    Draw(Draw),
    /// All cards of the spin are drawn, and only their stamp is missing: the draws of a participant who does not ride
    /// are stamped together.
    Stamp(Vec<Shown>),
}

impl Draws {
    /// The draw that is due for a spin.
    ///
    /// # Errors
    /// [`RunRefusal::DrawByHand`] if both attempts are used, a card by hand ended the draw, or the spin-off is one after
    /// the third.
    pub(in crate::run) fn due(&self, spin: &Spin) -> Result<Due, RunRefusal> {
        let hand = spin.hand();
        let mut cards = Vec::new();
        for slot in slots(spin) {
            let slot = slot.ok_or(RunRefusal::DrawByHand)?;
            match self.card(hand, slot) {
                Some(card) => cards.push(card),
                None => return self.next_attempt(hand, slot).map(Due::Draw),
            }
        }
        Ok(Due::Stamp(cards))
    }

    /// The valid cards for a spin so far.
    pub(in crate::run) fn cards_for(&self, spin: &Spin) -> Vec<Shown> {
        slots(spin).into_iter().map_while(|slot| self.card(spin.hand(), slot?)).collect()
    }

    fn card(&self, hand: HandId, slot: Slot) -> Option<Shown> {
        self.verifier().card(hand_of(hand)?, slot).map(|(card, _)| Shown(card))
    }

    fn next_attempt(&self, hand: HandId, slot: Slot) -> Result<Draw, RunRefusal> {
        let hand = hand_of(hand).ok_or(RunRefusal::DrawByHand)?;
        let first = Draw { event: self.event(), hand, slot, attempt: Attempt::First };
        let second = first.with_attempt(Attempt::Second);
        let is_over =
            |draw| self.verifier().status(draw).is_some_and(|status| status.is_void || status.has_ended);
        let first_is_void = self.verifier().status(&first).is_some_and(|status| status.is_void);
        let due = if first_is_void { second } else { first };
        if is_over(&due) { Err(RunRefusal::DrawByHand) } else { Ok(due) }
    }
}

/// The slots of a spin; `None` for a spin-off after the third.
fn slots(spin: &Spin) -> Vec<Option<Slot>> {
    match *spin {
        Spin::Stop { stop, .. } => vec![slot_of(Mark::Stop(stop))],
        Spin::Extra { .. } => vec![Some(Slot::EXTRA)],
        Spin::All { .. } => Stop::all().map(|stop| slot_of(Mark::Stop(stop))).collect(),
        Spin::SpinOff { round, .. } => {
            let number = round.checked_add(1).and_then(|number| u8::try_from(number).ok());
            vec![number.and_then(Slot::spin_off)]
        }
    }
}
