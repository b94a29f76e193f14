//! What a player may do.

use super::cards::Play;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An action in the own turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put these cards down.
    Play(Play),
    /// Play nothing.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(play) => write!(f, "play {play}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}
