//! PHH action notation: `p3 cbr 250 # a comment`.
//!
//! | notation | meaning |
//! |---|---|
//! | `d dh p1 AsKd` | the dealer deals hole cards, unknown ones as `??` |
//! | `d db 7h8h9h` | the dealer deals board cards |
//! | `p1 f`, `p1 cc`, `p1 cbr 250` | a player folds, checks or calls, bets or raises *to* an amount |
//! | `p1 sm AsKd`, `p1 sm -`, `p1 sm` | a player shows these cards, shows the cards dealt, mucks |
//! | ` `, `# text` | no action |

use super::amount::Amount;
use crate::code::Code;
use crate::error::FileError;
use crate::input::shorten;
use cards::Card;
use games::holdem::Clause;
use games::seat::{MAX_SEATS, Seat};
use schemars::JsonSchema;
use std::borrow::Cow;
use std::fmt;

/// Both hole cards, or one of them if they are dealt one at a time; `None` is an unknown card.
pub type HoleCards = Vec<Option<Card>>;

/// The action of one entry of `actions`. Player 1 is [`Seat::FIRST`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// `d dh`: a player is dealt one or two hole cards.
    DealHole(Seat, HoleCards),
    /// `d db`: one to five board cards are dealt.
    DealBoard(Vec<Card>),
    /// `f`: a fold.
    Fold(Seat),
    /// `cc`, which is a check if there is nothing to call, and a call if there is.
    CheckOrCall(Seat),
    /// `cbr`: a bet or raise to this amount.
    RaiseTo(Seat, Amount),
    /// `sm` with two cards: a hand shown, fully or in part.
    Show(Seat, [Option<Card>; 2]),
    /// `sm -`: shows the hand as it was dealt.
    ShowDealt(Seat),
    /// `sm` alone: a muck.
    Muck(Seat),
}

/// One entry of `actions`: an action, a comment, both, or neither.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Step {
    /// The action, if any.
    pub act: Option<Act>,
    /// The text after `#`, trimmed; `None` if there is no `#`.
    pub commentary: Option<String>,
}

impl From<Act> for Step {
    fn from(act: Act) -> Step {
        Step { act: Some(act), commentary: None }
    }
}

impl Step {
    /// Parses one entry.
    ///
    /// # Errors
    /// [`FileError`] if the text before `#` is not an action in this notation.
    pub fn parse(text: &str) -> Result<Step, FileError> {
        let (words, commentary) = match text.split_once('#') {
            Some((words, commentary)) => (words, Some(commentary.trim().to_owned())),
            None => (text, None),
        };
        let words: Vec<&str> = words.split_whitespace().take(MAX_WORDS + 1).collect();
        Ok(Step { act: parse_act(&words)?, commentary })
    }
}

/// The longest action, `d dh p1 AsKd`, has four words.
const MAX_WORDS: usize = 4;

fn parse_act(words: &[&str]) -> Result<Option<Act>, FileError> {
    Ok(Some(match *words {
        [] => return Ok(None),
        ["d", "dh", player, cards] => Act::DealHole(parse_player(player)?, hole_cards(cards)?),
        ["d", "db", cards] => Act::DealBoard(board_cards(cards)?),
        [player, "f"] => Act::Fold(parse_player(player)?),
        [player, "cc"] => Act::CheckOrCall(parse_player(player)?),
        [player, "cbr", amount] => Act::RaiseTo(parse_player(player)?, Amount::parse(amount)?),
        [player, "sm"] => Act::Muck(parse_player(player)?),
        [player, "sm", "-"] => Act::ShowDealt(parse_player(player)?),
        [player, "sm", cards] => Act::Show(parse_player(player)?, shown_cards(cards)?),
        [_, "pb" | "sd", ..] => return Err(other_variant(words[1])),
        _ => return Err(unknown_action(words)),
    }))
}

fn other_variant(word: &str) -> FileError {
    let message = format!("{word} belongs to other games than hold'em: a player does f, cc, cbr or sm");
    FileError::new(Code::ActionOfOtherVariant, message)
}

fn unknown_action(words: &[&str]) -> FileError {
    let text = shorten(&words.join(" "));
    let message = format!(
        "{text:?} is not a valid action: write d dh pN CARDS, d db CARDS, pN f, pN cc, pN cbr AMOUNT or pN sm [CARDS]"
    );
    FileError::new(Code::Action, message)
}

fn parse_player(word: &str) -> Result<Seat, FileError> {
    let number = word.strip_prefix('p').filter(|digits| !digits.starts_with(['+', '0']));
    let seat = number.and_then(|digits| digits.parse().ok()).and_then(Seat::new);
    seat.ok_or_else(|| {
        let message = format!("{:?} is not a player: players are p1 to p{MAX_SEATS}", shorten(word));
        FileError::new(Code::Player, message)
    })
}

fn parse_cards(text: &str) -> Result<HoleCards, FileError> {
    let letters: Vec<char> = text.chars().collect();
    letters.chunks(2).enumerate().map(|(place, pair)| parse_card(place, pair)).collect()
}

fn parse_card(place: usize, pair: &[char]) -> Result<Option<Card>, FileError> {
    if pair == ['?', '?'] {
        return Ok(None);
    }
    let text: String = pair.iter().collect();
    text.parse().map(Some).map_err(|_| {
        let number = place + 1;
        let message = format!(
            "card {number}, {text:?}, is not a card: write rank and suit, such as As or Td, or ?? if it is not known"
        );
        FileError::new(Code::Card, message)
    })
}

fn hole_cards(text: &str) -> Result<HoleCards, FileError> {
    let cards = parse_cards(text)?;
    match cards.len() {
        1 | 2 => Ok(cards),
        count => {
            let message = format!("{count} cards are dealt: a hand has two");
            Err(FileError::new(Code::HoleCards, message).by(&[Clause::Deal]))
        }
    }
}

fn shown_cards(text: &str) -> Result<[Option<Card>; 2], FileError> {
    let cards = parse_cards(text)?;
    <[Option<Card>; 2]>::try_from(cards).map_err(|cards| {
        let message =
            format!("the number of cards shown is {}: a hand has two, an unknown one is ??", cards.len());
        FileError::new(Code::HoleCards, message).by(&[Clause::Deal])
    })
}

fn board_cards(text: &str) -> Result<Vec<Card>, FileError> {
    let cards = parse_cards(text)?;
    match cards.len() {
        1..=5 => cards.into_iter().map(known_on_board).collect(),
        count => {
            let message = format!("{count} cards are turned up: the board has five");
            Err(FileError::new(Code::BoardCards, message).by(&[Clause::Deal]))
        }
    }
}

fn known_on_board(card: Option<Card>) -> Result<Card, FileError> {
    card.ok_or_else(|| {
        FileError::new(Code::BoardCards, "a card of the board is face up: write which it is, not ??")
    })
}

/// Cards without separators, with `??` for each unknown card.
struct Cards<'a>(&'a [Option<Card>]);

impl fmt::Display for Cards<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|card| match card {
            Some(card) => write!(f, "{card}"),
            None => f.write_str("??"),
        })
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::DealHole(seat, cards) => write!(f, "d dh p{seat} {}", Cards(cards)),
            Act::DealBoard(cards) => {
                f.write_str("d db ")?;
                cards.iter().try_for_each(|card| write!(f, "{card}"))
            }
            Act::Fold(seat) => write!(f, "p{seat} f"),
            Act::CheckOrCall(seat) => write!(f, "p{seat} cc"),
            Act::RaiseTo(seat, to) => write!(f, "p{seat} cbr {to}"),
            Act::Show(seat, cards) => write!(f, "p{seat} sm {}", Cards(cards)),
            Act::ShowDealt(seat) => write!(f, "p{seat} sm -"),
            Act::Muck(seat) => write!(f, "p{seat} sm"),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gap = if self.act.is_some() { " " } else { "" };
        if let Some(act) = &self.act {
            write!(f, "{act}")?;
        }
        match self.commentary.as_deref() {
            None => Ok(()),
            Some("") => write!(f, "{gap}#"),
            Some(text) => write!(f, "{gap}# {text}"),
        }
    }
}

impl JsonSchema for Step {
    fn schema_name() -> Cow<'static, str> {
        "PhhAction".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "type": "string",
            "description": "An action in the notation of PHH",
            "examples": ["d dh p1 AsKd", "d db 7h8h9h", "p1 f", "p1 cc", "p1 cbr 250", "p1 sm AsKd", "p1 sm", "# text"],
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notation_is_written_back_as_it_was() {
        let texts = [
            "",
            "# Burn card 6s is exposed",
            "#",
            "d dh p1 AsKd",
            "d dh p10 ????",
            "d dh p2 ??Ad",
            "d dh p2 Ad",
            "d db 7h8h9h",
            "d db 2c",
            "p3 f",
            "p3 cc",
            "p3 cbr 250",
            "p3 cbr 12.50",
            "p3 sm",
            "p3 sm -",
            "p3 sm ??Ad",
            "p3 f # after a long look # at the clock",
        ];
        for text in texts {
            assert_eq!(Step::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Step::parse("\t p1   cc \n#x ").unwrap().to_string(), "p1 cc # x");
    }

    #[test]
    fn invalid_actions_are_refused() {
        let refused = [
            ("p1", "action"),
            ("p1 raise 5", "action"),
            ("d dh p1", "action"),
            ("p1 f f", "action"),
            ("p1 cbr", "action"),
            ("p0 f", "player"),
            ("p11 f", "player"),
            ("p01 f", "player"),
            ("x f", "player"),
            ("p+1 f", "player"),
            ("p1 pb", "action_of_other_variant"),
            ("p1 sd AsKd", "action_of_other_variant"),
            ("d db ??", "board_cards"),
            ("d db 2c3c4c5c6c7c", "board_cards"),
            ("d dh p1 2c3c4c", "hole_cards"),
            ("p1 sm As", "hole_cards"),
            ("d dh p1 AsX", "card"),
            ("d dh p1 A?Kd", "card"),
            ("d dh p1 10dAs", "card"),
            ("p1 cbr -5", "amount_negative"),
            ("p1 cbr 1e300", "amount_too_large"),
            ("p1 cbr x", "amount"),
        ];
        for (text, code) in refused {
            assert_eq!(Step::parse(text).unwrap_err().code.id(), code, "{text}");
        }
    }
}
