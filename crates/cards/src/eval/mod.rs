//! Poker hand evaluation.
//!
//! - [`mod@reference`]: a direct implementation of the written rules, against which the other evaluators are
//!   tested.
//! - [`standard`]: best five of five, six or seven different cards, by lookup tables.
//! - [`batch`]: best five of seven different cards for many hands at once, by bit slices.
//! - [`parts`]: strength by ranks alone, and strength of the cards of one suit alone.
//! - [`wheel`]: best five of five or six wheel cards, which may repeat.
//! - [`flush`]: the best flush of seven cards (the longest; among equally long ones, the highest), and the
//!   length of the longest straight flush.
//!
//! [`best_five`] and [`best_five_of_wheel`] return the five cards and a description for display. The table
//! evaluators return only a strength and are much faster.

pub mod batch;
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

/// The category of a poker hand. A higher category is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Category {
    /// None of the other categories.
    HighCard,
    /// Two cards of one rank.
    Pair,
    /// Two pairs of different ranks.
    TwoPair,
    /// Three cards of one rank.
    ThreeOfAKind,
    /// Five consecutive ranks; the ace may be low.
    Straight,
    /// Five cards of one suit.
    Flush,
    /// Three of one rank and two of another.
    FullHouse,
    /// Four cards of one rank.
    FourOfAKind,
    /// Five consecutive ranks of one suit.
    StraightFlush,
    /// Ace to ten of one suit.
    RoyalFlush,
    /// Five cards of one rank. Used only under ruling PR-2's option, which ranks it above the royal flush.
    FiveOfAKind,
}

/// The ranking of five cards of one rank (ruling PR-2). Only the wheel can produce them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FiveOfAKind {
    /// Four of a kind with a kicker of the same rank: K-K-K-K-A beats K-K-K-K-K.
    #[default]
    AsQuads,
    /// A category of its own above the royal flush.
    AboveRoyalFlush,
}

/// The strength of the best five of five to seven different cards, as a single number.
///
/// The values number the 7,462 equivalence classes of five-card hands from 1 (seven-five high) to 7,462 (royal flush)
/// without gaps. Larger is better; equal is a tie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(pub(crate) u16);

/// The reason some cards cannot be ranked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvalError {
    /// Too few or too many cards.
    Count {
        /// The number of cards given.
        found: usize,
        /// The allowed numbers of cards, inclusive.
        allowed: RangeInclusive<usize>,
    },
    /// A card occurs twice, although all cards come from one pack.
    Repeated {
        /// The repeated card.
        card: Card,
        /// The position of the card's second occurrence, counted from 1.
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

    /// The identifier used in requests, replies and pay tables: `full_house`.
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

    /// The category with this identifier; `None` if no category has it.
    pub fn from_id(id: &str) -> Option<Category> {
        Category::ALL.into_iter().find(|category| category.id() == id)
    }
}

impl Strength {
    /// The weakest hand, seven-five high.
    pub const MIN: Strength = Strength(1);
    /// The strongest hand, the royal flush.
    pub const MAX: Strength = Strength(7462);

    /// Builds a strength from its class, 1 to 7,462; `None` for any other number.
    pub const fn new(class: u16) -> Option<Strength> {
        if class >= Strength::MIN.0 && class <= Strength::MAX.0 { Some(Strength(class)) } else { None }
    }

    /// The class, 1 to 7,462.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// The category of the hands with this strength.
    #[inline]
    pub const fn category(self) -> Category {
        CATEGORIES[self.0 as usize % CATEGORIES.len()]
    }
}

/// Lookup table from class to category. Its length is a power of two, so that the remainder by the length
/// compiles to a mask and needs no bounds check.
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
    /// Formats the category in words: `full house`.
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
                write!(f, "card {position}, {card}, appears a second time: each card is in the deck once")
            }
        }
    }
}

impl std::error::Error for EvalError {}
