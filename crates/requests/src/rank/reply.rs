//! The reply to a rank request.

use cards::eval::Category;
use games::Shown;
use games::poker_run::Clause;
use schemars::JsonSchema;
use serde::Serialize;

/// The rank of a hand.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// Identifier of the hand's category.
    #[schemars(with = "String", extend("enum" = categories()))]
    pub category: &'static str,
    /// The best five cards in the order in which they count. In High Card Flush, the cards of the flush, highest first.
    /// In Mount Holyoke Poker, all the cards, lowest first.
    pub best: Vec<Shown>,
    /// Strength of the hand. A larger strength is better, and equal strengths tie. Strengths are comparable within one
    /// game and one set of rules.
    pub strength: u32,
    /// A description of the hand.
    pub text: String,
    /// The clauses that the reply is based on: those of the rulebook, then the rulings.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
    /// Further figures; only in High Card Flush.
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
pub const fn ranking_clause(category: Category) -> Clause {
    match category {
        Category::RoyalFlush => Clause::Rank1,
        Category::StraightFlush => Clause::Rank2,
        Category::FourOfAKind => Clause::Rank3,
        Category::FullHouse => Clause::Rank4,
        Category::Flush => Clause::Rank5,
        Category::Straight => Clause::Rank6,
        Category::ThreeOfAKind => Clause::Rank7,
        Category::TwoPair => Clause::Rank8,
        Category::Pair => Clause::Rank9,
        Category::HighCard => Clause::Rank10,
        Category::FiveOfAKind => Clause::Pr2,
    }
}
