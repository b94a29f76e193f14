//! Card notation: `As`, `10d`, `A♠`, with or without separators between cards.
//!
//! A rank is `2` to `9`, `10` or `T`, `J`, `Q`, `K`, `A`; a suit is `c d h s` or a pip (`♣ ♦ ♥ ♠`, or the
//! outlined `♧ ♢ ♡ ♤`), with or without a variation selector. Case is ignored. Cards may be separated by
//! white space or commas.

use crate::{Card, Rank, Suit};
use std::fmt;
use std::str::FromStr;

/// A syntax error in card notation, with its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// The number of the invalid card in the text, counted from 1; 2 if more text follows a single card.
    pub card: usize,
    /// The position of the character in the text, counted from 1; one past the end if the text ends too early.
    pub position: usize,
    /// The character found; `None` at the end of the text.
    pub found: Option<char>,
    /// The element expected at this position.
    pub expected: Expected,
}

/// The kind of element that a parser expects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of the 13 ranks.
    Rank,
    /// One of the four suits.
    Suit,
    /// The end of the text after a single card.
    End,
}

/// Parses any number of cards, possibly none. Repeated cards are kept.
///
/// # Errors
/// [`NotationError`] at the first character that is not part of a card, or at the end of a string that ends within a
/// card.
pub fn parse_cards(text: &str) -> Result<Vec<Card>, NotationError> {
    let mut reader = Reader { rest: text, position: 1, card: 1 };
    let mut cards = Vec::new();
    while reader.skip_separators() {
        cards.push(reader.card()?);
    }
    Ok(cards)
}

impl FromStr for Card {
    type Err = NotationError;

    /// Parses exactly one card. White space and commas around the card are ignored.
    fn from_str(text: &str) -> Result<Card, NotationError> {
        let mut reader = Reader { rest: text, position: 1, card: 1 };
        reader.skip_separators();
        let card = reader.card()?;
        if reader.skip_separators() {
            return Err(reader.error(Expected::End));
        }
        Ok(card)
    }
}

struct Reader<'a> {
    rest: &'a str,
    position: usize,
    card: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn advance(&mut self) {
        let mut chars = self.rest.chars();
        chars.next();
        self.rest = chars.as_str();
        self.position += 1;
    }

    /// Skips white space and commas. Returns whether any text is left.
    fn skip_separators(&mut self) -> bool {
        while self.peek().is_some_and(|c| c.is_whitespace() || c == ',') {
            self.advance();
        }
        self.peek().is_some()
    }

    fn error(&self, expected: Expected) -> NotationError {
        NotationError { card: self.card, position: self.position, found: self.peek(), expected }
    }

    fn card(&mut self) -> Result<Card, NotationError> {
        let card = Card::new(self.rank()?, self.suit()?);
        self.card += 1;
        Ok(card)
    }

    fn rank(&mut self) -> Result<Rank, NotationError> {
        if self.rest.starts_with("10") {
            self.advance();
            self.advance();
            return Ok(Rank::Ten);
        }
        let letter = self.peek().map(|c| c.to_ascii_uppercase());
        let rank = Rank::ALL.into_iter().find(|rank| Some(rank.letter()) == letter);
        let rank = rank.ok_or_else(|| self.error(Expected::Rank))?;
        self.advance();
        Ok(rank)
    }

    fn suit(&mut self) -> Result<Suit, NotationError> {
        let suit = match self.peek().map(|c| c.to_ascii_lowercase()) {
            Some('c' | '♣' | '♧') => Suit::Clubs,
            Some('d' | '♦' | '♢') => Suit::Diamonds,
            Some('h' | '♥' | '♡') => Suit::Hearts,
            Some('s' | '♠' | '♤') => Suit::Spades,
            _ => return Err(self.error(Expected::Suit)),
        };
        self.advance();
        if matches!(self.peek(), Some('\u{fe0e}' | '\u{fe0f}')) {
            self.advance();
        }
        Ok(suit)
    }
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.expected {
            Expected::Rank => "a rank (2 to 9, T or 10, J, Q, K, A)",
            Expected::Suit => "a suit (c, d, h, s or ♣ ♦ ♥ ♠)",
            Expected::End => "the end of the text after one card",
        };
        if self.expected != Expected::End {
            write!(f, "card {}, ", self.card)?;
        }
        write!(f, "character {}: expected {expected}, found ", self.position)?;
        match self.found {
            Some(found) => write!(f, "{found:?}"),
            None => f.write_str("the end of the text"),
        }
    }
}

impl std::error::Error for NotationError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_round_trips_in_every_spelling() {
        for card in Card::all() {
            let spellings = [
                card.to_string(),
                format!("{card:#}"),
                format!("{card}").to_uppercase(),
                format!("{card}").to_lowercase(),
                format!(" {card:#}\u{fe0f},"),
                card.to_string().replace('T', "10"),
            ];
            for text in spellings {
                assert_eq!(text.parse(), Ok(card), "{text:?}");
            }
        }
    }

    #[test]
    fn separators_between_cards_are_optional() {
        let apart = parse_cards("As 10d, A♠ 9h").unwrap();
        assert_eq!(parse_cards("As10dA♠9h").unwrap(), apart);
        assert_eq!(apart.len(), 4);
        assert_eq!(parse_cards(" , ").unwrap(), []);
    }

    #[test]
    fn a_bad_card_names_its_position() {
        let error = parse_cards("As 1d").unwrap_err();
        assert_eq!((error.card, error.position, error.found), (2, 4, Some('1')));
        let error = parse_cards("As Kx").unwrap_err();
        assert_eq!((error.card, error.position, error.expected), (2, 5, Expected::Suit));
        let error = parse_cards("A♠T").unwrap_err();
        assert_eq!((error.card, error.position, error.found), (2, 4, None));
        let error = "AsKs".parse::<Card>().unwrap_err();
        assert_eq!((error.position, error.expected), (3, Expected::End));
        assert_eq!(error.to_string(), "character 3: expected the end of the text after one card, found 'K'");
        assert_eq!(
            parse_cards("Zs").unwrap_err().to_string(),
            "card 1, character 1: expected a rank (2 to 9, T or 10, J, Q, K, A), found 'Z'"
        );
    }
}
