//! The request for a simulation.

use crate::{Code, RequestError};
use std::ops::RangeInclusive;

/// The rounds to play, and the policy of the seats.
#[derive(Clone, Debug)]
pub struct Request {
    /// Number of hands, rounds or events.
    pub hands: u64,
    /// Number of seats or participants; the default of the game if omitted.
    pub seats: Option<usize>,
    /// The policy of every seat.
    pub policy: String,
    /// Seed of the random numbers.
    pub seed: u64,
    /// `true` to compare the results with the exact odds.
    pub check: bool,
}

impl Request {
    /// The number of seats, checked against the range of the game. `more` returns an addition to the message of the
    /// refusal.
    ///
    /// # Errors
    /// If the number is out of range; the refusal names the range and the field `seats`.
    pub fn seats(
        &self,
        game: &str,
        default: usize,
        range: RangeInclusive<usize>,
        more: impl FnOnce(usize) -> Option<String>,
    ) -> Result<usize, RequestError> {
        let seats = self.seats.unwrap_or(default);
        if range.contains(&seats) {
            return Ok(seats);
        }
        let (least, most) = (range.start(), range.end());
        let more = more(seats).map_or(String::new(), |more| format!(": {more}"));
        Err(RequestError::new(
            Code::Shared(formats::Code::Seats),
            format!("{game} has {least} to {most}{more}"),
        )
        .in_field("seats"))
    }

    /// Error for a policy that the game does not have, in field `policy`.
    pub fn no_such_policy(game: &str, policies: impl Iterator<Item = &'static str>) -> RequestError {
        let names: Vec<&str> = policies.collect();
        RequestError::new(Code::Policy, format!("{game} has {}", names.join(", "))).in_field("policy")
    }

    /// Error for a comparison without exact odds, in field `check`.
    pub fn no_edge(message: impl Into<String>) -> RequestError {
        RequestError::new(Code::NoEdge, message).in_field("check")
    }
}
