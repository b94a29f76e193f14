//! Cards in brackets, and hands in PokerStars' words: `two pair, Aces and Kings`.

use cards::eval::{Category, best_five};
use cards::{Card, Rank};
use std::fmt;

/// Cards in brackets, separated by spaces.
pub(super) struct Bracketed<'a>(pub &'a [Card]);

impl fmt::Display for Bracketed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        write!(f, "[{}]", cards.join(" "))
    }
}

/// Describes a hand; `None` until five cards are known.
pub(super) fn describe(hole: [Card; 2], board: &[Card]) -> Option<String> {
    let best = best_five(&[&hole, board].concat()).ok()?;
    let [a, b, c, d, e] = best.five.map(|card| card.rank());
    Some(match best.category {
        Category::HighCard => format!("high card {}", one(a)),
        Category::Pair => format!("a pair of {}", many(a)),
        Category::TwoPair => format!("two pair, {} and {}", many(a), many(c)),
        Category::ThreeOfAKind => format!("three of a kind, {}", many(a)),
        Category::Straight => format!("a straight, {} to {}", one(e), one(a)),
        Category::Flush => format!("a flush, {} high", one(a)),
        Category::FullHouse => format!("a full house, {} full of {}", many(a), many(d)),
        Category::FourOfAKind => format!("four of a kind, {}", many(a)),
        Category::StraightFlush => format!("a straight flush, {} to {}", one(e), one(a)),
        Category::RoyalFlush => "a Royal Flush".to_owned(),
        Category::FiveOfAKind => format!("five of a kind, {}", many(b)),
    })
}

fn one(rank: Rank) -> String {
    if rank == Rank::Two { "Deuce".to_owned() } else { capitalize(rank.word()) }
}

fn many(rank: Rank) -> String {
    if rank == Rank::Two { "Deuces".to_owned() } else { capitalize(rank.plural()) }
}

fn capitalize(word: &str) -> String {
    word[..1].to_uppercase() + &word[1..]
}
