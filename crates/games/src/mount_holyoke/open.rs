//! Opening of a round: the deal and the first player (clauses `mount-holyoke/1`, `/2`, rulings ALL-1, MH-1,
//! MH-2).

use super::cards::{CardIndex, Cards};
use super::rules::Rules;
use super::settings::{Leftover, Opening};
use super::table::{CARDS_EACH, MAX_CARDS, Seated};
use super::{Event, MountHolyoke};
use crate::face::Hidden;
use crate::order::DealtOrder;
use crate::seat::{BySeat, Seat, SeatSet};
use arrayvec::ArrayVec;

/// The number of cards in a pack.
pub(super) const PACK: usize = 52;

/// The cards of one seat, in the order dealt.
pub(super) type Dealt<T> = ArrayVec<T, MAX_CARDS>;

/// The positions, in the order of the cards, that each seat is dealt (ALL-1, MH-1).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Deal {
    players: SeatSet,
    /// The number of times that the deal goes around the table.
    times: usize,
    /// The seat that gets the last card of the pack, if one is left over.
    odd: Option<Seat>,
}

impl Deal {
    /// The deal to these players, without an odd last card.
    pub(super) fn new(rules: &Rules, players: SeatSet) -> Deal {
        let times = match rules.leftover {
            Leftover::OutOfPlay => CARDS_EACH,
            Leftover::DealtOut => PACK / players.len().max(1),
        };
        Deal { players, times, odd: None }
    }

    /// Returns whether the deal leaves over one card, which goes to a player.
    pub(super) fn leaves_one(self) -> bool {
        self.times != CARDS_EACH && self.times * self.players.len() == PACK - 1
    }

    /// The same deal, with the last card for this seat if one is left over.
    pub(super) fn with_odd(self, seat: Option<Seat>) -> Deal {
        Deal { odd: seat.filter(|_| self.leaves_one()), ..self }
    }

    /// Returns whether a seat has the card left over.
    pub(super) fn has_odd(self, seat: Seat) -> bool {
        self.odd == Some(seat)
    }

    /// The number of cards dealt to a seat.
    pub(super) fn cards_of(self, seat: Seat) -> usize {
        let odd = usize::from(self.odd == Some(seat));
        if self.players.contains(seat) { self.times + odd } else { 0 }
    }

    /// The positions of a playing seat's cards in the order, counted from 0.
    pub(super) fn places(self, seat: Seat) -> impl Iterator<Item = usize> {
        let (first, step) =
            (self.players.iter().take_while(|&other| other < seat).count(), self.players.len());
        let odd = (self.odd == Some(seat)).then_some(PACK - 1);
        (0..self.times).map(move |time| first + time * step).chain(odd)
    }
}

impl MountHolyoke {
    /// Deals one card at a time in rounds, from the lowest seat on (ALL-1). A card left over goes to the
    /// player who begins, determined by the other cards.
    pub(super) fn deal(
        rules: &Rules,
        seated: &Seated,
        order: &DealtOrder,
        out: &mut impl FnMut(Event),
    ) -> MountHolyoke {
        let deal = Deal::new(rules, seated.players);
        let mut round = MountHolyoke {
            rules: *rules,
            totals: seated.totals,
            round: seated.round,
            players: seated.players,
            deal,
            hands: BySeat::<Cards>::new(seated.totals.seats()),
            opening: None,
            under: None,
            last: Seat::FIRST,
            passed: SeatSet::EMPTY,
            turn: None,
        };
        round.hand_out(order);
        let begins = seated.leader.or_else(|| round.lowest_card().map(|(_, seat)| seat));
        round.deal = deal.with_odd(begins);
        round.hand_out(order);
        for seat in seated.players.iter() {
            let cards = round.deal.places(seat).map(|place| Hidden::new(order.card(place))).collect();
            out(Event::Dealt { seat, cards });
        }
        round
    }

    fn hand_out(&mut self, order: &DealtOrder) {
        for seat in self.players.iter() {
            self.hands[seat] = self.deal.places(seat).map(|place| order.card(place)).collect();
        }
    }

    /// Starts play: the last winner leads if the rules say so; otherwise the holder of the lowest card dealt
    /// opens with it.
    pub(super) fn begin(&mut self, leader: Option<Seat>, out: &mut impl FnMut(Event)) {
        if let Some(seat) = leader {
            self.turn = Some(seat);
            out(Event::WinnerLeads { seat });
        } else if let Some((place, seat)) = self.lowest_card() {
            (self.opening, self.turn) = (Some(place), Some(seat));
            let with_others = self.rules.opening == Opening::WithTheLowest;
            out(Event::Opens { seat, card: Hidden::new(place.card()), with_others });
        }
    }

    /// The lowest card dealt, and its holder.
    fn lowest_card(&self) -> Option<(CardIndex, Seat)> {
        let lowest = |seat| self.hands[seat].lowest().map(|place| (place, seat));
        self.players.iter().filter_map(lowest).min_by_key(|(place, _)| *place)
    }
}
