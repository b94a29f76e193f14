//! Prizes, and the division of the takings (PR-9, PR-13).

use super::rules::Rules;
use super::settings::Unclaimed;
use super::standings::Ranked;
use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The total takings, in hundredths of a percent.
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

/// The use of the takings, in cents: `takings = prizes + charity + event` (PR-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = crate::unit::cents)]
pub struct Account {
    /// The price of the hands and extra cards sold.
    pub takings: Chips,
    /// The amount paid to hands in the standings.
    pub prizes: Chips,
    /// The takings not announced as prizes, plus the unclaimed prizes if the rules give them to the charity
    /// (PR-9).
    pub charity: Chips,
    /// The amount that the event keeps; negative if it has to pay part of the prizes.
    #[schemars(extend("x-unit" = "cents"))]
    pub event: i64,
}

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

/// The prizes of the places and of the low hand (PR-18).
pub(super) fn every(prizes: &[Prize], rules: &Rules) -> impl Iterator<Item = Prize> {
    prizes.iter().copied().chain(rules.low_hand)
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
    /// The prize's amount, in cents.
    pub fn amount(self, takings: Chips) -> Chips {
        match self {
            Prize::Cents(cents) => cents,
            Prize::Share(share) => share.of(takings),
        }
    }
}

/// The prize of each place in cents, place 1 first.
pub(super) fn amounts(prizes: &[Prize], takings: Chips) -> Vec<Chips> {
    prizes.iter().map(|prize| prize.amount(takings)).collect()
}

/// Each ranked hand's share of the low-hand prize in cents, in the order of the standings: the lowest hands
/// share, and odd cents go to the first of them (PR-18).
pub(super) fn low_shares(ranked: &[Ranked], low: Chips) -> Vec<Chips> {
    let lowest = ranked.iter().map(|ranked| ranked.strength).min();
    let is_low = |hand: &Ranked| Some(hand.strength) == lowest;
    let (share, mut left) = low.split(ranked.iter().filter(|hand| is_low(hand)).count().max(1) as u64);
    let mut part = |hand: &Ranked| {
        let cent = if left > 0 { Chips::ONE } else { Chips::ZERO };
        if !is_low(hand) {
            return Chips::ZERO;
        }
        left = left.saturating_sub(1);
        share + cent
    };
    ranked.iter().map(&mut part).collect()
}

/// Each ranked hand's prize in cents, in the order of the standings. Tied hands are ordered by turn-in time,
/// then id, and odd cents go to the first of them.
pub(super) fn shares(ranked: &[Ranked], amounts: &[Chips]) -> Vec<Chips> {
    let mut shares = Vec::with_capacity(ranked.len());
    for tied in ranked.chunk_by(|a, b| a.place == b.place) {
        let first = tied[0].place - 1;
        let pool: Chips = amounts.iter().skip(first).take(tied.len()).copied().sum();
        let (share, left) = pool.split(tied.len() as u64);
        let cent = |place: usize| if (place as u64) < left { Chips::ONE } else { Chips::ZERO };
        shares.extend((0..tied.len()).map(|place| share + cent(place)));
    }
    shares
}

impl Account {
    /// The account for these takings, announced prizes and paid prizes.
    pub(super) fn new(takings: Chips, announced: Chips, prizes: Chips, unclaimed: Unclaimed) -> Account {
        let given = match unclaimed {
            Unclaimed::Event => Chips::ZERO,
            Unclaimed::Charity => announced.saturating_sub(prizes),
        };
        let charity = takings.saturating_sub(announced) + given;
        let event = takings.signed() - prizes.signed() - charity.signed();
        Account { takings, prizes, charity, event }
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
