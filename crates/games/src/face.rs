//! Separate types for a card face down and a card face up.
//!
//! A game's state and events contain [`Hidden`] cards, which cannot be serialized and whose `Debug` output does not
//! show the card. A game's `view` and `see` convert the cards that the viewer may see to [`Shown`].

use cards::Card;
use schemars::JsonSchema;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt;

/// A card that some viewers may not see.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Hidden(pub(crate) Card);

/// A card that the recipient of this value may see. Serialized as text: `As`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shown(pub Card);

impl Hidden {
    /// Wraps a card that some viewers may not see.
    pub const fn new(card: Card) -> Hidden {
        Hidden(card)
    }
}

impl fmt::Debug for Hidden {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("??")
    }
}

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Shown {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Shown, D::Error> {
        let text = Cow::<'_, str>::deserialize(deserializer)?;
        text.parse().map(Shown).map_err(|error| D::Error::custom(format!("{text:?} is not a card: {error}")))
    }
}

impl JsonSchema for Shown {
    fn schema_name() -> Cow<'static, str> {
        "Card".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "One card, rank then suit: As, Td, 10d, A♠",
            "examples": ["As", "Td"],
        })
    }
}
