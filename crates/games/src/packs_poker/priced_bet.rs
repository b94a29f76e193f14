//! Results of pack bets and bonus bets, with their winnings and clauses: clauses 8 to 14, rulings PK-4 to PK-6.

use super::clause::Clause::{self, *};
use super::outcome::Comparison;
use super::rules::Rules;
use super::settings::{BonusPays, TieBonus};
use super::wager::{Bet, PackWager, SeatWager};
use crate::chips::Chips;
use crate::pay_table::Pays;
use crate::seat::Seat;
use crate::settlement::{Line, WagerResult};
use cards::eval::{Category, Strength};
use std::cmp::Ordering;

/// The result of one bet, with the clauses behind it.
#[derive(Clone, Copy)]
pub(super) enum BetResult {
    /// The bet wins. Its clauses are `clauses`, or `limited` if the aggregate covers the bet and is exceeded.
    Won { pays: Pays, clauses: &'static [Clause], limited: &'static [Clause] },
    /// The house collects the bet.
    Lost(&'static [Clause]),
    /// The bet is returned.
    Push(&'static [Clause]),
}

const EVEN_MONEY: Pays = Pays::to_one(1);

/// Decides a pack bet on a hand of strength `player` against one of strength `dealer`.
pub(super) fn pack_verdict(player: Strength, dealer: Strength) -> BetResult {
    let high_card = |hand: Strength| hand.category() == Category::HighCard;
    match player.cmp(&dealer) {
        Ordering::Greater if high_card(player) => BetResult::Push(&[Rule13, Pk6]),
        Ordering::Greater => {
            BetResult::Won { pays: EVEN_MONEY, clauses: &[Rule10], limited: &[Rule10, Aggregate, Pk7] }
        }
        Ordering::Equal if high_card(player) => BetResult::Push(&[Rule12, Pk4]),
        Ordering::Equal => BetResult::Push(&[Rule12]),
        Ordering::Less if high_card(dealer) => BetResult::Lost(&[Rule14, Pk6]),
        Ordering::Less => BetResult::Lost(&[Rule11]),
    }
}

/// Decides a bonus bet. `highest` matters only under [`BonusPays::HighestPackOnly`]: it is `true` for the seat's
/// highest hand whose bonus could be paid or, of several equal hands, the first (PK-11).
pub(super) fn bonus_verdict(rules: &Rules, fact: &Comparison, highest: bool) -> BetResult {
    let order = fact.player.cmp(&fact.dealer);
    match rules.pay_table.pays(fact.player.category()) {
        None => BetResult::Lost(unpaid(fact, order)),
        Some(_) if order == Ordering::Equal && rules.tie_bonus == TieBonus::Collected => {
            BetResult::Lost(&[Rule12, Pk4])
        }
        Some(pays) => match rules.bonus_pays {
            BonusPays::EachWager => each_paid(pays, order),
            BonusPays::HighestPackOnly if highest => highest_paid(pays, order),
            BonusPays::HighestPackOnly => BetResult::Lost(&[Rule8, Pk5, Pk11]),
        },
    }
}

/// The clauses for collecting a bonus because the pay table has no payout for the hand. They depend on the result of
/// the comparison.
const fn unpaid(fact: &Comparison, order: Ordering) -> &'static [Clause] {
    let (player, dealer) = (fact.player.category(), fact.dealer.category());
    match order {
        Ordering::Greater if matches!(player, Category::HighCard) => &[Rule13, Pk6],
        Ordering::Less if matches!(dealer, Category::HighCard) => &[Rule14, Pk6],
        Ordering::Equal => &[Rule8, Rule12, Pk4],
        _ => &[Rule8, Pk4],
    }
}

/// The verdict if every bonus wager is paid separately.
const fn each_paid(pays: Pays, order: Ordering) -> BetResult {
    match order {
        Ordering::Greater => BetResult::Won { pays, clauses: &[Rule8], limited: &[Rule8, Aggregate, Pk7] },
        _ => BetResult::Won {
            pays,
            clauses: &[Rule8, Rule9, Pk4],
            limited: &[Rule8, Rule9, Aggregate, Pk4, Pk7],
        },
    }
}

/// The verdict if only a seat's highest hand is paid.
const fn highest_paid(pays: Pays, order: Ordering) -> BetResult {
    match order {
        Ordering::Greater => BetResult::Won {
            pays,
            clauses: &[Rule8, Pk5, Pk11],
            limited: &[Rule8, Aggregate, Pk5, Pk7, Pk11],
        },
        _ => BetResult::Won {
            pays,
            clauses: &[Rule8, Rule9, Pk4, Pk5, Pk11],
            limited: &[Rule8, Rule9, Aggregate, Pk4, Pk5, Pk7, Pk11],
        },
    }
}

/// A bet with its verdict and its winnings in cents.
pub(super) struct PricedBet {
    seat: Seat,
    wager: PackWager,
    stake: Chips,
    pub(super) verdict: BetResult,
    pub(super) winnings: Chips,
    /// `true` if the aggregate covers the bet and the covered winnings exceed the aggregate.
    pub(super) limited: bool,
}

impl PricedBet {
    pub(super) fn new(fact: &Comparison, bet: Bet, stake: Chips, verdict: BetResult) -> PricedBet {
        let winnings = match verdict {
            BetResult::Won { pays, .. } => pays.winnings(stake).expect("a table that opens can be paid"),
            BetResult::Lost(_) | BetResult::Push(_) => Chips::ZERO,
        };
        let SeatWager { seat, pack, .. } = fact.placed;
        let wager = PackWager { pack, bet };
        PricedBet { seat, wager, stake, verdict, winnings, limited: false }
    }

    pub(super) const fn bet(&self) -> Bet {
        self.wager.bet
    }

    pub(super) fn line(&self) -> Line<PackWager, Clause> {
        let (net, clauses) = match self.verdict {
            BetResult::Won { limited, .. } if self.limited => (self.winnings.signed(), limited),
            BetResult::Won { clauses, .. } => (self.winnings.signed(), clauses),
            BetResult::Lost(clauses) => (-self.stake.signed(), clauses),
            BetResult::Push(clauses) => (0, clauses),
        };
        Line { seat: self.seat, wager: self.wager, result: WagerResult::of(net), net, clauses }
    }
}
