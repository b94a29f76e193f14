//! What a player may do.

use crate::chips::Chips;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An action in a trade or at the showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Drop the hand and what was bid.
    Fold,
    /// Pass the turn; nothing is owed.
    Check,
    /// Bid what is missing to the highest bid, or all that is left.
    Call,
    /// Raise the own bid in this trade to this amount; a first bet is a raise too.
    RaiseTo(Chips),
    /// Table the hand.
    Show,
    /// Give the hand up unseen.
    Muck,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Fold => f.write_str("fold"),
            Action::Check => f.write_str("check"),
            Action::Call => f.write_str("call"),
            Action::RaiseTo(to) => write!(f, "raise to {to}"),
            Action::Show => f.write_str("show"),
            Action::Muck => f.write_str("muck"),
        }
    }
}
