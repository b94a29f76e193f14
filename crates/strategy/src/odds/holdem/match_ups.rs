//! Two hands before the flop, from a table of all match-ups.
//!
//! Up to suit isomorphism, there are 47,008 different match-ups. `crates/strategy/tables/1_match_ups.rs` counts
//! each over its 1,712,304 boards and prints the table: for each match-up the number of boards that the first
//! hand wins and the number of ties, as 24-bit little-endian integers. [`MatchUpIndex`] maps match-ups to indices,
//! here and in that program.

use super::boards::symmetries;
use super::equity::Tally;
use super::suits::SuitPermutation;
use super::{HOLE_CARDS, HoleCards, KINDS, Kind, Spot};
use std::sync::LazyLock;

/// Number of match-ups, up to suit isomorphism.
pub const MATCH_UPS: usize = 47_008;
/// Number of boards of each match-up: C(48, 5).
pub const BOARDS: u32 = 1_712_304;

/// Number of bytes per match-up in the table.
const BYTES: usize = 6;
static TABLE: &[u8] = include_bytes!("../tables/match_ups.bin");
static INDEX: LazyLock<MatchUpIndex> = LazyLock::new(MatchUpIndex::new);

/// Indices of all match-ups in canonical form: the first hand is the representative of its kind, and its kind does
/// not come after the kind of the second hand.
pub struct MatchUpIndex {
    /// For each hand: a permutation of the suits that maps it to the representative of its kind, as an index into
    /// `images`.
    first_of_kind: Vec<usize>,
    /// For each permutation of the suits: the images of all hands, as indices.
    images: Vec<Vec<u16>>,
    /// By kind of the first hand and by second hand: the index of the match-up, and `true` if the match-up has
    /// the hands in the opposite order.
    numbers: Vec<Vec<(u16, bool)>>,
    match_ups: Vec<[HoleCards; 2]>,
}

impl MatchUpIndex {
    /// Assigns an index to every match-up.
    pub fn new() -> MatchUpIndex {
        let images: Vec<Vec<u16>> = SuitPermutation::all().map(SuitPermutation::images_of_hands).collect();
        let first_of_kind = HoleCards::all().map(|hole| {
            let first = first(hole.kind()).index();
            images.iter().position(|to| usize::from(to[hole.index()]) == first).unwrap_or(0)
        });
        let mut index = MatchUpIndex {
            first_of_kind: first_of_kind.collect(),
            images,
            numbers: vec![vec![NONE; HOLE_CARDS]; KINDS],
            match_ups: Vec::with_capacity(MATCH_UPS),
        };
        Kind::all().for_each(|kind| index.number(kind));
        index
    }

    /// All match-ups, in the order of their indices.
    pub fn match_ups(&self) -> &[[HoleCards; 2]] {
        &self.match_ups
    }

    /// Index of a match-up, and `true` if the table lists `second` as the first hand. The two hands must not share a
    /// card.
    pub fn place(&self, first: HoleCards, second: HoleCards) -> (usize, bool) {
        let kinds = [first, second].map(|hole| hole.kind().index());
        let swapped = kinds[0] > kinds[1];
        let (first, second) = if swapped { (second, first) } else { (first, second) };
        let permutation = &self.images[self.first_of_kind[first.index()]];
        let (number, other_way) =
            self.numbers[kinds[0].min(kinds[1])][usize::from(permutation[second.index()])];
        (number.into(), swapped != other_way)
    }

    /// Assigns an index to every match-up that has none yet and whose first hand is the representative of `kind`.
    fn number(&mut self, kind: Kind) {
        let first = first(kind);
        let leave_it: Vec<usize> = (0..self.images.len())
            .filter(|&permutation| usize::from(self.images[permutation][first.index()]) == first.index())
            .collect();
        for other in HoleCards::all() {
            let meets =
                first.set().intersection(other.set()).is_empty() && other.kind().index() >= kind.index();
            if !meets || self.numbers[kind.index()][other.index()] != NONE {
                continue;
            }
            let number = self.match_ups.len() as u16;
            self.match_ups.push([first, other]);
            // Within one kind, a match-up with the hands swapped is the same match-up reversed.
            if other.kind() == kind {
                let back = self.images[self.first_of_kind[other.index()]][first.index()];
                self.mark(kind, back, &leave_it, (number, true));
            }
            self.mark(kind, other.index() as u16, &leave_it, (number, false));
        }
    }

    fn mark(&mut self, kind: Kind, other: u16, permutations: &[usize], number: (u16, bool)) {
        for &permutation in permutations {
            let image = self.images[permutation][usize::from(other)];
            self.numbers[kind.index()][usize::from(image)] = number;
        }
    }
}

/// Entry of a match-up without an index yet, or of two hands that share a card.
const NONE: (u16, bool) = (u16::MAX, false);

/// The representative of a kind: its hand with the lowest index.
fn first(kind: Kind) -> HoleCards {
    let index = |hole: &HoleCards| hole.index();
    kind.hole_cards().min_by_key(index).expect("every kind has at least four hands")
}

/// Counts every deal and board of a spot with two ranges, no board and no dead cards.
pub fn count(spot: &Spot) -> Tally {
    let second: Vec<(HoleCards, u32)> = spot.ranges()[1].hands().collect();
    let symmetries = symmetries(spot);
    let mut tally = Tally::for_players(2, false);
    for (hole, weight) in spot.ranges()[0].hands() {
        let equivalent = orbit_size(hole, &symmetries);
        if equivalent > 0 {
            count_hand(hole, u128::from(weight) * equivalent, &second, &mut tally);
        }
    }
    tally
}

/// Number of hands equivalent to `hole` under these permutations, including `hole`; 0 unless `hole` has the lowest
/// index among them.
fn orbit_size(hole: HoleCards, symmetries: &[SuitPermutation]) -> u128 {
    let mut all: Vec<usize> =
        symmetries.iter().map(|permutation| permutation.hole_cards(hole).index()).collect();
    all.sort_unstable();
    all.dedup();
    if all.first() == Some(&hole.index()) { all.len() as u128 } else { 0 }
}

/// Counts a hand, multiplied by `times`, against every hand of the second range.
fn count_hand(hole: HoleCards, times: u128, second: &[(HoleCards, u32)], tally: &mut Tally) {
    let mut won = [0; 3];
    for &(other, weight) in second.iter().filter(|(other, _)| other.set().intersection(hole.set()).is_empty())
    {
        let [wins, ties, losses] =
            boards(hole, other).map(|boards| u128::from(boards) * u128::from(weight) * times);
        won = [won[0] + wins, won[1] + ties, won[2] + losses];
        tally.add_kind(1, other.kind(), wins + ties + losses, &[(1, losses), (2, ties)]);
    }
    let [wins, ties, losses] = won;
    tally.add_kind(0, hole.kind(), wins + ties + losses, &[(1, wins), (2, ties)]);
    for (winners, boards) in [(0b01, wins), (0b11, ties), (0b10, losses)] {
        tally.add_winners(winners, boards);
    }
}

/// Numbers of boards on which the first hand beats, ties and loses to the second, in this order. The hands must not
/// share a card.
fn boards(first: HoleCards, second: HoleCards) -> [u32; 3] {
    let (place, swapped) = INDEX.place(first, second);
    let entry = TABLE.get(place * BYTES..(place + 1) * BYTES).unwrap_or(&[0; BYTES]);
    let number = |at: usize| u32::from_le_bytes([entry[at], entry[at + 1], entry[at + 2], 0]);
    let (wins, ties) = (number(0), number(3));
    let losses = BOARDS.saturating_sub(wins + ties);
    if swapped { [losses, ties, wins] } else { [wins, ties, losses] }
}
