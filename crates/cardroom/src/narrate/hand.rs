//! The name of a poker hand, with the deciding kicker.

use cards::eval::Category;
use games::{NamedHand, Shown};

/// A hand in words, with the kicker if one decides: `two pair, tens and fours, ace kicker`. A flush that a lower card
/// decides is named by all five ranks instead: `flush, A-J-9-6-2`.
pub fn hand_words(hand: &NamedHand) -> String {
    let ranks = hand.five.map(|Shown(card)| card.rank());
    let [first, _, second, fourth, _] = ranks;
    let name = match hand.category {
        Category::HighCard => format!("{} high", first.word()),
        Category::Pair => format!("pair of {}", first.plural()),
        Category::TwoPair => format!("two pair, {} and {}", first.plural(), second.plural()),
        Category::ThreeOfAKind => format!("three {}", first.plural()),
        Category::Straight => format!("straight, {} high", first.word()),
        Category::Flush if hand.kicker.is_some() => {
            return format!("flush, {}", ranks.map(|rank| rank.letter().to_string()).join("-"));
        }
        Category::Flush => format!("flush, {} high", first.word()),
        Category::FullHouse => format!("full house, {} full of {}", first.plural(), fourth.plural()),
        Category::FourOfAKind => format!("four {}", first.plural()),
        Category::StraightFlush => format!("straight flush, {} high", first.word()),
        Category::RoyalFlush => "royal flush".to_owned(),
        Category::FiveOfAKind => format!("five {}", first.plural()),
    };
    let kicker = hand.kicker.map(|Shown(card)| format!(", {} kicker", card.rank().word()));
    name + &kicker.unwrap_or_default()
}

/// The hand with an indefinite article, if it takes one: `a pair of nines`, but `two pair, tens and fours`.
pub fn with_article(hand: &NamedHand) -> String {
    let article = match hand.category {
        Category::Pair
        | Category::Straight
        | Category::Flush
        | Category::FullHouse
        | Category::StraightFlush
        | Category::RoyalFlush => "a ",
        _ => "",
    };
    format!("{article}{}", hand_words(hand))
}

/// Returns `true` if the words for the hand are plural, as in `three queens`.
pub const fn is_plural(hand: &NamedHand) -> bool {
    matches!(hand.category, Category::ThreeOfAKind | Category::FourOfAKind | Category::FiveOfAKind)
}
