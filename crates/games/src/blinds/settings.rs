//! Settings of the button and of coming in (TH-16).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The movement of the button from hand to hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-16"))]
pub enum ButtonRule {
    /// The button and the small blind move only to seats with a player (preset `document`).
    Moving,
    /// The small blind moves to the seat of the previous big blind, and the button to that of the previous small blind,
    /// even if no player sits there now (preset `tournament`).
    Dead,
}

/// The way in which a new or returning player comes in, unless the player chooses the other way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(extend("x-ruling" = "TH-16"))]
pub enum ComingIn {
    /// The player posts what is owed and is dealt in at once; in a seat between the button and the big blind, once the
    /// button has passed.
    #[default]
    Post,
    /// The player waits for the big blind.
    Wait,
}
