//! Best five of five, six or seven different cards, by tables.
//!
//! A card adds to one word its rank key, from which the sum tells the ranks held, and a one in the counter of
//! its suit. A counter that reaches five shows a flush, whose ranks then look up its strength; all other hands
//! look it up by the sum, in a table of rows laid into each other. `crates/cards/tables/README.md` argues
//! why this is so; `tests/exhaustive.rs` proves it hand by hand.
//!
//! - [`strength`] takes cards as they come and checks them.
//! - [`Packed`] takes what is known to be five to seven different cards, one by one, and does not check.

use super::best::{check_count, check_different};
use super::tables::flush::FLUSHES;
use super::tables::rank_keys::RANK_KEYS;
use super::tables::standard::{OFFSETS, STRENGTHS};
use super::{EvalError, Strength};
use crate::{Card, CardSet};

/// Where the rank key begins. It fills the word to the top, so that what it carries beyond is dropped.
const RANK_SHIFT: u32 = 39;
/// The card count, modulo four, stands above the 23 bits of the rank sum.
const ONE_CARD: u64 = 1 << (RANK_SHIFT + 23);
/// The row is the highest 16 bits, the column the 9 bits below.
const ROW_SHIFT: u32 = 48;
const COLUMN_MASK: u64 = 511;
/// The four counters, of four bits each, start at three, so that a fifth card sets the highest bit.
const COUNTERS: u64 = 0x3333;
const FLUSH_BITS: u64 = 0x8888;

/// What a card adds to the key, by its code; codes from 64 on do not occur.
static KEYS: [u64; 256] = keys();

/// Cards in the form that is ranked fastest. Build it once from the board and add the hole cards to copies.
///
/// # Contract
/// The cards are different, and five to seven when [`Packed::strength`] is called. Otherwise the strength
/// means nothing, but nothing panics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Packed {
    /// No card.
    pub const EMPTY: Packed = Packed { key: COUNTERS, cards: CardSet::EMPTY };

    /// These cards and one more, which is not among them.
    #[inline]
    #[must_use]
    pub fn with(self, card: Card) -> Packed {
        debug_assert!(!self.cards.contains(card), "{card} is there twice");
        Packed { key: self.key.wrapping_add(KEYS[usize::from(card.code())]), cards: self.cards.with(card) }
    }

    /// The cards.
    #[inline]
    pub const fn cards(self) -> CardSet {
        self.cards
    }

    /// What the best five of the five to seven cards are worth.
    #[inline]
    pub fn strength(self) -> Strength {
        debug_assert!((5..=7).contains(&self.cards.len()), "{} cards", self.cards.len());
        if self.key & FLUSH_BITS != 0 {
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

#[inline]
fn rank_strength(key: u64) -> Strength {
    let offset = OFFSETS[(key >> ROW_SHIFT) as usize];
    let column = (key >> RANK_SHIFT & COLUMN_MASK) as usize;
    Strength(STRENGTHS[2 * usize::from(offset) + column])
}

/// The strength of cards of which a counter says that five or more are of its suit. With no more than seven
/// cards no full house or four of a kind can be there besides.
#[inline]
fn flush_strength(key: u64, cards: CardSet) -> Strength {
    let suit = (key & FLUSH_BITS).trailing_zeros() / 4;
    Strength(FLUSHES[(cards.bits() >> (suit * 16) & 0x1fff) as usize])
}

const fn keys() -> [u64; 256] {
    let mut keys = [0; 256];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        let rank = RANK_KEYS[card.rank().index()] as u64;
        keys[card.code() as usize] = (rank << RANK_SHIFT) + ONE_CARD + (1 << (4 * card.suit().index()));
        index += 1;
    }
    keys
}
