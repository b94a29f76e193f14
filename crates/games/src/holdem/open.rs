//! Opening of a hand: forced bets and the deal (clauses `holdem/blinds`, `/deal`, rulings TH-10, TH-11,
//! ALL-1).

use super::hand::BettingRound;
use super::table::CheckedTable;
use super::{AnteOrder, Blind, Event, Holdem, Phase, Rules, ShortBlind, Street};
use crate::chips::Chips;
use crate::face::Hidden;
use crate::order::DealtOrder;
use crate::seat::{BySeat, Seat, SeatSet};
use cards::Card;

impl Holdem {
    pub(super) fn seat(
        version: u32,
        rules: &Rules,
        button: Seat,
        seated: &CheckedTable,
        order: &DealtOrder,
    ) -> Holdem {
        let seats = seated.stacks.seats();
        Holdem {
            version,
            rules: rules.clone(),
            order: order.clone(),
            button,
            big_blind: seated.big_blind,
            last_blind: seated.last_blind(),
            unknown: seated.unknown,
            stacks: seated.stacks,
            paid: BySeat::new(seats),
            dead: BySeat::new(seats),
            still_in: SeatSet::all(seats),
            can_act: SeatSet::all(seats),
            street: Street::Preflop,
            betting: BettingRound::new(seats, rules.first_raise(seated.highest_straddle())),
            last_raiser: None,
            returned: None,
            tabled: SeatSet::EMPTY,
            shown_after: SeatSet::EMPTY,
            showed_card: [SeatSet::EMPTY; 2],
            mucked: SeatSet::EMPTY,
            mucked_as: BySeat::new(seats),
            strengths: BySeat::new(seats),
            phase: Phase::Over,
        }
    }

    /// Posts all forced bets, in the order that the rules set (TH-10).
    pub(super) fn post(&mut self, seated: &CheckedTable, out: &mut impl FnMut(Event)) {
        match self.rules.ante_order {
            AnteOrder::BeforeBlinds => {
                self.post_antes(seated, out);
                self.post_blinds(seated, out);
            }
            AnteOrder::AfterBlinds => {
                self.post_blinds(seated, out);
                self.post_antes(seated, out);
            }
        }
    }

    /// Posts the antes, which do not count as bets (TH-10). They count toward the layers of the pots only under
    /// `short_ante: own_layer` (TH-11).
    fn post_antes(&mut self, seated: &CheckedTable, out: &mut impl FnMut(Event)) {
        for seat in SeatSet::all(self.seats()).iter_from(seated.first) {
            let amount = seated.antes[seat].min(self.stacks[seat]);
            if amount > Chips::ZERO {
                self.pay(seat, amount);
                if !seated.antes_layered {
                    self.paid[seat] -= amount;
                    self.dead[seat] += amount;
                }
                out(Event::Ante { seat, amount, all_in: self.stacks[seat] == Chips::ZERO });
            }
        }
    }

    /// Posts blinds and straddles, which are bets but not raises (TH-3) and may be short (TH-9). A missed
    /// small blind follows the player's live bet (TH-16).
    fn post_blinds(&mut self, seated: &CheckedTable, out: &mut impl FnMut(Event)) {
        for seat in SeatSet::all(self.seats()).iter_from(seated.first) {
            let amount = seated.bets[seat].min(self.stacks[seat]);
            if amount > Chips::ZERO {
                self.pay(seat, amount);
                self.betting.bet[seat] = amount;
                self.betting.highest = self.betting.highest.max(amount);
                let blind = seated.blind_of(seat);
                out(Event::Blind { seat, blind, amount, all_in: self.stacks[seat] == Chips::ZERO });
            }
            self.post_dead(seat, seated.dead[seat], out);
        }
        if self.rules.short_blind == ShortBlind::FullBlind {
            self.betting.highest = self.betting.highest.max(seated.bets[seated.big_blind]);
        }
    }

    fn post_dead(&mut self, seat: Seat, missed: Chips, out: &mut impl FnMut(Event)) {
        let amount = missed.min(self.stacks[seat]);
        if amount > Chips::ZERO {
            self.pay(seat, amount);
            self.paid[seat] -= amount;
            self.dead[seat] += amount;
            out(Event::Blind { seat, blind: Blind::Dead, amount, all_in: self.stacks[seat] == Chips::ZERO });
        }
    }

    pub(super) fn deal_hole_cards(&mut self, out: &mut impl FnMut(Event)) {
        for seat in SeatSet::all(self.seats()).iter_from(self.button.left(self.seats())) {
            out(Event::HoleCards { seat, cards: self.hole_cards(seat).map(Hidden::new) });
        }
    }

    /// A seat's hole cards: dealt one at a time from the button's left, in two rounds (ALL-1).
    pub(super) fn hole_cards(&self, seat: Seat) -> [Card; 2] {
        let seats = self.seats();
        let place = self.button.left(seats).distance_to(seat, seats);
        [self.order.card(place), self.order.card(place + seats)]
    }
}

impl CheckedTable {
    /// The last straddler after the big blind; the big blind if there is none (TH-10, TH-14).
    fn last_blind(&self) -> Seat {
        self.straddles.first_back_from(self.big_blind).unwrap_or(self.big_blind)
    }

    /// The highest straddle in chips; zero if there is none.
    fn highest_straddle(&self) -> Chips {
        self.straddles.iter().map(|seat| self.bets[seat]).max().unwrap_or(Chips::ZERO)
    }

    /// The kind of a seat's forced bet.
    fn blind_of(&self, seat: Seat) -> Blind {
        match seat {
            seat if seat == self.big_blind => Blind::Big,
            seat if self.straddles.contains(seat) => Blind::Straddle,
            seat if Some(seat) == self.small_blind => Blind::Small,
            _ => Blind::Post,
        }
    }
}
