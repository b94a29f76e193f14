//! Best five of five, six or seven different cards, by lookup tables.
//!
//! A hand is represented by two words. One is the sum of the cards' rank keys, which identifies the multiset of ranks.
//! The other has a lane for each suit. Each card adds to the lane of its suit a bit for its rank, except for a two, and
//! 1 to a counter of cards. A counter that reaches five signals a flush, and the bits of that suit index the flush
//! table. Every other hand is looked up by the sum, in a perfect hash by row displacement.
//! `crates/cards/tables/README.md` derives the tables; the tests check every hand.
//!
//! - [`strength`] takes a slice of cards and checks its length and that no card repeats.
//! - [`Packed`] is built card by card from five to seven cards known to be different; release builds do not
//!   check.
//! - [`strength_unchecked`] takes such cards as one array, and does not check them in release builds either.

use super::best::{check_count, check_different};
use super::tables::flush::FLUSHES;
use super::tables::rank_keys::RANK_KEYS;
use super::tables::standard::{self, PLACES};
use super::{EvalError, Strength};
use crate::{Card, CardSet, Rank};
use std::fmt;

/// Bit position of the rank key. The key extends to the top bit of the word, so carries out of it are
/// dropped.
const RANK_SHIFT: u32 = 7;
/// Increment of the card counter. The counter occupies the two bits above the 23-bit rank sum and counts modulo four.
const ONE_CARD: u32 = 1 << (RANK_SHIFT + 23);
/// The row of the perfect hash is the top 16 bits of the rank key, the column the 9 bits below.
const ROW_SHIFT: u32 = 16;
const WIDTH: u32 = 1 << 9;
/// Length of the table of strengths. A power of two, so that masking the index removes the bounds check.
const CELLS: usize = 1 << 17;

/// Each suit has a 16-bit lane: twelve bits for the ranks from the three up, and a four-bit counter that
/// starts at three, so that the fifth card sets the top bit. The two has no bit: it is present if fewer bits
/// are set than cards are counted.
const LANES_START: u64 = 0x3000_3000_3000_3000;
const LANES_FLUSH: u64 = 0x8000_8000_8000_8000;
/// The bits of a flush's lane that index the flush table: its ranks and the number of cards beyond five.
const FLUSH_MASK: u64 = 0x3fff;

/// The increment for each card, indexed by [`Card::code`]. An entry for every byte value removes the bounds
/// check.
static SHARES: [Packed; 256] = shares();
/// The increments packed into one word, for cards that are only summed: the rank key in the upper half, and a 4-bit
/// counter for each suit in the lowest 16 bits. Indexed like [`SHARES`].
static SUMMANDS: [u64; 256] = summands();
const SUM_START: u64 = 0x3333;
const SUM_FLUSH: u64 = 0x8888;
static OFFSETS: [u32; 1 << 16] = offsets();
static STRENGTHS: [u16; CELLS] = padded();

/// A set of cards in twelve bytes, prepared for evaluation. Pack the board and the hole cards once each and
/// join them, or add cards to copies.
///
/// # Contract
/// The cards are different, and there are five to seven when [`Packed::strength`] is called. Otherwise debug
/// builds panic, and release builds return a meaningless strength.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C, packed(4))]
pub struct Packed {
    lanes: u64,
    ranks: u32,
}

/// Evaluates the best five of five to seven different cards.
///
/// # Errors
/// [`EvalError`] for fewer than five or more than seven cards, or for a repeated card.
pub fn strength(cards: &[Card]) -> Result<Strength, EvalError> {
    check_count(cards.len(), 5..=7)?;
    check_different(cards)?;
    Ok(cards.iter().copied().collect::<Packed>().strength())
}

/// Evaluates the best five of five to seven different cards without checking them. The fastest function for
/// cards that are not yet [`Packed`].
///
/// # Contract
/// The same as for [`Packed`].
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
    /// The empty set of cards.
    pub const EMPTY: Packed = Packed { lanes: LANES_START, ranks: 0 };

    /// Returns the set with one card added, which must not be present yet.
    #[inline]
    #[must_use]
    pub fn with(self, card: Card) -> Packed {
        debug_assert!(!self.cards().contains(card), "duplicate card {card}");
        self.plus(SHARES[usize::from(card.code())])
    }

    /// Combines two disjoint sets of cards.
    #[inline]
    #[must_use]
    pub fn join(self, other: Packed) -> Packed {
        debug_assert!(self.cards().intersection(other.cards()).is_empty(), "{self:?} and {other:?} overlap");
        self.plus(Packed { lanes: other.lanes.wrapping_sub(LANES_START), ranks: other.ranks })
    }

    #[inline]
    const fn plus(self, share: Packed) -> Packed {
        Packed { lanes: self.lanes.wrapping_add(share.lanes), ranks: self.ranks.wrapping_add(share.ranks) }
    }

    /// The cards as a [`CardSet`].
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

    /// The strength together with the cards of a board. Meaningless unless they are five to seven different cards.
    #[inline]
    pub(super) fn strength_with(self, board: Packed) -> Strength {
        let all = self.plus(Packed { lanes: board.lanes.wrapping_sub(LANES_START), ranks: board.ranks });
        all.looked_up()
    }

    /// The strength of the best five of the five to seven cards.
    #[inline]
    pub fn strength(self) -> Strength {
        debug_assert!((5..=7).contains(&self.cards().len()), "{self:?}");
        self.looked_up()
    }

    #[inline]
    fn looked_up(self) -> Strength {
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
    /// Packs the cards, which must be different.
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

/// Looks up the strength for the complete rank sum of a hand without a flush.
#[inline]
pub(super) fn rank_strength(ranks: u32) -> Strength {
    let offset = OFFSETS[(ranks >> ROW_SHIFT) as usize];
    Strength(STRENGTHS[(ranks >> RANK_SHIFT).wrapping_add(offset) as usize & (CELLS - 1)])
}

/// Looks up the strength of a hand with five or more cards of a suit. Among seven cards these exclude a full
/// house and four of a kind, which would rank higher.
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

/// The amount that one card adds to the rank sum: its rank key, and 1 in the counter above it.
pub(super) const fn rank_key(rank: Rank) -> u32 {
    (RANK_KEYS[rank.index()] << RANK_SHIFT).wrapping_add(ONE_CARD)
}

/// For each row, the offset from a complete rank key to its cell: the row's start minus the row's first key.
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
