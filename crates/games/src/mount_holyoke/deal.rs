//! The cards that each seat is dealt (ALL-1, MH-1).

use super::rules::{CARDS_EACH, MAX_CARDS, PACK, Rules};
use super::settings::Leftover;
use crate::seat::{Seat, SeatSet};
use arrayvec::ArrayVec;

/// The cards of one seat, in the order dealt.
pub(super) type Dealt<T> = ArrayVec<T, MAX_CARDS>;

/// The positions in the dealt order whose cards go to each seat (ALL-1, MH-1).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Deal {
    players: SeatSet,
    /// The number of times that the deal goes around the table.
    times: usize,
    /// The seat that gets the last card of the pack, if one is left over.
    leftover: Option<Seat>,
}

impl Deal {
    /// The deal to these players, without a leftover card.
    pub(super) fn new(rules: &Rules, players: SeatSet) -> Deal {
        let times = match rules.leftover {
            Leftover::OutOfPlay => CARDS_EACH,
            Leftover::DealtOut => PACK / players.len().max(1),
        };
        Deal { players, times, leftover: None }
    }

    /// Returns whether the pack is dealt out with one card left over, which goes to a player.
    pub(super) fn has_leftover(self) -> bool {
        self.times != CARDS_EACH && self.times * self.players.len() == PACK - 1
    }

    /// The same deal, in which this seat gets the last card of the pack if one is left over. With `None`, nobody does.
    pub(super) fn with_leftover(self, seat: Option<Seat>) -> Deal {
        Deal { leftover: seat.filter(|_| self.has_leftover()), ..self }
    }

    /// Returns whether a seat is dealt the card left over.
    pub(super) fn gets_leftover(self, seat: Seat) -> bool {
        self.leftover == Some(seat)
    }

    /// The number of cards dealt to a seat.
    pub(super) fn cards_of(self, seat: Seat) -> usize {
        let leftover = usize::from(self.leftover == Some(seat));
        if self.players.contains(seat) { self.times + leftover } else { 0 }
    }

    /// The positions of a playing seat's cards in the dealt order, counted from 0.
    pub(super) fn places(self, seat: Seat) -> impl Iterator<Item = usize> {
        let (first, step) =
            (self.players.iter().take_while(|&other| other < seat).count(), self.players.len());
        let leftover = (self.leftover == Some(seat)).then_some(PACK - 1);
        (0..self.times).map(move |time| first + time * step).chain(leftover)
    }
}
