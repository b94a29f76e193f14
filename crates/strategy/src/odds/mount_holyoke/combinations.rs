//! Number of combinations of each kind in a pack.

use games::mount_holyoke::{Category, Ranking};

/// The cards of a pack by rank, threes first: for each rank, a mask of four bits in the game's order of suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pack(pub [u8; 13]);

/// The highest suit, that of the royal flush.
const SPADES: u8 = 3;
/// The ranks of the royal flush, as a set: jack, queen, king, ace, two.
pub(super) const ROYAL: u16 = 0b1_1111_0000_0000;

impl Pack {
    /// Number of cards of a rank (0 for threes to 12 for twos).
    pub fn of_rank(&self, rank: usize) -> u64 {
        self.0[rank].count_ones().into()
    }

    /// The ranks of a suit (0 for diamonds to 3 for spades), as a set.
    pub fn of_suit(&self, suit: u8) -> u16 {
        let there = self.0.iter().enumerate().filter(|(_, suits)| **suits >> suit & 1 == 1);
        there.fold(0, |ranks, (rank, _)| ranks | 1 << rank)
    }

    /// Number of cards in the pack.
    pub fn len(&self) -> u64 {
        (0..13).map(|rank| self.of_rank(rank)).sum()
    }

    /// Number of combinations of this kind in the pack.
    pub fn combinations(&self, of: Category, ranking: Ranking) -> u64 {
        match of {
            Category::Single => self.len(),
            Category::Pair => self.of_one_rank(2),
            Category::ThreeOfAKind => self.of_one_rank(3),
            Category::Straight => self.straights(ranking),
            Category::Flush => self.flushes() - self.suited(ranking),
            Category::FullHouse => self.full_houses(),
            Category::FourOfAKind => self.of_one_rank(4) * self.len().saturating_sub(4),
            Category::StraightFlush => self.suited(ranking) - u64::from(self.has_royal()),
            Category::RoyalFlush => self.has_royal().into(),
        }
    }

    fn of_one_rank(&self, count: u64) -> u64 {
        (0..13).map(|rank| choose(self.of_rank(rank), count)).sum()
    }

    /// Number of straights, without those of one suit, which are straight flushes.
    fn straights(&self, ranking: Ranking) -> u64 {
        let of = |ranks: [u8; 5]| ranks.iter().map(|&rank| self.of_rank(rank.into())).product::<u64>();
        ranking.straight_ranks().map(of).sum::<u64>() - self.suited(ranking)
    }

    fn flushes(&self) -> u64 {
        (0..4).map(|suit| choose(self.of_suit(suit).count_ones().into(), 5)).sum()
    }

    /// Number of straights of one suit, including the royal flush.
    fn suited(&self, ranking: Ranking) -> u64 {
        let of =
            |suit| straights(ranking).filter(|&ranks| self.of_suit(suit) & ranks == ranks).count() as u64;
        (0..4).map(of).sum()
    }

    fn full_houses(&self) -> u64 {
        let pairs = self.of_one_rank(2);
        let with = |rank| {
            let cards = self.of_rank(rank);
            choose(cards, 3) * (pairs - choose(cards, 2))
        };
        (0..13).map(with).sum()
    }

    fn has_royal(&self) -> bool {
        self.of_suit(SPADES) & ROYAL == ROYAL
    }
}

/// `true` for the suit of the royal flush.
pub(super) const fn is_spades(suit: usize) -> bool {
    suit == SPADES as usize
}

/// Every straight, as a set of ranks.
pub(super) fn straights(ranking: Ranking) -> impl Iterator<Item = u16> + Clone {
    ranking.straight_ranks().map(|ranks| ranks.iter().fold(0, |set, rank| set | 1 << rank))
}

/// Binomial coefficient C(`from`, `count`).
pub(super) fn choose(from: u64, count: u64) -> u64 {
    if count > from {
        return 0;
    }
    (0..count).fold(1, |ways, chosen| ways * (from - chosen) / (chosen + 1))
}
