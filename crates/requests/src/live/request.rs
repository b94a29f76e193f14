//! The request for the expected prizes of an event in progress.

use games::poker_run::{Prize, Reason, STOPS, Settings};
use games::{Chips, Shown};
use schemars::JsonSchema;
use serde::Deserialize;

/// An event in progress.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = games::unit::cents)]
pub struct Request {
    /// Every hand of the event.
    pub hands: Vec<HandRequest>,
    /// The prizes, starting with first place, in cents or as shares of the takings; three prizes without amounts if
    /// omitted.
    #[serde(default)]
    pub prizes: Option<Vec<Prize>>,
    /// The takings, in cents; required if a prize, or the prize for the low hand, is a share of them.
    #[serde(default)]
    pub takings: Option<Chips>,
    /// The settings; those of `--rules` if omitted.
    #[serde(default)]
    pub rules: Option<Settings>,
}

/// One hand of the event.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HandRequest {
    /// Unique id of the hand, such as `7-1`.
    pub id: String,
    /// The participant; required if the settings depend on it.
    #[serde(default)]
    pub participant: Option<String>,
    /// The cards of the hand so far.
    pub cards: Vec<Shown>,
    /// Number of cards to come; by default the number that completes five.
    #[serde(default)]
    pub to_come: Option<u8>,
    /// Reason why the hand cannot be ranked, if any.
    #[serde(default)]
    pub out: Option<Out>,
}

/// Reason why a hand is out, regardless of its cards.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Out {
    /// The hand was turned in after the deadline.
    Late,
    /// The hand lacks the stamp of a stop on the route.
    StopMissing,
    /// The hand was not turned in.
    NotTurnedIn,
}

impl HandRequest {
    /// Number of cards to come, with the default applied.
    pub fn to_come(&self) -> u8 {
        self.to_come.unwrap_or_else(|| STOPS.saturating_sub(self.cards.len()) as u8)
    }
}

impl Out {
    /// The corresponding reason in the results of an event.
    pub const fn reason(self) -> Reason {
        match self {
            Out::Late => Reason::Late,
            Out::StopMissing => Reason::StopMissing,
            Out::NotTurnedIn => Reason::NotTurnedIn,
        }
    }
}
