//! Transitions between betting rounds: flop, turn and river (clauses `holdem/stage-2` to `/stage-6`, rulings
//! TH-2, TH-4, TH-8).

use super::hand::BettingRound;
use super::{Event, Holdem, Order, Phase, Showdown, Street};
use crate::chips::Chips;
use crate::face::Hidden;
use crate::seat::{Seat, SeatSet};
use arrayvec::ArrayVec;
use cards::Card;

impl Holdem {
    /// Ends a betting round: goes on to the next street, to the run-out or to the showdown, or pays out the pots if a
    /// single player is left.
    pub(super) fn end_betting_round(&mut self, out: &mut impl FnMut(Event)) {
        if self.still_in.is_single() {
            self.return_unmatched(out);
            return self.share_pots(out);
        }
        if !self.can_act.has_several() {
            return self.begin_run_out(out);
        }
        match self.street.next() {
            Some(street) => self.open_street(street, out),
            None => self.begin_showdown(out),
        }
    }

    fn open_street(&mut self, street: Street, out: &mut impl FnMut(Event)) {
        self.turn_up(street, out);
        self.restart_betting(self.can_act);
        if self.version > 1 {
            self.last_raiser = None;
        }
        // At least two players can act here, so the fallback to the button is never used.
        self.phase = Phase::Betting(self.can_act.first_from(self.first_to_act()).unwrap_or(self.button));
    }

    /// Begins a betting round after the first one, in which a straddle no longer counts (TH-3).
    fn restart_betting(&mut self, pending: SeatSet) {
        let round = BettingRound::new(self.seats(), self.rules.first_raise(Chips::ZERO));
        self.betting = BettingRound { pending, ..round };
    }

    /// The seat that acts first in a betting round from the flop on (TH-2). If it cannot act, the next seat clockwise
    /// that can does.
    fn first_to_act(&self) -> Seat {
        let seats = self.seats();
        match self.rules.order {
            Order::AfterBigBlind => self.big_blind.left(seats),
            Order::LeftOfButton => self.button.left(seats),
        }
    }

    /// Runs out the board once no one can act any more (TH-8). With a complete board the showdown begins at
    /// once.
    fn begin_run_out(&mut self, out: &mut impl FnMut(Event)) {
        self.return_unmatched(out);
        if self.street == Street::River {
            return self.begin_showdown(out);
        }
        if self.rules.showdown == Showdown::InOrder {
            self.table_all(out);
        }
        self.phase = Phase::RunOut;
    }

    /// Turns up the next street of a run-out; after the last one, begins the showdown.
    pub(super) fn continue_run_out(&mut self, out: &mut impl FnMut(Event)) {
        match self.street.next() {
            Some(street) => {
                self.restart_betting(SeatSet::EMPTY);
                self.turn_up(street, out);
            }
            None => self.begin_showdown(out),
        }
    }

    fn turn_up(&mut self, street: Street, out: &mut impl FnMut(Event)) {
        self.street = street;
        let mut cards = ArrayVec::new();
        for place in street.cards() {
            cards.push(Hidden::new(self.board_card(place)));
        }
        out(Event::Board { street, cards, burned: self.rules.burn });
    }

    /// The board card at index 0 to 4. In the dealt order the board follows the hole cards; if the rules require
    /// burn cards, one precedes each street (ALL-1, TH-4).
    pub(super) fn board_card(&self, place: usize) -> Card {
        let burned = if self.rules.burn { place.max(2) - 1 } else { 0 };
        self.order.card(2 * self.seats() + burned + place)
    }
}
