//! Views of High Card Flush.

use super::game::{ChoiceGame, check_cards, check_order, check_seats, check_unit, impossible};
use crate::RequestError;
use games::Seat;
use games::high_card_flush::{HighCardFlush, Moves, View};

impl ChoiceGame for HighCardFlush {
    fn check(view: &View) -> Result<(), RequestError> {
        check_seats(1, view.seats.len(), &[("awaited", view.awaited)])?;
        check_cards(view.seats.iter().filter_map(|seat| seat.cards).chain(view.dealer).flatten())?;
        view.legal.as_ref().map_or(Ok(()), check_moves)
    }

    fn to_act(view: &View) -> Option<Seat> {
        view.awaited.only()
    }

    fn seats_in(view: &View) -> usize {
        view.seats.len()
    }
}

fn check_moves(moves: &Moves) -> Result<(), RequestError> {
    if let Some(limits) = moves.wager {
        check_unit("legal.wager.unit", limits.unit)?;
        check_order("legal.wager", &[limits.ante_min, limits.ante_max])?;
        check_order("legal.wager", &[limits.bonus_min, limits.bonus_max])?;
    }
    let Some(limits) = moves.raise else { return Ok(()) };
    check_unit("legal.raise.ante", limits.ante)?;
    check_order("legal.raise", &[limits.ante, limits.most])?;
    match limits.most.get().is_multiple_of(limits.ante.get()) {
        true => Ok(()),
        false => Err(impossible("legal.raise.most", "it is not a multiple of the ante")),
    }
}
