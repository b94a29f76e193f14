//! The request for `pots`, built from flags.

use games::holdem::Clause;
use games::{Chips, Seat};
use requests::pots::Request;
use requests::{Code, RequestError};

/// A strength on the command line; `None` for `-`.
#[derive(Clone, Copy)]
pub struct Strength(Option<i64>);

/// Parses a strength; `-` stands for none.
///
/// # Errors
/// A message, if the text is neither a whole number nor `-`.
pub fn strength(text: &str) -> Result<Strength, String> {
    if text == "-" {
        return Ok(Strength(None));
    }
    let number = text.parse().map_err(|_| format!("{text:?} is neither a whole number nor -"))?;
    Ok(Strength(Some(number)))
}

/// Builds the request from the flags.
///
/// # Errors
/// If a folded seat does not exist.
pub fn request(
    button: Seat,
    paid_in: &[Chips],
    folded_seats: &[Seat],
    strength: &[Strength],
) -> Result<Request, RequestError> {
    let seats = paid_in.len();
    let mut folded = vec![false; seats];
    for &seat in folded_seats {
        *folded.get_mut(seat.index()).ok_or_else(|| no_seat(seat, seats))? = true;
    }
    let strength = strength.iter().map(|strength| strength.0).collect();
    Ok(Request { button, paid_in: paid_in.to_vec(), folded, strength })
}

fn no_seat(seat: Seat, seats: usize) -> RequestError {
    RequestError::new(Code::Seat, format!("--folded {seat}: the seats are 1 to {seats}"))
        .citing(&[Clause::Th7])
}
