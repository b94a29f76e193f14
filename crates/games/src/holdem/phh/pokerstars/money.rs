//! The currency, where the file names one.

use super::super::hand::Hand;

/// The symbols of the currencies that such texts have.
const SYMBOLS: [(&str, &str); 3] = [("USD", "$"), ("EUR", "€"), ("GBP", "£")];

/// The code of the currency: three capital letters.
pub(super) fn code(hand: &Hand) -> Option<&str> {
    let code = hand.others.get("currency")?.as_str()?;
    (code.len() == 3 && code.bytes().all(|byte| byte.is_ascii_uppercase())).then_some(code)
}

/// What stands before an amount: the file's own symbol, else that of its currency; nothing before chips.
pub(super) fn symbol(hand: &Hand) -> &str {
    let own = hand.others.get("currency_symbol").and_then(toml::Value::as_str);
    let fits = |symbol: &&str| symbol.chars().all(|letter| letter.is_alphabetic() || is_sign(letter));
    let known = || {
        let code = code(hand)?;
        SYMBOLS.iter().find(|(known, _)| *known == code).map(|&(_, symbol)| symbol)
    };
    own.filter(fits).or_else(known).unwrap_or_default()
}

/// No digit, space or mark that would part the text elsewhere.
fn is_sign(letter: char) -> bool {
    letter == '$'
        || (!letter.is_ascii() && !letter.is_numeric() && !letter.is_whitespace() && !letter.is_control())
}
