//! Parser of cards in human-readable notation.

use crate::Code;
use crate::error::RequestError;
use cards::Card;
use cards::notation::parse_cards;

/// Parses cards as they are written on the command line: `As Td 9h`, also `10d`, `A♠`, or run together.
///
/// # Errors
/// [`RequestError`] with the whole text and the part that is not a card.
pub fn read_cards(text: &str) -> Result<Vec<Card>, RequestError> {
    parse_cards(text).map_err(|error| {
        RequestError::new(Code::Shared(formats::Code::Card), error.to_string()).at(format_args!("{text:?}"))
    })
}
