//! The errors of games: refused actions, invalid setups and invalid settings.

use crate::clause::ClauseId;
use serde::Serialize;
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::error::Error;

/// An error of a game, in the form that game-independent code reports.
///
/// A variant's code is its name in snake case ([`strum::IntoStaticStr`]), unless an attribute overrides it.
/// An error that wraps another has the code and the clauses of the inner error.
pub trait GameError: Error {
    /// The type of the game's clauses and rulings.
    type Clause: ClauseId;

    /// A stable, machine-readable error code, such as `not_your_turn`.
    fn code(&self) -> &'static str;

    /// The clauses behind the error: those of the rulebook, then the rulings.
    fn clauses(&self) -> Cow<'static, [Self::Clause]>;

    /// The setting to correct; `None` if the error does not concern a single setting.
    fn setting(&self) -> Option<&'static str> {
        None
    }

    /// The values of the error's variant, keyed by field name; see [`arguments()`].
    fn arguments(&self) -> Map<String, Value>
    where
        Self: Serialize,
    {
        arguments(self)
    }
}

/// The fields of an enum's variant, keyed by name. Unnamed fields have the keys `first`, `second` and so on.
pub fn arguments(error: &(impl Serialize + ?Sized)) -> Map<String, Value> {
    const PLACES: [&str; 4] = ["first", "second", "third", "fourth"];
    let Ok(Value::Object(variant)) = serde_json::to_value(error) else { return Map::new() };
    match variant.into_iter().next() {
        Some((_, Value::Object(fields))) => fields,
        Some((_, Value::Array(values))) => PLACES.map(str::to_owned).into_iter().zip(values).collect(),
        Some((_, value)) => Map::from_iter([(PLACES[0].to_owned(), value)]),
        None => Map::new(),
    }
}
