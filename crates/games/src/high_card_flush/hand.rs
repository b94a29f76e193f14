//! The value of seven cards: the best flush and the longest run in one suit (HF-1 to HF-3).

use super::settings::StraightFlushAce;
use cards::eval::flush::{self, FlushStrength};
use cards::{CardSet, Rank};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Number of cards in a hand.
pub const CARDS: usize = flush::CARDS;

/// The value of seven cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Strength of the flush: larger is better, equal strengths tie (HF-1).
    pub flush: FlushStrength,
    /// Length of the longest run in one suit, in cards (HF-3).
    pub run: u8,
    /// `true` if two or more suits share the longest flush (HF-2).
    pub chosen: bool,
}

impl Hand {
    /// Evaluates seven different cards.
    pub fn of(cards: CardSet, ace: StraightFlushAce) -> Hand {
        let run = flush::longest_run(cards, ace.into());
        Hand { flush: flush::strength(cards), run, chosen: flush::is_chosen(cards) }
    }
}

/// The identifier of a flush in pay tables and replies: `four_card_flush`.
pub const fn flush_id(length: u8) -> &'static str {
    const IDS: [&str; 6] = [
        "two_card_flush",
        "three_card_flush",
        "four_card_flush",
        "five_card_flush",
        "six_card_flush",
        "seven_card_flush",
    ];
    IDS[length as usize - 2]
}

/// The identifier of a straight flush in pay tables and replies: `four_card_straight_flush`; `None` below
/// three cards.
pub const fn straight_flush_id(run: u8) -> Option<&'static str> {
    match run {
        3 => Some("three_card_straight_flush"),
        4 => Some("four_card_straight_flush"),
        5 => Some("five_card_straight_flush"),
        6 => Some("six_card_straight_flush"),
        7 => Some("seven_card_straight_flush"),
        _ => None,
    }
}

/// The dealer's qualifying hand (HF-4): `9-high-3` is a three-card flush, nine high, or anything better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String", extend("pattern" = "^(10|[2-9TJQKA])-high-[2-7]$"))]
pub struct Qualifier {
    top: Rank,
    length: u8,
}

/// The error for text that is not a qualifier.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a qualifier: write a rank, -high- and a length of 2 to 7, such as 9-high-3 (HF-4)")]
pub struct NoQualifier(String);

impl Qualifier {
    /// The published game's qualifier: three cards, nine high.
    pub const PUBLISHED: Qualifier = Qualifier { top: Rank::Nine, length: 3 };

    /// The weakest qualifying flush. Only its length and top rank matter.
    pub const fn lowest(self) -> FlushStrength {
        FlushStrength::at_least(self.length, self.top)
    }

    /// Returns whether a flush qualifies.
    pub fn admits(self, flush: FlushStrength) -> bool {
        flush >= self.lowest()
    }
}

impl FromStr for Qualifier {
    type Err = NoQualifier;

    fn from_str(text: &str) -> Result<Qualifier, NoQualifier> {
        let parts = text.split_once("-high-");
        let read = parts.and_then(|(top, length)| Some((rank(top)?, length.parse().ok()?)));
        match read {
            Some((top, length @ 2..=7)) => Ok(Qualifier { top, length }),
            _ => Err(NoQualifier(text.to_owned())),
        }
    }
}

fn rank(text: &str) -> Option<Rank> {
    let letter = if text == "10" { "T" } else { text };
    Rank::ALL.into_iter().find(|rank| letter.len() == 1 && letter.starts_with(rank.letter()))
}

impl TryFrom<String> for Qualifier {
    type Error = NoQualifier;

    fn try_from(text: String) -> Result<Qualifier, NoQualifier> {
        text.parse()
    }
}

impl From<Qualifier> for String {
    fn from(qualifier: Qualifier) -> String {
        qualifier.to_string()
    }
}

impl fmt::Display for Qualifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-high-{}", self.top.letter(), self.length)
    }
}
