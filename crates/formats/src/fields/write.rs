//! Values as TOML on one line, and the order of the fields.

use std::fmt::{self, Display, Write};

/// The optional PHH fields that a replay does not use, in the order of the PHH specification. `hand` and `players` are
/// not listed.
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

/// Iterates over the fields: those of PHH in the order of [`KNOWN`], then all others by name.
pub(crate) fn in_order(fields: &toml::Table) -> impl Iterator<Item = (&String, &toml::Value)> {
    let known = KNOWN.iter().filter_map(|&name| fields.get_key_value(name));
    known.chain(fields.iter().filter(|(name, _)| !KNOWN.contains(&name.as_str())))
}

/// The text as a single-line TOML string.
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

/// Writes a value on one line, with tables as inline tables.
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
