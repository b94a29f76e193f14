//! Views of Packs Poker.

use super::game::{ChoiceGame, check_cards, check_order, check_seats, check_unit, impossible};
use crate::RequestError;
use games::packs_poker::{Moves, PacksPoker, View};
use games::{Chips, Seat};

impl ChoiceGame for PacksPoker {
    fn check(view: &View) -> Result<(), RequestError> {
        check_seats(1, view.seats.len(), &[("to_wager", view.to_wager)])?;
        let packs = view.packs.iter().filter_map(|pack| pack.cards).flatten();
        let hands = view.seats.iter().filter_map(|seat| seat.cards).chain(view.dealer).flatten();
        check_cards(packs.chain(hands))?;
        view.legal.as_ref().map_or(Ok(()), |moves| check_moves(moves, view.packs.len()))
    }

    fn to_act(view: &View) -> Option<Seat> {
        view.to_wager.only()
    }

    fn seats_in(view: &View) -> usize {
        view.seats.len()
    }
}

fn check_moves(moves: &Moves, packs: usize) -> Result<(), RequestError> {
    let most = moves.placed.len();
    if usize::from(moves.packs) != packs || !(1..=most).contains(&packs) {
        return Err(impossible("legal.packs", format!("it must be the number of packs, 1 to {most}")));
    }
    check_unit("legal.unit", moves.unit)?;
    for (field, limits) in [("legal.pack_bet", moves.pack_bet), ("legal.bonus_bet", moves.bonus_bet)] {
        check_order(field, &[limits.least, limits.most])?;
    }
    let placed = moves.placed.iter().flat_map(|wager| [wager.bet, wager.bonus]);
    match Chips::checked_sum(placed).is_some_and(|sum| sum <= moves.stack) {
        true => Ok(()),
        false => Err(impossible("legal.placed", "the wagers are more than the stack")),
    }
}
