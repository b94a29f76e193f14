//! The two components of a strength: the ranks of some cards, and the cards of one suit.
//!
//! An equity calculation that counts boards by ranks, and boards with a flush separately, needs each
//! component by itself. With five cards of a suit among seven, a full house or four of a kind is impossible,
//! so the strength is the greater of the two components.

use super::Strength;
use super::standard::{rank_key, rank_strength};
use super::tables::flush::FLUSHES;
use crate::Rank;

/// The ranks of some cards, ignoring suits. Build the sums of the board and of the hole cards once each, then
/// join them.
///
/// # Contract
/// There are five to seven cards, at most four of a rank, when [`RankSum::strength`] is called. Otherwise the method
/// does not panic, but returns a meaningless strength.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RankSum(u32);

impl RankSum {
    /// The sum of no cards.
    pub const EMPTY: RankSum = RankSum(0);

    /// Returns the sum with one card of this rank added.
    #[inline]
    #[must_use]
    pub const fn with(self, rank: Rank) -> RankSum {
        RankSum(self.0.wrapping_add(rank_key(rank)))
    }

    /// Combines the cards of both sums.
    #[inline]
    #[must_use]
    pub const fn join(self, other: RankSum) -> RankSum {
        RankSum(self.0.wrapping_add(other.0))
    }

    /// The strength of the best five of five to seven cards, ignoring flushes.
    #[inline]
    pub fn strength(self) -> Strength {
        rank_strength(self.0)
    }
}

impl FromIterator<Rank> for RankSum {
    fn from_iter<I: IntoIterator<Item = Rank>>(ranks: I) -> RankSum {
        ranks.into_iter().fold(RankSum::EMPTY, RankSum::with)
    }
}

/// The strength of suited cards as a flush or straight flush. The cards are given as a mask of five to seven of
/// the 13 bits of [`CardSet::ranks_of`](crate::CardSet::ranks_of); `None` for any other mask.
#[inline]
pub const fn suited_strength(ranks: u16) -> Option<Strength> {
    let cards = ranks.count_ones() as usize;
    if cards < 5 || cards > 7 || ranks >> 13 != 0 {
        return None;
    }
    // The table index has no bit for the two: it is implied if fewer bits are set than there are cards.
    Some(Strength(FLUSHES[(cards - 5) << 12 | ranks as usize >> 1]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::{Packed, strength_unchecked};
    use crate::{Card, CardSet, Suit};

    /// Tests every set of ranks in one suit by itself, and every set of five also with one card of another suit added.
    #[test]
    fn the_suited_strength_equals_the_flush_strength() {
        for ranks in 0..1 << 13_u16 {
            let cards = (ranks as u16).count_ones();
            let suited = CardSet::from_bits(u64::from(ranks as u16) << (16 * Suit::Hearts.index()));
            let found = suited_strength(ranks as u16);
            assert_eq!(
                found,
                (5..=7).contains(&cards).then(|| Packed::from(suited).strength()),
                "{suited:?}"
            );
            if cards == 5 {
                let others = Card::all().filter(|card| card.suit() == Suit::Clubs).step_by(4);
                for other in others {
                    let with = suited.with(other);
                    let by_ranks = with.iter().map(Card::rank).collect::<RankSum>().strength();
                    assert_eq!(found.max(Some(by_ranks)), Some(Packed::from(with).strength()), "{with:?}");
                }
            }
        }
        assert_eq!(suited_strength(0xffff), None);
    }

    #[test]
    fn strength_by_ranks_equals_the_strength_without_a_flush() {
        // No suit occurs more than twice, so no flush is possible.
        let suits = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Clubs, Suit::Spades, Suit::Diamonds];
        let ranks = || Rank::ALL.into_iter();
        for (a, b, c) in ranks().flat_map(|a| ranks().flat_map(move |b| ranks().map(move |c| (a, b, c)))) {
            let six = [a, b, c, Rank::Ten, Rank::Jack, Rank::Four];
            let cards: [Card; 6] = std::array::from_fn(|place| Card::new(six[place], suits[place]));
            if cards.iter().copied().collect::<CardSet>().len() == cards.len() {
                assert_eq!(six.into_iter().collect::<RankSum>().strength(), strength_unchecked(cards));
            }
        }
    }
}
