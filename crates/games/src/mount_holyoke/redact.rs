//! Positions, in the dealt order, of the cards that a viewer was shown, and stand-ins for the other positions.

use super::cards::CardIndex;
use super::deal::Deal;
use super::event::Seen;
use super::rules::CARDS_EACH;
use super::{Action, Event, MAX_PLAYERS, MountHolyoke};
use crate::actor::Actor;
use crate::face::Shown;
use crate::redact::{Dealt, RoundOf, at};
use crate::seat::Seat;
use cards::Card;
use std::cmp::Reverse;

impl Dealt for MountHolyoke {
    /// The cards that these events show, each with its position in the dealt order, counted from 0. The order in which
    /// other players were dealt their cards is unknown, so their cards are placed in the order played.
    fn shown(&self, seen: &[Seen]) -> Vec<(usize, Card)> {
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
                // The dealt cards and the opening card recur when they are played.
                if !hand.contains(card) {
                    hand.push(*card);
                }
            }
        }
        let hand = |seat: Seat| at(self.deal.places(seat), &hands[seat.index()]);
        self.players.iter().flat_map(hand).collect()
    }

    /// Assigns stand-ins to the hidden positions such that the same plays remain legal. No player held a card below the
    /// opening card (MH-2), nor one below a card that the clock led for them (ALL-3). Therefore the highest remaining
    /// cards go first to the seats for which the clock led the highest cards.
    fn stand_in(
        (rules, table, actions): RoundOf<'_, MountHolyoke>,
        mut hidden: Vec<usize>,
        mut cards: Vec<Card>,
    ) -> Vec<(usize, Card)> {
        let players = table.validate(rules).map(|seated| seated.players).unwrap_or_default();
        // The first seat to act began the round, and has the leftover card if there is one.
        let began = actions.iter().find_map(|(by, _)| match by {
            Actor::Seat(seat) | Actor::Clock(seat) => Some(*seat),
            Actor::House | Actor::Staff(_) => None,
        });
        let deal = Deal::new(rules, players).with_leftover(began);
        let mut lowest = [None; MAX_PLAYERS * CARDS_EACH];
        for seat in players.iter() {
            deal.places(seat).for_each(|place| lowest[place] = Some(led_by_clock(seat, actions)));
        }
        hidden.sort_by_key(|&place| Reverse(lowest.get(place).copied().flatten()));
        cards.sort_unstable_by_key(|&card| Reverse(CardIndex::of(card)));
        hidden.into_iter().zip(cards).collect()
    }
}

/// The highest of the cards that the clock led for a seat; `None` if it led none.
fn led_by_clock(seat: Seat, actions: &[(Actor, Action)]) -> Option<CardIndex> {
    let led = actions.iter().filter_map(|(by, action)| match action {
        Action::Play(play) if *by == Actor::Clock(seat) => play.cards().lowest(),
        _ => None,
    });
    led.max()
}
