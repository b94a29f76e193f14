//! History writer: required fields, result figures, other fields, and the tables at the end.

use super::order::RedactedOrder;
use super::{FORMAT, Historic, History, variant};
use crate::fields::{Quoted, in_order, write_key, write_value};
use games::notation::ActionLine;
use serde::Serialize;
use serde_json::{Map, Value};
use std::fmt::{self, Display, Formatter, Write};

impl<G: Historic> History<G> {
    /// The history as the text of a `.phh` file. It contains every card that is not redacted: only the
    /// room's export, which redacts it, and the offline tools may call this.
    pub fn encode(&self) -> String {
        Text { history: self, under: None }.to_string()
    }

    /// The history under a heading, such as `[1]`, as one of several rounds in a `.phhs` file. It contains the
    /// same cards as the output of [`History::encode`].
    pub fn encode_under(&self, heading: u64) -> String {
        Text { history: self, under: Some(heading) }.to_string()
    }

    fn head(&self, f: &mut Formatter<'_>, table: &mut Map<String, Value>) -> fmt::Result {
        field(f, "variant", &variant::<G>().into())?;
        field(f, "_format", &FORMAT.into())?;
        field(f, "_version", &self.record.version.into())?;
        for (own, shared) in G::SHARED {
            table.remove(*own).map_or(Ok(()), |value| field(f, shared, &value))?;
        }
        let order = RedactedOrder::of(&self.record, self.stand_ins);
        if order.is_empty() { Ok(()) } else { field(f, "_order", &order.to_string().into()) }
    }

    fn actions(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("actions = [\n")?;
        for (by, action) in &self.record.actions {
            writeln!(f, "  {},", Quoted(&ActionLine(*by, action).to_string()))?;
        }
        f.write_str("]\n")
    }

    fn others(&self, f: &mut Formatter<'_>) -> fmt::Result {
        in_order(&self.others).try_for_each(|(name, value)| toml_field(f, name, value))
    }
}

/// Display adapter for a history. Private, so that no other code can print one by accident.
struct Text<'a, G: Historic> {
    history: &'a History<G>,
    under: Option<u64>,
}

impl<G: Historic> Display for Text<'_, G> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Text { history, under } = self;
        under.map_or(Ok(()), |heading| writeln!(f, "[{heading}]"))?;
        let section = |f: &mut Formatter<'_>, name, fields: &_| match under {
            Some(heading) => section(f, &format!("{heading}.{name}"), fields),
            None => section(f, name, fields),
        };
        let mut table = plain(&history.record.table);
        history.head(f, &mut table)?;
        history.actions(f)?;
        history.figures.iter().try_for_each(|(name, value)| field(f, name, value))?;
        history.others(f)?;
        section(f, "_table", &table)?;
        section(f, "_rules", &plain(&history.record.rules))
    }
}

/// Serializes settings or a table to fields, omitting unset ones.
fn plain(value: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(value) {
        Ok(Value::Object(mut map)) => {
            map.retain(|_, value| !value.is_null());
            map
        }
        _ => unreachable!("settings and tables serialize to objects"),
    }
}

fn section(f: &mut Formatter<'_>, name: &str, fields: &Map<String, Value>) -> fmt::Result {
    if fields.is_empty() {
        return Ok(());
    }
    writeln!(f, "\n[{name}]")?;
    fields.iter().try_for_each(|(name, value)| field(f, name, value))
}

fn field(f: &mut Formatter<'_>, name: &str, value: &Value) -> fmt::Result {
    let value = toml::Value::try_from(value);
    toml_field(f, name, &value.expect("amounts are below 2^53, and lists contain no null"))
}

/// Writes a field on one line, or, for a list of tables, each row on a line of its own.
fn toml_field(f: &mut Formatter<'_>, name: &str, value: &toml::Value) -> fmt::Result {
    write_key(f, name)?;
    f.write_str(" = ")?;
    match value {
        toml::Value::Array(rows) if rows.iter().any(toml::Value::is_table) => {
            f.write_str("[\n")?;
            for row in rows {
                f.write_str("  ")?;
                write_value(f, row)?;
                f.write_str(",\n")?;
            }
            f.write_str("]\n")
        }
        value => {
            write_value(f, value)?;
            f.write_char('\n')
        }
    }
}
