//! The multisets of up to five ranks that a board can have, numbered, with the transitions for adding a rank.

use super::showdowns::BOARD;
use cards::Rank;
use cards::eval::parts::RankSum;
use std::sync::LazyLock;

/// Number of multisets of five ranks, with at most four of one rank.
pub const MULTISETS: usize = 6175;

/// Numbering of the multisets, separate for each number of cards up to five.
pub struct Multisets {
    /// By number of cards and multiset: for each rank, the number of the multiset with one more card of that
    /// rank. Entries for a fifth card of a rank are unused.
    next: [Vec<[u16; 13]>; BOARD],
    /// The rank sum of every multiset of five, for evaluation.
    sums: Vec<RankSum>,
}

/// Number of cards of each rank.
type Counts = [u8; 13];

/// The multisets, computed on first use.
pub static ALL: LazyLock<Multisets> = LazyLock::new(Multisets::new);

impl Multisets {
    fn new() -> Multisets {
        let lists: Vec<Vec<Counts>> = (0..=BOARD).map(|cards| list(cards as u8)).collect();
        let next = std::array::from_fn(|cards| {
            let one_more = |counts: &Counts| following(counts, &lists[cards + 1]);
            lists[cards].iter().map(one_more).collect()
        });
        Multisets { next, sums: lists[BOARD].iter().map(sum).collect() }
    }

    /// Successors of the multiset `number` of `cards` cards, indexed by the rank added.
    #[inline]
    pub fn row(&self, cards: usize, number: u16) -> &[u16; 13] {
        &self.next[cards][usize::from(number)]
    }

    /// The rank sum of every multiset of five, for evaluation.
    pub fn sums(&self) -> &[RankSum] {
        &self.sums
    }
}

/// All multisets of `cards` ranks, in ascending lexicographic order.
fn list(cards: u8) -> Vec<Counts> {
    let mut found = Vec::new();
    fill(0, cards, &mut [0; 13], &mut found);
    found
}

fn fill(rank: usize, left: u8, counts: &mut Counts, found: &mut Vec<Counts>) {
    if rank == counts.len() {
        return if left == 0 {
            found.push(*counts)
        };
    }
    for count in 0..=left.min(4) {
        counts[rank] = count;
        fill(rank + 1, left - count, counts, found);
    }
    counts[rank] = 0;
}

fn following(counts: &Counts, list: &[Counts]) -> [u16; 13] {
    std::array::from_fn(|rank| {
        let mut more = *counts;
        more[rank] += 1;
        // Four of a kind has no successor for its own rank, since no pack has a fifth card of a rank. The 0 is
        // never used.
        list.binary_search(&more).unwrap_or(0) as u16
    })
}

fn sum(counts: &Counts) -> RankSum {
    let ranks = Rank::ALL.into_iter().zip(counts);
    ranks.flat_map(|(rank, &count)| std::iter::repeat_n(rank, count.into())).collect()
}
