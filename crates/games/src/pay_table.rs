//! Pay tables: the payouts of winning wagers.

use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Maximum value of either number in a rate: larger numbers are rejected as likely typing errors.
pub const MAX_RATE_NUMBER: u64 = 1_000_000;

/// Odds: a payout of `to` for every `per` staked, in addition to the returned stake. Written `"3 to 2"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(into = "String")]
#[schemars(with = "String")]
pub struct Pays {
    /// The winnings, in units, on a stake of `per` units.
    pub to: u64,
    /// The stake, in units, that wins `to` units; at least 1.
    pub per: u64,
}

impl Pays {
    /// Builds odds of `to` to 1.
    pub const fn to_one(to: u64) -> Pays {
        Pays { to, per: 1 }
    }

    /// The winnings on a stake, rounded down to whole units; `None` above [`Chips::MAX`].
    pub fn winnings(self, stake: Chips) -> Option<Chips> {
        let won = u128::from(stake.get()) * u128::from(self.to) / u128::from(self.per.max(1));
        Chips::new(u64::try_from(won).ok()?).ok()
    }
}

impl fmt::Display for Pays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} to {}", self.to, self.per)
    }
}

impl From<Pays> for Rate {
    fn from(pays: Pays) -> Rate {
        Rate::Text(pays.to_string())
    }
}

impl From<Pays> for String {
    fn from(pays: Pays) -> String {
        pays.to_string()
    }
}

/// The value in a row of a pay table: odds, or a game-specific interpretation of a rate.
pub trait Pay: Copy {
    /// Parses a rate.
    ///
    /// # Errors
    /// [`PayFault`] if the rate is malformed or out of range.
    fn read(rate: &Rate) -> Result<Self, PayFault>;

    /// Returns whether the row pays nothing.
    fn is_nothing(self) -> bool;
}

impl Pay for Pays {
    fn read(rate: &Rate) -> Result<Pays, PayFault> {
        Pays::try_from(rate)
    }

    fn is_nothing(self) -> bool {
        self.to == 0
    }
}

/// The payout for each outcome of a game; omitted outcomes pay nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayTable<K, P = Pays> {
    rows: Vec<(K, P)>,
}

/// A pay table as written in settings, not yet validated: rates keyed by the name of the outcome.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct PaysByName(pub BTreeMap<String, Rate>);

/// An error in a pay table, with its kind and values so that clients can translate the message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, JsonSchema)]
#[serde(tag = "wrong", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the messages document the variants")]
pub enum PayFault {
    #[error("{found} is not an outcome of this table: use {known}")]
    Outcome { found: String, known: String },
    #[error("{found:?} is not a payout: write \"3 to 1\", with two whole numbers")]
    Pay { found: String },
    #[error("a payout is for 1 unit or more, not for 0")]
    ForNothing,
    #[error("a payout is at most {limit}, and for at most {limit} units")]
    TooHigh { limit: u64 },
    #[error("the table pays nothing: give at least one outcome a payout above 0")]
    NothingPaid,
}

/// The rate for one outcome as written, not yet validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "a payout is text like \"3 to 1\" or a whole number")]
pub enum Rate {
    /// Odds of this number to 1.
    ToOne(u64),
    /// Odds as text, such as `"3 to 2"`, or a fixed payout of a progressive wager, such as `"300 for 1"`.
    Text(String),
}

impl<K: Copy + PartialEq, P: Pay> PayTable<K, P> {
    /// Builds a table from rows in which each outcome occurs at most once.
    pub fn new(rows: Vec<(K, P)>) -> PayTable<K, P> {
        PayTable { rows }
    }

    /// The payout for an outcome; `None` if the table has no row for it.
    pub fn pays(&self, outcome: K) -> Option<P> {
        self.rows.iter().find(|(key, _)| *key == outcome).map(|&(_, pays)| pays)
    }

    /// The outcomes with their payouts. A table from [`PayTable::named`] has them in the order of its
    /// `names`.
    pub fn rows(&self) -> &[(K, P)] {
        &self.rows
    }

    /// Builds a table from rates keyed by outcome name; `names` are the outcomes that the game has.
    ///
    /// # Errors
    /// [`PayFault`]: an outcome that the game does not have, a rate that is malformed or out of range, or a table that
    /// pays nothing.
    pub fn named(rows: &PaysByName, names: &[(&str, K)]) -> Result<PayTable<K, P>, PayFault> {
        let rows = rows.0.iter().map(|(name, pays)| Ok((known(names, name)?, P::read(pays)?)));
        PayTable::in_order(rows.collect::<Result<_, PayFault>>()?, names)
    }

    fn in_order(mut rows: Vec<(K, P)>, names: &[(&str, K)]) -> Result<PayTable<K, P>, PayFault> {
        if rows.iter().all(|(_, pays)| pays.is_nothing()) {
            return Err(PayFault::NothingPaid);
        }
        let place = |key: K| names.iter().position(|(_, named)| *named == key);
        rows.sort_unstable_by_key(|&(key, _)| place(key));
        Ok(PayTable { rows })
    }
}

fn known<K: Copy>(names: &[(&str, K)], name: &str) -> Result<K, PayFault> {
    let found = names.iter().find(|(known, _)| *known == name).map(|&(_, key)| key);
    found.ok_or_else(|| {
        let all: Vec<&str> = names.iter().map(|(known, _)| *known).collect();
        PayFault::Outcome { found: name.to_owned(), known: all.join(", ") }
    })
}

impl TryFrom<&Rate> for Pays {
    type Error = PayFault;

    fn try_from(rate: &Rate) -> Result<Pays, PayFault> {
        let (to, per) = match rate {
            Rate::ToOne(to) => (*to, 1),
            Rate::Text(text) => two_numbers(text).ok_or_else(|| PayFault::Pay { found: text.clone() })?,
        };
        match per {
            0 => Err(PayFault::ForNothing),
            _ if to > MAX_RATE_NUMBER || per > MAX_RATE_NUMBER => {
                Err(PayFault::TooHigh { limit: MAX_RATE_NUMBER })
            }
            _ => Ok(Pays { to, per }),
        }
    }
}

/// Parses a rate such as `3 to 2` into its two numbers.
fn two_numbers(text: &str) -> Option<(u64, u64)> {
    let (to, per) = text.split_once(" to ")?;
    Some((to.trim().parse().ok()?, per.trim().parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pay_reads_back_as_it_is_written() {
        let rates: [Rate; 2] = serde_json::from_str(r#"["3 to 2", 300]"#).unwrap();
        let pays = rates.each_ref().map(|rate| Pays::try_from(rate).unwrap());
        assert_eq!(pays, [Pays { to: 3, per: 2 }, Pays::to_one(300)]);
        assert_eq!(serde_json::to_string(&pays).unwrap(), r#"["3 to 2","300 to 1"]"#);
        assert_eq!(Pays::try_from(&Rate::from(pays[0])), Ok(pays[0]));
    }

    #[test]
    fn a_stake_wins_whole_units() {
        let chips = |units| Chips::new(units).unwrap();
        assert_eq!(Pays { to: 3, per: 2 }.winnings(chips(5)), Some(chips(7)));
        assert_eq!(Pays::to_one(2).winnings(Chips::MAX), None);
    }
}
