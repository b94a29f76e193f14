//! The 169 kinds of pack.

use cards::{Card, CardSet, Rank, Suit};
use std::fmt;

/// A kind of pack: two cards, up to suit isomorphism. All packs of one kind have the same distribution of
/// outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    high: Rank,
    low: Rank,
    suited: bool,
}

impl Kind {
    /// Every kind in the order of the usual 13 by 13 grid, row by row, aces first: pairs on the diagonal,
    /// suited packs to the right of it.
    pub fn all() -> impl ExactSizeIterator<Item = Kind> + Clone {
        (0..RANKS * RANKS).map(|place| {
            let (row, column) = (RANKS - 1 - place / RANKS, RANKS - 1 - place % RANKS);
            let (high, low) = (Rank::ALL[row.max(column)], Rank::ALL[row.min(column)]);
            Kind { high, low, suited: row > column }
        })
    }

    /// `true` for two cards of one rank.
    pub fn is_pair(self) -> bool {
        self.high == self.low
    }

    /// `true` for two cards of one suit.
    pub const fn is_suited(self) -> bool {
        self.suited
    }

    /// The ranks, the higher first.
    pub const fn ranks(self) -> [Rank; 2] {
        [self.high, self.low]
    }

    /// Number of packs of this kind among all 1,326.
    pub fn packs(self) -> u64 {
        match (self.is_pair(), self.suited) {
            (true, _) => 6,
            (false, true) => 4,
            (false, false) => 12,
        }
    }

    /// One pack of this kind.
    pub fn example(self) -> CardSet {
        let other = if self.suited { Suit::Spades } else { Suit::Hearts };
        [Card::new(self.high, Suit::Spades), Card::new(self.low, other)].into_iter().collect()
    }
}

const RANKS: usize = Rank::ALL.len();

impl fmt::Display for Kind {
    /// Formats the kind in the usual notation: `AA`, `AKs`, `AKo`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let suits = match (self.is_pair(), self.suited) {
            (true, _) => "",
            (false, true) => "s",
            (false, false) => "o",
        };
        write!(f, "{}{}{suits}", self.high.letter(), self.low.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_kinds_cover_all_packs() {
        assert_eq!((Kind::all().len(), Kind::all().map(Kind::packs).sum::<u64>()), (169, 1_326));
        let names: Vec<String> = Kind::all().map(|kind| kind.to_string()).collect();
        assert_eq!(
            [&names[0], &names[1], &names[13], &names[14], &names[168]],
            ["AA", "AKs", "AKo", "KK", "22"]
        );
        assert!(Kind::all().all(|kind| kind.example().len() == 2));
    }
}
