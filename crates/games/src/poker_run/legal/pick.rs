//! Random entries in realistic proportions.

use super::super::{Action, Participant, Phase, Time};
use super::{LegalAction, Moves, Window};
use crate::face::Shown;
use crate::game::Legal;
use cards::Card;

impl Window {
    fn pick(self, below: &mut dyn FnMut(u64) -> u64) -> Time {
        let seconds = u64::from(self.to.seconds() - self.from.seconds()) + 1;
        // Picks a realistic time of day rather than an arbitrary second of an open-ended window.
        let after = below(seconds.min(4 * 3600)) as u32;
        let begin = self.from.max(Time::at(12, 0)).min(self.to).seconds();
        Time::from_seconds(begin + after).filter(|&at| at <= self.to).unwrap_or(self.to)
    }
}

impl Moves<'_> {
    pub(super) fn try_pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let run = self.run;
        let action = match below(64) {
            _ if run.phase == Phase::SpinOff => self.pick_for_hand(below)?,
            0 => Action::Close,
            1..=7 => self.pick_registration(below)?,
            8..=14 => {
                let participant = self.pick_participant(below)?;
                let from = Window::new(run.last_visit(participant), Time::LAST)?;
                Action::Arrive { participant, at: from.pick(below) }
            }
            _ => self.pick_for_hand(below)?,
        };
        self.allows(&action).then_some(action)
    }

    fn pick_participant(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Participant> {
        let people = self.run.participants.len();
        self.run.participants.keys().nth(below(people.max(1) as u64) as usize).copied()
    }

    fn pick_registration(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        if below(3) == 0 {
            return Some(Action::AddHand { participant: self.pick_participant(below)? });
        }
        let last = self.run.participants.keys().last().map_or(0, |participant| participant.number());
        let participant = Participant::new(last.checked_add(1)?)?;
        Some(Action::Register { participant, name: format!("number {participant}"), rides: below(4) > 0 })
    }

    fn pick_for_hand(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<Action> {
        let hands = match self.run.phase {
            Phase::SpinOff => self.run.to_spin(),
            _ => self.run.sheets.keys().copied().collect(),
        };
        let hand = *hands.get(below(hands.len().max(1) as u64) as usize)?;
        let offers = self.run.hand_moves(hand).offers;
        let offer = *offers.get(below(offers.len().max(1) as u64) as usize)?;
        Some(match offer {
            LegalAction::Stamp { stop, within } => {
                Action::Stamp { hand, stop, card: spin(below), at: Some(within.pick(below)) }
            }
            LegalAction::SpinAll { spins_at, within } => {
                let cards = std::array::from_fn(|_| spin(below));
                Action::SpinAll { hand, spins_at, cards, at: Some(within.pick(below)) }
            }
            LegalAction::Extra { within } => {
                Action::Extra { hand, card: spin(below), at: Some(within.pick(below)) }
            }
            // Corrections are rarer than stamps.
            LegalAction::Void { .. }
            | LegalAction::VoidTurnIn
            | LegalAction::VoidPay
            | LegalAction::VoidPrize
                if below(16) > 0 =>
            {
                return None;
            }
            LegalAction::VoidPay => Action::VoidPay { hand, reason: "misread".to_owned() },
            LegalAction::VoidPrize => Action::VoidPrize { hand, reason: "misread".to_owned() },
            LegalAction::Void { mark } => Action::Void { hand, mark, reason: "misread".to_owned() },
            // A sheet is usually turned in once no card is missing.
            LegalAction::TurnIn { .. } if self.run.sheets[&hand].missing().is_some() && below(32) > 0 => {
                return None;
            }
            LegalAction::TurnIn { within } => Action::TurnIn { hand, at: within.pick(below) },
            LegalAction::VoidTurnIn => Action::VoidTurnIn { hand, reason: "wrong number".to_owned() },
            LegalAction::SpinOff => Action::SpinOff { hand, card: spin(below) },
            LegalAction::Pay => Action::Pay { hand },
            LegalAction::PayPrize => Action::PayPrize { hand },
        })
    }
}

fn spin(below: &mut dyn FnMut(u64) -> u64) -> Shown {
    Shown(Card::from_index(below(52) as usize).expect("the wheel has 52 fields"))
}
