//! What a poker hand is worth.
//!
//! - [`mod@reference`]: the rules as they are written, slow and plain, the judge of everything else.
//! - [`standard`]: best five of five, six or seven different cards, by tables.
//! - [`parts`]: what ranks alone are worth, and what cards of one suit are.
//! - [`wheel`]: best five of five or six cards of the wheel, where a card can come again.
//! - [`flush`]: the longest and highest flush of seven cards, and the longest run in one suit.
//!
//! [`best_five`] and [`best_five_of_wheel`] also name the five cards and say them in words; they are for
//! showing, the tables for counting.

mod best;
pub mod flush;
pub mod parts;
pub mod reference;
pub mod standard;
mod tables;
pub mod wheel;

pub use best::{Best, best_five, best_five_of_wheel};
pub use standard::{Packed, strength, strength_unchecked};

use crate::Card;
use std::fmt;
use std::ops::RangeInclusive;

/// The categories of a poker hand, lowest first, so that a higher category is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// None of the others.
    HighCard,
    /// Two cards of one rank.
    Pair,
    /// Two pairs of different ranks.
    TwoPair,
    /// Three cards of one rank.
    ThreeOfAKind,
    /// Five ranks in sequence; the ace may be low.
    Straight,
    /// Five cards of one suit.
    Flush,
    /// Three of one rank and two of another.
    FullHouse,
    /// Four cards of one rank.
    FourOfAKind,
    /// Five cards of one suit in sequence.
    StraightFlush,
    /// Ace to ten of one suit.
    RoyalFlush,
    /// Five cards of one rank, where a game ranks them above all (ruling PR-2's option).
    FiveOfAKind,
}

/// How five cards of one rank count (ruling PR-2). They can only come from the wheel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FiveOfAKind {
    /// As four of a kind with an equal fifth card: K-K-K-K-A beats K-K-K-K-K.
    #[default]
    AsQuads,
    /// As a category of their own above the royal flush.
    AboveRoyalFlush,
}

/// What the best five of five to seven different cards are worth, as one number.
///
/// The 7,462 classes of five-card hands, from 1 (seven-five high) to 7,462 (the royal flush) without a gap:
/// larger is better, equal is a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(pub(crate) u16);

/// Why some cards cannot be ranked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvalError {
    /// There are too few or too many cards.
    Count {
        /// How many there are.
        found: usize,
        /// How many there may be.
        allowed: RangeInclusive<usize>,
    },
    /// A card stands twice where cards come from one pack.
    Repeated {
        /// The card.
        card: Card,
        /// Its second place, counted from 1.
        position: usize,
    },
}

impl Category {
    /// All categories, lowest first.
    pub const ALL: [Category; 11] = {
        use Category::*;
        [
            HighCard,
            Pair,
            TwoPair,
            ThreeOfAKind,
            Straight,
            Flush,
            FullHouse,
            FourOfAKind,
            StraightFlush,
            RoyalFlush,
            FiveOfAKind,
        ]
    };

    /// The identifier that requests, replies and pay tables use: `full_house`.
    pub const fn id(self) -> &'static str {
        const IDS: [&str; 11] = [
            "high_card",
            "pair",
            "two_pair",
            "three_of_a_kind",
            "straight",
            "flush",
            "full_house",
            "four_of_a_kind",
            "straight_flush",
            "royal_flush",
            "five_of_a_kind",
        ];
        IDS[self as usize]
    }

    /// The category with this identifier.
    pub fn from_id(id: &str) -> Option<Category> {
        Category::ALL.into_iter().find(|category| category.id() == id)
    }
}

impl Strength {
    /// The weakest of all, seven-five high.
    pub const MIN: Strength = Strength(1);
    /// The strongest of all, the royal flush.
    pub const MAX: Strength = Strength(7462);

    /// The strength of a class, 1 to 7,462; `None` of any other number.
    pub const fn new(class: u16) -> Option<Strength> {
        if class >= Strength::MIN.0 && class <= Strength::MAX.0 { Some(Strength(class)) } else { None }
    }

    /// The class, 1 to 7,462.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The category that the class belongs to.
    #[inline]
    pub const fn category(self) -> Category {
        CATEGORIES[self.0 as usize % CATEGORIES.len()]
    }
}

/// The category of every class. A power of two, so that a mask spares the check.
static CATEGORIES: [Category; 1 << 13] = {
    let mut categories = [Category::HighCard; 1 << 13];
    let mut class = 0;
    while class < categories.len() {
        categories[class] = category(class);
        class += 1;
    }
    categories
};

const fn category(class: usize) -> Category {
    use Category::*;
    match class {
        0..=1277 => HighCard,
        1278..=4137 => Pair,
        4138..=4995 => TwoPair,
        4996..=5853 => ThreeOfAKind,
        5854..=5863 => Straight,
        5864..=7140 => Flush,
        7141..=7296 => FullHouse,
        7297..=7452 => FourOfAKind,
        7453..=7461 => StraightFlush,
        _ => RoyalFlush,
    }
}

impl fmt::Display for Category {
    /// In words: `full house`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id().replace('_', " "))
    }
}

impl fmt::Display for EvalError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvalError::Count { found, allowed } => {
                let (least, most) = (allowed.start(), allowed.end());
                let most = if least < most { format!(" to {most}") } else { String::new() };
                write!(f, "the number of cards is {found}: {least}{most} can be ranked")
            }
            EvalError::Repeated { card, position } => {
                write!(f, "card {position} is {card}, which is in the pack once and came before")
            }
        }
    }
}

impl std::error::Error for EvalError {}
