//! The reply to a request for a rank.

use cards::eval::Category;
use games::Shown;
use schemars::JsonSchema;
use serde::Serialize;

/// The rank of a hand.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// The category.
    #[schemars(with = "String", extend("enum" = categories()))]
    pub category: &'static str,
    /// The best five cards in the order in which they count; in High Card Flush the cards of the flush, highest
    /// first; in Mount Holyoke Poker the cards, lowest first.
    pub best: Vec<Shown>,
    /// Strength of the hand: larger is better, equal is a tie; comparable within one game and one set of rules.
    pub strength: u32,
    /// The hand in words.
    pub text: String,
    /// The clauses that the reply is based on: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
    /// Further figures, in High Card Flush only.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub flush: Option<Flush>,
}

/// Further figures in High Card Flush.
#[derive(Serialize, JsonSchema)]
pub struct Flush {
    /// Number of cards in the flush.
    pub length: u8,
    /// Length of the longest run in one suit, 1 if there is none.
    pub straight_flush: u8,
    /// `true` if the dealer would qualify with this hand.
    pub qualifies: bool,
}

/// Identifiers of every category that a reply can have.
fn categories() -> Vec<&'static str> {
    Category::ALL.map(Category::id).into_iter().chain(["single"]).collect()
}

/// Clause of the standard ranking that defines a category (TH-5 adopts it for hold'em).
pub fn ranking_clause(category: Category) -> &'static str {
    match category {
        Category::RoyalFlush => "poker-run/rank-1",
        Category::StraightFlush => "poker-run/rank-2",
        Category::FourOfAKind => "poker-run/rank-3",
        Category::FullHouse => "poker-run/rank-4",
        Category::Flush => "poker-run/rank-5",
        Category::Straight => "poker-run/rank-6",
        Category::ThreeOfAKind => "poker-run/rank-7",
        Category::TwoPair => "poker-run/rank-8",
        Category::Pair => "poker-run/rank-9",
        Category::HighCard => "poker-run/rank-10",
        Category::FiveOfAKind => "PR-2",
    }
}
