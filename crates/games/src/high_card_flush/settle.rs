//! Results of the wagers, and their settlement in cents (HF-4, HF-7).

use super::action::Wager;
use super::basis::Basis;
use super::bonus::{self, Bonuses};
use super::clause::Clause;
use super::hand::Hand;
use super::outcome::{Outcome, RoundResult, SeatOutcome, SettledWager};
use super::rules::{MAX_SEATS, Rules};
use crate::chips::Chips;
use crate::seat::Seat;
use crate::settlement::Line;
use arrayvec::ArrayVec;
use std::cmp::Ordering;

/// Maximum number of lines in one round: five wagers per seat.
pub const MAX_LINES: usize = 5 * MAX_SEATS;

/// A line of a settlement in High Card Flush.
pub type HfLine = Line<Wager, Clause>;

impl Outcome {
    /// The settlement: a line for every wager, in ascending order of seats. The house's gain is the negated sum of the
    /// nets; payments from the meter are part of it.
    pub fn settle(&self) -> ArrayVec<HfLine, MAX_LINES> {
        self.settle_under(&self.rules)
    }

    /// Settles the same round under the pay tables, the qualifier, the `bonus_limit` and the `progressive_ties` of
    /// other rules. The hands are not evaluated again.
    pub fn settle_under(&self, rules: &Rules) -> ArrayVec<HfLine, MAX_LINES> {
        let mut lines = ArrayVec::new();
        self.for_each(rules, |seat, SettledWager { wager, net, result, basis }| {
            lines.push(Line { seat, wager, result, net, clauses: basis.clauses() });
        });
        lines
    }

    /// The total paid from the meter, in cents (HF-7).
    pub fn paid_from_meter(&self) -> Chips {
        match self.ending {
            RoundResult::Played(_) => {
                let mut bonuses = Bonuses::new();
                bonus::price(&mut bonuses, &self.seats, &self.rules, self.meter);
                bonus::from_meter(&bonuses)
            }
            RoundResult::Void { .. } | RoundResult::NoWagers => Chips::ZERO,
        }
    }

    /// Decides every wager under these rules, and passes each to `visit`, in order of settlement.
    pub(super) fn for_each(&self, rules: &Rules, visit: impl FnMut(Seat, SettledWager)) {
        decide(&self.seats, self.ending, self.meter, rules, visit);
    }
}

/// Decides every wager of a round with this ending and this meter, in cents, and passes each to `visit`, in order of
/// settlement.
pub(super) fn decide(
    seats: &[SeatOutcome],
    ending: RoundResult,
    meter: Chips,
    rules: &Rules,
    mut visit: impl FnMut(Seat, SettledWager),
) {
    let RoundResult::Played(dealer) = ending else {
        for seat in seats {
            seat.give_back(|decided| visit(seat.seat, decided));
        }
        return;
    };
    let mut bonuses = Bonuses::new();
    bonus::price(&mut bonuses, seats, rules, meter);
    for seat in seats {
        match seat.hand {
            Some(hand) => seat.settle(rules, hand, dealer, |decided| visit(seat.seat, decided)),
            None => visit(seat.seat, seat.lost_ante()),
        }
        let own = bonuses.iter().filter(|bonus| bonus.seat == seat.seat);
        own.for_each(|bonus| visit(seat.seat, bonus.decided()));
    }
}

impl SeatOutcome {
    fn settle(&self, rules: &Rules, hand: Hand, dealer: Hand, mut visit: impl FnMut(SettledWager)) {
        let (ante, raise, basis) = self.against(rules, hand, dealer);
        visit(SettledWager::new(Wager::Ante, ante * self.wagers.ante.signed(), basis));
        if self.raise > Chips::ZERO {
            visit(SettledWager::new(Wager::Raise, raise * self.raise.signed(), basis));
        }
    }

    /// The net gains of the ante and of the raise, in multiples of each, and the basis of both.
    fn against(&self, rules: &Rules, hand: Hand, dealer: Hand) -> (i64, i64, Basis) {
        if self.raise == Chips::ZERO {
            return (-1, 0, Basis::Fold);
        }
        if !rules.qualifier.admits(dealer.flush) {
            return (1, 0, Basis::Unqualified);
        }
        let basis = compared(hand, dealer);
        match hand.flush.cmp(&dealer.flush) {
            Ordering::Greater => (1, 1, basis),
            Ordering::Equal => (0, 0, basis),
            Ordering::Less => (-1, -1, basis),
        }
    }

    /// The lost ante of a seat that folded without a bonus wager.
    fn lost_ante(&self) -> SettledWager {
        SettledWager::new(Wager::Ante, -self.wagers.ante.signed(), Basis::Fold)
    }

    /// Returns every wager of the seat, since the round is void (HF-5).
    fn give_back(&self, mut visit: impl FnMut(SettledWager)) {
        let main = [(Wager::Ante, self.wagers.ante), (Wager::Raise, self.raise)];
        for (wager, amount) in main.into_iter().chain(self.wagers.bonuses()) {
            if amount > Chips::ZERO {
                visit(SettledWager::new(wager, 0, Basis::Misdeal));
            }
        }
    }
}

fn compared(hand: Hand, dealer: Hand) -> Basis {
    let length = hand.flush.max(dealer.flush).length();
    match hand.flush.cmp(&dealer.flush) {
        Ordering::Equal => Basis::Equal { length },
        _ if hand.flush.length() == dealer.flush.length() => Basis::Ranks { length },
        _ => Basis::Length { length },
    }
}
