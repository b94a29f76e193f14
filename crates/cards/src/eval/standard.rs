//! Best five of five, six or seven different cards, by tables.
//!
//! A card adds to two words its rank key, from whose sum the ranks held can be told, a bit for its rank in the
//! mask of its suit, and a one in the counter of its suit. A counter that reaches five shows a flush, and the
//! mask of its suit looks up the strength. Every other hand looks it up by the sum, in a table of rows laid into
//! each other. `crates/cards/tables/README.md` argues why; the tests prove it hand by hand.
//!
//! - [`strength`] takes cards as they come and checks them.
//! - [`Packed`] takes what is known to be five to seven different cards, one by one, and does not check; nor does
//!   [`strength_unchecked`], which takes them at once.

use super::best::{check_count, check_different};
use super::tables::flush::FLUSHES;
use super::tables::rank_keys::RANK_KEYS;
use super::tables::standard::{OFFSETS, STRENGTHS};
use super::{EvalError, Strength};
use crate::{Card, CardSet};
use std::fmt;

/// The rank key begins at this bit of `ranks` and fills the word to the top, so that what it carries is dropped.
const RANK_SHIFT: u32 = 7;
/// Above the 23 bits of the rank sum stands the count of cards, modulo four.
const ONE_CARD: u32 = 1 << (RANK_SHIFT + 23);
/// The row is the highest 16 bits of the key, the column the 9 bits below.
const ROW_SHIFT: u32 = 16;
const COLUMN_MASK: u32 = 511;

/// Where the mask of each suit begins in `suits`: 13 bits, the two lowest.
const MASKS: [u32; 4] = [4, 17, 38, 51];
const MASK: u64 = 0x1fff;
/// Where the counter of each of three suits begins in `suits`; that of spades begins `ranks`. A counter has four
/// bits and starts at three, so that the fifth card sets its highest bit. Those bits are placed so that one
/// test of both words finds any of them.
const COUNTERS: [u32; 3] = [0, 30, 34];
const START: u64 = 3 << COUNTERS[0] | 3 << COUNTERS[1] | 3 << COUNTERS[2];
const FLUSHES_SHOW: u64 = 8 << COUNTERS[0] | 8 << COUNTERS[1] | 8 << COUNTERS[2];

/// What a card adds, by its code. A table for every byte spares the check.
static SHARES: [Packed; 256] = shares();
/// The same in one word without the masks, for cards that are only summed: `ranks` above four counters.
static WORDS: [u64; 256] = words();
const WORD_START: u64 = 0x3333;
const WORD_FLUSHES: u64 = 0x8888;

/// Cards in the form that is ranked fastest, twelve bytes. Build it once from the board and add the hole cards
/// to copies.
///
/// # Contract
/// The cards are different, and five to seven when [`Packed::strength`] is called. Otherwise the strength
/// means nothing, but with debug assertions off nothing panics.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(C, packed(4))]
pub struct Packed {
    suits: u64,
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
    let add = |word: u64, card: &Card| word.wrapping_add(WORDS[usize::from(card.code())]);
    let word = cards.iter().fold(WORD_START, add);
    if word & WORD_FLUSHES != 0 {
        return cards.into_iter().collect::<Packed>().flush_strength();
    }
    rank_strength((word >> 32) as u32)
}

impl Packed {
    /// No card.
    pub const EMPTY: Packed = Packed { suits: START, ranks: 3 };

    /// These cards and one more, which is not among them.
    #[inline]
    #[must_use]
    pub fn with(self, card: Card) -> Packed {
        debug_assert!(!self.cards().contains(card), "{card} is there twice");
        self.plus(SHARES[usize::from(card.code())])
    }

    #[inline]
    const fn plus(self, share: Packed) -> Packed {
        Packed { suits: self.suits.wrapping_add(share.suits), ranks: self.ranks.wrapping_add(share.ranks) }
    }

    /// The cards.
    pub const fn cards(self) -> CardSet {
        let (mut bits, mut suit) = (0, 0);
        while suit < 4 {
            bits |= (self.suits >> MASKS[suit] & MASK) << (16 * suit);
            suit += 1;
        }
        CardSet::from_bits(bits)
    }

    /// What the best five of the five to seven cards are worth.
    #[inline]
    pub fn strength(self) -> Strength {
        debug_assert!((5..=7).contains(&self.cards().len()), "{self:?}");
        if (self.suits | u64::from(self.ranks)) & FLUSHES_SHOW != 0 {
            return self.flush_strength();
        }
        rank_strength(self.ranks)
    }

    /// The strength where some suit has five cards or more. Among seven cards no full house and no four of a
    /// kind can be there besides, which would count more.
    #[inline]
    fn flush_strength(self) -> Strength {
        let shown = |suit: usize| self.suits >> COUNTERS[suit] & 8 != 0;
        let suit = if shown(0) {
            0
        } else if shown(1) {
            1
        } else if shown(2) {
            2
        } else {
            3
        };
        Strength(FLUSHES[(self.suits >> MASKS[suit] & MASK) as usize])
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
        self.cards().fmt(f)
    }
}

#[inline]
fn rank_strength(ranks: u32) -> Strength {
    let offset = OFFSETS[(ranks >> ROW_SHIFT) as usize];
    let column = (ranks >> RANK_SHIFT & COLUMN_MASK) as usize;
    Strength(STRENGTHS[2 * usize::from(offset) + column])
}

const fn shares() -> [Packed; 256] {
    let mut shares = [Packed { suits: 0, ranks: 0 }; 256];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        shares[card.code() as usize] = share(card.rank().index(), card.suit().index());
        index += 1;
    }
    shares
}

const fn share(rank: usize, suit: usize) -> Packed {
    let bit = 1 << (MASKS[suit] as usize + rank);
    let key = (RANK_KEYS[rank] << RANK_SHIFT).wrapping_add(ONE_CARD);
    if suit < 3 {
        Packed { suits: bit + (1 << COUNTERS[suit]), ranks: key }
    } else {
        Packed { suits: bit, ranks: key + 1 }
    }
}

const fn words() -> [u64; 256] {
    let mut words = [0; 256];
    let mut index = 0;
    while let Some(card) = Card::from_index(index) {
        let ranks = share(card.rank().index(), 0).ranks as u64;
        words[card.code() as usize] = ranks << 32 | 1 << (4 * card.suit().index());
        index += 1;
    }
    words
}
