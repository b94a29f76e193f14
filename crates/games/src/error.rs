//! The errors of games: refused actions, invalid setups and invalid settings.

use crate::clause::Cite;
use serde::Serialize;
use serde_json::{Map, Value};
use std::borrow::Cow;
use std::error::Error;

/// An error of a game, as code that is the same for every game reports it.
///
/// A variant's code is its name in snake case ([`strum::IntoStaticStr`]), unless an attribute says otherwise. An
/// error that wraps another one has the code and the clauses of that.
pub trait GameError: Error {
    /// A clause or a ruling of the game.
    type Clause: Cite;

    /// A stable, machine-readable error code.
    fn code(&self) -> &'static str;

    /// The clauses behind the error, the document's first.
    fn clauses(&self) -> Cow<'static, [Self::Clause]>;

    /// The setting to correct; none if the error is not one of a single setting.
    fn setting(&self) -> Option<&'static str> {
        None
    }

    /// The fields of the variant by name. Fields without a name are called `first`, `second` and so on.
    fn arguments(&self) -> Map<String, Value>
    where
        Self: Serialize,
    {
        const PLACES: [&str; 4] = ["first", "second", "third", "fourth"];
        let Ok(Value::Object(variant)) = serde_json::to_value(self) else { return Map::new() };
        match variant.into_iter().next() {
            Some((_, Value::Object(fields))) => fields,
            Some((_, Value::Array(values))) => PLACES.map(str::to_owned).into_iter().zip(values).collect(),
            Some((_, value)) => Map::from_iter([(PLACES[0].to_owned(), value)]),
            None => Map::new(),
        }
    }
}
