//! The draw that is due for a spin.

use super::ProvableDraws;
use super::fact_log::{hand_of, slot_of};
use crate::run::error::RunRefusal;
use crate::run::spin::Spin;
use draws::{Attempt, Draw, DrawRule, Slot};
use games::Shown;
use games::poker_run::{Action, HandId, Mark, Stop};

impl ProvableDraws {
    /// The draw that is due for a spin: that of its first slot without a card.
    ///
    /// # Errors
    /// [`RunRefusal::DrawByHand`] if there is none: both attempts are used, a card by hand ended the draw, or the
    /// spin-off is one after the third.
    pub(in crate::run) fn due(&self, spin: &Spin) -> Result<Draw, RunRefusal> {
        let hand = spin.hand();
        let open =
            slots(spin).into_iter().find(|slot| slot.is_none_or(|slot| self.card(hand, slot).is_none()));
        self.next_attempt(hand, open.flatten().ok_or(RunRefusal::DrawByHand)?)
    }

    /// The draws for a spin that have a card, void ones included, in the order of slots and attempts.
    pub(in crate::run) fn drawn_for(&self, spin: &Spin) -> Vec<Draw> {
        let Some(hand) = hand_of(spin.hand()) else { return Vec::new() };
        let slots = slots(spin).into_iter().flatten();
        let draws = slots.flat_map(|slot| {
            [Attempt::First, Attempt::Second].map(|attempt| Draw { event: self.event(), hand, slot, attempt })
        });
        draws.filter(|draw| self.proof(draw).is_some()).collect()
    }

    /// Checks that a card by hand comes while the hand has no open draw for another card, unless hands may get a card
    /// twice: the draw could give the same card, and could then not be stamped.
    ///
    /// # Errors
    /// [`RunRefusal::OtherDrawOpen`].
    pub(in crate::run) fn check_no_other_open(&self, action: &Action) -> Result<(), RunRefusal> {
        let (hand, own): (HandId, Vec<Slot>) = match action {
            Action::Stamp { hand, stop, .. } => (*hand, slot_of(Mark::Stop(*stop)).into_iter().collect()),
            Action::Extra { hand, .. } => (*hand, vec![Slot::EXTRA]),
            Action::SpinAll { hand, .. } => {
                (*hand, Stop::all().filter_map(|stop| slot_of(Mark::Stop(stop))).collect())
            }
            _ => return Ok(()),
        };
        let is_other = |draw: &Draw| Some(draw.hand) == hand_of(hand) && !own.contains(&draw.slot);
        match self.verifier().open_draws().find(|(draw, _)| is_other(draw)) {
            Some((open, status)) if self.rule() != DrawRule::Wheel => Err(RunRefusal::OtherDrawOpen {
                hand: hand.to_string(),
                slot: open.slot.code(),
                phone: status.phone.0.get(),
            }),
            _ => Ok(()),
        }
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
