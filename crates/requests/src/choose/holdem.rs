//! Views of hold'em.

use super::game::{ChoiceGame, check_cards, check_order, check_seats, impossible};
use crate::RequestError;
use games::holdem::{Holdem, View};
use games::{Seat, SeatSet};

impl ChoiceGame for Holdem {
    fn check(view: &View) -> Result<(), RequestError> {
        let to_act = view.to_act.map_or(SeatSet::EMPTY, SeatSet::one);
        check_seats(2, view.seats.len(), &[("to_act", to_act)])?;
        if !matches!(view.board.len(), 0 | 3..=5) {
            return Err(impossible("board", format!("it has {} cards, not 0, 3, 4 or 5", view.board.len())));
        }
        let hole_cards = view.seats.iter().filter_map(|seat| seat.cards).flatten();
        check_cards(view.board.iter().copied().chain(hole_cards))?;
        let raise = view.legal.and_then(|moves| moves.raise);
        raise.map_or(Ok(()), |raise| check_order("legal.raise", &[raise.least, raise.most, raise.all_in]))
    }

    fn to_act(view: &View) -> Option<Seat> {
        view.to_act
    }

    fn seats_in(view: &View) -> usize {
        view.seats.len()
    }
}
