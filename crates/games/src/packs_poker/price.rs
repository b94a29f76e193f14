//! The results and winnings of all bets, computed before the first pack is settled: clauses 8 to 14, rulings
//! PK-4 to PK-7, PK-11.

use super::aggregate::limit;
use super::outcome::{Comparison, Lines, MAX_WAGERS};
use super::priced_bet::{BetResult, PricedBet, bonus_verdict, pack_verdict};
use super::rules::Rules;
use super::settings::BonusPays;
use super::wager::{Bet, SeatWager, Wager};
use crate::chips::Chips;
use arrayvec::ArrayVec;

/// Adds the lines of all bets on these comparisons, in order of settlement.
pub(super) fn price(comparisons: &[Comparison], rules: &Rules, lines: &mut Lines) {
    let mut priced: ArrayVec<PricedBet, { 2 * MAX_WAGERS }> = ArrayVec::new();
    for fact in comparisons {
        let Wager { bet, bonus } = fact.placed.wager;
        priced.push(PricedBet::new(fact, Bet::Pack, bet, pack_verdict(fact.player, fact.dealer)));
        if bonus > Chips::ZERO {
            let highest = rules.bonus_pays == BonusPays::EachWager || is_highest(comparisons, rules, fact);
            priced.push(PricedBet::new(fact, Bet::Bonus, bonus, bonus_verdict(rules, fact, highest)));
        }
    }
    limit(rules, &mut priced);
    lines.extend(priced.iter().map(PricedBet::line));
}

/// Returns whether this is the seat's highest hand among those whose bonus could be paid. Of equal hands, the first
/// counts as the highest (PK-11).
fn is_highest(comparisons: &[Comparison], rules: &Rules, fact: &Comparison) -> bool {
    let SeatWager { seat, pack, .. } = fact.placed;
    let own = comparisons.iter().filter(|other| other.placed.seat == seat);
    let with_bonus = own.filter(|other| other.placed.wager.bonus > Chips::ZERO);
    let could = |other: &&Comparison| matches!(bonus_verdict(rules, other, true), BetResult::Won { .. });
    // `max_by_key` returns the last of several equal maxima, so iterate from the last pack to the first.
    let highest = with_bonus.rev().filter(could).max_by_key(|other| other.player);
    highest.is_some_and(|highest| highest.placed.pack == pack)
}
