//! A hand as the text that PokerStars writes, which most trackers and viewers read.
//!
//! 1. The head: number, stakes, date (`date.rs`), table, seats (`head.rs`). Player 1 of the hand sits on seat 1, the button last, unless
//!    the file gives the seats. Amounts are chips, or money where the file names a currency (`money.rs`).
//! 2. The course: forced bids, hole cards of the one player who looks, streets, showdown, what is collected
//!    (`course.rs`). Chips that nobody called go back right after the last bid.
//! 3. The summary: the total, which the collected chips sum to, the banks, the board, a line for every seat
//!    (`summary.rs`).
//!
//! Nobody takes a rake here. Cards are shown as everybody at the table saw them, besides those of who looks.

mod course;
mod date;
mod head;
mod money;
mod summary;
mod words;

use super::amount::Amount;
use super::error::PhhError;
use super::explain::Scale;
use super::hand::Hand;
use super::replay::replay;
use crate::chips::Chips;
use crate::holdem::{Settings, Street};
use crate::seat::{BySeat, Seat, SeatSet};
use cards::Card;
use course::Course;
use std::fmt;

/// How a hand is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Telling {
    /// Whose hole cards are told, if anybody's: the player's number in the file.
    pub hero: Option<Seat>,
    /// The number of the hand where its file has none.
    pub number: u64,
    /// Whether the table's line says that the chips are play money. Some readers know no such line.
    pub play_money: bool,
}

/// Plays a hand through the rules and writes it as PokerStars does.
///
/// # Errors
/// [`PhhError`] for what [`replay`] refuses, a hero who does not play, and a file that ends before its hand does.
pub fn to_pokerstars(hand: &Hand, settings: &Settings, telling: Telling) -> Result<String, PhhError> {
    let replayed = replay(hand, settings)?;
    if let Some(seat) = telling.hero.filter(|seat| seat.number() > hand.seats()) {
        let message = format!("there is no p{seat}: the hand has p1 to p{}", hand.seats());
        return Err(PhhError::new("hero", message));
    }
    if !replayed.complete {
        let message = "the file ends before the hand does, and this text tells whole hands: write the rest of its actions";
        return Err(hand.locate(PhhError::new("not_complete", message).in_field("actions")));
    }
    let table = Told::new(hand, telling);
    let course = Course::of(&table, &replayed.events);
    Ok(format!(
        "{}{}{}",
        head::Head(&table),
        course.text,
        summary::Summary { table: &table, course: &course }
    ))
}

/// What every part of the text needs.
struct Told<'a> {
    hand: &'a Hand,
    telling: Telling,
    scale: Scale,
    /// The players' names; `p1` and so on where the file has none that tell them apart.
    names: Vec<String>,
    /// The seats at the table, by player: those of the file, else 1 and so on.
    places: Vec<u8>,
    /// What stands before every amount.
    symbol: &'a str,
}

impl<'a> Told<'a> {
    fn new(hand: &'a Hand, telling: Telling) -> Told<'a> {
        let symbol = money::symbol(hand);
        Told { hand, telling, scale: Scale::of(hand), names: names(hand), places: places(hand), symbol }
    }

    /// The players in the order of their seats at the table.
    fn by_place(&self) -> Vec<Seat> {
        let mut seats: Vec<Seat> = SeatSet::all(self.hand.seats()).iter().collect();
        seats.sort_unstable_by_key(|seat| self.places[seat.index()]);
        seats
    }

    fn place(&self, seat: Seat) -> u8 {
        self.places[seat.index()]
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn sum(&self, chips: Chips) -> Sum<'a> {
        self.amount(self.scale.amount(chips))
    }

    fn amount(&self, amount: Amount) -> Sum<'a> {
        Sum { symbol: self.symbol, hundredths: amount.hundredths().get() }
    }

    /// The cards of the board that the file tells.
    fn board_told(&self) -> usize {
        let dealt = |act: &super::Act| if let super::Act::DealBoard(cards) = act { cards.len() } else { 0 };
        self.hand.actions.iter().filter_map(|step| step.act.as_ref()).map(dealt).sum()
    }
}

fn names(hand: &Hand) -> Vec<String> {
    let told = hand.players.clone().unwrap_or_default();
    let one_line = |name: &String| !name.trim().is_empty() && !name.chars().any(char::is_control);
    let different = (1..told.len()).all(|place| !told[..place].contains(&told[place]));
    if told.len() == hand.seats() && told.iter().all(one_line) && different {
        return told;
    }
    (1..=hand.seats()).map(|number| format!("p{number}")).collect()
}

/// The seats of the file, where they are different and the table has them.
fn places(hand: &Hand) -> Vec<u8> {
    let all = || (1..=hand.seats() as u8).collect();
    let Some(toml::Value::Array(told)) = hand.others.get("seats") else { return all() };
    let place = |value: &toml::Value| value.as_integer().and_then(|place| u8::try_from(place).ok());
    let places: Vec<u8> = told.iter().filter_map(place).filter(|&place| place > 0).collect();
    let different = (1..places.len()).all(|at| !places[..at].contains(&places[at]));
    if places.len() == hand.seats() && places.len() == told.len() && different { places } else { all() }
}

/// An amount in hundredths of a chip: whole, or with two decimals.
#[derive(Clone, Copy)]
struct Sum<'a> {
    symbol: &'a str,
    hundredths: u64,
}

impl fmt::Display for Sum<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.symbol)?;
        match (self.hundredths / 100, self.hundredths % 100) {
            (whole, 0) => write!(f, "{whole}"),
            (whole, part) => write!(f, "{whole}.{part:02}"),
        }
    }
}

/// Cards in brackets.
struct Bracketed<'a>(&'a [Card]);

impl fmt::Display for Bracketed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        write!(f, "[{}]", cards.join(" "))
    }
}

/// What became of a seat.
#[derive(Clone, Copy, Default)]
struct Fate {
    /// Bid anything, antes aside.
    bid: bool,
    folded: Option<Street>,
    shown: Option<[Card; 2]>,
    won: Chips,
}

type Fates = BySeat<Fate>;
