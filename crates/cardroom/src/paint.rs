//! Cards, colours and numbers for the terminal. Escape codes are removed if the output is not a terminal.

pub use requests::percent;

use anstyle::{Ansi256Color, AnsiColor, Color, Style};
use cards::{Card, Suit};
use std::fmt::{self, Display};

/// Style of secondary text, such as clauses.
pub const DIM: Style = Style::new().dimmed();
/// Style of headings.
pub const BOLD: Style = Style::new().bold();
const RED: Style = AnsiColor::Red.on_default();

/// A value that is printed in a style.
pub struct StyledText<T>(pub Style, pub T);

impl<T: Display> Display for StyledText<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.0.render(), self.1, self.0.render_reset())
    }
}

/// Background colours for black text, as indexes of the 256-colour palette: red, orange, yellow, light green, green.
const HEAT: [u8; 5] = [203, 215, 229, 157, 78];

/// Text on a background that goes from red to green as `part` goes from 0 to 1.
pub fn heat(part: f64, text: &str) -> String {
    let step = (part.clamp(0.0, 1.0) * HEAT.len() as f64) as usize;
    let ground = Color::Ansi256(Ansi256Color(HEAT[step.min(HEAT.len() - 1)]));
    StyledText(AnsiColor::Black.on(ground), text).to_string()
}

/// A card with its suit symbol, hearts and diamonds in red: `A♠`, `T♦`.
pub fn card_text(card: Card) -> StyledText<String> {
    let red = matches!(card.suit(), Suit::Diamonds | Suit::Hearts);
    StyledText(if red { RED } else { Style::new() }, format!("{card:#}"))
}

/// Cards with their suit symbols, separated by spaces.
pub fn cards_text(cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card_text(card).to_string()).collect::<Vec<_>>().join(" ")
}

/// Text with the suit symbols of hearts and diamonds in red, each together with its rank, the one character before it.
pub fn red_cards(text: &str) -> String {
    let mut painted = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(['♥', '♦']) {
        let rank = rest[..at].char_indices().next_back().map_or(at, |(place, _)| place);
        let end = at + '♥'.len_utf8();
        painted.push_str(&rest[..rank]);
        painted.push_str(&StyledText(RED, &rest[rank..end]).to_string());
        rest = &rest[end..];
    }
    painted + rest
}

/// Formats clauses as a citation that does not repeat the document of successive clauses: `holdem/bank-1 /bank-2 TH-6`.
pub fn clauses(ids: &[&str]) -> String {
    let mut before = None;
    let mut cited = Vec::new();
    for id in ids {
        let document = id.split_once('/').map(|(document, _)| document);
        let same = document.is_some() && document == before;
        cited.push(if same { &id[id.find('/').unwrap_or(0)..] } else { id });
        before = document.or(before);
    }
    cited.join(" ")
}

/// A count with its noun: `1 card`, `3 cards`.
pub fn counted(count: impl Into<i128>, one: &str) -> String {
    let count = count.into();
    format!("{} {one}{}", thousands(count), if count == 1 { "" } else { "s" })
}

/// A whole number with thousands separators: `12,450`.
pub fn thousands(amount: impl Into<i128>) -> String {
    let amount = amount.into();
    let digits = amount.unsigned_abs().to_string();
    let mut text = String::from(if amount < 0 { "−" } else { "" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Cents as an amount with thousands separators: `1,234.50`.
pub fn money(cents: impl Into<i128>) -> String {
    let cents = cents.into();
    let sign = if cents < 0 { "−" } else { "" };
    let (whole, parts) = (cents.unsigned_abs() / 100, cents.unsigned_abs() % 100);
    format!("{sign}{}.{parts:02}", thousands(whole.cast_signed()))
}

/// Formats a net amount with `written`, and adds a plus sign to a win. `written` adds the minus sign of a loss; 0 has
/// no sign.
pub fn signed(amount: i64, written: impl Fn(i64) -> String) -> String {
    if amount > 0 { format!("+{}", written(amount)) } else { written(amount) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clauses_name_their_document_once() {
        assert_eq!(clauses(&["holdem/bank-1", "holdem/bank-2", "TH-6"]), "holdem/bank-1 /bank-2 TH-6");
        assert_eq!(
            clauses(&["holdem/combinations", "poker-run/rank-8"]),
            "holdem/combinations poker-run/rank-8"
        );
    }

    #[test]
    fn money_has_two_decimals() {
        let texts = [0, 5, -250, 123_450, -100_000_000_i64].map(money);
        assert_eq!(texts, ["0.00", "0.05", "−2.50", "1,234.50", "−1,000,000.00"]);
        assert_eq!([3, 0, -3].map(|net: i64| signed(net, thousands)), ["+3", "0", "−3"]);
    }

    #[test]
    fn small_fractions_show_three_digits() {
        let texts = [0.422_569, 1.0, 0.000_001_539_077, -0.004_067, 0.0, 1e-30].map(percent);
        let wanted = ["42.2569 %", "100.0000 %", "0.000154 %", "−0.4067 %", "0.0000 %", "<0.00000001 %"];
        assert_eq!(texts, wanted);
    }

    #[test]
    fn amounts_are_grouped_by_thousands() {
        let texts = [0, 999, 1_000, -12_450, 9_007_199_254_740_991_i64].map(thousands);
        assert_eq!(texts, ["0", "999", "1,000", "−12,450", "9,007,199,254,740,991"]);
    }
}
