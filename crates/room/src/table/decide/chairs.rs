//! Chairs that commands name.

use crate::table::chair::Chair;
use crate::table::entry::Occupant;
use crate::table::error::CommandError;
use crate::table::person::Person;
use crate::table::state::State;

/// The chair of a person, with its occupant. Refused if the person has no seat.
pub fn own<'a>(state: &'a State, who: &Person) -> Result<(Chair, &'a Occupant), CommandError> {
    let chair = state.chair_of(who.id);
    let seated = chair.and_then(|chair| Some((chair, state.at(chair)?)));
    seated.ok_or(CommandError::NoSeat)
}

/// The chair with this number. Refused if it does not exist or is occupied.
pub fn empty(state: &State, number: u8) -> Result<Chair, CommandError> {
    let seats = state.chairs.len();
    let chair = Chair::new(number).ok().filter(|chair| chair.index() < seats);
    let chair = chair.ok_or(CommandError::NoSuchChair { seat: number, seats })?;
    if state.at(chair).is_some() { Err(CommandError::Taken { seat: number }) } else { Ok(chair) }
}
