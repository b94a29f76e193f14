//! The names of hands and rounds.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The name or number of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Name {
    /// The number of the hand.
    Number(i64),
    /// The name of the hand.
    Text(String),
}
