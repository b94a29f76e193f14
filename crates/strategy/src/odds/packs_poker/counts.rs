//! Number of cards of each rank, regardless of suit.

use cards::eval::parts::RankSum;
use cards::{CardSet, Rank, Suit};

/// Number of cards of each rank, at most four, in four bits per rank, with the twos in the lowest bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Counts(u64);

/// Binomial coefficients C(n, k), indexed by n and k, each from 0 to 4.
const CHOOSE: [[i64; 5]; 5] =
    [[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]];

impl Counts {
    /// No cards: every count is 0.
    pub const NONE: Counts = Counts(0);

    /// One card of each rank with its bit set; bit 0 is the two.
    pub fn of_ranks(ranks: u16) -> Counts {
        held(ranks).fold(Counts::NONE, Counts::with)
    }

    /// The cards of a set that are of one of these suits.
    pub fn of_suits(cards: CardSet, suits: impl IntoIterator<Item = Suit>) -> Counts {
        suits.into_iter().fold(Counts::NONE, |counts, suit| {
            let ranks = Counts::of_ranks(cards.ranks_of(suit));
            Counts(counts.0 + ranks.0)
        })
    }

    /// Returns the counts with one card of this rank added.
    pub const fn with(self, rank: Rank) -> Counts {
        Counts(self.0 + (1 << (4 * rank.index())))
    }

    /// These cards without `others`, which must be a subset of them.
    pub const fn without(self, others: Counts) -> Counts {
        Counts(self.0 - others.0)
    }

    /// Number of cards of a rank.
    pub const fn of(self, rank: Rank) -> u8 {
        (self.0 >> (4 * rank.index()) & 15) as u8
    }

    /// Ranks with at least one card, as a bit mask.
    pub fn ranks(self) -> u16 {
        Rank::ALL
            .into_iter()
            .filter(|&rank| self.of(rank) > 0)
            .fold(0, |ranks, rank| ranks | 1 << rank.index())
    }

    /// Rank sum of these cards.
    pub fn sum(self) -> RankSum {
        let cards = Rank::ALL.into_iter().flat_map(|rank| std::iter::repeat_n(rank, self.of(rank).into()));
        cards.collect()
    }

    /// Number of ways to choose cards with these counts from `all`, which has at most four of a rank.
    pub fn ways_from(self, all: Counts) -> i64 {
        let (mut chosen, mut all, mut ways) = (self.0, all.0, 1);
        while chosen != 0 {
            let rank = chosen.trailing_zeros() & !3;
            (chosen, all) = (chosen >> rank, all >> rank);
            ways *= CHOOSE[(all & 15).min(4) as usize][(chosen & 15).min(4) as usize];
            chosen &= !15;
        }
        ways
    }
}

/// The ranks whose bit is set.
pub(super) fn held(ranks: u16) -> impl Iterator<Item = Rank> + Clone {
    Rank::ALL.into_iter().filter(move |rank| ranks >> rank.index() & 1 == 1)
}

/// Calls `visit` with the union of `chosen` and every subset of `size` of the ranks whose bit is set.
pub(super) fn for_each_choice(mut ranks: u16, size: u32, chosen: u16, visit: &mut impl FnMut(u16)) {
    if size == 0 {
        return visit(chosen);
    }
    while ranks.count_ones() >= size {
        let lowest = ranks & ranks.wrapping_neg();
        ranks &= !lowest;
        for_each_choice(ranks, size - 1, chosen | lowest, visit);
    }
}

/// Every multiset of `size` ranks with at most four of each.
pub(super) fn multisets(size: u32) -> Vec<Counts> {
    let mut all = vec![(Counts::NONE, 0)];
    for _ in 0..size {
        let longer = all.iter().flat_map(|&(counts, lowest)| {
            let ranks = Rank::ALL.into_iter().enumerate().skip(lowest);
            ranks.filter(move |&(_, rank)| counts.of(rank) < 4).map(move |(at, rank)| (counts.with(rank), at))
        });
        all = longer.collect();
    }
    all.into_iter().map(|(counts, _)| counts).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ways_to_choose_five_cards_sum_to_all_hands() {
        let all = Counts::of_suits(CardSet::FULL, Suit::ALL);
        let fives = multisets(5);
        assert_eq!(fives.len(), 6_175);
        assert_eq!(fives.iter().map(|five| five.ways_from(all)).sum::<i64>(), 2_598_960);
        let mut choices = 0;
        for_each_choice(0x1fff, 5, 0, &mut |ranks| choices += u32::from(ranks.count_ones() == 5));
        assert_eq!(choices, 1_287);
    }
}
