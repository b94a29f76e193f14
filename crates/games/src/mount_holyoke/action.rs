//! Actions of the players and the clock.

use super::cards::{Cards, Play};
use crate::notation::{Notation, SyntaxError, Words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// An action of the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Play these cards from the hand.
    Play(Play),
    /// Play nothing and pass the turn.
    Pass,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(play) if play.cards().is_empty() => f.write_str("play no cards"),
            Action::Play(play) => write!(f, "play {play}"),
            Action::Pass => f.write_str("pass"),
        }
    }
}

crate::notation::reads_lines!(Action);

impl Notation for Action {
    const FORMS: &'static [&'static str] = &["play 3d 3c", "3d 3c", "pass"];

    fn read(words: &mut Words<'_>) -> Result<Action, SyntaxError> {
        if words.phrase("pass") {
            return Ok(Action::Pass);
        }
        if words.phrase("play no cards") {
            return Ok(Action::Play(Play::new(Cards::EMPTY)));
        }
        let named = words.phrase("play");
        let mut ahead = words.clone();
        let listed = ahead.cards().map_err(|error| if named { error } else { words.no_form() })?;
        let cards: Cards = listed.iter().copied().collect();
        if cards.is_empty() || cards.len() < listed.len() {
            return Err(words.syntax_error("one card or more, each once,"));
        }
        *words = ahead;
        Ok(Action::Play(Play::new(cards)))
    }
}
