//! Best five of five, six or seven different cards, by tables.
//!
//! A card adds its rank key to one word, from whose sum the ranks held can be told; and to another a bit for
//! its rank and a one in the counter of its suit. A counter that reaches five shows a flush, and the bits of
//! that suit look up the strength. Every other hand looks it up by the sum, in a table of rows laid into each
//! other. `crates/cards/tables/README.md` argues why; the tests prove it hand by hand.
//!
//! - [`strength`] takes cards as they come and checks them.
//! - [`Packed`] takes what is known to be five to seven different cards, one by one, and does not check; nor
//!   does [`strength_unchecked`], which takes them at once.

use super::best::{check_count, check_different};
use super::tables::flush::FLUSHES;
use super::tables::rank_keys::RANK_KEYS;
use super::tables::standard::{self, PLACES};
use super::{EvalError, Strength};
use crate::{Card, CardSet, Rank};
use std::fmt;

/// The rank key begins at this bit and fills the word to the top, so that what it carries is dropped.
const RANK_SHIFT: u32 = 7;
/// Above the 23 bits of the rank sum stands the count of cards, modulo four.
const ONE_CARD: u32 = 1 << (RANK_SHIFT + 23);
/// The row is the highest 16 bits of the rank key, the column the 9 bits below.
const ROW_SHIFT: u32 = 16;
const WIDTH: u32 = 1 << 9;
/// A power of two, so that a mask spares the check.
const CELLS: usize = 1 << 17;

/// Each suit has a lane of 16 bits: twelve for the ranks from the three up and a counter of four, which
/// starts at three, so that the fifth card sets the highest bit. The two only counts: it is there if fewer
/// bits are set than cards counted.
const LANES_START: u64 = 0x3000_3000_3000_3000;
const LANES_FLUSH: u64 = 0x8000_8000_8000_8000;
/// Of a lane with a flush: the ranks and how many cards more than five.
const FLUSH_MASK: u64 = 0x3fff;

/// What a card adds, by its code. A share for every byte spares the check.
static SHARES: [Packed; 256] = shares();
/// The same in one word for cards that are only summed: the rank key above four counters of four bits.
static SUMMANDS: [u64; 256] = summands();
const SUM_START: u64 = 0x3333;
const SUM_FLUSH: u64 = 0x8888;
static OFFSETS: [u32; 1 << 16] = offsets();
static STRENGTHS: [u16; CELLS] = padded();

/// Cards in the form that is ranked fastest, twelve bytes. Build the board and the hole cards once and join
/// them, or add cards to copies.
///
/// # Contract
/// The cards are different, and five to seven when [`Packed::strength`] is called. Otherwise the strength
/// means nothing, but with debug assertions off nothing panics.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C, packed(4))]
pub struct Packed {
    lanes: u64,
    ranks: u32,
}

/// The strength of the best five of five to seven different cards.
///
/// # Errors
/// [`EvalError`] for fewer than five or more than seven cards, or a card that is there twice.
pub fn strength(cards: &[Card]) -> Result<Strength, EvalError> {
    check_count(cards.len(), 5..=7)?;
    check_different(cards)?;
    Ok(cards.iter().copied().collect::<Packed>().strength())
}

/// The strength of the best five of five to seven different cards, fastest where they are not yet
/// [`Packed`].
///
/// # Contract
/// As for [`Packed`].
#[inline]
pub fn strength_unchecked<const N: usize>(cards: [Card; N]) -> Strength {
    debug_assert_eq!((check_count(N, 5..=7), check_different(&cards)), (Ok(()), Ok(())));
    let add = |sum: u64, card: &Card| sum.wrapping_add(SUMMANDS[usize::from(card.code())]);
    let sum = cards.iter().fold(SUM_START, add);
    if sum & SUM_FLUSH != 0 {
        return flush_strength(cards.into_iter().collect::<Packed>().lanes);
    }
    rank_strength((sum >> 32) as u32)
}

impl Packed {
    /// No card.
    pub const EMPTY: Packed = Packed { lanes: LANES_START, ranks: 0 };

    /// These cards and one more, which is not among them.
    #[inline]
    #[must_use]
    pub fn with(self, card: Card) -> Packed {
        debug_assert!(!self.cards().contains(card), "{card} is there twice");
        self.plus(SHARES[usize::from(card.code())])
    }

    /// The cards of both, which have none in common.
    #[inline]
    #[must_use]
    pub fn join(self, other: Packed) -> Packed {
        debug_assert!(self.cards().intersection(other.cards()).is_empty(), "{self:?} and {other:?}");
        self.plus(Packed { lanes: other.lanes.wrapping_sub(LANES_START), ranks: other.ranks })
    }

    #[inline]
    const fn plus(self, share: Packed) -> Packed {
        Packed { lanes: self.lanes.wrapping_add(share.lanes), ranks: self.ranks.wrapping_add(share.ranks) }
    }

    /// The cards.
    pub const fn cards(self) -> CardSet {
        let (mut bits, mut shift) = (0, 0);
        while shift < 64 {
            let lane = self.lanes.wrapping_sub(LANES_START) >> shift;
            let two = (lane >> 12 & 15).wrapping_sub((lane & 0xfff).count_ones() as u64) & 1;
            bits |= ((lane & 0xfff) << 1 | two) << shift;
            shift += 16;
        }
        CardSet::from_bits(bits)
    }

    /// What the best five of the five to seven cards are worth.
    #[inline]
    pub fn strength(self) -> Strength {
        debug_assert!((5..=7).contains(&self.cards().len()), "{self:?}");
        if self.lanes & LANES_FLUSH != 0 {
            return flush_strength(self.lanes);
        }
        rank_strength(self.ranks)
    }
}

impl Default for Packed {
    fn default() -> Packed {
        Packed::EMPTY
    }
}

impl FromIterator<Card> for Packed {
    /// The cards, which are different.
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Packed {
        cards.into_iter().fold(Packed::EMPTY, Packed::with)
    }
}

impl From<CardSet> for Packed {
    fn from(cards: CardSet) -> Packed {
        // A card's bit in the set is its code.
        let (mut bits, mut packed) = (cards.bits(), Packed::EMPTY);
        while bits != 0 {
            packed = packed.plus(SHARES[bits.trailing_zeros() as usize]);
            bits &= bits - 1;
        }
        packed
    }
}

impl fmt::Debug for Packed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards().fmt(f)
    }
}

/// The strength by a whole rank key.
#[inline]
pub(super) fn rank_strength(ranks: u32) -> Strength {
    let offset = OFFSETS[(ranks >> ROW_SHIFT) as usize];
    Strength(STRENGTHS[(ranks >> RANK_SHIFT).wrapping_add(offset) as usize & (CELLS - 1)])
}

/// The strength where some suit has five cards or more. Among seven cards no full house and no four of a kind
/// can be there besides, which would count more.
#[inline]
fn flush_strength(lanes: u64) -> Strength {
    let lane = (lanes & LANES_FLUSH).trailing_zeros() & 0x30;
    Strength(FLUSHES[(lanes >> lane & FLUSH_MASK) as usize])
}

const fn shares() -> [Packed; 256] {
    let mut shares = [Packed { lanes: 0, ranks: 0 }; 256];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        let lane = 1 << 12 | (1 << card.rank().index()) >> 1;
        shares[card.code() as usize] =
            Packed { lanes: lane << (16 * card.suit().index()), ranks: rank_key(card.rank()) };
        index += 1;
    }
    shares
}

const fn summands() -> [u64; 256] {
    let mut summands = [0; 256];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        summands[card.code() as usize] =
            (rank_key(card.rank()) as u64) << 32 | 1 << (4 * card.suit().index());
        index += 1;
    }
    summands
}

/// What a card of this rank adds to the rank key.
pub(super) const fn rank_key(rank: Rank) -> u32 {
    (RANK_KEYS[rank.index()] << RANK_SHIFT).wrapping_add(ONE_CARD)
}

/// What is added to a whole rank key to give its cell: the place of its row, less the first key of the row.
const fn offsets() -> [u32; 1 << 16] {
    let mut offsets = [0; 1 << 16];
    let mut row = 0;
    while row < offsets.len() {
        offsets[row] = PLACES[row].wrapping_sub(row as u32 * WIDTH);
        row += 1;
    }
    offsets
}

const fn padded() -> [u16; CELLS] {
    let mut cells = [0; CELLS];
    let mut cell = 0;
    while cell < standard::STRENGTHS.len() {
        cells[cell] = standard::STRENGTHS[cell];
        cell += 1;
    }
    cells
}
