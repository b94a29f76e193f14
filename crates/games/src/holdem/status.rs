//! The public state of a hand, known to everyone at the table.

use super::{Holdem, Phase, Rules, Street};
use crate::chips::Chips;
use crate::seat::{BySeat, Seat, SeatSet};

impl Holdem {
    /// Each seat's stack in chips, excluding bets.
    pub fn stacks(&self) -> &BySeat<Chips> {
        &self.stacks
    }

    /// The validated rules of the hand.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The button's seat.
    pub const fn button(&self) -> Seat {
        self.button
    }

    /// The phase, with the seat to act.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The current street.
    pub const fn street(&self) -> Street {
        self.street
    }

    /// Seats that have not folded.
    pub const fn still_in(&self) -> SeatSet {
        self.still_in
    }

    /// Seats that have not folded and have chips left.
    pub const fn can_act(&self) -> SeatSet {
        self.can_act
    }

    /// Seats that still have to act in the betting round.
    pub const fn pending(&self) -> SeatSet {
        self.betting.pending
    }

    /// Seats that have neither folded nor mucked.
    pub const fn contenders(&self) -> SeatSet {
        self.still_in.difference(self.mucked)
    }

    /// Seats that have tabled their hands.
    pub const fn tabled(&self) -> SeatSet {
        self.tabled
    }

    /// Seats whose hole cards are missing from the record (TH-13).
    pub const fn unknown(&self) -> SeatSet {
        self.unknown
    }
}
