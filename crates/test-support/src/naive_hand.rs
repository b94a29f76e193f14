//! Names a poker hand from counts of ranks and suits, independently of the evaluators: without lookup tables
//! and without choosing five cards.

use cards::{Card, Rank, Suit};
use games::Holding;

/// The category of the best hand in two to seven cards, and the ranks in its name: `two_pair`, kings and nines.
pub type Name = (&'static str, Vec<Rank>);

/// The name of the best hand in these cards.
pub fn name(cards: &[Card]) -> Name {
    let suited: Vec<usize> =
        flush_suit(cards).map_or(Vec::new(), |suit| heights(cards, |card| card.suit() == suit));
    let all = heights(cards, |_| true);
    let counts = |least: usize| -> Vec<usize> {
        (0..13).rev().filter(|rank| all.iter().filter(|other| *other == rank).count() >= least).collect()
    };
    let (fours, threes) = (counts(4), counts(3));
    let pairs: Vec<usize> = counts(2).into_iter().filter(|rank| threes.first() != Some(rank)).collect();
    let (category, named) = match (straight_top(&suited), straight_top(&all)) {
        (Some(12), _) => ("royal_flush", vec![12]),
        (Some(top), _) => ("straight_flush", vec![top]),
        _ if !fours.is_empty() => ("four_of_a_kind", vec![fours[0]]),
        _ if !threes.is_empty() && !pairs.is_empty() => ("full_house", vec![threes[0], pairs[0]]),
        _ if !suited.is_empty() => ("flush", vec![suited[0]]),
        (_, Some(top)) => ("straight", vec![top]),
        _ if !threes.is_empty() => ("three_of_a_kind", vec![threes[0]]),
        _ if pairs.len() > 1 => ("two_pair", vec![pairs[0], pairs[1]]),
        _ if pairs.len() == 1 => ("pair", vec![pairs[0]]),
        _ => ("high_card", vec![all[0]]),
    };
    (category, named.into_iter().map(|height| Rank::ALL[height]).collect())
}

/// The name of a holding of the engine: its category, and the ranks that the category names.
pub fn name_of(holding: &Holding) -> Name {
    let mut ranks: Vec<Rank> = holding.cards.iter().map(|card| card.0.rank()).collect();
    ranks.dedup();
    let category = holding.category.id();
    ranks.truncate(if ["full_house", "two_pair"].contains(&category) { 2 } else { 1 });
    (category, ranks)
}

fn heights(cards: &[Card], is: impl Fn(&Card) -> bool) -> Vec<usize> {
    let mut heights: Vec<usize> =
        cards.iter().filter(|card| is(card)).map(|card| card.rank().index()).collect();
    heights.sort_unstable_by(|a, b| b.cmp(a));
    heights
}

fn flush_suit(cards: &[Card]) -> Option<Suit> {
    Suit::ALL.into_iter().find(|&suit| cards.iter().filter(|card| card.suit() == suit).count() >= 5)
}

/// The top of five consecutive ranks, if there are any. The ace is also below the two.
fn straight_top(heights: &[usize]) -> Option<usize> {
    let has = |height: usize| heights.contains(&((height + 12) % 13));
    // Height 0 is the low ace, 13 the high one.
    (4..=13).rev().find(|&top| (top - 4..=top).all(has)).map(|top| top - 1)
}
