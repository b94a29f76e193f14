//! Settings of the button and of coming in (TH-16).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The movement of the button from hand to hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-16"))]
pub enum ButtonRule {
    /// Small blind and button belong to players: both move one occupied seat clockwise (document).
    Moving,
    /// Both move to the seats of the previous blinds, even if nobody sits there now (tournament).
    Dead,
}

/// The default way for a new or returning player to come in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-16"))]
pub enum ComingIn {
    /// The player posts what is owed and is dealt in immediately.
    #[default]
    Post,
    /// The player waits for the big blind.
    Wait,
}
