//! What a player may do.

use crate::chips::Chips;
use crate::notation::{Misread, Notation, Words};
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

crate::notation::reads_lines!(Action);

impl Notation for Action {
    const FORMS: &'static [&'static str] =
        &["fold", "check", "call", "raise to 120", "bet 120", "show", "muck"];

    fn read(words: &mut Words<'_>) -> Result<Action, Misread> {
        let plain = [Action::Fold, Action::Check, Action::Call, Action::Show, Action::Muck];
        if let Some(&action) = plain.iter().find(|action| words.phrase(&action.to_string())) {
            return Ok(action);
        }
        let raises = ["raise to", "raise", "bet"].into_iter().any(|phrase| words.phrase(phrase));
        if raises { words.amount().map(Action::RaiseTo) } else { Err(words.no_form()) }
    }
}
