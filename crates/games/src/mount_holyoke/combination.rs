//! Combinations of cards: their categories, evaluation and comparison (clauses `mount-holyoke/types`, `/order` and
//! the clauses of the categories; rulings MH-5 to MH-8, MH-11).

use super::cards::{Cards, Play, Ranks, SPADES};
use super::clause::Clause;
use super::rules::Ranking;
use super::settings::{FiveCards, Flushes, StraightTies, Straights, Ties};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The categories of combinations, in the order of the rulebook.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    JsonSchema,
    strum::IntoStaticStr,
)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Category {
    /// One card.
    Single,
    /// Two cards of one rank.
    Pair,
    /// Three cards of one rank.
    ThreeOfAKind,
    /// Five cards of consecutive ranks and of more than one suit.
    Straight,
    /// Five cards of one suit that do not form a straight.
    Flush,
    /// Three cards of one rank and two of another.
    FullHouse,
    /// Four cards of one rank and any fifth card.
    FourOfAKind,
    /// Five consecutive cards of one suit.
    StraightFlush,
    /// The jack, queen, king, ace and two of spades.
    RoyalFlush,
}

/// The strength of a combination: larger is better. Comparable between combinations with the same number of
/// cards under one [`Ranking`].
///
/// The category is in the upper half of the word, the order within the category in the lower half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strength(u32);

const CATEGORY_SHIFT: u32 = 16;

/// Cards that may be played together, with their category and strength.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Combination {
    cards: Cards,
    category: Category,
    strength: Strength,
}

/// The reason a combination cannot be played on another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// The combinations have different numbers of cards.
    Count,
    /// The combinations are of different five-card categories (MH-6, `same_kind_only`).
    Kind,
    /// The combination does not rank higher.
    NotHigher,
}

/// Five ranks that form a straight, lowest of the sequence first.
pub(super) struct Sequence {
    pub ranks: [u8; 5],
    lanes: Ranks,
}

/// The rank of the two, the top of the highest straight (MH-7).
const HIGHEST: u8 = 12;

/// The eleven sequences by their top ranks, lowest first, as numbered by [`Ranks::runs_of_five`]; the first two count only
/// under `low_straights`.
const SEQUENCES: [Sequence; 11] = {
    const fn sequence(ranks: [u8; 5]) -> Sequence {
        Sequence { ranks, lanes: Ranks::of(ranks) }
    }
    const fn from(lowest: u8) -> Sequence {
        sequence([lowest, lowest + 1, lowest + 2, lowest + 3, lowest + 4])
    }
    [
        sequence([11, HIGHEST, 0, 1, 2]),
        sequence([HIGHEST, 0, 1, 2, 3]),
        from(0),
        from(1),
        from(2),
        from(3),
        from(4),
        from(5),
        from(6),
        from(7),
        from(8),
    ]
};

impl Category {
    /// The number of cards in a combination of this category.
    pub const fn cards(self) -> usize {
        match self {
            Category::Single => 1,
            Category::Pair => 2,
            Category::ThreeOfAKind => 3,
            _ => 5,
        }
    }

    /// The English name of the category.
    pub const fn words(self) -> &'static str {
        match self {
            Category::Single => "single",
            Category::Pair => "pair",
            Category::ThreeOfAKind => "three of a kind",
            Category::Straight => "straight",
            Category::Flush => "flush",
            Category::FullHouse => "full house",
            Category::FourOfAKind => "four of a kind",
            Category::StraightFlush => "straight flush",
            Category::RoyalFlush => "royal flush",
        }
    }

    /// The clause that defines the category.
    pub const fn clause(self) -> Clause {
        match self {
            Category::Single | Category::Pair | Category::ThreeOfAKind => Clause::Types,
            Category::Straight => Clause::Straight,
            Category::Flush => Clause::Flush,
            Category::FullHouse => Clause::FullHouse,
            Category::FourOfAKind => Clause::Four,
            Category::StraightFlush => Clause::StraightFlush,
            Category::RoyalFlush => Clause::RoyalFlush,
        }
    }

    /// The rulings on the comparison of two combinations of the category.
    pub const fn rulings(self) -> &'static [Clause] {
        match self {
            Category::Single | Category::Pair | Category::ThreeOfAKind => &[Clause::Mh5],
            Category::Straight | Category::StraightFlush => &[Clause::Mh7, Clause::Mh8],
            _ => &[Clause::Mh8],
        }
    }
}

impl fmt::Display for Category {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}

impl Strength {
    const fn new(category: Category, within: u16) -> Strength {
        Strength((category as u32) << CATEGORY_SHIFT | within as u32)
    }

    /// The strength as an integer; larger is better.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl Combination {
    /// Evaluates cards as the highest category that they form (MH-11); `None` if they form none.
    pub fn of(cards: Cards, ranking: Ranking) -> Option<Combination> {
        let (lowest, highest) = (cards.lowest()?, cards.highest()?);
        if lowest == highest {
            return Combination::of_one_rank(cards, Category::Single, ranking.singles);
        }
        let same_rank = lowest.rank() == highest.rank();
        match cards.len() {
            2 if same_rank => Combination::of_one_rank(cards, Category::Pair, ranking.pairs),
            3 if same_rank => Combination::of_one_rank(cards, Category::ThreeOfAKind, Ties::RankAlone),
            5 => Combination::of_five(cards, ranking),
            _ => None,
        }
    }

    /// Evaluates cards of one rank as this category, without checking their number. The strength is the rank and,
    /// depending on `ties`, the highest suit (MH-5). `None` for the empty set.
    pub(super) fn of_one_rank(cards: Cards, category: Category, ties: Ties) -> Option<Combination> {
        let highest = cards.highest()?;
        let within = match ties {
            Ties::RankThenSuit => highest.get(),
            Ties::RankAlone => highest.rank(),
        };
        Some(Combination::new(cards, category, within.into()))
    }

    /// Evaluates five different cards; `None` if they form no combination.
    pub(super) fn of_five(cards: Cards, ranking: Ranking) -> Option<Combination> {
        let repeated = cards.repeated();
        if let Some(rank) = repeated.four.first() {
            return Some(Combination::new(cards, Category::FourOfAKind, rank.into()));
        }
        if let Some(rank) = repeated.three.first() {
            let full = !repeated.two.without(rank).is_empty();
            return full.then(|| Combination::new(cards, Category::FullHouse, rank.into()));
        }
        match (ranking.top(cards.ranks()), cards.suit()) {
            (Some(HIGHEST), Some(SPADES)) => Some(Combination::new(cards, Category::RoyalFlush, 0)),
            (Some(top), Some(_)) => Some(ranking.straight(cards, Category::StraightFlush, top)),
            (Some(top), None) => Some(ranking.straight(cards, Category::Straight, top)),
            (None, Some(suit)) => Some(ranking.flush(cards, suit)),
            (None, None) => None,
        }
    }

    const fn new(cards: Cards, category: Category, within: u16) -> Combination {
        Combination { cards, category, strength: Strength::new(category, within) }
    }

    /// The cards of the combination.
    pub const fn cards(&self) -> Cards {
        self.cards
    }

    /// The cards of the combination as a [`Play`].
    pub const fn play(&self) -> Play {
        Play::new(self.cards)
    }

    /// The category that the cards form.
    pub const fn category(&self) -> Category {
        self.category
    }

    /// The strength of the combination under the ranking that it was evaluated with.
    pub const fn strength(&self) -> Strength {
        self.strength
    }

    /// The sort key for lists of plays: fewer cards first, then the weaker play, then the one with lower cards, which
    /// are compared from the highest down.
    pub const fn order(&self) -> (usize, Strength, u64) {
        (self.category.cards(), self.strength, self.cards.bits())
    }

    /// Checks whether this combination may be played on another. It must have the same number of cards and rank higher
    /// (clauses `mount-holyoke/3`, `/5`). Under `same_kind_only`, it must also be of the same category (MH-6).
    ///
    /// # Errors
    /// [`Mismatch::Count`], [`Mismatch::Kind`] or [`Mismatch::NotHigher`], the first that applies.
    pub fn fits_on(&self, under: &Combination, ranking: Ranking) -> Result<(), Mismatch> {
        if self.category.cards() != under.category.cards() {
            return Err(Mismatch::Count);
        }
        if ranking.five_cards == FiveCards::SameKindOnly && self.category != under.category {
            return Err(Mismatch::Kind);
        }
        if self.strength <= under.strength {
            return Err(Mismatch::NotHigher);
        }
        Ok(())
    }

    /// Describes the combination in English: `pair of nines, spades high`.
    pub fn words(&self) -> String {
        let highest = self.cards.highest().expect("a combination has cards");
        let (rank, plural) = (highest.card().rank().word(), highest.card().rank().plural());
        let suit = highest.card().suit().word();
        let leading = || super::RANKS[(self.strength.get() & 15) as usize].plural();
        match self.category {
            Category::Single => format!("{rank} of {suit}"),
            Category::Pair => format!("pair of {plural}, {suit} high"),
            Category::ThreeOfAKind => format!("three {plural}"),
            Category::Straight => format!("straight to the {}", self.top_word()),
            Category::Flush => format!("flush of {suit}, {rank} high"),
            Category::FullHouse => format!("full house, three {}", leading()),
            Category::FourOfAKind => format!("four {}", leading()),
            Category::StraightFlush => format!("straight flush of {suit} to the {}", self.top_word()),
            Category::RoyalFlush => "royal flush".to_owned(),
        }
    }

    /// The English name of the top rank of a straight; empty for other combinations.
    fn top_word(&self) -> &'static str {
        let sequence = SEQUENCES.iter().find(|sequence| sequence.lanes == self.cards.ranks());
        sequence.map_or("", |sequence| super::RANKS[sequence.top() as usize].word())
    }
}

impl Sequence {
    const fn top(&self) -> u8 {
        self.ranks[4]
    }
}

impl Ranking {
    /// The number of the first of [`SEQUENCES`] that counts as a straight (MH-7).
    const fn first_sequence(self) -> u8 {
        match self.straights {
            Straights::Document => 2,
            Straights::LowStraights => 0,
        }
    }

    /// Iterates over the sequences that count as straights and whose ranks are all in the set, lowest first.
    pub(super) fn sequences_in(self, ranks: Ranks) -> impl Iterator<Item = &'static Sequence> + Clone {
        let held = ranks.runs_of_five().at_or_above(self.first_sequence());
        held.iter().map(|number| &SEQUENCES[usize::from(number)])
    }

    /// The ranks of every straight, numbered as in [`CardIndex::rank`](super::CardIndex::rank), lowest of the
    /// sequence first.
    pub fn straight_ranks(self) -> impl Iterator<Item = [u8; 5]> + Clone {
        SEQUENCES[usize::from(self.first_sequence())..].iter().map(|sequence| sequence.ranks)
    }

    /// The top rank of the straight that these ranks of five cards form; `None` if they form none.
    fn top(self, ranks: Ranks) -> Option<u8> {
        self.sequences_in(ranks).next().map(Sequence::top)
    }

    fn straight(self, cards: Cards, category: Category, top: u8) -> Combination {
        let within = match self.straight_ties {
            StraightTies::TopSuit => cards.of_rank(top).highest().map_or(0, super::cards::CardIndex::get),
            StraightTies::RankAlone => top,
        };
        Combination::new(cards, category, within.into())
    }

    fn flush(self, cards: Cards, suit: u8) -> Combination {
        let ranks = cards.ranks().descending_key();
        let suit = u16::from(suit);
        let within = match self.flushes {
            Flushes::HighestCard => cards.highest().map_or(0, |place| place.get().into()),
            Flushes::RanksThenSuit => ranks << 2 | suit,
            Flushes::RanksAlone => ranks,
            Flushes::SuitFirst => suit << 13 | ranks,
        };
        Combination::new(cards, Category::Flush, within)
    }
}
