//! The order in which the cards of a round are dealt.

use cards::notation::parse_cards;
use cards::{Card, Deck, DeckError};
use std::fmt;

/// The order of the cards, as used to open a round and as kept in a record.
pub trait Order: Clone + PartialEq {
    /// Serializes the order for a record. The key proves that the caller is a record.
    fn written(&self, key: RecordKey) -> String;

    /// Parses the output of [`Order::written`].
    ///
    /// # Errors
    /// A human-readable message if the text is not a valid order.
    fn read(text: &str, key: RecordKey) -> Result<Self, String>;
}

/// A capability that only a [`Record`](crate::record::Record) creates. Without it, code outside this crate
/// cannot read the cards of an order.
///
/// Creating one elsewhere does not compile:
/// ```compile_fail,E0423
/// let key = games::order::RecordKey(());
/// ```
pub struct RecordKey(pub(crate) ());

/// The absence of an order, for games in which the actions supply the cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoOrder;

/// All 52 cards in the order of the deal. Ruling ALL-1 determines which seat is dealt which card.
///
/// A secret: it does not implement `Serialize`, and its `Debug` output contains no cards. Only the encoding
/// of a [`Record`](crate::record::Record) contains it.
#[derive(Clone, PartialEq, Eq)]
pub struct DealtOrder(Deck);

impl fmt::Debug for DealtOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DealtOrder(..)")
    }
}

impl DealtOrder {
    /// The dealt order of a deck, first card first.
    pub const fn new(deck: Deck) -> DealtOrder {
        DealtOrder(deck)
    }

    /// Builds an order from a list of cards, first card first.
    ///
    /// # Errors
    /// [`DeckError`] unless `cards` contains each of the 52 cards exactly once.
    pub fn from_cards(cards: &[Card]) -> Result<DealtOrder, DeckError> {
        Deck::from_order(cards).map(DealtOrder)
    }

    /// The card at a position of the order, counted from 0.
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
