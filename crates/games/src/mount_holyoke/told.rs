//! Where the cards that a viewer was shown lie in the order, and which cards may lie in the other places.

use super::cards::Place;
use super::event::Seen;
use super::open::Deal;
use super::table::CARDS_EACH;
use super::{Action, Event, MAX_PLAYERS, MountHolyoke};
use crate::face::Shown;
use crate::game::Actor;
use crate::history::{RoundOf, at};
use crate::seat::Seat;
use cards::Card;
use std::cmp::Reverse;

impl MountHolyoke {
    /// The cards of these events with their places in the order, counted from 0. Nobody saw in which order the cards of
    /// others came: they stand there as they were played.
    pub(crate) fn told_by(&self, seen: &[Seen]) -> Vec<(usize, Card)> {
        let mut hands: [Vec<Option<Shown>>; MAX_PLAYERS] = Default::default();
        for event in seen {
            let (seat, cards) = match event {
                Event::Dealt { seat, cards } => (*seat, cards.as_slice()),
                Event::Opens { seat, card, .. } => (*seat, std::slice::from_ref(card)),
                Event::Played { seat, cards, .. } => (*seat, cards.as_slice()),
                _ => continue,
            };
            let hand = &mut hands[seat.index()];
            for card in cards.iter().filter(|card| card.is_some()) {
                // A card that was dealt face up to this viewer is played later, and so is the one that opens.
                if !hand.contains(card) {
                    hand.push(*card);
                }
            }
        }
        let hand = |seat: Seat| at(self.deal.places(seat), &hands[seat.index()]);
        self.players.iter().flat_map(hand).collect()
    }

    /// Cards for the places that are not told, so that the same plays are allowed. Nobody held a card below the one that
    /// opened (MH-2), and nobody one of the own below what the clock led (ALL-3): the highest cards that are left fit, first
    /// where the clock led highest.
    pub(crate) fn stand_in_for(
        (rules, table, actions): RoundOf<'_, MountHolyoke>,
        mut untold: Vec<usize>,
        mut cards: Vec<Card>,
    ) -> Vec<(usize, Card)> {
        let players = table.validate(rules).map(|seated| seated.players).unwrap_or_default();
        // Who acts first began, and has the last card where one did not go round.
        let began = actions.iter().find_map(|(by, _)| match by {
            Actor::Seat(seat) | Actor::Clock(seat) => Some(*seat),
            Actor::House | Actor::Staff(_) => None,
        });
        let deal = Deal::new(rules, players).with_odd(began);
        let mut lowest = [None; MAX_PLAYERS * CARDS_EACH];
        for seat in players.iter() {
            deal.places(seat).for_each(|place| lowest[place] = Some(led_by_clock(seat, actions)));
        }
        untold.sort_by_key(|&place| Reverse(lowest.get(place).copied().flatten()));
        cards.sort_by_key(|&card| Reverse(Place::of(card)));
        untold.into_iter().zip(cards).collect()
    }
}

/// The highest card that the clock played for a seat.
fn led_by_clock(seat: Seat, actions: &[(Actor, Action)]) -> Option<Place> {
    let led = actions.iter().filter_map(|(by, action)| match action {
        Action::Play(play) if *by == Actor::Clock(seat) => play.cards().lowest(),
        _ => None,
    });
    led.max()
}
