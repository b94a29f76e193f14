//! Views of Mount Holyoke Poker.

use super::game::{ChoiceGame, check_cards, check_seats, impossible};
use crate::RequestError;
use games::mount_holyoke::{Cards, MountHolyoke, View};
use games::{Seat, SeatSet};

impl ChoiceGame for MountHolyoke {
    fn check(view: &View) -> Result<(), RequestError> {
        let to_act = view.to_act.map_or(SeatSet::EMPTY, SeatSet::one);
        check_seats(2, view.seats.len(), &[("to_act", to_act)])?;
        let hands = || view.seats.iter().filter_map(|seat| seat.hand.as_ref()).flatten().copied();
        check_cards(hands())?;
        let held: Cards = hands().map(|shown| shown.0).collect();
        let plays = view.legal.iter().flat_map(|moves| &moves.plays);
        let foreign =
            plays.into_iter().find(|play| play.cards().is_empty() || !held.contains_all(play.cards()));
        foreign.map_or(Ok(()), |play| {
            Err(impossible("legal.plays", format!("the play {play} is not of cards in hand")))
        })
    }

    fn to_act(view: &View) -> Option<Seat> {
        view.to_act
    }

    fn seats_in(view: &View) -> usize {
        view.seats.len()
    }
}
