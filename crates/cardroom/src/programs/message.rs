//! The messages to a program, one JSON object a line. docs/bots.md describes them.

use games::Seat;
use serde::Serialize;

/// The beginning of a round.
#[derive(Serialize)]
#[serde(tag = "type", rename = "start")]
pub struct Start<'a, R> {
    /// Name of the game.
    pub game: &'static str,
    /// The settings of the game.
    pub rules: &'a R,
    /// The program's seat; null if the view does not show it.
    pub seat: Option<Seat>,
    /// Number of seats.
    pub seats: usize,
    /// A number for the program's own random numbers.
    pub seed: u64,
}

/// The events since the last message, as the seat sees them.
#[derive(Serialize)]
#[serde(tag = "type", rename = "events")]
pub struct Events<'a, E> {
    /// The events, oldest first.
    pub events: &'a [E],
}

/// A question for an action.
#[derive(Serialize)]
#[serde(tag = "type", rename = "decide")]
pub struct Decide<'a, V, L> {
    /// The round as the seat sees it.
    pub view: &'a V,
    /// The legal actions, as in the view.
    pub legal: Option<&'a L>,
    /// The time for the answer, in milliseconds.
    pub milliseconds: u64,
}

/// The end of a round.
#[derive(Serialize)]
#[serde(tag = "type", rename = "end")]
pub struct End {
    /// Result of the program's seat.
    pub result: Option<EndResult>,
}

/// Result of a seat.
#[derive(Serialize)]
pub struct EndResult {
    /// Net gain in chips or cents; in Mount Holyoke Poker, the cards left in hand as a negative number.
    pub net: i64,
}
