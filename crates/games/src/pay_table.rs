//! Pay tables of winning wagers, and their TOML parser, whose errors name the line.
//!
//! ```toml
//! name = "flush bonus, 300"      # for people
//!
//! [pays]                         # outcome = "to to per", or a whole number for "to to 1"
//! seven_card_flush = "300 to 1"
//! six_card_flush = 100
//! ```

use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use toml::Spanned;

/// Maximum pay per unit: anything above is taken for a typing error.
pub const MAX_TO: u64 = 1_000_000;

/// A pay of `to` for every `per` staked, in addition to the returned stake. Written `"3 to 2"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
#[serde(into = "String")]
#[schemars(with = "String")]
pub struct Pays {
    /// The units won.
    pub to: u64,
    /// The units staked for that, at least 1.
    pub per: u64,
}

impl Pays {
    /// A pay of `to` to one.
    pub const fn to_one(to: u64) -> Pays {
        Pays { to, per: 1 }
    }

    /// The winnings of a stake, fractions of a unit dropped; `None` above [`Chips::MAX`].
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

/// The value of a pay table's row: a rate, or a game-specific reading of one.
pub trait Pay: Copy {
    /// Parses a rate.
    ///
    /// # Errors
    /// The mistake.
    fn read(rate: &Rate) -> Result<Self, PayFault>;

    /// Reports whether the row pays nothing.
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

/// The pay of each outcome of a game; outcomes left out pay nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PayTable<K, P = Pays> {
    rows: Vec<(K, P)>,
}

/// A pay table as settings write it, not yet validated: pays by the names of the outcomes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct PaysByName(pub BTreeMap<String, Rate>);

/// A mistake in the content of a pay table, by kind and values, so that clients can say it in their language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize)]
#[serde(tag = "wrong", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the messages say it")]
pub enum PayFault {
    #[error("{found} is no outcome of this table: use {known}")]
    Outcome { found: String, known: String },
    #[error("{found:?} is no pay: write \"3 to 1\", with two whole numbers")]
    Pay { found: String },
    #[error("a pay is for 1 unit or more, not for 0")]
    ForNothing,
    #[error("a pay is at most {limit}, and for at most {limit}")]
    TooHigh { limit: u64 },
    #[error("the table pays nothing: give at least one outcome a pay above 0")]
    NothingPaid,
}

/// A syntax or content error in a pay table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct PayTableError {
    /// The line, counted from 1.
    pub line: usize,
    /// The mistake and its correction.
    pub message: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(default)]
    #[expect(dead_code, reason = "a name is for the people who read the file")]
    name: Option<String>,
    pays: Spanned<BTreeMap<Spanned<String>, Spanned<Rate>>>,
}

/// The pay of one outcome as written, not yet validated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged, expecting = "a pay is text like \"3 to 1\" or a whole number")]
pub enum Rate {
    /// A pay to one.
    ToOne(u64),
    /// `"3 to 2"`.
    Text(String),
}

impl<K: Copy + PartialEq, P: Pay> PayTable<K, P> {
    /// A table of these rows, each outcome at most once.
    pub fn new(rows: Vec<(K, P)>) -> PayTable<K, P> {
        PayTable { rows }
    }

    /// The pay of an outcome, if any.
    pub fn pays(&self, outcome: K) -> Option<P> {
        self.rows.iter().find(|(key, _)| *key == outcome).map(|&(_, pays)| pays)
    }

    /// Every outcome that pays, in the order of the game's names.
    pub fn rows(&self) -> &[(K, P)] {
        &self.rows
    }

    /// Parses a table; `names` are the outcomes that the game knows.
    ///
    /// # Errors
    /// [`PayTableError`] with the line: invalid TOML, an outcome that the game does not know, a pay that is
    /// not a rate or is above [`MAX_TO`], or a table that pays nothing.
    pub fn from_toml(text: &str, names: &[(&str, K)]) -> Result<PayTable<K, P>, PayTableError> {
        let written: Written = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            PayTableError { line: line_at(text, start), message: error.message().to_owned() }
        })?;
        let whole = written.pays.span().start;
        let mut rows = Vec::new();
        for (name, rate) in written.pays.into_inner() {
            let at = |place: usize, fault: PayFault| PayTableError {
                line: line_at(text, place),
                message: fault.to_string(),
            };
            let key = known(names, name.get_ref()).map_err(|fault| at(name.span().start, fault))?;
            let place = rate.span().start;
            let pays = P::read(rate.get_ref()).map_err(|fault| at(place, fault))?;
            rows.push((key, pays));
        }
        let table = PayTable::in_order(rows, names);
        table.map_err(|fault| PayTableError { line: line_at(text, whole), message: fault.to_string() })
    }

    /// Builds a table from rows by outcome name; `names` are the outcomes that the game knows.
    ///
    /// # Errors
    /// [`PayFault`]: an outcome that the game does not know, a pay that is not a rate, or a table that pays
    /// nothing.
    pub fn named(rows: &PaysByName, names: &[(&str, K)]) -> Result<PayTable<K, P>, PayFault> {
        let rows = rows.0.iter().map(|(name, pays)| Ok((known(names, name)?, P::read(pays)?)));
        PayTable::in_order(rows.collect::<Result<_, PayFault>>()?, names)
    }

    fn in_order(mut rows: Vec<(K, P)>, names: &[(&str, K)]) -> Result<PayTable<K, P>, PayFault> {
        if rows.iter().all(|(_, pays)| pays.is_nothing()) {
            return Err(PayFault::NothingPaid);
        }
        let place = |key: K| names.iter().position(|(_, named)| *named == key);
        rows.sort_by_key(|&(key, _)| place(key));
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
            _ if to > MAX_TO || per > MAX_TO => Err(PayFault::TooHigh { limit: MAX_TO }),
            _ => Ok(Pays { to, per }),
        }
    }
}

/// The numbers of a rate such as `3 to 2`.
fn two_numbers(text: &str) -> Option<(u64, u64)> {
    let (to, per) = text.split_once(" to ")?;
    Some((to.trim().parse().ok()?, per.trim().parse().ok()?))
}

fn line_at(text: &str, place: usize) -> usize {
    text.bytes().take(place).filter(|&byte| byte == b'\n').count() + 1
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[(&str, u8)] = &[("seven", 7), ("six", 6), ("five", 5)];

    #[test]
    fn a_table_reads_in_the_games_order() {
        let text = "name = \"mine\"\n[pays]\nsix = 100\nseven = \"300 to 1\"\nfive = \"3 to 2\"\n";
        let table = PayTable::<u8, Pays>::from_toml(text, NAMES).unwrap();
        assert_eq!(
            table.rows(),
            [(7, Pays::to_one(300)), (6, Pays::to_one(100)), (5, Pays { to: 3, per: 2 })]
        );
        assert_eq!(table.pays(4), None);
    }

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

    #[test]
    fn errors_name_their_line() {
        let cases = [
            ("[pays]\nsix = 1\neight = 2\n", 3, "eight is no outcome of this table: use seven, six, five"),
            ("[pays]\nsix = \"three\"\n", 2, "\"three\" is no pay"),
            ("[pays]\nsix = \"3 to 0\"\n", 2, "not for 0"),
            ("[pays]\nsix = 18446744073709551615\n", 2, ""),
            ("[pays]\nsix = 1000001\n", 2, "at most 1000000"),
            ("[pays]\nsix = -1\n", 2, ""),
            ("[pays]\nsix = 0\n", 1, "the table pays nothing"),
            ("[pays]\n", 1, "the table pays nothing"),
            ("name = \"x\"\n", 1, "missing field `pays`"),
            ("[pays]\nsix = 1\nsix = 2\n", 3, "duplicate key"),
            ("[pays\n", 1, ""),
            ("[pays]\nsix = 1\n[other]\n", 3, "unknown field `other`"),
        ];
        for (text, line, message) in cases {
            let error = PayTable::<u8, Pays>::from_toml(text, NAMES).unwrap_err();
            assert!(error.line == line && error.message.contains(message), "{text:?}: {error}");
        }
    }
}
