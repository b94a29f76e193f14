//! Payment of fees and prizes (PR-20).

use super::plan::is_valid_text;
use super::run::WonPrize;
use super::sheet::Sheet;
use super::{Event, HandId, PokerRun, Refusal};

impl PokerRun {
    /// Records the fee of a hand as paid, before or after the close.
    pub(super) fn pay(&mut self, hand: HandId, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        if self.sheet(hand)?.paid {
            return Err(Refusal::FeePaid(hand));
        }
        self.sheet_mut(hand).paid = true;
        out(Event::FeePaid { hand, fee: self.rules.hand_price });
        Ok(())
    }

    /// Records the prize of a hand as paid, once the prizes are final and the hand's fee is paid.
    pub(super) fn pay_prize(&mut self, hand: HandId, out: &mut impl FnMut(Event)) -> Result<(), Refusal> {
        let sheet = self.sheet(hand)?;
        let won = self.won(hand)?;
        if sheet.prize_paid {
            return Err(Refusal::PrizePaid { hand, place: won.place });
        }
        if !sheet.paid {
            return Err(Refusal::FeeUnpaid(hand));
        }
        self.sheet_mut(hand).prize_paid = true;
        out(Event::PrizePaid { hand, place: won.place, prize: won.prize });
        Ok(())
    }
    /// Declares the payment of a hand's fee void, unless the hand's prize is recorded as paid.
    pub(super) fn void_pay(
        &mut self,
        hand: HandId,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        let sheet = self.sheet(hand)?;
        if !self.has_payment(sheet) {
            return Err(Refusal::NoPayment(hand));
        }
        if sheet.prize_paid {
            return Err(Refusal::PrizeFollows(hand));
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        self.sheet_mut(hand).paid = false;
        out(Event::FeeVoided { hand, fee: self.rules.hand_price, reason: reason.to_owned() });
        Ok(())
    }

    /// Declares the payment of a prize void.
    pub(super) fn void_prize(
        &mut self,
        hand: HandId,
        reason: &str,
        out: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        if !self.sheet(hand)?.prize_paid {
            return Err(Refusal::PrizeUnpaid(hand));
        }
        if !is_valid_text(reason) {
            return Err(Refusal::NoReason);
        }
        let won = self.won(hand)?;
        self.sheet_mut(hand).prize_paid = false;
        out(Event::PrizeVoided { hand, place: won.place, prize: won.prize, reason: reason.to_owned() });
        Ok(())
    }

    /// Returns whether staff recorded the payment of the fee, rather than the fee counting as paid from registration.
    pub(super) fn has_payment(&self, sheet: &Sheet) -> bool {
        sheet.paid && !self.rules.paid_at_registration()
    }

    /// The prize of a hand, once the prizes are final.
    fn won(&self, hand: HandId) -> Result<WonPrize, Refusal> {
        let winners = self.winners.as_ref().ok_or(Refusal::PrizesNotFinal)?;
        winners.get(&hand).copied().ok_or(Refusal::NoPrize(hand))
    }
}
