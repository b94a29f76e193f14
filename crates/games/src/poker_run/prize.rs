//! Prizes: amounts and shares of the takings (PR-9, PR-13).

use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// 100%, in hundredths of a percent.
const WHOLE: u32 = 10_000;

/// The prize of one place: cents, or a share of the takings as text, such as `"12.5%"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "a prize is cents, 50000, or a share of the takings, \"12.5%\"")]
#[schemars(transform = crate::unit::cents)]
pub enum Prize {
    /// A fixed amount, in cents.
    Cents(Chips),
    /// A share of the takings, rounded down to the cent.
    Share(Share),
}

/// A share of the takings in hundredths of a percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(with = "String")]
pub struct Share(u32);

/// The error for text that is not a share.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a share: write a percentage up to 100% with at most two decimals, such as \"12.5%\"")]
pub struct ShareError(String);

impl Share {
    /// A share in hundredths of a percent; `None` above 100%.
    pub const fn new(hundredths_of_percent: u32) -> Option<Share> {
        if hundredths_of_percent <= WHOLE { Some(Share(hundredths_of_percent)) } else { None }
    }

    fn of(self, takings: Chips) -> Chips {
        let cents = u128::from(takings.get()) * u128::from(self.0) / u128::from(WHOLE);
        u64::try_from(cents)
            .ok()
            .and_then(|cents| Chips::new(cents).ok())
            .expect("a part is no more than the whole")
    }
}

/// Returns whether the shares in a list sum to more than the takings.
pub(super) fn shares_too_much(prizes: impl Iterator<Item = Prize>) -> bool {
    let shares = prizes.map(|prize| match prize {
        Prize::Share(share) => u64::from(share.0),
        Prize::Cents(_) => 0,
    });
    shares.sum::<u64>() > u64::from(WHOLE)
}

/// The sum of the fixed amounts in a list, in cents; `None` above [`Chips::MAX`].
pub(super) fn fixed(prizes: impl Iterator<Item = Prize>) -> Option<Chips> {
    Chips::checked_sum(prizes.filter_map(|prize| match prize {
        Prize::Cents(cents) => Some(cents),
        Prize::Share(_) => None,
    }))
}

impl Prize {
    /// The prize's amount in cents, given the takings.
    pub fn amount(self, takings: Chips) -> Chips {
        match self {
            Prize::Cents(cents) => cents,
            Prize::Share(share) => share.of(takings),
        }
    }
}

impl FromStr for Share {
    type Err = ShareError;

    fn from_str(text: &str) -> Result<Share, ShareError> {
        read(text).ok_or_else(|| ShareError(text.chars().take(20).collect()))
    }
}

fn read(text: &str) -> Option<Share> {
    let number = text.strip_suffix('%')?;
    let (whole, parts) = number.split_once('.').map_or((number, "0"), |(whole, parts)| (whole, parts));
    let digits = |text: &str, most: usize| {
        (1..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !digits(whole, 3) || !digits(parts, 2) {
        return None;
    }
    let tenth = if parts.len() == 1 { 10 } else { 1 };
    Share::new(whole.parse::<u32>().ok()? * 100 + parts.parse::<u32>().ok()? * tenth)
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 100, self.0 % 100) {
            (whole, 0) => write!(f, "{whole}%"),
            (whole, parts) if parts % 10 == 0 => write!(f, "{whole}.{}%", parts / 10),
            (whole, parts) => write!(f, "{whole}.{parts:02}%"),
        }
    }
}

impl TryFrom<String> for Share {
    type Error = ShareError;

    fn try_from(text: String) -> Result<Share, ShareError> {
        text.parse()
    }
}

impl From<Share> for String {
    fn from(share: Share) -> String {
        share.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_written_as_they_are_read() {
        for text in ["0%", "12.5%", "33.33%", "0.05%", "100%"] {
            assert_eq!(text.parse::<Share>().unwrap().to_string(), text);
        }
        for wrong in ["", "%", "5", "101%", "100.01%", "1.234%", "-1%", "1.%", ".5%", "+5%"] {
            assert_eq!(wrong.parse::<Share>(), Err(ShareError(wrong.to_owned())));
        }
    }

    #[test]
    fn pr_09_a_share_is_rounded_down_to_the_cent() {
        let chips = |cents| Chips::new(cents).unwrap();
        assert_eq!("33.33%".parse::<Share>().unwrap().of(chips(100)), chips(33));
        assert_eq!("100%".parse::<Share>().unwrap().of(Chips::MAX), Chips::MAX);
    }
}
