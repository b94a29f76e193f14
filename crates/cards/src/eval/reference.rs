//! The reference evaluator: the written rules, one line per clause, without tables or tricks.
//!
//! The ranking is the poker run's (`poker-run/rank-1` to `rank-10`), which hold'em uses too (ruling TH-5).
//! 1. [`rank`] sorts five cards by significance and determines their category.
//! 2. Two [`Ranked`] hands compare by category, then rank by rank in that order.
//! 3. [`best`] tries every combination of five cards.
//!
//! Cards may repeat, as they do on the wheel: the highest category that fits counts (ruling PR-3), and
//! [`FiveOfAKind`] selects the ranking of five of one rank (ruling PR-2). This file imports nothing from the
//! fast evaluators, which are tested against it.

use super::{Category, FiveOfAKind};
use crate::{Card, Rank};
use std::cmp::{Ordering, Reverse};

/// Five cards with their ranking. Greater is better, and equal is a tie: suits do not count.
#[derive(Clone, Copy, Debug)]
pub struct Ranked {
    /// The category that the five cards form.
    pub category: Category,
    /// The cards in the order in which they are compared.
    pub five: [Card; 5],
    /// The ranks of `five` in the same order: 2 to 14, and 1 for an ace that is low in a straight.
    pub ranks: [u8; 5],
}

/// Determines the category and the comparison order of five cards.
pub fn rank(five: [Card; 5], fives: FiveOfAKind) -> Ranked {
    let category = category(five, fives);
    let five = in_order(five, category);
    Ranked { category, five, ranks: ranks(five, category) }
}

/// The best five of some cards; among equals, the first in the order of `cards`. `None` for fewer than five.
pub fn best(cards: &[Card], fives: FiveOfAKind) -> Option<Ranked> {
    let mut best: Option<Ranked> = None;
    for_each_five(cards, |five| {
        let ranked = rank(five, fives);
        if best.is_none_or(|best| ranked > best) {
            best = Some(ranked);
        }
    });
    best
}

/// The highest category that fits (ruling PR-3): each arm applies only if all arms above it fail.
fn category(five: [Card; 5], fives: FiveOfAKind) -> Category {
    let groups = group_sizes(five);
    match straight_top(five) {
        _ if groups[0] == 5 && fives == FiveOfAKind::AboveRoyalFlush => Category::FiveOfAKind, // PR-2
        Some(Rank::Ace) if is_one_suit(five) => Category::RoyalFlush,                          // rank-1
        Some(_) if is_one_suit(five) => Category::StraightFlush,                               // rank-2
        _ if groups[0] >= 4 => Category::FourOfAKind,                                          // rank-3, PR-2
        _ if groups[..2] == [3, 2] => Category::FullHouse,                                     // rank-4
        _ if is_one_suit(five) => Category::Flush,                                             // rank-5
        Some(_) => Category::Straight,                                                         // rank-6
        _ if groups[0] == 3 => Category::ThreeOfAKind,                                         // rank-7
        _ if groups[..2] == [2, 2] => Category::TwoPair,                                       // rank-8
        _ if groups[0] == 2 => Category::Pair,                                                 // rank-9
        _ => Category::HighCard,                                                               // rank-10
    }
}

/// Sorts the cards into comparison order. The larger group goes first (rank-3, 4, 7, 8, 9); among groups of the same
/// size, the higher rank. A flush compares all its cards from the top, including repeats (rank-5, PR-3). The top card
/// of a five-high straight is the five (rank-2, rank-6).
fn in_order(mut five: [Card; 5], category: Category) -> [Card; 5] {
    let all = five;
    match category {
        Category::Flush => five.sort_by_key(|card| Reverse(height(card.rank()))),
        _ => five.sort_by_key(|card| Reverse((count(all, card.rank()), height(card.rank())))),
    }
    if is_five_high(five, category) {
        five.rotate_left(1);
    }
    five
}

/// The ranks of sorted cards, with an ace at the end of a straight counted as low.
fn ranks(five: [Card; 5], category: Category) -> [u8; 5] {
    let mut ranks = five.map(|card| height(card.rank()));
    if matches!(category, Category::Straight | Category::StraightFlush) && ranks[4] == 14 {
        ranks[4] = 1;
    }
    ranks
}

/// Returns whether sorted cards form a straight with a low ace.
fn is_five_high(five: [Card; 5], category: Category) -> bool {
    matches!(category, Category::Straight | Category::StraightFlush) && straight_top(five) == Some(Rank::Five)
}

/// The top card of a straight; `None` if the ranks are not consecutive. The ace is high or low but not both, so no
/// straight wraps around (rank-2, rank-6).
fn straight_top(five: [Card; 5]) -> Option<Rank> {
    let mut heights = five.map(|card| height(card.rank()));
    heights.sort_unstable();
    match heights {
        [2, 3, 4, 5, 14] => Some(Rank::Five),
        [low, b, c, d, top] if [b, c, d, top] == [low + 1, low + 2, low + 3, low + 4] => {
            Rank::ALL.into_iter().find(|&rank| height(rank) == top)
        }
        _ => None,
    }
}

/// Returns whether all five cards share a suit.
fn is_one_suit(five: [Card; 5]) -> bool {
    five.iter().all(|card| card.suit() == five[0].suit())
}

/// The sizes of the groups of equal rank, largest first, padded with zeros.
fn group_sizes(five: [Card; 5]) -> [usize; 13] {
    let mut sizes = Rank::ALL.map(|rank| count(five, rank));
    sizes.sort_unstable_by_key(|&size| Reverse(size));
    sizes
}

/// The number of cards of this rank among the five.
fn count(five: [Card; 5], rank: Rank) -> usize {
    five.iter().filter(|card| card.rank() == rank).count()
}

/// The comparison value of a rank, 14 for the ace down to 2 for the two.
fn height(rank: Rank) -> u8 {
    match rank {
        Rank::Ace => 14,
        Rank::King => 13,
        Rank::Queen => 12,
        Rank::Jack => 11,
        Rank::Ten => 10,
        Rank::Nine => 9,
        Rank::Eight => 8,
        Rank::Seven => 7,
        Rank::Six => 6,
        Rank::Five => 5,
        Rank::Four => 4,
        Rank::Three => 3,
        Rank::Two => 2,
    }
}

/// Calls `visit` with every combination of five cards, in lexicographic order.
fn for_each_five(cards: &[Card], mut visit: impl FnMut([Card; 5])) {
    let n = cards.len();
    for a in 0..n {
        for b in a + 1..n {
            for c in b + 1..n {
                for d in c + 1..n {
                    for e in d + 1..n {
                        visit([cards[a], cards[b], cards[c], cards[d], cards[e]]);
                    }
                }
            }
        }
    }
}

impl PartialEq for Ranked {
    fn eq(&self, other: &Ranked) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Ranked {}

impl PartialOrd for Ranked {
    fn partial_cmp(&self, other: &Ranked) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ranked {
    fn cmp(&self, other: &Ranked) -> Ordering {
        (self.category, self.ranks).cmp(&(other.category, other.ranks))
    }
}
