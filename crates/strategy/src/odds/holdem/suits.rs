//! Permutations of the suits, for canonicalization. Suits are equal in hold'em, so a permutation changes no
//! result (suit isomorphism).

use super::HoleCards;
use cards::{Card, CardSet, Suit};

/// A permutation of the suits: the image of each suit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SuitPermutation([Suit; 4]);

impl SuitPermutation {
    /// All 24 permutations, the identity first.
    pub fn all() -> impl Iterator<Item = SuitPermutation> {
        let suits = || Suit::ALL.into_iter();
        let triples = suits().flat_map(move |a| suits().flat_map(move |b| suits().map(move |c| [a, b, c])));
        triples.filter_map(|[a, b, c]| {
            let last = Suit::ALL.into_iter().find(|suit| ![a, b, c].contains(suit))?;
            (a != b && a != c && b != c).then_some(SuitPermutation([a, b, c, last]))
        })
    }

    /// Image of a card under the permutation.
    pub const fn card(self, card: Card) -> Card {
        Card::new(card.rank(), self.0[card.suit().index()])
    }

    /// Image of hole cards under the permutation.
    pub fn hole_cards(self, hole: HoleCards) -> HoleCards {
        let [a, b] = hole.cards().map(|card| self.card(card));
        HoleCards::new(a, b).unwrap_or(hole)
    }

    /// For each hand: the image under the permutation. Hands are indexed by [`HoleCards::index`].
    pub fn images_of_hands(self) -> Vec<u16> {
        HoleCards::all().map(|hole| self.hole_cards(hole).index() as u16).collect()
    }

    /// Image of a set of cards under the permutation.
    pub fn set(self, cards: CardSet) -> CardSet {
        let lane = |suit: Suit| u64::from(cards.ranks_of(suit)) << (16 * self.0[suit.index()].index());
        CardSet::from_bits(Suit::ALL.map(lane).into_iter().fold(0, |bits, lane| bits | lane))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permutations_are_distinct_and_map_sets_card_by_card() {
        let all: Vec<SuitPermutation> = SuitPermutation::all().collect();
        assert_eq!((all.len(), all[0]), (24, SuitPermutation(Suit::ALL)));
        for (place, permutation) in all.iter().enumerate() {
            assert!(!all[..place].contains(permutation));
            for card in Card::all() {
                let alone = CardSet::EMPTY.with(card);
                assert_eq!(permutation.set(alone), CardSet::EMPTY.with(permutation.card(card)));
            }
        }
    }
}
