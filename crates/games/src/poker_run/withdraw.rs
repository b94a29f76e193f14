//! Withdrawal of a participant and cancellation of the event, with refunds (PR-19).

use super::plan::is_valid_text;
use super::{Event, HandId, Participant, Phase, PokerRun, Refusal};
use crate::chips::Chips;

impl PokerRun {
    /// Withdraws a participant, unless a card was drawn for any of their hands or they are at the finish. The number is
    /// not assigned again.
    pub(super) fn withdraw(
        &mut self,
        participant: Participant,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        self.unstarted(participant)?;
        let before = self.takings();
        self.person_mut(participant).withdrawn = true;
        let hands: Vec<HandId> = self.sheets_of(participant).map(|(hand, _)| hand).collect();
        hands.iter().for_each(|hand| self.sheets.remove(hand));
        let refund = before.saturating_sub(self.takings());
        self.refund(refund);
        out(Event::Withdrawn { participant, refund });
        Ok(())
    }

    /// Cancels the event: no hand is ranked, and the takings are refunded.
    pub(super) fn cancel(&mut self, reason: &str, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        let refund = self.takings();
        self.phase = Phase::Cancelled;
        self.refund(refund);
        out(Event::Cancelled { reason: reason.to_owned(), refund });
        Ok(())
    }

    /// Adds this amount, in cents, to the refunds.
    pub(super) fn refund(&mut self, cents: Chips) {
        let all = self.refunds.checked_add(cents);
        self.refunds = all.expect("takings and refunds are checked together before the takings grow");
    }
}
