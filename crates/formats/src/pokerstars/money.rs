//! Amounts, and the currency if the file names one.

use crate::phh::Hand;
use std::fmt;

/// Symbols of the currencies that PokerStars' format supports.
const SYMBOLS: [(&str, &str); 3] = [("USD", "$"), ("EUR", "€"), ("GBP", "£")];

/// The currency code, three capital letters; `None` if the file has no such code.
pub(super) fn code(hand: &Hand) -> Option<&str> {
    let code = hand.others.get("currency")?.as_str()?;
    (code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase())).then_some(code)
}

/// The symbol before an amount, which is the file's `currency_symbol` if that consists of letters and signs, or else
/// the symbol of the file's currency. Empty for chips and for a currency that is not in [`SYMBOLS`].
pub(super) fn symbol(hand: &Hand) -> &str {
    let own = hand.others.get("currency_symbol").and_then(toml::Value::as_str);
    let fits = |symbol: &&str| symbol.chars().all(|letter| letter.is_alphabetic() || is_sign(letter));
    let known = || {
        let code = code(hand)?;
        SYMBOLS.iter().find(|(known, _)| *known == code).map(|&(_, symbol)| symbol)
    };
    own.filter(fits).or_else(known).unwrap_or_default()
}

/// Returns whether a character is `$` or a non-ASCII symbol that no parser mistakes for a digit or separator.
fn is_sign(letter: char) -> bool {
    letter == '$'
        || (!letter.is_ascii() && !letter.is_numeric() && !letter.is_whitespace() && !letter.is_control())
}

/// An amount in hundredths of a chip, written after its symbol as an integer of chips or with two decimals.
#[derive(Clone, Copy)]
pub(super) struct Sum<'a> {
    pub symbol: &'a str,
    pub hundredths: u64,
}

impl fmt::Display for Sum<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol)?;
        match (self.hundredths / 100, self.hundredths % 100) {
            (whole, 0) => write!(f, "{whole}"),
            (whole, part) => write!(f, "{whole}.{part:02}"),
        }
    }
}
