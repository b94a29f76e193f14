//! The wagers on the player's cards alone: flush bonus, straight flush bonus, progressive.
//!
//! Each is decided by a length: that of the longest flush, or of the longest run in a suit. The number of hands
//! in which no suit exceeds a length is the coefficient of x⁷ in a product of four equal polynomials; the
//! number of hands of exactly that length is the difference from the count for the next lower length.

use super::deck::{CARDS, SUITS};
use super::table::Table;
use super::ways::{Suit, draws, shorter};
use crate::odds::{DenominatorTooLarge, Fraction, Results};
use cards::eval::flush::longest_run;
use cards::{Card, CardSet, Rank};
use games::pay_table::Pays;

/// A wager on the player's cards alone. Fractions of a cent count here, although a table rounds payouts down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// Number of hands by the length that decides the wager, from 0 to 7.
    pub hands: [u64; 8],
    pays: [Option<Pays>; 8],
    results: Results,
}

/// The progressive wager: shares of the meter, and fixed payouts that do not return the wager.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progressive {
    /// Winnings from the meter, as fractions of the meter; 0 for a run that wins no share.
    pub shares: Bonus,
    /// Fixed winnings, in wagers; 0 for a run without a fixed payout.
    pub fixed: Bonus,
}

impl Table<'_> {
    /// Results of the flush bonus.
    ///
    /// # Errors
    /// [`DenominatorTooLarge`] if the payouts have no common denominator up to 10^18.
    pub fn flush_bonus(&self) -> Result<Bonus, DenominatorTooLarge> {
        let hands = by_length(|most| shorter(self.deck.ranks(), most + 1));
        Bonus::new(hands, |length| self.rules.flush_bonus().pays(length), 1)
    }

    /// Results of the straight flush bonus.
    ///
    /// # Errors
    /// [`DenominatorTooLarge`] if the payouts have no common denominator up to 10^18.
    pub fn straight_flush_bonus(&self) -> Result<Bonus, DenominatorTooLarge> {
        Bonus::new(self.runs(), |run| self.rules.straight_flush_bonus().pays(run), 1)
    }

    /// Results of the progressive wager; `None` if the table does not offer it.
    ///
    /// # Errors
    /// [`DenominatorTooLarge`] if the payouts have no common denominator up to 10^18.
    pub fn progressive(&self) -> Result<Option<Progressive>, DenominatorTooLarge> {
        let Some(pays) = self.rules.progressive() else { return Ok(None) };
        let runs = self.runs();
        let shares = Bonus::new(runs, |run| pays.share(run), 0)?;
        Ok(Some(Progressive { shares, fixed: Bonus::new(runs, |run| pays.fixed(run), 0)? }))
    }

    /// Number of hands by the length of the longest run.
    fn runs(&self) -> [u64; 8] {
        let ace = self.rules.straight_flush_ace().into();
        let sets: Vec<(usize, u32)> = (0..1 << self.deck.ranks())
            .map(|ranks: u16| (ranks.count_ones() as usize, longest_run(of_one_suit(ranks), ace).into()))
            .collect();
        by_length(|most| {
            let mut suit = [0; CARDS as usize + 1];
            for &(cards, _) in sets.iter().filter(|&&(cards, run)| cards <= CARDS as usize && run <= most) {
                suit[cards] += 1;
            }
            suit
        })
    }
}

fn of_one_suit(ranks: u16) -> CardSet {
    let held = Rank::ALL.into_iter().filter(|rank| ranks >> rank.index() & 1 == 1);
    held.map(|rank| Card::new(rank, cards::Suit::Clubs)).collect()
}

/// Number of hands by length. `suit(length)` returns the numbers of ways to draw 0 to 7 cards of one suit
/// without exceeding that length.
fn by_length(suit: impl Fn(u32) -> Suit) -> [u64; 8] {
    let up_to = |most| draws(&[suit(most); SUITS], CARDS as usize);
    std::array::from_fn(|length| match length as u32 {
        0 => up_to(0),
        length => up_to(length) - up_to(length - 1),
    })
}

impl Bonus {
    /// Computes the results from the number of hands and the payout for each length. `lost` is the stake lost if the
    /// wager is not paid: one unit, or 0 for a part of the progressive wager.
    fn new(
        hands: [u64; 8],
        pays: impl Fn(u8) -> Option<Pays>,
        lost: i128,
    ) -> Result<Bonus, DenominatorTooLarge> {
        let pays: [Option<Pays>; 8] = std::array::from_fn(|length| pays(length as u8));
        let net = |length: usize| match pays[length] {
            Some(pays) => Fraction::new(pays.to.into(), pays.per.into()),
            None => Fraction::new(-lost, 1),
        };
        let results = Results::new((0..8).map(net).zip(hands).collect())?;
        Ok(Bonus { hands, pays, results })
    }

    /// Net results of a wager of one unit: the payouts, or −1 if it is lost. For a part of the progressive wager, the
    /// winnings of that part, or 0.
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// Number of hands for each length that pays, the longest first, then for all other lengths together (`None`).
    pub fn outcomes(&self) -> Vec<(Option<u8>, u64)> {
        let pay = (0..8).rev().filter(|&length| self.pays[usize::from(length)].is_some());
        let mut outcomes: Vec<(Option<u8>, u64)> =
            pay.map(|length| (Some(length), self.hands[usize::from(length)])).collect();
        let paid: u64 = outcomes.iter().map(|(_, hands)| hands).sum();
        outcomes.push((None, self.results.deals() - paid));
        outcomes
    }
}

impl Progressive {
    /// Number of hands that win a share or a fixed payout.
    pub fn wins(&self) -> u64 {
        let paying = [&self.shares, &self.fixed].map(|part| part.outcomes().into_iter());
        paying.into_iter().flatten().filter(|(run, _)| run.is_some()).map(|(_, hands)| hands).sum()
    }

    /// Number of hands for each length that pays, the longest first, then for all other lengths together (`None`).
    pub fn outcomes(&self) -> Vec<(Option<u8>, u64)> {
        let parts = [&self.shares, &self.fixed];
        let mut outcomes: Vec<(Option<u8>, u64)> =
            parts.into_iter().flat_map(Bonus::outcomes).filter(|(run, _)| run.is_some()).collect();
        outcomes.sort_unstable_by_key(|&(run, _)| std::cmp::Reverse(run));
        outcomes.push((None, self.shares.results.deals() - self.wins()));
        outcomes
    }

    /// Break-even meter, in wagers: the meter at which the expected value of the wager is 0, but at least 0.
    /// `None` if the wager never wins a share of the meter.
    pub fn break_even_meter(&self) -> Option<f64> {
        let (share, fixed) = (self.shares.results.expected().value(), self.fixed.results.expected().value());
        (share > 0.0).then(|| ((1.0 - fixed) / share).max(0.0))
    }
}
