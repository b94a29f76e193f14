//! The errors of games: refused actions, invalid setups and invalid settings.

use crate::clause::ClauseId;
use serde::Serialize;
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::error::Error;

/// An error of a game, with what game-independent code reports of it: a code, clauses, a setting and arguments.
///
/// Enums whose variants name the codes implement [`GameErrorEnum`] instead. An error that wraps another has the code
/// and the clauses of the inner error.
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

/// An error of a game whose code is the name of its variant, in snake case unless an attribute overrides it
/// ([`strum::IntoStaticStr`]).
pub trait GameErrorEnum: Error {
    /// See [`GameError::Clause`].
    type Clause: ClauseId;

    /// See [`GameError::clauses`].
    fn clauses(&self) -> Cow<'static, [Self::Clause]>;

    /// See [`GameError::setting`].
    fn setting(&self) -> Option<&'static str> {
        None
    }
}

impl<E: GameErrorEnum> GameError for E
where
    for<'a> &'a E: Into<&'static str>,
{
    type Clause = E::Clause;

    fn code(&self) -> &'static str {
        self.into()
    }

    fn clauses(&self) -> Cow<'static, [E::Clause]> {
        GameErrorEnum::clauses(self)
    }

    fn setting(&self) -> Option<&'static str> {
        GameErrorEnum::setting(self)
    }
}

/// The fields of an enum's variant, keyed by name. Unnamed fields have the keys `first` to `fourth`; a variant that
/// wraps a struct has the fields of the struct. Empty for a variant without fields.
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
