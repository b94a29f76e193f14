//! The state of a hand.

use super::event::Street;
use super::refusal::Refusal;
use super::rules::Rules;
use super::strength::Strength;
use crate::chips::Chips;
use crate::order::DealtOrder;
use crate::seat::{BySeat, Seat, SeatSet};

/// One hand of hold'em. Neither serializable nor printable, because it contains every card.
#[derive(Clone, PartialEq, Eq)]
pub struct Holdem {
    /// The rules version that the hand follows.
    pub(super) version: u32,
    pub(super) rules: Rules,
    pub(super) order: DealtOrder,
    pub(super) button: Seat,
    pub(super) big_blind: Seat,
    /// The seat of the last straddle after the big blind, or else the big blind: the first betting round begins to its
    /// left.
    pub(super) last_blind: Seat,
    /// Seats whose hole cards are missing from the record (TH-13).
    pub(super) unknown: SeatSet,
    pub(super) stacks: BySeat<Chips>,
    /// Each seat's chips in the pot that count toward side-pot layers, including bets of this betting round
    /// (TH-6).
    pub(super) paid: BySeat<Chips>,
    /// Each seat's dead money, in chips: antes and missed blinds that do not count toward layers (TH-11).
    pub(super) dead: BySeat<Chips>,
    /// Seats that have not folded.
    pub(super) still_in: SeatSet,
    /// Seats that have not folded and have chips left.
    pub(super) can_act: SeatSet,
    pub(super) street: Street,
    pub(super) betting: BettingRound,
    /// The last aggressor: the last raiser of the betting round (in version 1, of the hand), who shows first
    /// (TH-8).
    pub(super) last_raiser: Option<Seat>,
    pub(super) returned: Option<(Seat, Chips)>,
    pub(super) tabled: SeatSet,
    /// The seats that won without showing and showed after the hand (TH-18).
    pub(super) shown_after: SeatSet,
    /// The seats that won without showing and showed only their first or only their second card (TH-18).
    pub(super) showed_card: [SeatSet; 2],
    /// The seats that mucked their hands.
    pub(super) mucked: SeatSet,
    /// Each seat's position in the order of mucking, from 1; 0 if it did not muck.
    pub(super) mucked_as: BySeat<u8>,
    pub(super) strengths: BySeat<Strength>,
    pub(super) phase: Phase,
}

/// The phase of a hand, which determines the seat to act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// A betting round, with the seat to act.
    Betting(Seat),
    /// No one can act any more: the rest of the board is turned up street by street.
    RunOut,
    /// The showdown, with the seat to show or muck.
    Showdown(Seat),
    /// The hand is over.
    Over,
}

/// The bets of one betting round.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct BettingRound {
    /// Each seat's total for this betting round, in chips.
    pub bet: BySeat<Chips>,
    /// The bet that a call matches, in chips: the highest in this betting round, or the full big blind after a short
    /// one under `short_blind: full_blind` (TH-9).
    pub highest: Chips,
    /// The minimum increment of a full raise now, in chips (TH-3).
    pub full_raise: Chips,
    /// For each seat that has acted, the minimum of `highest` at which it may raise again; zero before it has acted.
    pub reopens_at: BySeat<Chips>,
    /// Seats that still have to act.
    pub pending: SeatSet,
}

impl BettingRound {
    /// A betting round without bets, with the minimum increment of its first raise in chips.
    pub fn new(seats: usize, first_raise: Chips) -> BettingRound {
        BettingRound {
            bet: BySeat::new(seats),
            highest: Chips::ZERO,
            full_raise: first_raise,
            reopens_at: BySeat::new(seats),
            pending: SeatSet::EMPTY,
        }
    }
}

impl Holdem {
    pub(super) fn seats(&self) -> usize {
        self.stacks.seats()
    }

    /// Moves chips from a seat's stack into the pot.
    pub(super) fn pay(&mut self, seat: Seat, amount: Chips) {
        self.stacks[seat] -= amount;
        self.paid[seat] += amount;
        if self.stacks[seat] == Chips::ZERO {
            self.can_act.remove(seat);
        }
    }
}

/// Checks that the seat is the one to act.
pub(super) fn check_turn(awaited: Seat, seat: Seat) -> Result<(), Refusal> {
    if seat == awaited { Ok(()) } else { Err(Refusal::NotYourTurn { seat, awaited }) }
}
