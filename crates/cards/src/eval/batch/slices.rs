//! The evaluation of 32 hands by bit operations.
//!
//! Every function of this module is inlined into its callers, which are compiled for wide registers.

use super::score::{Score, WIDTH};
use crate::CardSet;

/// The ranks of 32 hands: for each suit, a column of masks, one mask a hand, with a bit for each rank as in
/// [`CardSet::ranks_of`](crate::CardSet::ranks_of).
#[derive(Clone, Copy, Debug)]
pub struct Columns(pub [[u16; WIDTH]; 4]);

impl Columns {
    /// The columns of at most 32 hands. The places beyond them are empty.
    pub fn new(hands: &[CardSet]) -> Columns {
        let mut suits = [[0; WIDTH]; 4];
        for (place, hand) in hands.iter().enumerate() {
            for (suit, column) in suits.iter_mut().enumerate() {
                column[place] = (hand.bits() >> (16 * suit)) as u16;
            }
        }
        Columns(suits)
    }

    /// Returns the columns with these cards added to each hand.
    #[inline(always)]
    pub fn with(self, cards: CardSet) -> Columns {
        let mut suits = self.0;
        for (suit, column) in suits.iter_mut().enumerate() {
            let more = (cards.bits() >> (16 * suit)) as u16;
            for ranks in column {
                *ranks |= more;
            }
        }
        Columns(suits)
    }

    /// Evaluates the first hands, as many as there is room for.
    #[inline(always)]
    pub fn scores(&self, into: &mut [Score]) {
        let Columns([clubs, diamonds, hearts, spades]) = self;
        // Two columns of 16 bits first: numbers of 32 bits would halve the hands of each instruction.
        let (mut upper, mut lower) = ([0; WIDTH], [0; WIDTH]);
        for hand in 0..WIDTH {
            (upper[hand], lower[hand]) = score(clubs[hand], diamonds[hand], hearts[hand], spades[hand]);
        }
        let mut scores = [Score::default(); WIDTH];
        for hand in 0..WIDTH {
            scores[hand] = Score::of(upper[hand], lower[hand]);
        }
        match into.first_chunk_mut() {
            Some(into) => *into = scores,
            None => into.copy_from_slice(&scores[..into.len()]),
        }
    }
}

/// Returns `mask` without its lowest bit.
#[inline(always)]
const fn without_lowest(mask: u16) -> u16 {
    mask & mask.wrapping_sub(1)
}

/// Returns one of two numbers, which the compiler does without a branch.
#[inline(always)]
const fn select(condition: bool, yes: u16, no: u16) -> u16 {
    if condition { yes } else { no }
}

/// The categories in the highest three bits of a score, above the ranks that come first in the category.
pub mod category {
    pub const PAIR: u16 = 1 << 13;
    pub const TWO_PAIR: u16 = 2 << 13;
    pub const THREE_OF_A_KIND: u16 = 3 << 13;
    pub const STRAIGHT: u16 = 4 << 13;
    pub const FLUSH: u16 = 5 << 13;
    pub const FULL_HOUSE: u16 = 6 << 13;
    pub const FOUR_OF_A_KIND: u16 = 7 << 13;
    /// Greater than four aces, which set a single rank.
    pub const STRAIGHT_FLUSH: u16 = 0xffff;
}

/// The two halves of the score of seven cards, given as the ranks in each suit. The upper half has the category and the
/// ranks that come first in it, such as those of both pairs; the lower half the other ranks, or the run of a straight.
#[inline(always)]
fn score(a: u16, b: u16, c: u16, d: u16) -> (u16, u16) {
    // The ranks that are held at least once, twice, three times, and four times.
    let (ab, both_ab, cd, both_cd) = (a ^ b, a & b, c ^ d, c & d);
    let once = ab | both_ab | cd | both_cd;
    let twice = both_ab | both_cd | (ab & cd);
    let thrice = (both_ab & (cd | both_cd)) | (both_cd & (ab | both_ab));
    let four = both_ab & both_cd;

    // At most two ranks are held three times, and at most three twice: the lowest one does not count.
    let upper_triple = without_lowest(thrice);
    let triple = select(upper_triple != 0, upper_triple, thrice);
    let upper_pairs = without_lowest(twice);
    let pairs = select(without_lowest(upper_pairs) != 0, upper_pairs, twice);
    let beside_triple = twice & !triple;

    let has_triple = thrice != 0;
    let is_full_house = has_triple & (beside_triple != 0);
    let with_pairs = select(upper_pairs != 0, category::TWO_PAIR, select(twice != 0, category::PAIR, 0));
    let with_triple = select(is_full_house, category::FULL_HOUSE, category::THREE_OF_A_KIND);
    let mut first = select(has_triple, triple, pairs);
    let mut rest = select(is_full_house, beside_triple, once & !first);
    let mut category = select(has_triple, with_triple, with_pairs);
    first = select(four != 0, four, first);
    rest = select(four != 0, once & !four, rest);
    category = select(four != 0, category::FOUR_OF_A_KIND, category);

    // A flush excludes a full house and four of a kind among seven cards.
    let flush = suited(a) | suited(b) | suited(c) | suited(d);
    let is_flush = flush != 0;
    rest = select(is_flush, flush, rest);
    // The two lowest of the other ranks do not count if there are enough: five in a flush, one below two pairs.
    let spare = (rest.count_ones() as u16).wrapping_sub(select(is_flush, 4, 0));
    let one_less = without_lowest(rest);
    let two_less = without_lowest(one_less);
    let kickers = select(spare > 2, two_less, select(spare > 1, one_less, rest));

    // Bit 0 is the ace below the two. The lowest cards of at most three runs are adjacent; the highest one counts.
    let ranks = select(is_flush, flush, once);
    let ladder = ranks << 1 | ranks >> 12;
    let runs = ladder & ladder >> 1 & ladder >> 2 & ladder >> 3 & ladder >> 4;
    let run = runs & !(runs >> 1);
    let upper = select(is_flush, category::FLUSH, category | first);
    let straight = select(is_flush, category::STRAIGHT_FLUSH, category::STRAIGHT);
    (select(run != 0, straight, upper), select(run != 0, run, kickers))
}

/// Returns the ranks of a suit if there are five or more, otherwise 0.
#[inline(always)]
const fn suited(ranks: u16) -> u16 {
    select(ranks.count_ones() > 4, ranks, 0)
}
