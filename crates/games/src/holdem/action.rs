//! Actions of the players and the clock.

use crate::chips::Chips;
use crate::face::Shown;
use crate::notation::{Notation, SyntaxError, Words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An action in a betting round or at the showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(transform = crate::unit::chips)]
pub enum Action {
    /// Give up the hand and the chips already bet.
    Fold,
    /// Check, when there is nothing to call.
    Check,
    /// Match the highest bet, or go all in for less.
    Call,
    /// Bet or raise to this total for the betting round, in chips.
    RaiseTo(Chips),
    /// Table the hand: show it at the showdown.
    Show,
    /// After winning without a showdown: show this card of the hand and no other (TH-18).
    ShowCard(Shown),
    /// Muck the hand unseen.
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
            Action::ShowCard(card) => write!(f, "show {card}"),
            Action::Muck => f.write_str("muck"),
        }
    }
}

crate::notation::reads_lines!(Action);

impl Notation for Action {
    const FORMS: &'static [&'static str] =
        &["fold", "check", "call", "raise to 120", "bet 120", "show", "show As", "muck"];

    fn read(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
        if let Some(card) = words.phrase_and_card("show") {
            return Ok(Action::ShowCard(Shown(card)));
        }
        let plain = [Action::Fold, Action::Check, Action::Call, Action::Show, Action::Muck];
        if let Some(&action) = plain.iter().find(|action| words.phrase(&action.to_string())) {
            return Ok(action);
        }
        let raises = ["raise to", "raise", "bet"].into_iter().any(|phrase| words.phrase(phrase));
        if raises { words.amount().map(Action::RaiseTo) } else { Err(words.no_form()) }
    }
}
