//! Payouts of the wagers that the player's cards alone decide: flush bonus, straight flush bonus, progressive
//! (HF-4, HF-7, HF-9).

use super::action::Wager;
use super::basis::Basis;
use super::hand::{CARDS, Hand};
use super::outcome::{SeatOutcome, SettledWager};
use super::pays::ProgressivePay;
use super::rules::{MAX_SEATS, Rules};
use super::settings::ProgressiveTies;
use crate::chips::Chips;
use crate::pay_table::Pays;
use crate::proportion::in_proportion;
use crate::seat::Seat;
use crate::settlement::WagerResult;
use arrayvec::ArrayVec;

/// Maximum number of bonus wagers in one round.
const MAX_BONUSES: usize = 3 * MAX_SEATS;

/// The bonus wagers of a round, in ascending order of seats.
pub(super) type Bonuses = ArrayVec<Bonus, MAX_BONUSES>;

/// One bonus wager and its payout.
#[derive(Clone, Copy)]
pub(super) struct Bonus {
    pub seat: Seat,
    wager: Wager,
    stake: Chips,
    hand: Hand,
    from: From,
    paid: Chips,
    /// `true` if the house pays this bonus and its payouts on the bonus wagers of the round exceeded the limit (HF-9).
    limited: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum From {
    /// No payout: the hand does not win.
    Nothing,
    /// The house, by a pay table.
    House,
    /// The meter; the hand wins this share of it.
    Meter(Pays),
}

/// Computes the payouts of all bonus wagers, given the meter in cents, into an empty list of the caller. A returned list
/// would be copied as a whole, empty places included.
pub(super) fn price(bonuses: &mut Bonuses, seats: &[SeatOutcome], rules: &Rules, meter: Chips) {
    for seat in seats {
        let Some(hand) = seat.hand else { continue };
        let made = seat.wagers.bonuses().into_iter().filter(|(_, stake)| *stake > Chips::ZERO);
        made.for_each(|(wager, stake)| bonuses.push(Bonus::new(rules, seat.seat, hand, wager, stake)));
    }
    match rules.progressive_ties {
        ProgressiveTies::Share => share_meter(meter, bonuses),
        ProgressiveTies::InOrder => take_in_order(meter, bonuses),
    }
    limit(rules, bonuses);
}

/// The total that the meter pays, in cents.
pub(super) fn from_meter(bonuses: &[Bonus]) -> Chips {
    bonuses.iter().filter(|bonus| bonus.share().is_some()).map(|bonus| bonus.paid).sum()
}

/// Pays shares in ascending order of seats: each winner takes its share of the amount that the previous winners left.
fn take_in_order(mut meter: Chips, bonuses: &mut [Bonus]) {
    for bonus in bonuses {
        let Some(share) = bonus.share() else { continue };
        bonus.paid = share.winnings(meter).unwrap_or(Chips::ZERO);
        meter -= bonus.paid;
    }
}

/// Pays shares from the longest run down: hands with equally long runs split one share of the amount that the longer
/// runs left. Odd cents go one each in ascending order of seats.
fn share_meter(mut meter: Chips, bonuses: &mut [Bonus]) {
    for run in (0..=CARDS as u8).rev() {
        let equal = |bonus: &Bonus| bonus.share().filter(|_| bonus.hand.run == run);
        let (winners, share) = (bonuses.iter().filter_map(equal).count(), bonuses.iter().find_map(equal));
        let Some(pool) = share.and_then(|share| share.winnings(meter)) else { continue };
        meter -= pool;
        let (each, mut left) = pool.split(winners as u64);
        for bonus in bonuses.iter_mut().filter(|bonus| equal(bonus).is_some()) {
            bonus.paid = each + if left > 0 { Chips::ONE } else { Chips::ZERO };
            left = left.saturating_sub(1);
        }
    }
}

/// Reduces the house's payouts proportionally if their total exceeds the limit (HF-9). Shares of the meter are not
/// limited.
fn limit(rules: &Rules, bonuses: &mut [Bonus]) {
    let Some(most) = rules.bonus_limit else { return };
    let by_house = |bonus: &&mut Bonus| bonus.from == From::House;
    let total: Chips = bonuses.iter_mut().filter(by_house).map(|bonus| bonus.paid).sum();
    if total <= most {
        return;
    }
    let mut paid: ArrayVec<&mut Chips, MAX_BONUSES> = ArrayVec::new();
    for bonus in bonuses.iter_mut().filter(by_house) {
        bonus.limited = true;
        paid.push(&mut bonus.paid);
    }
    in_proportion(most, &mut paid);
}

impl Bonus {
    fn new(rules: &Rules, seat: Seat, hand: Hand, wager: Wager, stake: Chips) -> Bonus {
        let progressive = || rules.progressive.and_then(|pays| pays.pays(hand.run));
        let (from, pays) = match wager {
            Wager::FlushBonus => from_house(rules.flush_bonus.pays(hand.flush.length())),
            Wager::Progressive => match progressive() {
                Some(ProgressivePay::Share(share)) => (From::Meter(share), None),
                Some(ProgressivePay::Fixed(pays)) => from_house(Some(pays)),
                None => (From::Nothing, None),
            },
            _ => from_house(rules.straight_flush_bonus.pays(hand.run)),
        };
        let paid = pays.and_then(|pays| pays.winnings(stake)).unwrap_or(Chips::ZERO);
        Bonus { seat, wager, stake, hand, from, paid, limited: false }
    }

    fn share(&self) -> Option<Pays> {
        match self.from {
            From::Meter(share) => Some(share),
            From::Nothing | From::House => None,
        }
    }

    /// Decides the wager. A progressive stake is never returned: a win may be less than the stake and still
    /// counts as a win (HF-7).
    pub(super) fn decided(&self) -> SettledWager {
        let (wager, basis) = (self.wager, self.basis());
        let (net, result) = match (wager, self.from) {
            (Wager::Progressive, _) => {
                let won = self.paid > Chips::ZERO;
                let result = if won { WagerResult::Won } else { WagerResult::Lost };
                (self.paid.signed() - self.stake.signed(), result)
            }
            (_, From::Nothing) => (-self.stake.signed(), WagerResult::Lost),
            _ => (self.paid.signed(), WagerResult::of(self.paid.signed())),
        };
        SettledWager { wager, net, result, basis }
    }

    fn basis(&self) -> Basis {
        let (length, run, limited) = (self.hand.flush.length(), self.hand.run, self.limited);
        match (self.wager, self.from) {
            (Wager::FlushBonus, _) => Basis::OwnFlush { length, limited },
            (Wager::Progressive, From::House) => Basis::Fixed { run, limited },
            (Wager::Progressive, _) => Basis::Meter { run },
            _ => Basis::OwnRun { run, limited },
        }
    }
}

fn from_house(pays: Option<Pays>) -> (From, Option<Pays>) {
    (if pays.is_some() { From::House } else { From::Nothing }, pays)
}
