//! Opening a round: the deal and who begins (clauses `mount-holyoke/1`, `/2`, rulings ALL-1, MH-1, MH-2).

use super::cards::{Cards, Place};
use super::rules::Rules;
use super::table::Seated;
use super::told::places;
use super::{Event, MountHolyoke};
use crate::face::Hidden;
use crate::order::DealtOrder;
use crate::seat::{BySeat, Seat, SeatSet};

impl MountHolyoke {
    /// Thirteen times round, one card at a time, from the lowest seat on (ALL-1).
    pub(super) fn deal(
        rules: &Rules,
        seated: &Seated,
        order: &DealtOrder,
        out: &mut impl FnMut(Event),
    ) -> MountHolyoke {
        let seats = seated.totals.seats();
        let mut hands = BySeat::<Cards>::new(seats);
        for seat in seated.players.iter() {
            let cards = places(seated.players, seat).map(|place| order.card(place));
            hands[seat] = cards.into_iter().collect();
            out(Event::Dealt { seat, cards: cards.map(Hidden::new) });
        }
        MountHolyoke {
            rules: *rules,
            totals: seated.totals,
            round: seated.round,
            players: seated.players,
            hands,
            opening: None,
            under: None,
            last: Seat::FIRST,
            passed: SeatSet::EMPTY,
            turn: None,
        }
    }

    /// The last winner leads if the rules say so; else whoever holds the lowest card that was dealt opens with it.
    pub(super) fn begin(&mut self, leader: Option<Seat>, out: &mut impl FnMut(Event)) {
        if let Some(seat) = leader {
            self.turn = Some(seat);
            out(Event::WinnerLeads { seat });
        } else if let Some((place, seat)) = self.lowest_card() {
            (self.opening, self.turn) = (Some(place), Some(seat));
            out(Event::Opens { seat, card: Hidden::new(place.card()) });
        }
    }

    /// The lowest card that was dealt, and its holder.
    fn lowest_card(&self) -> Option<(Place, Seat)> {
        let lowest = |seat| self.hands[seat].lowest().map(|place| (place, seat));
        self.players.iter().filter_map(lowest).min_by_key(|(place, _)| *place)
    }
}
