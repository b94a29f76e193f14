//! The dealing order in a history, with hidden cards written `??`.

use super::Historic;
use cards::notation::{NotationError, parse_cards};
use cards::{Card, CardSet};
use games::record::Record;
use serde::Deserialize;
use std::fmt;

/// The notation of a hidden card.
const HIDDEN: &str = "??";

/// The dealt order, with `None` for each hidden card.
pub(super) struct RedactedOrder(pub Vec<Option<Card>>);

/// The part of an encoded record that holds the order.
#[derive(Deserialize)]
struct Encoded {
    order: String,
}

impl RedactedOrder {
    /// Parses card notation in which `??` is a hidden card.
    ///
    /// # Errors
    /// [`NotationError`] at the first character that belongs neither to a card nor to `??`, or at the end of text that
    /// ends within a card.
    pub fn read(text: &str) -> Result<RedactedOrder, NotationError> {
        // Parses the whole text first, so that errors have their position in it.
        parse_cards(&text.replace(HIDDEN, "  "))?;
        let mut order = Vec::new();
        for (before, between) in text.split(HIDDEN).enumerate() {
            order.extend((before > 0).then_some(None));
            order.extend(parse_cards(between)?.into_iter().map(Some));
        }
        Ok(RedactedOrder(order))
    }

    /// The dealt order of a record, with these cards hidden. The order is decoded from the record's encoding, since a
    /// record does not expose its cards otherwise.
    pub fn of<G: Historic>(record: &Record<G>, hidden: CardSet) -> RedactedOrder {
        let encoded: Encoded = serde_json::from_str(&record.encode()).expect("a record encodes its order");
        let cards = parse_cards(&encoded.order).expect("an order is encoded as cards");
        RedactedOrder(cards.into_iter().map(|card| (!hidden.contains(card)).then_some(card)).collect())
    }

    /// Returns whether the order is empty.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for RedactedOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| match card {
            Some(card) => write!(f, "{card}"),
            None => f.write_str(HIDDEN),
        })
    }
}
