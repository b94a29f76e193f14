//! The order in which the cards of a round come.

use cards::{Card, Deck, DeckError};
use std::fmt;

/// All 52 cards in the order in which they are dealt, the first card first (ruling ALL-1 says to whom).
///
/// A secret: it has no `Serialize` and its `Debug` shows nothing. Only a [`Record`](crate::record::Record) writes it.
#[derive(Clone, PartialEq, Eq)]
pub struct DealtOrder(Deck);

impl fmt::Debug for DealtOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DealtOrder(..)")
    }
}

impl DealtOrder {
    /// The order of a shuffled pack.
    pub const fn new(deck: Deck) -> DealtOrder {
        DealtOrder(deck)
    }

    /// The order of these cards.
    ///
    /// # Errors
    /// [`DeckError`] unless they are the 52 cards of a pack, each once.
    pub fn from_cards(cards: &[Card]) -> Result<DealtOrder, DeckError> {
        Deck::from_order(cards).map(DealtOrder)
    }

    /// The card at a place of the order, counted from 0.
    pub(crate) fn card(&self, place: usize) -> Card {
        self.0.cards()[place]
    }

    /// The whole order, for a record.
    pub(crate) fn cards(&self) -> &[Card; 52] {
        self.0.cards()
    }
}
