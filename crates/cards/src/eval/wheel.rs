//! Best five of five or six wheel cards, which may repeat, by lookup tables.
//!
//! There is one word for each suit. Each card adds its rank key to the word of its suit, and 1 to the counter of
//! cards in that word, so that the sum identifies the multiset of ranks. The sum of all four words is the key for the
//! strength by ranks; the word of a suit with five or more cards is the key for its strength as a flush. The
//! larger of the two is the hand's strength (ruling PR-3). Five of one rank have table values of their own,
//! since their ranking is an option (ruling PR-2).
//!
//! - [`strength`] takes a slice of cards and checks its length.
//! - [`Packed`] is built card by card from five or six cards; release builds do not check their number.

use super::best::check_count;
use super::tables::wheel::{OFFSETS, RANK_KEYS, RANKED, SUITED};
use super::{Category, EvalError, FiveOfAKind};
use crate::{Card, Tally};

/// Bit position of the rank key. The key extends to the top bit of the word, so carries out of it are
/// dropped. Below it are the counter of cards, which reaches [`FLUSH`] with the fifth card of a suit, and
/// spare bits for its carries.
const RANK_SHIFT: u32 = 9;
/// Increment of the counter in the highest bit, which counts the cards modulo two.
const ONE_CARD: u32 = 1 << 31;
/// The row of the perfect hash (row displacement) is the top 15 bits of the key, the column the 8 bits below.
const ROW_SHIFT: u32 = 17;
const COLUMN_MASK: u32 = 255;
const START: u32 = 3;
const FLUSH: u32 = 8;
/// The first of the table values that encode five of one rank: this value, plus 13 times that rank, plus the
/// highest rank of the hand, where the two is 0 and the ace 12.
const FIVES: u16 = 0x4000;

/// The lowest strengths of four of a kind, and of five of a kind that ranks above the royal flush.
const FIRST_FOUR_OF_A_KIND: u16 = 11_873;
const FIRST_FIVE_OF_A_KIND: u16 = 12_052;

/// The strength of the best five wheel cards, as a single number. A larger strength is better, and equal strengths tie.
///
/// Under [`FiveOfAKind::AsQuads`], the values run from 1 to 12,051 without gaps. Under
/// [`FiveOfAKind::AboveRoyalFlush`], five of a kind has the values 12,052 to 12,064 (ruling PR-2). Not
/// comparable with [`crate::eval::Strength`], the strength of cards from one pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u16);

/// A multiset of wheel cards, prepared for evaluation.
///
/// # Contract
/// There are five or six cards when [`Packed::strength`] is called. Otherwise debug builds panic, and release
/// builds return a meaningless strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Packed([u32; 4]);

/// Evaluates the best five of five or six wheel cards.
///
/// # Errors
/// [`EvalError::Count`] for any other number of cards.
pub fn strength(cards: &[Card], fives: FiveOfAKind) -> Result<Strength, EvalError> {
    check_count(cards.len(), 5..=6)?;
    Ok(cards.iter().copied().collect::<Packed>().strength(fives))
}

impl Strength {
    /// The strength as an integer, 1 to 12,064.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The category of the hands with this strength.
    pub const fn category(self) -> Category {
        use Category::*;
        match self.0 {
            0..=1277 => HighCard,
            1278..=4137 => Pair,
            4138..=4995 => TwoPair,
            4996..=5853 => ThreeOfAKind,
            5854..=5863 => Straight,
            5864..=11_716 => Flush,
            11_717..=11_872 => FullHouse,
            FIRST_FOUR_OF_A_KIND..=12_041 => FourOfAKind,
            12_042..=12_050 => StraightFlush,
            12_051 => RoyalFlush,
            _ => FiveOfAKind,
        }
    }
}

impl Packed {
    /// The empty multiset.
    pub const EMPTY: Packed = Packed([START; 4]);

    /// Returns the multiset with one copy of the card added.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Packed {
        let mut words = self.0;
        let share = (RANK_KEYS[card.rank().index()] << RANK_SHIFT).wrapping_add(ONE_CARD + 1);
        words[card.suit().index()] = words[card.suit().index()].wrapping_add(share);
        Packed(words)
    }

    /// The strength of the best five of the five or six cards.
    #[inline]
    pub fn strength(self, fives: FiveOfAKind) -> Strength {
        let all = self.0.into_iter().fold(0, u32::wrapping_add);
        debug_assert!((5..=6).contains(&((all & 511) - 4 * START)), "{} cards", (all & 511) - 4 * START);
        let ranked = RANKED[cell(all)];
        if ranked >= FIVES {
            return five_of_one_rank(ranked - FIVES, fives);
        }
        let suited = |word: u32| if word & FLUSH == 0 { 0 } else { SUITED[cell(word)] };
        Strength(self.0.into_iter().map(suited).fold(ranked, u16::max))
    }
}

impl Default for Packed {
    fn default() -> Packed {
        Packed::EMPTY
    }
}

impl FromIterator<Card> for Packed {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Packed {
        cards.into_iter().fold(Packed::EMPTY, Packed::with)
    }
}

impl From<&Tally> for Packed {
    fn from(cards: &Tally) -> Packed {
        cards.iter().collect()
    }
}

#[inline]
fn cell(word: u32) -> usize {
    let offset = u32::from(OFFSETS[(word >> ROW_SHIFT) as usize]);
    (offset + (word >> RANK_SHIFT & COLUMN_MASK)) as usize & (RANKED.len() - 1)
}

/// Converts a table value for five of one rank, from which [`FIVES`] has been subtracted, to a strength.
/// These values are in the order of the hands' strengths as four of a kind.
fn five_of_one_rank(number: u16, fives: FiveOfAKind) -> Strength {
    match fives {
        FiveOfAKind::AsQuads => Strength(FIRST_FOUR_OF_A_KIND + number),
        FiveOfAKind::AboveRoyalFlush => Strength(FIRST_FIVE_OF_A_KIND + number / 13),
    }
}
