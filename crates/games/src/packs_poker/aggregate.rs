//! The most that one round wins (clause `packs-poker/aggregate`, ruling PK-7).

use super::price::Verdict;
use super::rules::Rules;
use super::settings::{AggregateCovers, AggregateSharing};
use super::settle::{Bet, MOST_WAGERS, Priced};
use crate::chips::Chips;
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// Cuts the winnings that the aggregate covers, if they are above it together.
pub(super) fn limit(rules: &Rules, bets: &mut [Priced]) {
    let covered = |bet: &&mut Priced| {
        let kind = rules.aggregate_covers == AggregateCovers::All || bet.bet() == Bet::Bonus;
        kind && matches!(bet.verdict, Verdict::Won { .. })
    };
    let mut won: ArrayVec<&mut Priced, { 2 * MOST_WAGERS }> = bets.iter_mut().filter(covered).collect();
    let total: Chips = won.iter().map(|bet| bet.winnings).sum();
    if total <= rules.aggregate {
        return;
    }
    won.iter_mut().for_each(|bet| bet.limited = true);
    match rules.aggregate_sharing {
        AggregateSharing::InProportion => in_proportion(rules.aggregate, total, &mut won),
        AggregateSharing::InSettlingOrder => in_settling_order(rules.aggregate, &mut won),
    }
}

/// Each in proportion, down to whole cents; the cents left to the largest remainders, then in settling order.
fn in_proportion(aggregate: Chips, total: Chips, won: &mut [&mut Priced]) {
    let (aggregate, total) = (u128::from(aggregate.get()), u128::from(total.get()));
    let mut remainders: ArrayVec<(Reverse<u128>, usize), { 2 * MOST_WAGERS }> = ArrayVec::new();
    let mut paid = 0;
    for (place, bet) in won.iter_mut().enumerate() {
        let product = u128::from(bet.winnings.get()) * aggregate;
        let share = product / total;
        paid += share;
        remainders.push((Reverse(product % total), place));
        bet.winnings = Chips::new(share as u64).expect("a share is less than the whole");
    }
    remainders.sort_unstable();
    for &(_, place) in remainders.iter().take((aggregate - paid) as usize) {
        won[place].winnings += Chips::ONE;
    }
}

/// Whole, as far as the aggregate goes.
fn in_settling_order(mut left: Chips, won: &mut [&mut Priced]) {
    for bet in won {
        bet.winnings = bet.winnings.min(left);
        left -= bet.winnings;
    }
}
