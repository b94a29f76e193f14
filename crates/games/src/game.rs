//! The trait that every seated game implements.

use crate::order::DealtOrder;
use crate::refereed::Refereed;
use crate::seat::{Seat, SeatSet};
use serde::Serialize;

/// One round or hand of a game with seats and turns, dealt from a pack, from its opening to its outcome.
///
/// A match, or the play at a table, is a sequence of rounds. [`Refereed`] opens a round and applies its
/// actions; this trait adds the seats to act and their legal actions.
pub trait Game: Refereed<Order = DealtOrder> {
    /// The type that describes the legal actions of one seat.
    type Legal<'a>: Legal<Self::Action>
    where
        Self: 'a;

    /// The seats, or the house, that must act next.
    fn awaiting(&self) -> Awaiting;

    /// The actions that the seat may take in the current state.
    fn legal(&self, seat: Seat) -> Self::Legal<'_>;

    /// The action that the clock takes for a seat whose time ran out; `None` if the game does not await that seat
    /// (ALL-3).
    fn on_time_out(&self, seat: Seat) -> Option<Self::Action>;

    /// Returns whether nobody loses anything if the clock makes the decision of this seat, as with a hand to show or muck.
    /// A player who misses such a decision is not absent (ALL-3).
    fn is_formality(&self, _seat: Seat) -> bool {
        false
    }
}

/// The legal actions of a seat, queried before an action so that a user interface can offer legal moves only.
pub trait Legal<A> {
    /// Returns whether the action would be accepted.
    fn allows(&self, action: &A) -> bool;

    /// Picks a random legal action; `None` if there is none. `below(n)` returns a uniform number below `n`.
    fn pick(&self, below: &mut dyn FnMut(u64) -> u64) -> Option<A>;
}

/// The seats, or the house, that must act next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Awaiting {
    /// This seat alone.
    Seat(Seat),
    /// Several seats at once, in any order.
    Seats(SeatSet),
    /// The dealer, who continues a reveal ([`Refereed::reveal`]).
    House,
    /// No one: the round is over.
    Over,
}

impl Awaiting {
    /// The next seat to act; the lowest-numbered of several. `None` if the house is to act or the round is
    /// over.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        match self {
            Awaiting::Seat(seat) => Some(seat),
            Awaiting::Seats(seats) => seats.iter().next(),
            Awaiting::House | Awaiting::Over => None,
        }
    }
}
