//! The poker hand that a player holds, with the data needed to name it, for views.

use crate::face::Shown;
use crate::named_hand::{category_id, category_of_id};
use arrayvec::ArrayVec;
use cards::Card;
use cards::eval::{Category, FiveOfAKind, Packed, reference};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The number of cards in a hand.
const FIVE: usize = 5;
/// Maximum number of cards from which a hand is chosen.
const MAX_CARDS: usize = 7;

/// The best poker hand that a viewer sees in a player's cards and the shared cards, with the data needed to name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Holding {
    /// The category of the hand, serialized as an identifier such as `two_pair`.
    #[serde(serialize_with = "category_id", deserialize_with = "category_of_id")]
    #[schemars(with = "String")]
    pub category: Category,
    /// The cards of the hand, in order of significance: five, or two before the flop.
    pub cards: Vec<Shown>,
}

impl Holding {
    /// Evaluates a player's cards with the shared cards: two cards in total, or five to seven, from one pack.
    /// `None` for any other number.
    ///
    /// Takes only [`Shown`] cards, so a holding reveals nothing that the viewer does not already see.
    pub(crate) fn of(own: &[Shown], shared: &[Shown]) -> Option<Holding> {
        let mut cards = ArrayVec::<Card, MAX_CARDS>::new();
        for Shown(card) in own.iter().chain(shared) {
            cards.try_push(*card).ok()?;
        }
        match cards[..] {
            [one, other] => Some(Holding::of_two(one, other)),
            [_, _, _, _, _, ..] => Holding::of_more(cards),
            _ => None,
        }
    }

    /// Evaluates two hole cards before the flop: a pair or a high card, the higher rank first.
    fn of_two(one: Card, other: Card) -> Holding {
        let category = if one.rank() == other.rank() { Category::Pair } else { Category::HighCard };
        let [high, low] = if other.rank().index() > one.rank().index() { [other, one] } else { [one, other] };
        Holding { category, cards: [high, low].into_iter().map(Shown).collect() }
    }

    fn of_more(cards: ArrayVec<Card, MAX_CARDS>) -> Option<Holding> {
        let ranked = reference::rank(best_five(cards)?, FiveOfAKind::AsQuads);
        Some(Holding { category: ranked.category, cards: ranked.five.into_iter().map(Shown).collect() })
    }
}

/// Removes cards that do not contribute to the strength of the hand until five are left. Bots receive a view
/// for every decision, so this uses the lookup-table evaluator instead of ranking all 21 five-card subsets.
fn best_five(mut cards: ArrayVec<Card, MAX_CARDS>) -> Option<[Card; FIVE]> {
    let packed = |cards: &[Card]| cards.iter().copied().collect::<Packed>();
    let best = packed(&cards).strength();
    while cards.len() > FIVE {
        let without = |&place: &usize| packed(&cards[..place]).join(packed(&cards[place + 1..]));
        let spare = (0..cards.len()).rev().find(|place| without(place).strength() == best)?;
        cards.remove(spare);
    }
    cards[..].try_into().ok()
}
