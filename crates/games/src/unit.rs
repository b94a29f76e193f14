//! Attributes of JSON Schemas: the units of amounts, and the rulings of settings.
//!
//! A type with amounts names their unit once: `#[schemars(transform = crate::unit::cents)]` marks every [`Chips`] in it
//! with [`UNIT`]. An amount that is a plain integer, such as a net result, is marked individually:
//! `#[schemars(extend("x-unit" = "cents"))]`. A setting, or its type, names its ruling: `#[schemars(extend("x-ruling" =
//! "TH-3"))]`.

use crate::chips::Chips;
use schemars::{JsonSchema, Schema};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Unit of a game's amounts (ruling ALL-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, strum::IntoStaticStr)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Unit {
    /// Chips, which are never split.
    Chips,
    /// Cents, in games played for money.
    Cents,
    /// Points, in a game without chips.
    Points,
}

/// Schema attribute of an amount: its unit, or [`OF_GAME`].
pub const UNIT: &str = "x-unit";

/// Value of [`UNIT`] for amounts in types that all games share: the unit is that of the table's game.
pub const OF_GAME: &str = "game";

/// Schema attribute of a setting or of its type: the ruling that introduces it.
pub const RULING: &str = "x-ruling";

/// Schema transform that marks the amounts of a type as chips.
pub fn chips(schema: &mut Schema) {
    mark_fields(schema, Unit::Chips.into());
}

/// Schema transform that marks the amounts of a type as cents.
pub fn cents(schema: &mut Schema) {
    mark_fields(schema, Unit::Cents.into());
}

/// Schema transform that marks the amounts of a type as being in the unit of the table's game.
pub fn of_game(schema: &mut Schema) {
    mark_fields(schema, OF_GAME);
}

fn mark_fields(schema: &mut Schema, unit: &str) {
    mark(schema.as_object_mut().into_iter().flat_map(|fields| fields.values_mut()), unit);
}

/// Marks every reference to [`Chips`], at any depth, with the unit.
fn mark<'a>(values: impl Iterator<Item = &'a mut Value>, unit: &str) {
    for value in values {
        if is_amount(value) {
            value[UNIT] = unit.into();
        }
        match value {
            Value::Object(fields) => mark(fields.values_mut(), unit),
            Value::Array(items) => mark(items.iter_mut(), unit),
            _ => {}
        }
    }
}

/// Returns whether a schema refers to [`Chips`].
pub fn is_amount(schema: &Value) -> bool {
    let name = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next());
    name.is_some_and(|name| name == Chips::schema_name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seat::BySeat;

    #[derive(JsonSchema)]
    #[schemars(transform = cents)]
    #[expect(dead_code, reason = "only its schema is made")]
    struct Amounts {
        one: Chips,
        maybe: Option<Chips>,
        several: Vec<Chips>,
        by_seat: BySeat<Chips>,
        #[schemars(extend("x-unit" = "cents"))]
        net: i64,
        count: u64,
    }

    #[test]
    fn every_amount_of_a_type_is_marked_at_any_depth() {
        let schema = schemars::schema_for!(Amounts).to_value();
        let unit = |pointer: &str| schema.pointer(&format!("/properties/{pointer}/x-unit")).cloned();
        for place in ["one", "maybe/anyOf/0", "several/items", "by_seat/items", "net"] {
            assert_eq!(unit(place), Some("cents".into()), "{place}");
        }
        assert_eq!(unit("count"), None);
    }
}
