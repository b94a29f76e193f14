//! The score of each strength.

use super::score::Score;
use super::slices::category;
use crate::Rank;
use crate::eval::Strength;
use crate::eval::parts::{RankSum, suited_strength};
use std::sync::LazyLock;

/// The scores by class, ascending. Class 0, which no hand has, has the default score.
pub static SCORES: LazyLock<Box<[Score]>> = LazyLock::new(|| {
    let mut scores = vec![Score::default(); usize::from(Strength::MAX.get()) + 1];
    for_each_five(&mut |counts| {
        let strength = counts
            .iter()
            .zip(Rank::ALL)
            .fold(RankSum::EMPTY, |sum, (&count, rank)| (0..count).fold(sum, |sum, _| sum.with(rank)));
        scores[usize::from(strength.strength().get())] = unsuited(counts);
        let ranks = held(counts, 1);
        if let Some(strength) = suited_strength(ranks) {
            scores[usize::from(strength.get())] = suited(ranks);
        }
    });
    scores.into()
});

/// Calls `visit` with the number of cards of each rank, for all hands of five cards.
fn for_each_five(visit: &mut impl FnMut(&[u8; 13])) {
    fn extend(counts: &mut [u8; 13], rank: usize, left: u8, visit: &mut impl FnMut(&[u8; 13])) {
        if left == 0 {
            return visit(counts);
        }
        if rank == counts.len() {
            return;
        }
        for count in 0..=left.min(4) {
            counts[rank] = count;
            extend(counts, rank + 1, left - count, visit);
        }
        counts[rank] = 0;
    }
    extend(&mut [0; 13], 0, 5, visit);
}

/// The ranks of which there are at least this many cards.
fn held(counts: &[u8; 13], least: u8) -> u16 {
    counts.iter().rev().fold(0, |mask, &count| mask << 1 | u16::from(count >= least))
}

/// The score of five cards that are not of one suit.
fn unsuited(counts: &[u8; 13]) -> Score {
    let [once, twice, thrice, four] = [1, 2, 3, 4].map(|least| held(counts, least));
    if let Some(run) = run(once) {
        return Score::of(category::STRAIGHT, run);
    }
    let (category, first) = match (four != 0, thrice != 0, twice.count_ones()) {
        (true, ..) => (category::FOUR_OF_A_KIND, four),
        (_, true, 2) => (category::FULL_HOUSE, thrice),
        (_, true, _) => (category::THREE_OF_A_KIND, thrice),
        (_, _, 2) => (category::TWO_PAIR, twice),
        (_, _, 1) => (category::PAIR, twice),
        _ => (0, 0),
    };
    Score::of(category | first, once & !first)
}

/// The score of five ranks in one suit.
fn suited(ranks: u16) -> Score {
    run(ranks).map_or(Score::of(category::FLUSH, ranks), |run| Score::of(category::STRAIGHT_FLUSH, run))
}

/// The place of five consecutive ranks: bit 0 from the ace to the five, bit 9 from the ten to the ace. `None` for other ranks.
fn run(ranks: u16) -> Option<u16> {
    let ladder = ranks << 1 | ranks >> 12;
    (0..10).find(|place| ladder >> place & 0b1_1111 == 0b1_1111).map(|place| 1 << place)
}
