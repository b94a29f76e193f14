//! The names of hands and rounds.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The name or number of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Name {
    /// A number.
    Number(i64),
    /// A name.
    Text(String),
}
