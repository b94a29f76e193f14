//! Possible boards, up to suit isomorphism.

use super::suits::SuitPermutation;
use super::{HoleCards, Spot};
use cards::CardSet;

/// Permutations of the suits that leave the board, the dead cards and every range of the spot unchanged.
pub fn symmetries(spot: &Spot) -> Vec<SuitPermutation> {
    let keeps_cards = |permutation: &SuitPermutation| {
        [spot.board(), spot.dead()].map(|set| permutation.set(set)) == [spot.board(), spot.dead()]
    };
    let keeps_ranges = |permutation: &SuitPermutation| {
        spot.ranges().iter().all(|range| {
            HoleCards::all().all(|hole| range.weight(hole) == range.weight(permutation.hole_cards(hole)))
        })
    };
    SuitPermutation::all()
        .filter(|permutation| keeps_cards(permutation) && keeps_ranges(permutation))
        .collect()
}

/// One representative (canonical form) of each class of equivalent complete boards under these permutations,
/// with the size of the class.
pub fn boards(spot: &Spot, symmetries: &[SuitPermutation]) -> Vec<(CardSet, u32)> {
    let mut found = Vec::new();
    let stub = CardSet::FULL.difference(spot.board().union(spot.dead()));
    for_each_subset(stub.bits(), spot.to_come(), spot.board().bits(), &mut |board| {
        let board = CardSet::from_bits(board);
        found.extend(orbit_size(board, symmetries).map(|times| (board, times)));
    });
    found
}

/// Number of boards in the class of `board`; `None` unless `board` is its representative, the lowest board of the
/// class.
fn orbit_size(board: CardSet, symmetries: &[SuitPermutation]) -> Option<u32> {
    let (mut same, mut all) = (0_u32, 0_u32);
    for permutation in symmetries {
        let other = permutation.set(board).bits();
        if other < board.bits() {
            return None;
        }
        same += u32::from(other == board.bits());
        all += 1;
    }
    Some(all.checked_div(same).unwrap_or(1))
}

/// Number of ways to complete the board of the spot from the cards that are neither dead nor on it. The players' hands
/// are not excluded.
pub fn board_count(spot: &Spot) -> u64 {
    let left = (52 - spot.board().len() - spot.dead().len()) as u64;
    let (above, below) =
        (0..spot.to_come() as u64).fold((1, 1), |(above, below), k| (above * (left - k), below * (k + 1)));
    above / below
}

/// Calls `visit` with the union of `base` and each subset of `cards` that has `more` cards.
fn for_each_subset(cards: u64, more: usize, base: u64, visit: &mut impl FnMut(u64)) {
    if more == 0 {
        return visit(base);
    }
    let mut cards = cards;
    while cards.count_ones() as usize >= more {
        let lowest = cards & cards.wrapping_neg();
        cards ^= lowest;
        for_each_subset(cards, more - 1, base | lowest, visit);
    }
}
