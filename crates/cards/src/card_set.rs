//! A set of cards from one pack, stored as 64 bits.

use crate::{Card, Suit};
use std::fmt;

/// A set of cards. Bit [`Card::code`] represents the card, so each suit is a 16-bit lane.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// The empty set.
    pub const EMPTY: CardSet = CardSet(0);
    /// All 52 cards.
    pub const FULL: CardSet = CardSet(0x1fff_1fff_1fff_1fff);

    /// Returns the set with this card added.
    #[must_use]
    pub const fn with(self, card: Card) -> CardSet {
        CardSet(self.0 | 1 << (card.code() & 63))
    }

    /// Returns the set with this card removed.
    #[must_use]
    pub const fn without(self, card: Card) -> CardSet {
        CardSet(self.0 & !(1 << (card.code() & 63)))
    }

    /// Returns whether the set contains the card.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> (card.code() & 63) & 1 == 1
    }

    /// Adds the card. Returns whether it was absent before.
    pub fn insert(&mut self, card: Card) -> bool {
        let new = !self.contains(card);
        *self = self.with(card);
        new
    }

    /// The number of cards in the set, 0 to 52.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set contains no cards.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in either set.
    #[must_use]
    pub const fn union(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    /// The cards in both sets.
    #[must_use]
    pub const fn intersection(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The cards of this set that are not in `other`.
    #[must_use]
    pub const fn difference(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    /// The ranks present in a suit as a 13-bit mask: bit 0 is the two, bit 12 the ace.
    pub const fn ranks_of(self, suit: Suit) -> u16 {
        (self.0 >> (suit as u32 * 16)) as u16
    }

    /// The set as a bit mask, with bit [`Card::code`] for each card.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Builds a set from its bits. Bits that represent no card are dropped.
    pub const fn from_bits(bits: u64) -> CardSet {
        CardSet(bits & CardSet::FULL.0)
    }

    /// Iterates over the cards in the order of [`Card::index`]: suit by suit, each from the two to the ace.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        Card::all().filter(move |&card| self.contains(card))
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_full_set_holds_every_card_once() {
        let full: CardSet = Card::all().collect();
        assert_eq!(full, CardSet::FULL);
        assert_eq!(full.len(), 52);
        assert!(full.iter().eq(Card::all()));
        assert_eq!(CardSet::from_bits(u64::MAX), CardSet::FULL);
    }

    #[test]
    fn insert_detects_a_repeated_card() {
        let mut set = CardSet::EMPTY;
        for card in Card::all() {
            assert!(set.insert(card));
            assert!(!set.insert(card));
            assert_eq!(set.without(card).with(card), set);
        }
    }
}
