//! The actors and viewers of a game.

use crate::seat::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The originator of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Actor {
    /// The player in this seat.
    Seat(Seat),
    /// The house: the dealer of a casino game, or the wheel on the screen in a poker run.
    House,
    /// The clock, for the seat whose time ran out.
    Clock(Seat),
    /// This staff member.
    Staff(StaffId),
}

impl fmt::Display for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Actor::Seat(seat) => write!(f, "p{seat}"),
            Actor::House => f.write_str("house"),
            Actor::Clock(seat) => write!(f, "clock p{seat}"),
            Actor::Staff(StaffId(id)) => write!(f, "staff {id}"),
        }
    }
}

/// A staff member, identified by the number that the room assigned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StaffId(pub u32);

/// The person to whom a view or an event is shown, without the cards that this person may not see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player, who also sees their own cards.
    Seat(Seat),
    /// A spectator, who sees only public information.
    Rail,
}
