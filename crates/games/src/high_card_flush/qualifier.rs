//! The weakest hand with which the dealer qualifies (HF-4).

use crate::ruling::Ruling;
use cards::Rank;
use cards::eval::flush::FlushStrength;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use std::str::FromStr;

/// The dealer's qualifying hand (HF-4): `9-high-3` is a three-card flush, nine high, or anything better.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(into = "String")]
#[schemars(with = "String", extend("pattern" = "^(10|[2-9TJQKA])-high-[2-7]$"))]
pub struct Qualifier {
    top: Rank,
    length: u8,
}

/// The error for text that is not a qualifier.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoQualifier(String);

impl fmt::Display for NoQualifier {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NoQualifier(text) = self;
        Ruling::HF_4.cite(
            f,
            format_args!(
                "{text:?} is not a qualifier: write a rank, -high- and a length of 2 to 7, such as 9-high-3"
            ),
        )
    }
}

impl std::error::Error for NoQualifier {}

impl Qualifier {
    /// The published game's qualifier: three cards, nine high.
    pub const PUBLISHED: Qualifier = Qualifier { top: Rank::Nine, length: 3 };

    /// The strength of the weakest qualifying flush; only its length and its top rank matter.
    pub const fn lowest(self) -> FlushStrength {
        FlushStrength::at_least(self.length, self.top)
    }

    /// Returns whether the dealer qualifies with this flush.
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

impl<'de> Deserialize<'de> for Qualifier {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Qualifier, D::Error> {
        Ruling::HF_4.parse(deserializer)
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
