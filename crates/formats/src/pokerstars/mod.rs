//! Conversion of a hand to PokerStars' text format, which most poker trackers and hand replayers read.
//!
//! 1. The header: number, stakes, date (`date.rs`), table, seats (`head.rs`). Player 1 sits in seat 1 and the
//!    button in the last seat, unless the file states the seats. Amounts are chips, or money if the file
//!    names a currency (`money.rs`).
//! 2. The flow of the hand: forced bets, the hero's hole cards, streets, showdown, collected pots
//!    (`course.rs`). An uncalled bet is returned right after the last bet.
//! 3. The summary: the total, which is the sum of the collected chips; the pots; the board; and a line per
//!    seat (`summary.rs`).
//!
//! The rake is always 0. Except for the hero's cards, only cards that were visible to the whole table are
//! included.

mod context;
mod course;
mod date;
mod head;
mod money;
mod summary;
mod words;

use crate::code::Code;
pub use context::PokerStarsOptions;

use crate::error::FileError;
use crate::phh::{Hand, replay};
use context::Context;
use course::Course;
use games::actor::Viewer;
use games::holdem::Settings;

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
        return Err(FileError::new(Code::Hero, message));
    }
    if !replayed.complete {
        let message = "the file ends before the hand does, but PokerStars text needs complete hands: add the missing actions";
        return Err(hand.locate(FileError::new(Code::NotComplete, message).in_field("actions")));
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
