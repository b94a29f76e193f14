//! The aggregate limit on the winnings of one round (clause `packs-poker/aggregate`, ruling PK-7).

use super::outcome::MAX_WAGERS;
use super::priced_bet::{BetResult, PricedBet};
use super::rules::Rules;
use super::settings::{AggregateCovers, AggregateSharing};
use super::wager::Bet;
use crate::chips::Chips;
use crate::proportion::in_proportion;
use arrayvec::ArrayVec;

/// Reduces the winnings that the aggregate covers to the aggregate, if their sum exceeds it, and marks their bets as
/// limited.
pub(super) fn limit(rules: &Rules, bets: &mut [PricedBet]) {
    let covered = |bet: &&mut PricedBet| {
        let kind = rules.aggregate_covers == AggregateCovers::All || bet.bet() == Bet::Bonus;
        kind && matches!(bet.verdict, BetResult::Won { .. })
    };
    let mut won: ArrayVec<&mut PricedBet, { 2 * MAX_WAGERS }> = bets.iter_mut().filter(covered).collect();
    let total: Chips = won.iter().map(|bet| bet.winnings).sum();
    if total <= rules.aggregate {
        return;
    }
    won.iter_mut().for_each(|bet| bet.limited = true);
    match rules.aggregate_sharing {
        AggregateSharing::InProportion => {
            let mut winnings: ArrayVec<&mut Chips, { 2 * MAX_WAGERS }> =
                won.iter_mut().map(|bet| &mut bet.winnings).collect();
            in_proportion(rules.aggregate, &mut winnings);
        }
        AggregateSharing::InSettlingOrder => in_settling_order(rules.aggregate, &mut won),
    }
}

/// Pays winnings in order of settlement: each in full, or as much as is left of the aggregate.
fn in_settling_order(mut left: Chips, won: &mut [&mut PricedBet]) {
    for bet in won {
        bet.winnings = bet.winnings.min(left);
        left -= bet.winnings;
    }
}
