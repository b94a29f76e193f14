//! Chairs that commands name.

use crate::kind::Kind;
use crate::protocol::Refused;
use crate::table::chair::Chair;
use crate::table::entry::Occupant;
use crate::table::person::Person;
use crate::table::state::State;

/// Chair and seat data of a person.
pub fn own<'a>(state: &'a State, who: &Person) -> Result<(Chair, &'a Occupant), Refused> {
    let chair = state.chair_of(who.id);
    let seated = chair.and_then(|chair| Some((chair, state.at(chair)?)));
    seated.ok_or_else(|| Refused::new(Kind::Invalid, "no_seat", "take a seat first"))
}

/// The chair with this number; a refusal if it does not exist or is occupied.
pub fn empty(state: &State, number: u8) -> Result<Chair, Refused> {
    let chairs = state.chairs.len();
    let chair = Chair::new(number).ok().filter(|chair| chair.index() < chairs).ok_or_else(|| {
        let message = format!("there is no seat {number}: the table has {chairs}");
        Refused::new(Kind::Invalid, "no_such_chair", message).with("seat", number).with("seats", chairs)
    })?;
    match state.at(chair) {
        None => Ok(chair),
        Some(_) => {
            Err(Refused::new(Kind::Invalid, "taken", format!("seat {number} is taken")).with("seat", number))
        }
    }
}
