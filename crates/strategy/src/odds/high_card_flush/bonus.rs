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
use games::high_card_flush::ByLength;

/// A wager on the player's own cards. Parts of a cent, which a table drops, are counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    /// How many hands have each length, from 0 to 7.
    pub hands: [u64; 8],
    pays: ByLength,
    results: Results,
}

impl Table<'_> {
    /// The flush bonus.
    ///
    /// # Errors
    /// [`TooFine`].
    pub fn flush_bonus(&self) -> Result<Bonus, TooFine> {
        let hands = by_length(|most| shorter(self.pack.ranks(), most + 1));
        Bonus::new(hands, self.rules.flush_bonus(), 1)
    }

    /// The straight flush bonus.
    ///
    /// # Errors
    /// [`TooFine`].
    pub fn straight_flush_bonus(&self) -> Result<Bonus, TooFine> {
        Bonus::new(self.runs(), self.rules.straight_flush_bonus(), 1)
    }

    /// The progressive wager, if the table offers it: its pays are shares of the meter.
    ///
    /// # Errors
    /// [`TooFine`].
    pub fn progressive(&self) -> Result<Option<Bonus>, TooFine> {
        self.rules.progressive().map(|shares| Bonus::new(self.runs(), shares, 0)).transpose()
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
    fn new(hands: [u64; 8], pays: &ByLength, lost: i128) -> Result<Bonus, TooFine> {
        let net = |length: u8| match pays.pays(length) {
            Some(pays) => Fraction::new(pays.to.into(), pays.per.into()),
            None => Fraction::new(-lost, 1),
        };
        let results = Results::new((0..).map(net).zip(hands).collect())?;
        Ok(Bonus { hands, pays: *pays, results })
    }

    /// What one unit wins: the pays, and the unit lost where there is none. Of the progressive wager, the share of the meter.
    pub const fn results(&self) -> &Results {
        &self.results
    }

    /// How many hands there are of each length that pays, the longest first, and of all others.
    pub fn outcomes(&self) -> Vec<(Option<u8>, u64)> {
        let pay = (0..8).rev().filter(|&length| self.pays.pays(length).is_some());
        let mut outcomes: Vec<(Option<u8>, u64)> =
            pay.map(|length| (Some(length), self.hands[usize::from(length)])).collect();
        let paid: u64 = outcomes.iter().map(|(_, hands)| hands).sum();
        outcomes.push((None, self.results.deals() - paid));
        outcomes
    }
}
