//! The outcome of a round, before it is settled.

use super::action::{HandOwner, Wager, Wagers};
use super::basis::Basis;
use super::hand::Hand;
use super::rules::{MAX_SEATS, Rules};
use crate::chips::Chips;
use crate::seat::Seat;
use crate::settlement::WagerResult;
use arrayvec::ArrayVec;

/// The facts of one finished round, from which the payouts follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The validated rules of the round.
    pub rules: Rules,
    /// The seats dealt in, in ascending order.
    pub seats: ArrayVec<SeatOutcome, MAX_SEATS>,
    /// The way in which the round ended.
    pub ending: RoundResult,
    /// The meter when the round was opened, in cents; 0 if the table has none.
    pub meter: Chips,
}

/// The way in which a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundResult {
    /// The hands were compared with this dealer's hand.
    Played(Hand),
    /// A hand did not have exactly seven cards (HF-5).
    Void {
        /// The owner of the hand with the wrong number of cards.
        at: HandOwner,
        /// The number of cards found in the hand.
        cards: u8,
    },
    /// No seat made a wager, and no card was dealt (HF-6).
    NoWagers,
}

/// One seat that was dealt in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatOutcome {
    /// The player's seat.
    pub seat: Seat,
    /// The seat's wagers before the deal, in cents.
    pub wagers: Wagers,
    /// The seat's raise in cents; 0 if it folded, or if the round was void before it raised.
    pub raise: Chips,
    /// The seat's hand; `None` in a void round, or if the hand was not turned up because the seat folded without a
    /// bonus wager.
    pub hand: Option<Hand>,
}

/// A decided wager: its net gain in cents, its result and the basis.
pub(super) struct SettledWager {
    pub wager: Wager,
    pub net: i64,
    pub result: WagerResult,
    pub basis: Basis,
}

impl SettledWager {
    /// Creates a settled wager with the result that follows from its net gain.
    pub(super) fn new(wager: Wager, net: i64, basis: Basis) -> SettledWager {
        SettledWager { wager, net, result: WagerResult::of(net), basis }
    }
}
