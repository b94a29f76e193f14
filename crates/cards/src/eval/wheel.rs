//! Best five of five or six cards of the wheel, where any card can come again, by tables.
//!
//! A card adds to the word of its suit its rank key, from whose sum the ranks can be told, and a one in a
//! counter. All cards together look up what their ranks are worth; a suit of five cards or more looks up what
//! it is worth as a flush; the larger of both is the strength (ruling PR-3). Five of one rank have numbers of
//! their own, since how they count is an option (ruling PR-2).
//!
//! - [`strength`] takes cards as they come and checks how many there are.
//! - [`Packed`] takes what is known to be five or six cards, one by one, and does not check.

use super::best::check_count;
use super::tables::wheel::{OFFSETS, RANK_KEYS, RANKED, SUITED};
use super::{Category, EvalError, FiveOfAKind};
use crate::{Card, Tally};

/// The rank key begins at this bit and fills the word to the top, so that what it carries is dropped. Below
/// it are the counter, which the fifth card of a suit takes to [`FLUSH`], and bits that catch its carries.
const RANK_SHIFT: u32 = 9;
/// The highest bit counts the cards modulo two.
const ONE_CARD: u32 = 1 << 31;
/// The row is the highest 15 bits of the key, the column the 8 bits below.
const ROW_SHIFT: u32 = 17;
const COLUMN_MASK: u32 = 255;
const START: u32 = 3;
const FLUSH: u32 = 8;
/// From here on the table numbers five of one rank: 13 times the rank and the highest rank of all six cards.
const FIVES: u16 = 0x4000;

/// The first strength of four of a kind and of five of a kind above the royal flush.
const FIRST_FOUR_OF_A_KIND: u16 = 11_873;
const FIRST_FIVE_OF_A_KIND: u16 = 12_052;

/// What the best five cards from the wheel are worth, as one number: larger is better, equal is a tie.
///
/// From 1 to 12,051, without a gap where five of one rank count as four (ruling PR-2), and from 12,052 to
/// 12,064 where they stand above the royal flush. It does not compare with the strength of cards from a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u16);

/// Cards of the wheel in the form that is ranked fastest.
///
/// # Contract
/// There are five or six when [`Packed::strength`] is called. Otherwise the strength means nothing, but with
/// debug assertions off nothing panics.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Packed([u32; 4]);

/// The strength of the best five of five or six cards of the wheel.
///
/// # Errors
/// [`EvalError::Count`] for any other number of cards.
pub fn strength(cards: &[Card], fives: FiveOfAKind) -> Result<Strength, EvalError> {
    check_count(cards.len(), 5..=6)?;
    Ok(cards.iter().copied().collect::<Packed>().strength(fives))
}

impl Strength {
    /// The class, 1 to 12,064.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The category that the class belongs to.
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
    /// No card.
    pub const EMPTY: Packed = Packed([START; 4]);

    /// These cards and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Packed {
        let mut words = self.0;
        let share = (RANK_KEYS[card.rank().index()] << RANK_SHIFT).wrapping_add(ONE_CARD + 1);
        words[card.suit().index()] = words[card.suit().index()].wrapping_add(share);
        Packed(words)
    }

    /// What the best five of the five or six cards are worth.
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

/// The fives are numbered in the order of their fours of a kind.
fn five_of_one_rank(number: u16, fives: FiveOfAKind) -> Strength {
    match fives {
        FiveOfAKind::AsQuads => Strength(FIRST_FOUR_OF_A_KIND + number),
        FiveOfAKind::AboveRoyalFlush => Strength(FIRST_FIVE_OF_A_KIND + number / 13),
    }
}
