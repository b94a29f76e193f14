//! An event of hold'em in words.

use super::Player;
use crate::paint::thousands;
use cards::Card;
use cards::eval::best_five;
use games::holdem::{Blind, Event, Seen, Street, WonBy};
use games::{Chips, Seat, Shown};

/// Tells events in order, and counts what lies in the banks.
pub struct Narrator<'a> {
    players: &'a [Player],
    board: Vec<Card>,
    bank: Chips,
}

impl<'a> Narrator<'a> {
    /// At the beginning of a hand.
    pub fn new(players: &'a [Player]) -> Narrator<'a> {
        Narrator { players, board: Vec::new(), bank: Chips::ZERO }
    }

    /// What lies in all banks after the last event.
    pub fn bank(&self) -> Chips {
        self.bank
    }

    /// The next event in words.
    pub fn tell(&mut self, event: &Seen) -> String {
        self.count(event);
        match event {
            Event::Ante { seat, amount, all_in } => {
                format!("{} posts the ante, {}{}", self.name(*seat), money(*amount), all_in_too(*all_in))
            }
            Event::Blind { seat, blind, amount, all_in } => {
                let (name, blind) = (self.name(*seat), blind_name(*blind));
                format!("{name} posts {blind}, {}{}", money(*amount), all_in_too(*all_in))
            }
            Event::HoleCards { seat, .. } => format!("{} gets two cards", self.name(*seat)),
            Event::Board { street, .. } => format!("{}  {}", street_name(*street), plain_pips(&self.board)),
            Event::Folded { seat, .. } => format!("{} folds", self.name(*seat)),
            Event::Checked { seat, .. } => format!("{} checks", self.name(*seat)),
            Event::Called { seat, amount, all_in } => {
                format!("{} calls {}{}", self.name(*seat), money(*amount), all_in_too(*all_in))
            }
            Event::Raised { seat, to, all_in, .. } => {
                format!("{} raises to {}{}", self.name(*seat), money(*to), all_in_too(*all_in))
            }
            Event::Returned { seat, amount } => {
                format!("{} takes back {}, unmatched", self.name(*seat), money(*amount))
            }
            Event::Tabled { seat, .. } => {
                let cards = plain_pips(&self.hole(*seat));
                format!("{} shows {cards}{}", self.name(*seat), self.hand_after(": ", *seat))
            }
            Event::Mucked { seat, .. } => format!("{} mucks", self.name(*seat)),
            Event::Won { pot, of, seat, amount, by, .. } => self.won(*pot, *of, *seat, *amount, *by),
        }
    }

    fn won(&self, pot: usize, of: usize, seat: Seat, amount: Chips, by: WonBy) -> String {
        let (name, amount) = (self.name(seat), money(amount));
        let bank = match (pot, of) {
            (_, 1) => "the bank".to_owned(),
            (0, _) => "the main bank".to_owned(),
            _ => format!("side bank {pot}"),
        };
        match by {
            WonBy::Folds => format!("{name} wins {bank}, {amount}: everybody else folded"),
            WonBy::Mucks => format!("{name} wins {bank}, {amount}: nobody else claims it"),
            WonBy::Equality => format!("{name} shares {bank}, {amount}{}", self.hand_after(": ", seat)),
            WonBy::Combination | WonBy::HighCards => {
                format!("{name} wins {bank}, {amount}{}", self.hand_after(": ", seat))
            }
        }
    }

    /// What a seat's hand is, once the board is complete.
    fn hand_after(&self, before: &str, seat: Seat) -> String {
        match best_five(&[self.hole(seat), self.board.clone()].concat()) {
            Ok(best) if self.board.len() == 5 => format!("{before}{}", best.text),
            _ => String::new(),
        }
    }

    fn hole(&self, seat: Seat) -> Vec<Card> {
        self.players[seat.index()].cards.into_iter().flatten().map(|card| card.0).collect()
    }

    fn count(&mut self, event: &Seen) {
        match event {
            Event::Ante { amount, .. }
            | Event::Blind { amount, .. }
            | Event::Called { amount, .. }
            | Event::Raised { amount, .. } => self.bank += *amount,
            Event::Returned { amount, .. } | Event::Won { amount, .. } => self.bank -= *amount,
            Event::Board { cards, .. } => self.board.extend(cards.iter().flatten().map(|&Shown(card)| card)),
            _ => {}
        }
    }

    fn name(&self, seat: Seat) -> &'static str {
        self.players[seat.index()].name
    }
}

/// An amount with commas between the thousands.
pub fn money(amount: Chips) -> String {
    thousands(amount.signed())
}

fn plain_pips(cards: &[Card]) -> String {
    cards.iter().map(|card| format!("{card:#}")).collect::<Vec<_>>().join(" ")
}

/// How a street is called.
fn street_name(street: Street) -> &'static str {
    match street {
        Street::Preflop => "Before the flop",
        Street::Flop => "Flop",
        Street::Turn => "Turn",
        Street::River => "River",
    }
}

fn blind_name(blind: Blind) -> &'static str {
    match blind {
        Blind::Small => "the small blind",
        Blind::Big => "the big blind",
        Blind::Straddle => "a straddle",
        Blind::Post => "a bid",
    }
}

fn all_in_too(all_in: bool) -> &'static str {
    if all_in { ", all in" } else { "" }
}
