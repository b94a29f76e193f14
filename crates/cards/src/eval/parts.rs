//! The two parts of a strength apart: what the ranks of some cards are worth, and what the cards of one suit are.
//!
//! Whoever counts boards by their ranks, and those with a flush besides, needs each by itself. With five cards of a suit
//! among seven there is no full house and no four of a kind, so that the strength of the cards is the greater of
//! both.

use super::Strength;
use super::standard::{rank_key, rank_strength};
use super::tables::flush::FLUSHES;
use crate::Rank;

/// The ranks of some cards, their suits left out. Build the board and the hole cards once and join them.
///
/// # Contract
/// There are five to seven when [`RankSum::strength`] is called, no more than four of a rank. Otherwise the strength means
/// nothing, but nothing panics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RankSum(u32);

impl RankSum {
    /// No card.
    pub const EMPTY: RankSum = RankSum(0);

    /// These cards and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, rank: Rank) -> RankSum {
        RankSum(self.0.wrapping_add(rank_key(rank)))
    }

    /// The cards of both.
    #[inline]
    #[must_use]
    pub const fn join(self, other: RankSum) -> RankSum {
        RankSum(self.0.wrapping_add(other.0))
    }

    /// What the best five of the five to seven cards are worth, unless five are of one suit.
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

/// What cards of one suit are worth as a flush or straight flush: five to seven of the 13 bits of
/// [`CardSet::ranks_of`](crate::CardSet::ranks_of). `None` of any other number.
#[inline]
pub fn suited_strength(ranks: u16) -> Option<Strength> {
    // The table leaves the two out: it is there if there are fewer bits than cards.
    let more_than_five = ranks.count_ones().checked_sub(5)?;
    let place = (more_than_five as usize) << 12 | usize::from(ranks) >> 1;
    FLUSHES.get(place).map(|&class| Strength(class))
}
