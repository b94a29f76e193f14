//! The deck, which has four suits of up to thirteen ranks, and the numbers of sets of ranks in one suit. The game uses
//! thirteen ranks, and the exhaustive tests use fewer.

/// Number of cards in a hand.
pub(super) const CARDS: u32 = 7;
pub(super) const SUITS: usize = 4;

/// A deck of four suits with the same ranks in each, from the two up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    ranks: u32,
}

impl Deck {
    /// The 52 cards.
    pub const FULL: Deck = Deck { ranks: 13 };

    /// Deck with the lowest `ranks` ranks of every suit; `None` below 4 (too few cards for two hands) or above
    /// 13.
    pub const fn of_ranks(ranks: u32) -> Option<Deck> {
        if ranks >= 4 && ranks <= 13 { Some(Deck { ranks }) } else { None }
    }

    /// Number of ranks in a suit.
    pub const fn ranks(self) -> u32 {
        self.ranks
    }

    /// Number of hands that a player can have: C(52, 7) with the full deck.
    pub const fn hands(self) -> u64 {
        choose(4 * self.ranks, CARDS)
    }

    /// Number of dealer hands possible for a given hand of the player: C(45, 7) with the full deck.
    pub const fn dealers(self) -> u64 {
        choose(4 * self.ranks - CARDS, CARDS)
    }

    /// The ranks of one suit except those in `ranks`, as a set; bit 0 is the two.
    pub(super) const fn without(self, ranks: u16) -> u16 {
        ((1 << self.ranks) - 1) & !ranks
    }

    /// Every set of `size` ranks, in ascending numeric order.
    pub(super) fn sets(self, size: u32) -> Vec<u16> {
        (0..1 << self.ranks).filter(|ranks: &u16| ranks.count_ones() == size).collect()
    }
}

/// Binomial coefficient C(`all`, `chosen`), at most C(52, 7) here.
pub(super) const fn choose(all: u32, chosen: u32) -> u64 {
    if chosen > all {
        return 0;
    }
    let (mut ways, mut k) = (1, 0);
    while k < chosen {
        ways = ways * (all - k) as u64 / (k + 1) as u64;
        k += 1;
    }
    ways
}

/// Numbers of `size`-element subsets of the ranks `left`: those below `limit`, and those below or equal to
/// it. Among sets of equal size, numeric order is the order of clause `high-card-flush/c`: the highest rank
/// that only one of them contains decides.
pub(super) fn sets_below(left: u16, size: u32, limit: u16) -> [u64; 2] {
    let (mut below, mut shared) = (0, 0);
    for rank in (0..16).rev().filter(|rank| limit >> rank & 1 == 1) {
        // Counts the sets that have all ranks of the limit above this rank, but not this rank itself.
        let lower = (left & ((1 << rank) - 1)).count_ones();
        below += choose(lower, size - shared);
        if left >> rank & 1 == 0 || shared == size {
            return [below, below];
        }
        shared += 1;
        if shared > size {
            return [below, below];
        }
    }
    [below, below + u64::from(shared == size)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_of_sets_match_their_enumeration() {
        let deck = Deck::of_ranks(6).unwrap();
        for left in 0..1 << 6 {
            for (size, limit) in (1..=4).flat_map(|size| (0..1 << 6).map(move |limit| (size, limit))) {
                let sets = deck.sets(size).into_iter().filter(|set| set & !left == 0);
                let below = sets.clone().filter(|&set| set < limit).count() as u64;
                let equal = sets.filter(|&set| set == limit).count() as u64;
                assert_eq!(
                    sets_below(left, size, limit),
                    [below, below + equal],
                    "{left:b} {size} {limit:b}"
                );
            }
        }
    }

    #[test]
    fn hands_of_a_pack() {
        assert_eq!((Deck::FULL.hands(), Deck::FULL.dealers()), (133_784_560, 45_379_620));
        assert_eq!([3, 14].map(Deck::of_ranks), [None, None]);
    }
}
