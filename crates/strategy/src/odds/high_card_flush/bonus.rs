//! The wagers on the player's own cards: flush bonus, straight flush bonus, progressive.
//!
//! Each is decided by a length, of the flush or of the longest run in a suit. No suit has more than that length in as many
//! hands as a product of four equal polynomials has at x⁷; the hands of a length are those less the ones of the length below.

use super::pack::{CARDS, SUITS};
use super::table::Table;
use super::ways::{Suit, draws, shorter};
use crate::odds::{Fraction, Results, TooFine};
use cards::eval::flush::longest_run;
use cards::{Card, CardSet, Rank};
use games::pay_table::Pays;

/// A wager on the player's own cards. Parts of a cent, which a table drops, are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// How many hands have each length, from 0 to 7.
    pub hands: [u64; 8],
    pays: [Option<Pays>; 8],
    results: Results,
}

/// The progressive wager: shares of the meter, and fixed pays of which the wager is not given back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progressive {
    /// What it wins of the meter, which is nothing where a pay is fixed.
    pub shares: Bonus,
    /// What it wins besides, in wagers, which is nothing where a pay is a share.
    pub fixed: Bonus,
}

impl Table<'_> {
    /// The flush bonus.
    ///
    /// # Errors
    /// [`TooFine`].
    pub fn flush_bonus(&self) -> Result<Bonus, TooFine> {
        let hands = by_length(|most| shorter(self.pack.ranks(), most + 1));
        Bonus::new(hands, |length| self.rules.flush_bonus().pays(length), 1)
    }

    /// The straight flush bonus.
    ///
    /// # Errors
    /// [`TooFine`].
    pub fn straight_flush_bonus(&self) -> Result<Bonus, TooFine> {
        Bonus::new(self.runs(), |run| self.rules.straight_flush_bonus().pays(run), 1)
    }

    /// The progressive wager, if the table offers it.
    ///
    /// # Errors
    /// [`TooFine`].
    pub fn progressive(&self) -> Result<Option<Progressive>, TooFine> {
        let Some(pays) = self.rules.progressive() else { return Ok(None) };
        let runs = self.runs();
        let shares = Bonus::new(runs, |run| pays.share(run), 0)?;
        Ok(Some(Progressive { shares, fixed: Bonus::new(runs, |run| pays.fixed(run), 0)? }))
    }

    /// How many hands have a longest run of each length.
    fn runs(&self) -> [u64; 8] {
        let ace = self.rules.straight_flush_ace().into();
        let sets: Vec<(usize, u32)> = (0..1 << self.pack.ranks())
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

/// How many hands have each length, where `suit` says in how many ways cards of one suit have at most a length.
fn by_length(suit: impl Fn(u32) -> Suit) -> [u64; 8] {
    let up_to = |most| draws(&[suit(most); SUITS], CARDS as usize);
    std::array::from_fn(|length| match length as u32 {
        0 => up_to(0),
        length => up_to(length) - up_to(length - 1),
    })
}

impl Bonus {
    /// What is lost where nothing is paid: the unit, but nothing of a meter.
    fn new(hands: [u64; 8], pays: impl Fn(u8) -> Option<Pays>, lost: i128) -> Result<Bonus, TooFine> {
        let pays: [Option<Pays>; 8] = std::array::from_fn(|length| pays(length as u8));
        let net = |length: usize| match pays[length] {
            Some(pays) => Fraction::new(pays.to.into(), pays.per.into()),
            None => Fraction::new(-lost, 1),
        };
        let results = Results::new((0..8).map(net).zip(hands).collect())?;
        Ok(Bonus { hands, pays, results })
    }

    /// What one unit wins: the pays, and the unit lost where there is none. Of the progressive wager, its part of this kind.
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// How many hands there are of each length that pays, the longest first, and of all others.
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
    /// How often the wager wins anything, in hands of all.
    pub fn wins(&self) -> u64 {
        let paying = [&self.shares, &self.fixed].map(|part| part.outcomes().into_iter());
        paying.into_iter().flatten().filter(|(run, _)| run.is_some()).map(|(_, hands)| hands).sum()
    }

    /// How many hands there are of each length that pays, the longest first, and of all others.
    pub fn outcomes(&self) -> Vec<(Option<u8>, u64)> {
        let parts = [&self.shares, &self.fixed];
        let mut outcomes: Vec<(Option<u8>, u64)> =
            parts.into_iter().flat_map(Bonus::outcomes).filter(|(run, _)| run.is_some()).collect();
        outcomes.sort_unstable_by_key(|&(run, _)| std::cmp::Reverse(run));
        outcomes.push((None, self.shares.results.deals() - self.wins()));
        outcomes
    }

    /// The meter, in wagers, at which a wager wins as much as it costs; `None` where nothing of the meter is won.
    pub fn break_even_meter(&self) -> Option<f64> {
        let (share, fixed) = (self.shares.results.expected().value(), self.fixed.results.expected().value());
        (share > 0.0).then(|| ((1.0 - fixed) / share).max(0.0))
    }
}
