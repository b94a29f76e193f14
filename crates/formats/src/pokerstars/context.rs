//! The options of the PokerStars text, and the context shared by all of its parts.

use super::money::{Sum, symbol};
use crate::phh::{Act, Amount, Hand, Scale};
use games::chips::Chips;
use games::seat::{Seat, SeatSet};

/// Options for writing a hand in the PokerStars format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PokerStarsOptions {
    /// The hero, whose hole cards are included; `None` for the view of a spectator.
    pub hero: Option<Seat>,
    /// The hand's number if its file has no positive one.
    pub number: u64,
    /// `true` to mark the table line with `(Play Money)`, which some parsers do not accept.
    pub play_money: bool,
}

/// The context shared by all parts of the text.
pub(super) struct Context<'a> {
    pub hand: &'a Hand,
    pub options: PokerStarsOptions,
    pub scale: Scale,
    /// The players' names; `p1`, `p2` and so on if the file has no valid, distinct names.
    pub names: Vec<String>,
    /// The seat numbers at the table, by player: those in the file, or 1, 2 and so on.
    pub places: Vec<u8>,
    /// The currency symbol before every amount; empty for chips and for an unknown currency.
    pub symbol: &'a str,
}

impl<'a> Context<'a> {
    pub fn new(hand: &'a Hand, options: PokerStarsOptions) -> Context<'a> {
        Context {
            hand,
            options,
            scale: Scale::of(hand),
            names: names(hand),
            places: places(hand),
            symbol: symbol(hand),
        }
    }

    /// The players in the order of their table seats.
    pub fn by_place(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = SeatSet::all(self.hand.seats()).iter().collect();
        seats.sort_unstable_by_key(|seat| self.places[seat.index()]);
        seats
    }

    pub fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    pub fn sum(&self, chips: Chips) -> Sum<'a> {
        self.amount(self.scale.amount(chips))
    }

    pub fn amount(&self, amount: Amount) -> Sum<'a> {
        Sum { symbol: self.symbol, hundredths: amount.hundredths().get() }
    }

    /// The number of board cards that the file deals.
    pub fn board_cards(&self) -> usize {
        let dealt = |act: &Act| if let Act::DealBoard(cards) = act { cards.len() } else { 0 };
        self.hand.actions.iter().filter_map(|step| step.act.as_ref()).map(dealt).sum()
    }
}

fn names(hand: &Hand) -> Vec<String> {
    let names = hand.players.clone().unwrap_or_default();
    let one_line = |name: &String| !name.trim().is_empty() && !name.chars().any(char::is_control);
    let different = (1..names.len()).all(|place| !names[..place].contains(&names[place]));
    if names.len() == hand.seats() && names.iter().all(one_line) && different {
        return names;
    }
    (1..=hand.seats()).map(|number| format!("p{number}")).collect()
}

/// The file's seat numbers if they are valid and distinct, and 1, 2 and so on if they are not.
fn places(hand: &Hand) -> Vec<u8> {
    let all = || (1..=hand.seats() as u8).collect();
    let Some(toml::Value::Array(listed)) = hand.others.get("seats") else { return all() };
    let place = |value: &toml::Value| value.as_integer().and_then(|place| u8::try_from(place).ok());
    let places: Vec<u8> = listed.iter().filter_map(place).filter(|&place| place > 0).collect();
    let different = (1..places.len()).all(|at| !places[..at].contains(&places[at]));
    if places.len() == hand.seats() && places.len() == listed.len() && different { places } else { all() }
}
