//! Opening of a round: the deal and the first player (clauses `mount-holyoke/1`, `/2`, rulings ALL-1, MH-1,
//! MH-2).

use super::cards::{CardIndex, Cards};
use super::deal::Deal;
use super::rules::Rules;
use super::settings::Opening;
use super::table::CheckedTable;
use super::{Event, MountHolyoke};
use crate::face::Hidden;
use crate::order::DealtOrder;
use crate::seat::{BySeat, Seat, SeatSet};

impl MountHolyoke {
    /// Deals the cards one at a time around the table, from the lowest seat on (ALL-1). If the whole pack is dealt out
    /// and one card is left over, it goes to the player who begins: the leader or, without one, the holder of the
    /// lowest card dealt so far (MH-1).
    pub(super) fn deal(
        rules: &Rules,
        seated: &CheckedTable,
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
        if deal.has_leftover() {
            let begins = seated.leader.or_else(|| round.lowest_card().map(|(_, seat)| seat));
            round.deal = deal.with_leftover(begins);
            round.hand_out(order);
        }
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

    /// Starts play. The last winner leads if the rules say so and there is one. In any other case the holder of the
    /// lowest card dealt opens with it.
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
