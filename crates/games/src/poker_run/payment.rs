//! Payment of fees and prizes (PR-20).

use super::{Entry, HandId, PokerRun, Refusal};

impl PokerRun {
    /// Records the fee of a hand as paid, before or after the close.
    pub(super) fn pay(&mut self, hand: HandId, out: &mut impl FnMut(Entry)) -> Result<(), Refusal> {
        if self.sheet(hand)?.paid {
            return Err(Refusal::FeePaid(hand));
        }
        self.sheet_mut(hand).paid = true;
        out(Entry::FeePaid { hand, fee: self.rules.hand_price });
        Ok(())
    }

    /// Records the prize of a hand as paid, once the prizes are final and its fee is paid.
    pub(super) fn pay_prize(&mut self, hand: HandId, out: &mut impl FnMut(Entry)) -> Result<(), Refusal> {
        let sheet = self.sheet(hand)?;
        let closed = self.closed.as_ref().ok_or(Refusal::PrizesNotFinal)?;
        let won = *closed.winners.get(&hand).ok_or(Refusal::NoPrize(hand))?;
        if sheet.prize_paid {
            return Err(Refusal::PrizePaid { hand, place: won.place });
        }
        if !sheet.paid {
            return Err(Refusal::FeeUnpaid(hand));
        }
        self.sheet_mut(hand).prize_paid = true;
        out(Entry::PrizePaid { hand, place: won.place, prize: won.prize });
        Ok(())
    }
}
