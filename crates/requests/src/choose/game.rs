//! The games whose bots choose an action for a view, and the checks that their views share.

use crate::{Code, RequestError};
use cards::CardSet;
use games::seat::MAX_SEATS;
use games::{Chips, Seat, SeatSet, Shown};
use serde::Serialize;
use serde::de::DeserializeOwned;
use strategy::bots::HasBots;

/// A table game whose views can be sent and received.
pub trait ChoiceGame: HasBots<View: DeserializeOwned, Offer: Serialize> {
    /// Checks what bots rely on in a view: the numbers of seats, cards and packs, and limits that are in order.
    ///
    /// # Errors
    /// The field that no table could have, and the reason.
    fn check(view: &Self::View) -> Result<(), RequestError>;

    /// The seat that has to act; `None` if several have to.
    fn to_act(view: &Self::View) -> Option<Seat>;

    /// Number of seats.
    fn seats_in(view: &Self::View) -> usize;
}

/// Error for a view that no table could have, in a field of it.
pub fn impossible(field: &str, message: impl Into<String>) -> RequestError {
    let field = format!("view.{field}");
    RequestError::new(Code::View, message).at(&field).in_field(field)
}

/// Checks the number of seats, and that these seats are among them.
pub fn check_seats(least: usize, seats: usize, named: &[(&str, SeatSet)]) -> Result<(), RequestError> {
    if !(least..=MAX_SEATS).contains(&seats) {
        let message = format!("there are {seats}: a table has {least} to {MAX_SEATS}");
        return Err(impossible("seats", message));
    }
    let beyond = |set: SeatSet| set.difference(SeatSet::all(seats)).iter().next();
    match named.iter().find_map(|(field, set)| Some((field, beyond(*set)?))) {
        Some((field, seat)) => Err(impossible(field, format!("there is no seat {seat} among {seats}"))),
        None => Ok(()),
    }
}

/// Checks that no card is there twice.
pub fn check_cards(cards: impl IntoIterator<Item = Shown>) -> Result<(), RequestError> {
    let mut seen = CardSet::EMPTY;
    for Shown(card) in cards {
        if seen.contains(card) {
            return Err(RequestError::new(Code::View, format!("view: the card {card} is there twice"))
                .in_field("view"));
        }
        seen = seen.with(card);
    }
    Ok(())
}

/// Checks that amounts do not decrease from one to the next.
pub fn check_order(field: &str, amounts: &[Chips]) -> Result<(), RequestError> {
    match amounts.is_sorted() {
        true => Ok(()),
        false => Err(impossible(field, "a minimum is above its maximum")),
    }
}

/// Checks that an amount is not zero, since others are multiples of it.
pub fn check_unit(field: &str, unit: Chips) -> Result<(), RequestError> {
    if unit == Chips::ZERO { Err(impossible(field, "expected an amount above 0")) } else { Ok(()) }
}
