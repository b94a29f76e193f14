//! A multiset of cards, for draws with replacement.

use crate::Card;
use std::fmt;

/// A multiset of cards, stored as the number of copies of each card. A wheel hand is such a multiset, since
/// every spin may land on any of the 52 cards.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Tally {
    counts: [u8; 52],
    len: usize,
}

impl Tally {
    /// The empty multiset.
    pub const EMPTY: Tally = Tally { counts: [0; 52], len: 0 };

    /// Adds one copy of the card.
    ///
    /// # Panics
    /// Panics at the 256th copy of one card. A wheel hand never has more than six cards.
    pub fn add(&mut self, card: Card) {
        let count = &mut self.counts[card.index()];
        *count = count.checked_add(1).expect("a tally holds at most 255 of one card");
        self.len += 1;
    }

    /// The number of copies of this card.
    pub fn count(&self, card: Card) -> usize {
        usize::from(self.counts[card.index()])
    }

    /// The number of cards, including repeats.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns whether the multiset contains no cards.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Iterates over the cards, including repeats, in the order of [`Card::index`].
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone + '_ {
        Card::all().flat_map(|card| std::iter::repeat_n(card, self.count(card)))
    }
}

impl Default for Tally {
    fn default() -> Tally {
        Tally::EMPTY
    }
}

impl FromIterator<Card> for Tally {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Tally {
        let mut tally = Tally::EMPTY;
        cards.into_iter().for_each(|card| tally.add(card));
        tally
    }
}

impl fmt::Debug for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_cards;

    #[test]
    fn repeats_are_counted() {
        let tally: Tally = parse_cards("Ks Ks 2d Ks").unwrap().into_iter().collect();
        assert_eq!(tally.len(), 4);
        assert_eq!(tally.count(parse_cards("Ks").unwrap()[0]), 3);
        assert_eq!(format!("{tally:?}"), "[2d, Ks, Ks, Ks]");
    }
}
