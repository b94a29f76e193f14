//! Hand strength at the showdown (clauses `holdem/combinations`, `/showdown-1` to `/showdown-3`, TH-5).

use super::Compare;
use cards::Card;
use cards::eval::{Category, Packed, best_five};

/// The strength of a hand: larger is better. Strengths are comparable only under the same [`Compare`] setting.
///
/// The category is in the upper half of the word, the order within the category in the lower half.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Strength(u32);

const CATEGORY_SHIFT: u32 = 16;

impl Strength {
    fn new(category: Category, within: u16) -> Strength {
        Strength((category as u32) << CATEGORY_SHIFT | u32::from(within))
    }

    /// Evaluates five to seven different cards.
    pub fn of(cards: Packed, compare: Compare) -> Strength {
        match compare {
            Compare::Standard => Strength::standard(cards),
            Compare::HighCardOnly => Strength::by_high_card(cards),
        }
    }

    /// Evaluates by the standard ranking with all kickers.
    fn standard(cards: Packed) -> Strength {
        let strength = cards.strength();
        Strength::new(strength.category(), strength.get())
    }

    /// Evaluates by category, then the rank of the combination's high card; for a full house the three of a
    /// kind, then the pair.
    fn by_high_card(cards: Packed) -> Strength {
        let cards: Vec<Card> = cards.cards().iter().collect();
        let best = best_five(&cards).expect("two hole cards and a board are seven different cards");
        let rank = |place: usize| best.five[place].rank().index() as u16;
        let second = if best.category == Category::FullHouse { rank(3) } else { 0 };
        Strength::new(best.category, rank(0) << 4 | second)
    }

    /// The strength as an integer; larger is better.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// The category of the hand.
    pub const fn category(self) -> Category {
        Category::ALL[(self.0 >> CATEGORY_SHIFT) as usize]
    }
}
