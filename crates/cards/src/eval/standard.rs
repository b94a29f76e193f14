//! Best five of five, six or seven different cards, by tables.
//!
//! A card adds to one word its rank key, from whose sum the ranks held can be told, and a one in the counter of its
//! suit. A counter that reaches five shows a flush, and the ranks of that suit look up the strength. Every other
//! hand looks it up by the sum, in a table of rows laid into each other. `crates/cards/tables/README.md` argues
//! why; the tests prove it hand by hand.
//!
//! - [`strength`] takes cards as they come and checks them.
//! - [`Packed`] takes what is known to be five to seven different cards, one by one, and does not check; nor does
//!   [`strength_unchecked`], which takes them at once.

use super::best::{check_count, check_different};
use super::tables::flush::FLUSHES;
use super::tables::rank_keys::RANK_KEYS;
use super::tables::standard::{self, PLACES};
use super::{EvalError, Strength};
use crate::{Card, CardSet};
use std::fmt;

/// The upper half of a key begins with the rank key, from this bit to the top, so that what it carries is dropped.
const RANK_SHIFT: u32 = 7;
/// Above the 23 bits of the rank sum stands the count of cards, modulo four.
const ONE_CARD: u32 = 1 << (RANK_SHIFT + 23);
/// The row is the highest 15 bits of the rank key, the column the 10 bits below.
const ROW_SHIFT: u32 = 17;
const WIDTH: u32 = 1 << 10;
/// A power of two, so that a mask spares the check.
const CELLS: usize = 1 << 18;

/// The lower half of a key is four counters of four bits, one a suit, which start at three, so that the fifth card
/// sets the highest bit.
const START: u64 = 0x3333;
const FLUSH_SHOWS: u64 = 0x8888;

/// What a card adds to the key, by its code. A key for every byte spares the check.
static KEYS: [u64; 256] = keys();
static OFFSETS: [u32; 1 << 15] = offsets();
static STRENGTHS: [u16; CELLS] = padded();

/// Cards in the form that is ranked fastest. Build the board and the hole cards once and join them, or add cards
/// to copies.
///
/// # Contract
/// The cards are different, and five to seven when [`Packed::strength`] is called. Otherwise the strength
/// means nothing, but with debug assertions off nothing panics.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Packed {
    key: u64,
    cards: CardSet,
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
    let add = |key: u64, card: &Card| key.wrapping_add(KEYS[usize::from(card.code())]);
    let key = cards.iter().fold(START, add);
    if key & FLUSH_SHOWS != 0 {
        return flush_strength(key, cards.into_iter().collect());
    }
    rank_strength(key)
}

impl Packed {
    /// No card.
    pub const EMPTY: Packed = Packed { key: START, cards: CardSet::EMPTY };

    /// These cards and one more, which is not among them.
    #[inline]
    #[must_use]
    pub fn with(self, card: Card) -> Packed {
        debug_assert!(!self.cards.contains(card), "{card} is there twice");
        Packed { key: self.key.wrapping_add(KEYS[usize::from(card.code())]), cards: self.cards.with(card) }
    }

    /// The cards of both, which have none in common.
    #[inline]
    #[must_use]
    pub fn join(self, other: Packed) -> Packed {
        debug_assert!(self.cards.intersection(other.cards).is_empty(), "{self:?} and {other:?}");
        let key = self.key.wrapping_add(other.key).wrapping_sub(START);
        Packed { key, cards: self.cards.union(other.cards) }
    }

    /// The cards.
    #[inline]
    pub const fn cards(self) -> CardSet {
        self.cards
    }

    /// What the best five of the five to seven cards are worth.
    #[inline]
    pub fn strength(self) -> Strength {
        debug_assert!((5..=7).contains(&self.cards.len()), "{self:?}");
        if self.key & FLUSH_SHOWS != 0 {
            return flush_strength(self.key, self.cards);
        }
        rank_strength(self.key)
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
        cards.iter().collect()
    }
}

impl fmt::Debug for Packed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.cards.fmt(f)
    }
}

#[inline]
fn rank_strength(key: u64) -> Strength {
    let ranks = (key >> 32) as u32;
    let offset = OFFSETS[(ranks >> ROW_SHIFT) as usize];
    Strength(STRENGTHS[(ranks >> RANK_SHIFT).wrapping_add(offset) as usize & (CELLS - 1)])
}

/// The strength where some suit has five cards or more. Among seven cards no full house and no four of a kind can
/// be there besides, which would count more.
#[inline]
fn flush_strength(key: u64, cards: CardSet) -> Strength {
    let suit = (key & FLUSH_SHOWS).trailing_zeros() / 4;
    Strength(FLUSHES[(cards.bits() >> (16 * suit) & 0x1fff) as usize])
}

const fn keys() -> [u64; 256] {
    let mut keys = [0; 256];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        let rank = (RANK_KEYS[card.rank().index()] << RANK_SHIFT).wrapping_add(ONE_CARD);
        keys[card.code() as usize] = (rank as u64) << 32 | 1 << (4 * card.suit().index());
        index += 1;
    }
    keys
}

/// What is added to a whole rank key to give its cell: the place of its row, less the first key of the row.
const fn offsets() -> [u32; 1 << 15] {
    let mut offsets = [0; 1 << 15];
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
