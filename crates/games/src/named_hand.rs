//! A poker hand with the data needed to name it in the log.

use crate::face::Shown;
use cards::Card;
use cards::eval::{Best, Category};
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;

/// A hand that every viewer has seen, with the data needed to name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NamedHand {
    /// The category of the hand, serialized as an identifier such as `two_pair`.
    #[serde(serialize_with = "category_id")]
    #[schemars(with = "String")]
    pub category: Category,
    /// The five cards, in order of significance.
    pub five: [Shown; 5],
    /// The deciding kicker, if two hands of the same category differ only in kickers: the first card whose rank
    /// differs from the other hand's.
    pub kicker: Option<Shown>,
}

impl NamedHand {
    /// The data for naming a hand. If a rival's hand is given, the data includes the kicker that decides between the
    /// two, if any.
    pub(crate) fn against(best: &Best, rival: Option<&Best>) -> NamedHand {
        let kicker = rival.and_then(|rival| deciding_kicker(best, rival));
        NamedHand { category: best.category, five: best.five.map(Shown), kicker: kicker.map(Shown) }
    }
}

fn deciding_kicker(best: &Best, rival: &Best) -> Option<Card> {
    let differs = |&place: &usize| best.five[place].rank() != rival.five[place].rank();
    let place = (0..best.five.len()).find(differs)?;
    (best.category == rival.category && place >= named(best.category)).then(|| best.five[place])
}

/// The number of leading cards that are part of the hand's name and therefore not kickers: four for two pair.
const fn named(category: Category) -> usize {
    match category {
        Category::HighCard | Category::Flush => 1,
        Category::Pair => 2,
        Category::ThreeOfAKind => 3,
        Category::TwoPair | Category::FourOfAKind => 4,
        _ => 5,
    }
}

/// Serializes a category as its identifier.
pub(crate) fn category_id<S: Serializer>(category: &Category, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(category.id())
}

/// Deserializes a category from its identifier.
pub(crate) fn category_of_id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Category, D::Error> {
    let id = Cow::<'_, str>::deserialize(deserializer)?;
    Category::from_id(&id).ok_or_else(|| D::Error::custom(format!("{id:?} is not a category of hands")))
}
