//! The best five-card hand: its cards, its category and a description in words.

use super::reference::{self, Ranked};
use super::{Category, EvalError, FiveOfAKind};
use crate::{Card, CardSet, Rank};
use std::ops::RangeInclusive;

/// The best five-card hand among some cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// The category that the five cards form.
    pub category: Category,
    /// The five cards in order of significance: `2s 2h Ad Qc 6c`, and `5 4 3 2 A` for the lowest straight.
    pub five: [Card; 5],
    /// A description in words: `pair of twos, ace, queen, six kickers`.
    pub text: String,
}

/// Finds the best five of five to seven cards from one pack (hold'em, ruling TH-5). Among equal hands, returns
/// the first in the order of `cards`.
///
/// # Errors
/// [`EvalError`] for fewer than five or more than seven cards, or for a repeated card.
pub fn best_five(cards: &[Card]) -> Result<Best, EvalError> {
    check_different(cards)?;
    named(cards, 5..=7, FiveOfAKind::AsQuads)
}

/// Finds the best five of five or six wheel cards, which may repeat (rulings PR-2 and PR-3).
///
/// # Errors
/// [`EvalError::Count`] for any other number of cards.
pub fn best_five_of_wheel(cards: &[Card], fives: FiveOfAKind) -> Result<Best, EvalError> {
    named(cards, 5..=6, fives)
}

/// Returns [`EvalError::Repeated`] for the first card that repeats an earlier one.
pub(super) fn check_different(cards: &[Card]) -> Result<(), EvalError> {
    let mut seen = CardSet::EMPTY;
    match cards.iter().position(|&card| !seen.insert(card)) {
        Some(place) => Err(EvalError::Repeated { card: cards[place], position: place + 1 }),
        None => Ok(()),
    }
}

pub(super) fn check_count(found: usize, allowed: RangeInclusive<usize>) -> Result<(), EvalError> {
    if allowed.contains(&found) { Ok(()) } else { Err(EvalError::Count { found, allowed }) }
}

fn named(cards: &[Card], allowed: RangeInclusive<usize>, fives: FiveOfAKind) -> Result<Best, EvalError> {
    check_count(cards.len(), allowed.clone())?;
    let ranked = reference::best(cards, fives).ok_or(EvalError::Count { found: cards.len(), allowed })?;
    Ok(Best { category: ranked.category, five: ranked.five, text: text(&ranked) })
}

/// Describes a ranked hand in words.
fn text(ranked: &Ranked) -> String {
    let [a, b, c, d, e] = ranked.five.map(Card::rank);
    match ranked.category {
        Category::HighCard => format!("{} high, {}", a.word(), kickers(&[b, c, d, e])),
        Category::Pair => format!("pair of {}, {}", a.plural(), kickers(&[c, d, e])),
        Category::TwoPair => format!("two pair, {} and {}, {}", a.plural(), c.plural(), kickers(&[e])),
        Category::ThreeOfAKind => format!("three {}, {}", a.plural(), kickers(&[d, e])),
        Category::Straight => format!("straight, {} high", a.word()),
        Category::Flush => format!("flush, {}", words(&[a, b, c, d, e])),
        Category::FullHouse => format!("full house, {} full of {}", a.plural(), d.plural()),
        Category::FourOfAKind => format!("four {}, {}", a.plural(), kickers(&[e])),
        Category::StraightFlush => format!("straight flush, {} high", a.word()),
        Category::RoyalFlush => "royal flush".to_owned(),
        Category::FiveOfAKind => format!("five {}", a.plural()),
    }
}

/// Lists the kickers: `ace, queen, six kickers`, `ace kicker`.
fn kickers(ranks: &[Rank]) -> String {
    format!("{} {}", words(ranks), if ranks.len() == 1 { "kicker" } else { "kickers" })
}

fn words(ranks: &[Rank]) -> String {
    ranks.iter().map(|rank| rank.word()).collect::<Vec<_>>().join(", ")
}
