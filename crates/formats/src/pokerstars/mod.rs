//! Conversion of a hand to PokerStars' text format, which most poker trackers and hand replayers read.
//!
//! 1. The header: number, stakes, date (`date.rs`), table, seats (`head.rs`). Player 1 sits in seat 1 and the
//!    button in the last seat, unless the file gives the seats. Amounts are chips, or money if the file names a
//!    currency (`money.rs`).
//! 2. The flow of the hand: forced bets, the hero's hole cards, streets, showdown, collected pots
//!    (`course.rs`). An uncalled bet is returned right after the last bet.
//! 3. The summary: the total, which is the sum of the collected chips; the pots; the board; and a line per seat
//!    (`summary.rs`).
//!
//! The rake is always 0. Except for the hero's cards, only cards that were visible to the whole table are
//! included.

mod course;
mod date;
mod head;
mod money;
mod summary;
mod words;

use crate::error::FileError;
use crate::phh::{Act, Amount, Hand, Scale, replay};
use cards::Card;
use course::Course;
use games::actor::Viewer;
use games::chips::Chips;
use games::holdem::{Settings, Street};
use games::seat::{BySeat, Seat, SeatSet};
use std::fmt;

/// Options of the PokerStars format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PokerStarsOptions {
    /// The hero, whose hole cards are included; `None` for the view of a spectator.
    pub hero: Option<Seat>,
    /// The hand's number if its file has none.
    pub number: u64,
    /// Marks the table line with `(Play Money)`, which some parsers do not accept.
    pub play_money: bool,
}

/// Replays a hand under the rules and writes it in PokerStars' format.
///
/// # Errors
/// The errors of [`replay`], and [`FileError`] for a hero who is not in the hand or a hand that is not
/// complete.
pub fn to_pokerstars(
    hand: &Hand,
    settings: &Settings,
    options: PokerStarsOptions,
) -> Result<String, FileError> {
    let replayed = replay(hand, settings)?;
    if let Some(seat) = options.hero.filter(|seat| seat.number() > hand.seats()) {
        let message = format!("there is no p{seat}: the hand has p1 to p{}", hand.seats());
        return Err(FileError::new("hero", message));
    }
    if !replayed.complete {
        let message = "the file ends before the hand does, but PokerStars text needs complete hands: add the missing actions";
        return Err(hand.locate(FileError::new("not_complete", message).in_field("actions")));
    }
    let table = Context::new(hand, options);
    let viewer = options.hero.map_or(Viewer::Rail, Viewer::Seat);
    let course = Course::of(&table, &replayed.seen_by(viewer));
    Ok(format!(
        "{}{}{}",
        head::Head(&table),
        course.text,
        summary::Summary { table: &table, course: &course }
    ))
}

/// The context shared by all parts of the text.
struct Context<'a> {
    hand: &'a Hand,
    options: PokerStarsOptions,
    scale: Scale,
    /// The players' names; `p1`, `p2` and so on if the file has no valid, distinct names.
    names: Vec<String>,
    /// The seat numbers at the table, by player: those in the file, or 1, 2 and so on.
    places: Vec<u8>,
    /// The currency symbol before every amount.
    symbol: &'a str,
}

impl<'a> Context<'a> {
    fn new(hand: &'a Hand, options: PokerStarsOptions) -> Context<'a> {
        let symbol = money::symbol(hand);
        Context { hand, options, scale: Scale::of(hand), names: names(hand), places: places(hand), symbol }
    }

    /// The players in the order of their table seats.
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

    /// The number of board cards in the file.
    fn board_cards(&self) -> usize {
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

/// The file's seat numbers if they are valid and distinct, otherwise 1, 2 and so on.
fn places(hand: &Hand) -> Vec<u8> {
    let all = || (1..=hand.seats() as u8).collect();
    let Some(toml::Value::Array(listed)) = hand.others.get("seats") else { return all() };
    let place = |value: &toml::Value| value.as_integer().and_then(|place| u8::try_from(place).ok());
    let places: Vec<u8> = listed.iter().filter_map(place).filter(|&place| place > 0).collect();
    let different = (1..places.len()).all(|at| !places[..at].contains(&places[at]));
    if places.len() == hand.seats() && places.len() == listed.len() && different { places } else { all() }
}

/// An amount in hundredths of a chip, written as an integer or with two decimals.
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

/// Cards in brackets, separated by spaces.
struct Bracketed<'a>(&'a [Card]);

impl fmt::Display for Bracketed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        write!(f, "[{}]", cards.join(" "))
    }
}

/// The result of one seat, for the summary.
#[derive(Clone, Copy, Default)]
struct Fate {
    /// `true` if the seat put in any chips other than an ante.
    bet: bool,
    folded: Option<Street>,
    shown: Option<[Card; 2]>,
    won: Chips,
}

type Fates = BySeat<Fate>;
