//! The canonical form of a hand: required fields first, then those of the format in its order, then all
//! others by name.

use super::amount::Amount;
use super::hand::{Hand, Name};
use std::fmt::{self, Display, Write};

/// The format's optional fields that a hand keeps without interpreting them, in the format's order.
pub(crate) const KNOWN: &[&str] = &[
    "author",
    "event",
    "url",
    "venue",
    "address",
    "city",
    "region",
    "postal_code",
    "country",
    "time",
    "time_zone",
    "time_zone_abbreviation",
    "day",
    "month",
    "year",
    "level",
    "seats",
    "seat_count",
    "table",
    "currency",
    "currency_symbol",
    "time_limit",
    "time_banks",
];

impl Display for Hand {
    /// Formats the hand as the text of a `.phh` file.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_required(f)?;
        self.write_optional(f)?;
        let known = KNOWN.iter().filter_map(|&name| self.others.get_key_value(name));
        let unknown = self.others.iter().filter(|(name, _)| !KNOWN.contains(&name.as_str()));
        for (name, value) in known.chain(unknown) {
            write_key(f, name)?;
            f.write_str(" = ")?;
            write_value(f, value)?;
            f.write_char('\n')?;
        }
        Ok(())
    }
}

/// Writes hands as the text of a `.phhs` file, headed `[1]`, `[2]`, and so on.
pub fn write_hands<'a>(hands: impl IntoIterator<Item = &'a Hand>) -> String {
    let headed = |(place, hand): (usize, &Hand)| format!("[{}]\n{hand}", place + 1);
    hands.into_iter().enumerate().map(headed).collect::<Vec<_>>().join("\n")
}

impl Hand {
    fn write_required(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("variant = \"NT\"\n")?;
        write_list(f, "antes", &self.antes)?;
        write_list(f, "blinds_or_straddles", &self.blinds_or_straddles)?;
        writeln!(f, "min_bet = {}", self.min_bet)?;
        write_list(f, "starting_stacks", &self.starting_stacks)?;
        f.write_str("actions = [\n")?;
        for step in &self.actions {
            writeln!(f, "  {},", Quoted(&step.to_string()))?;
        }
        f.write_str("]\n")
    }

    fn write_optional(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(status) = self.ante_trimming_status {
            writeln!(f, "ante_trimming_status = {status}")?;
        }
        match &self.hand {
            Some(Name::Number(number)) => writeln!(f, "hand = {number}")?,
            Some(Name::Text(text)) => writeln!(f, "hand = {}", Quoted(text))?,
            None => (),
        }
        if let Some(players) = &self.players {
            write_list(f, "players", &players.iter().map(|name| Quoted(name)).collect::<Vec<_>>())?;
        }
        let amounts = |f: &mut fmt::Formatter<'_>, name, list: &Option<Vec<Amount>>| {
            list.as_ref().map_or(Ok(()), |list| write_list(f, name, list))
        };
        amounts(f, "finishing_stacks", &self.finishing_stacks)?;
        amounts(f, "winnings", &self.winnings)?;
        self.smallest_chip.map_or(Ok(()), |chip| writeln!(f, "_smallest_chip = {chip}"))
    }
}

fn write_list(f: &mut fmt::Formatter<'_>, name: &str, items: &[impl Display]) -> fmt::Result {
    write!(f, "{name} = [")?;
    for (place, item) in items.iter().enumerate() {
        write!(f, "{}{item}", if place > 0 { ", " } else { "" })?;
    }
    f.write_str("]\n")
}

/// A text as a single-line TOML string.
pub(crate) struct Quoted<'a>(pub &'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('"')?;
        for letter in self.0.chars() {
            match letter {
                '"' | '\\' => write!(f, "\\{letter}")?,
                control if control.is_control() => write!(f, "\\u{:04X}", u32::from(control))?,
                other => f.write_char(other)?,
            }
        }
        f.write_char('"')
    }
}

pub(crate) fn write_key(f: &mut fmt::Formatter<'_>, key: &str) -> fmt::Result {
    let bare = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    match !key.is_empty() && key.bytes().all(bare) {
        true => f.write_str(key),
        false => Quoted(key).fmt(f),
    }
}

/// Writes a value on one line, tables in braces.
pub(crate) fn write_value(f: &mut fmt::Formatter<'_>, value: &toml::Value) -> fmt::Result {
    match value {
        toml::Value::String(text) => Quoted(text).fmt(f),
        toml::Value::Integer(integer) => write!(f, "{integer}"),
        toml::Value::Float(float) if float.is_nan() => f.write_str("nan"),
        toml::Value::Float(float) => write!(f, "{float:?}"),
        toml::Value::Boolean(boolean) => write!(f, "{boolean}"),
        toml::Value::Datetime(datetime) => write!(f, "{datetime}"),
        toml::Value::Array(items) => write_array(f, items),
        toml::Value::Table(table) => write_inline(f, table),
    }
}

fn write_array(f: &mut fmt::Formatter<'_>, items: &[toml::Value]) -> fmt::Result {
    f.write_char('[')?;
    for (place, item) in items.iter().enumerate() {
        f.write_str(if place > 0 { ", " } else { "" })?;
        write_value(f, item)?;
    }
    f.write_char(']')
}

fn write_inline(f: &mut fmt::Formatter<'_>, table: &toml::Table) -> fmt::Result {
    f.write_char('{')?;
    for (place, (key, value)) in table.iter().enumerate() {
        f.write_str(if place > 0 { ", " } else { " " })?;
        write_key(f, key)?;
        f.write_str(" = ")?;
        write_value(f, value)?;
    }
    f.write_str(if table.is_empty() { "}" } else { " }" })
}
