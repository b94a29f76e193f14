//! The order in which the cards of a round come.

use cards::notation::parse_cards;
use cards::{Card, Deck, DeckError};
use std::fmt;

/// The order of the cards as something is opened with it and as a record keeps it.
pub trait Order: Clone + PartialEq {
    /// As a record writes it; the key shows that a record asks.
    fn written(&self, key: RecordKey) -> String;

    /// Reads what [`Order::written`] wrote.
    ///
    /// # Errors
    /// In words, where the text is no such order.
    fn read(text: &str, key: RecordKey) -> Result<Self, String>;
}

/// What only a [`Record`](crate::record::Record) has: without it nobody can ask an order for its cards.
pub struct RecordKey(pub(crate) ());

/// No order, where the cards come with the actions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoOrder;

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
}

impl Order for DealtOrder {
    fn written(&self, _: RecordKey) -> String {
        self.0.cards().iter().map(ToString::to_string).collect()
    }

    fn read(text: &str, _: RecordKey) -> Result<DealtOrder, String> {
        let cards = parse_cards(text).map_err(|error| error.to_string())?;
        DealtOrder::from_cards(&cards).map_err(|error| error.to_string())
    }
}

impl Order for NoOrder {
    fn written(&self, _: RecordKey) -> String {
        String::new()
    }

    fn read(text: &str, _: RecordKey) -> Result<NoOrder, String> {
        if text.is_empty() {
            Ok(NoOrder)
        } else {
            Err("cards come with the actions, not in an order".to_owned())
        }
    }
}
