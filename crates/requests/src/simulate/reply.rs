//! The reply to a simulation request.

use super::check::Check;
use super::played::PlayedRounds;
use super::request::Request;
use schemars::JsonSchema;
use serde::Serialize;

/// Results of a simulation, and its speed.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// Number of hands, rounds or events played.
    pub hands: u64,
    /// `true` if the run was stopped early.
    pub stopped: bool,
    /// Time spent on playing the hands, in seconds.
    pub seconds: f64,
    /// Hands played per second, rounded to an integer.
    pub hands_per_second: f64,
    /// Seed to pass to `--seed` to play the same hands again.
    pub seed: u64,
    /// `true` if the accounts of every hand balanced: its chips, its cards and points, or its takings.
    pub conserved: bool,
    /// Number of seats, players or participants.
    pub seats: usize,
    /// The policy of every seat.
    pub policy: String,
    /// Result of `--check`; omitted without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub check: Option<Check>,
}

impl Reply {
    /// The reply to a request whose rounds were played.
    pub fn new(request: &Request, played: PlayedRounds, check: Option<Check>) -> Reply {
        let PlayedRounds { rounds, seconds, conserved, seats } = played;
        Reply {
            hands: rounds,
            stopped: rounds < request.hands,
            seconds,
            hands_per_second: (rounds as f64 / seconds.max(f64::MIN_POSITIVE)).round(),
            seed: request.seed,
            conserved,
            seats,
            policy: request.policy.clone(),
            check,
        }
    }

    /// `true` if all requested hands were played, the accounts balance and, if they were compared, the results agree
    /// with the odds.
    pub fn passed(&self) -> bool {
        self.conserved && !self.stopped && self.check.as_ref().is_none_or(|check| check.agrees)
    }
}
