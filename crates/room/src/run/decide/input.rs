//! The inputs of a decision.

use crate::run::spin::{DecisionInput, Rngs};
use crate::run::state::State;
use crate::run::when::clock_at;

/// The inputs of a decision at this time, in milliseconds since the Unix epoch.
pub(super) fn input<'a>(state: &State, now_ms: u64, rngs: Rngs<'a>) -> DecisionInput<'a> {
    let now = clock_at(state.draft.date, &state.draft.time_zone, now_ms).time();
    let repeats = state.game.as_ref().is_some_and(|game| game.rules().repeats());
    DecisionInput { rngs, now, repeats }
}
