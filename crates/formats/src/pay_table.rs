//! Pay tables in TOML. Every error names its line.
//!
//! ```toml
//! name = "flush bonus, 300"      # not interpreted
//!
//! [pays]                         # outcome = "X to Y", or an integer X for "X to 1"
//! seven_card_flush = "300 to 1"
//! six_card_flush = 100
//! ```

use crate::input::{InputError, Place, from_toml};
use games::high_card_flush::PayTableKind;
use games::packs_poker::BonusTable;
use games::pay_table::{PayFault, PaysByName, Rate};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// A syntax or content error in a pay table.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {message}")]
pub struct PayTableError {
    /// The line in the file, counted from 1.
    pub line: usize,
    /// The problem and how to fix it.
    pub message: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PayTableFile {
    #[serde(default)]
    #[expect(dead_code, reason = "a name is for the people who read the file")]
    name: Option<String>,
    pays: Spanned<BTreeMap<String, Spanned<Rate>>>,
}

/// Parses a pay table, which `check` validates and converts.
///
/// # Errors
/// [`PayTableError`] with its line, for invalid TOML, a missing, unknown or invalid field, or an error of `check`.
pub fn parse<T>(text: &str, check: impl Fn(&PaysByName) -> Result<T, PayFault>) -> Result<T, PayTableError> {
    let written: PayTableFile = from_toml(text).map_err(|InputError { path, fault, place }| {
        let message = if path.is_empty() { fault.to_string() } else { format!("{path}: {fault}") };
        PayTableError { line: place.map_or(1, |place| place.line), message }
    })?;
    let rows = written.pays.get_ref();
    let rates = rows.iter().map(|(name, rate)| (name.clone(), rate.get_ref().clone()));
    check(&PaysByName(rates.collect())).map_err(|fault| {
        let alone = rows.iter().find_map(|(name, rate)| fault_offset(name, rate, &check));
        let place = alone.unwrap_or(written.pays.span().start);
        PayTableError { line: line_at(text, place), message: fault.to_string() }
    })
}

/// Byte offset of a row that is invalid on its own: that of its payout, which is on the line of its name. `None` if the
/// row is valid, or its only fault is that it pays nothing.
fn fault_offset<T>(
    name: &str,
    rate: &Spanned<Rate>,
    check: impl Fn(&PaysByName) -> Result<T, PayFault>,
) -> Option<usize> {
    let row = BTreeMap::from([(name.to_owned(), rate.get_ref().clone())]);
    match check(&PaysByName(row)).err()? {
        PayFault::NothingPaid => None,
        _ => Some(rate.span().start),
    }
}

/// Parses the bonus pay table of Packs Poker.
///
/// # Errors
/// The same as for [`parse`].
pub fn packs_poker(text: &str) -> Result<BonusTable, PayTableError> {
    parse(text, BonusTable::named)
}

/// Parses a pay table of High Card Flush.
///
/// # Errors
/// The same as for [`parse`].
pub fn high_card_flush(of: PayTableKind, text: &str) -> Result<PaysByName, PayTableError> {
    parse(text, |pays| of.checked(pays))
}

fn line_at(text: &str, place: usize) -> usize {
    Place::of(text.as_bytes(), place).line
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::pay_table::{PayTable, Pays};

    const NAMES: &[(&str, u8)] = &[("seven", 7), ("six", 6), ("five", 5)];

    fn read(text: &str) -> Result<PayTable<u8>, PayTableError> {
        parse(text, |pays| PayTable::named(pays, NAMES))
    }

    #[test]
    fn a_table_reads_in_the_games_order() {
        let text = "name = \"mine\"\n[pays]\nsix = 100\nseven = \"300 to 1\"\nfive = \"3 to 2\"\n";
        let table = read(text).unwrap();
        assert_eq!(
            table.rows(),
            [(7, Pays::to_one(300)), (6, Pays::to_one(100)), (5, Pays { to: 3, per: 2 })]
        );
        assert_eq!(table.pays(4), None);
    }

    #[test]
    fn errors_name_their_line() {
        let cases = [
            (
                "[pays]\nsix = 1\neight = 2\n",
                3,
                "eight is not an outcome of this table: use seven, six, five",
            ),
            ("[pays]\nsix = \"three\"\n", 2, "\"three\" is not a payout"),
            ("[pays]\nsix = \"3 to 0\"\n", 2, "not for 0"),
            ("[pays]\nsix = 18446744073709551615\n", 2, ""),
            ("[pays]\nsix = 1000001\n", 2, "at most 1000000"),
            ("[pays]\nsix = -1\n", 2, ""),
            ("[pays]\nsix = 0\n", 1, "the table pays nothing"),
            ("[pays]\n", 1, "the table pays nothing"),
            ("name = \"x\"\n", 1, "the field pays is missing: add it"),
            ("pays = 5\n", 1, "pays: expected an object, found 5"),
            ("[pays]\nsix = 1\n\n[pays.five]\nto = 1\n", 4, "pays.five: a payout is text like"),
            ("name = 7\n[pays]\nsix = 1\n", 1, "name: expected a quoted string, found 7"),
            ("[pays]\nsix = 1\nsix = 2\n", 3, "duplicate key"),
            ("[pays\n", 1, ""),
            ("[pays]\nsix = 1\n[other]\n", 3, "other: there is no field other: there are name, pays"),
        ];
        for (text, line, message) in cases {
            let error = read(text).unwrap_err();
            assert!(error.line == line && error.message.contains(message), "{text:?}: {error}");
        }
    }
}
