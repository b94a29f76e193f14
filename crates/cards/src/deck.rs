//! A pack of 52 cards in dealing order.

use crate::{Card, CardSet};
use std::fmt;

/// The 52 cards of a pack in dealing order, next card first.
///
/// The order must stay secret until it is dealt, so `Debug` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct Deck([Card; 52]);

/// The reason a list of cards is not a complete pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckError {
    /// The number of cards is not 52. Carries the number found.
    Count(usize),
    /// A card occurs twice.
    Repeated {
        /// The repeated card.
        card: Card,
        /// The position of the card's second occurrence, counted from 1.
        position: usize,
    },
}

impl Deck {
    /// The pack in the order of [`Card::index`].
    pub fn sorted() -> Deck {
        Deck(std::array::from_fn(|index| Card::from_index(index).expect("index below 52")))
    }

    /// Shuffles a pack. `below(n)` must return a uniform random number below `n`; the calls pass 52, 51 and so on
    /// down to 2.
    ///
    /// A Fisher-Yates shuffle: every order is equally likely if the numbers are independent and uniform.
    ///
    /// # Panics
    /// Panics if `below(n)` returns `n` or more.
    pub fn shuffled(below: impl FnMut(u32) -> u32) -> Deck {
        let mut deck = Deck::sorted();
        deck.shuffle_first(51, below);
        deck
    }

    /// Shuffles only the first `cards` positions (a partial Fisher-Yates shuffle), which suffices for a round
    /// that deals at most that many cards. Every arrangement of those positions is equally likely if the
    /// numbers are independent and uniform, whatever the order was before.
    ///
    /// # Panics
    /// Panics if `cards` exceeds 51 (only one card remains for the last position), or if `below(n)` returns
    /// `n` or more.
    pub fn shuffle_first(&mut self, cards: u32, mut below: impl FnMut(u32) -> u32) {
        assert!(cards < 52, "at most 51 positions can be shuffled");
        for place in 0..cards {
            let from = place + below(52 - place);
            self.0.swap(place as usize, from as usize);
        }
    }

    /// Builds a deck from a given order.
    ///
    /// # Errors
    /// [`DeckError::Count`] if the number of cards is not 52, [`DeckError::Repeated`] if one of the 52 occurs twice.
    pub fn from_order(cards: &[Card]) -> Result<Deck, DeckError> {
        let order: [Card; 52] = cards.try_into().map_err(|_| DeckError::Count(cards.len()))?;
        let mut seen = CardSet::EMPTY;
        for (place, &card) in order.iter().enumerate() {
            if !seen.insert(card) {
                return Err(DeckError::Repeated { card, position: place + 1 });
            }
        }
        Ok(Deck(order))
    }

    /// The cards in dealing order.
    pub fn cards(&self) -> &[Card; 52] {
        &self.0
    }
}

impl fmt::Debug for Deck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Deck(..)")
    }
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeckError::Count(count) => write!(f, "a pack has 52 cards, not {count}"),
            DeckError::Repeated { card, position } => {
                write!(f, "card {position}, {card}, appears a second time: each card is in the deck once")
            }
        }
    }
}

impl std::error::Error for DeckError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shuffle_keeps_every_card() {
        let mut state = 1_u32;
        let deck = Deck::shuffled(|n| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % n
        });
        assert_ne!(deck, Deck::sorted());
        assert_eq!(Deck::from_order(deck.cards()), Ok(deck));
    }

    #[test]
    fn every_sequence_of_choices_gives_a_different_deck() {
        // All 52·51·50 choices for the first three positions must yield distinct prefixes of three cards.
        let mut seen = std::collections::HashSet::new();
        for choice in 0..52 * 51 * 50_u32 {
            let mut digits = [choice % 52, choice / 52 % 51, choice / 52 / 51].into_iter();
            let deck = Deck::shuffled(|_| digits.next().unwrap_or(0));
            assert!(seen.insert(<[Card; 3]>::try_from(&deck.cards()[..3]).unwrap()));
        }
    }

    #[test]
    fn reshuffling_the_first_cards_keeps_every_card() {
        let mut deck = Deck::sorted();
        for turn in 0..100 {
            deck.shuffle_first(9, |n| (turn * 7 + n / 2) % n);
            assert_eq!(Deck::from_order(deck.cards()), Ok(deck.clone()));
        }
    }

    #[test]
    fn an_invalid_pack_is_refused_with_the_position() {
        let mut cards = Deck::sorted().cards().to_vec();
        assert_eq!(Deck::from_order(&cards[..51]), Err(DeckError::Count(51)));
        cards[30] = cards[4];
        let error = Deck::from_order(&cards).unwrap_err();
        assert_eq!(error, DeckError::Repeated { card: cards[4], position: 31 });
        cards.push(cards[0]);
        assert_eq!(Deck::from_order(&cards), Err(DeckError::Count(53)));
    }

    #[test]
    fn debug_keeps_the_order_secret() {
        assert_eq!(format!("{:?}", Deck::sorted()), "Deck(..)");
    }
}
