//! Chairs: the numbered seats of a table, independent of the seats of a hand.

use games::Seat;
use games::seat::MAX_SEATS;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A chair at a table, from 1 to 10. Within a hand, the players who are dealt in have hand seats instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "u8", into = "u8")]
pub struct Chair(u8);

/// Error for a chair number out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no chair {0}: chairs count from 1 to 10")]
pub struct InvalidChair(pub u8);

impl Chair {
    /// The chair with this number.
    ///
    /// # Errors
    /// [`InvalidChair`] if the number is not from 1 to 10.
    pub const fn new(number: u8) -> Result<Chair, InvalidChair> {
        if number >= 1 && number as usize <= MAX_SEATS {
            Ok(Chair(number))
        } else {
            Err(InvalidChair(number))
        }
    }

    /// The first `chairs` chairs, at most 10.
    pub fn first(chairs: usize) -> impl Iterator<Item = Chair> {
        (1..=chairs.min(MAX_SEATS) as u8).map(Chair)
    }

    /// The number of the chair, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The chair as a seat in the rotation of the blinds; both have the same number.
    pub fn seat(self) -> Seat {
        Seat::new(self.0.into()).expect("chairs are numbered from 1 to the maximum")
    }

    /// The chair of a seat in the rotation of the blinds.
    pub const fn of_seat(seat: Seat) -> Chair {
        Chair(seat.number() as u8)
    }

    /// Index in a list of chairs, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

impl TryFrom<u8> for Chair {
    type Error = InvalidChair;

    fn try_from(number: u8) -> Result<Chair, InvalidChair> {
        Chair::new(number)
    }
}

impl From<Chair> for u8 {
    fn from(chair: Chair) -> u8 {
        chair.0
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}
