//! The request for `pots`, as parsed and as validated.

use crate::{Code, RequestError};
use games::holdem::{Clause, MIN_SEATS};
use games::pots::Contributions;
use games::seat::MAX_SEATS;
use games::{BySeat, Chips, Seat, SeatSet};
use schemars::JsonSchema;
use serde::Deserialize;

/// The chips, folds and strengths of a hold'em hand; every list is in the order of seats 1 to n.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(transform = games::unit::chips)]
pub struct Request {
    /// The button's seat.
    pub button: Seat,
    /// Chips that each seat put in.
    pub paid_in: Vec<Chips>,
    /// `true` for each seat that folded.
    pub folded: Vec<bool>,
    /// Strength of each seat's hand, where larger is better; null or ignored for a seat that folded.
    pub strength: Vec<Option<i64>>,
}

/// A validated request, with values by seat.
pub struct Hand {
    pub button: Seat,
    pub paid_in: Contributions,
    pub strength: BySeat<Option<i64>>,
}

impl Request {
    /// Validates the lengths, the seats, the sum of the chips and the strengths.
    pub fn validate(&self) -> Result<Hand, RequestError> {
        let seats = self.paid_in.len();
        let layered = BySeat::from_slice(&self.paid_in).filter(|_| seats >= MIN_SEATS).ok_or_else(|| {
            let message =
                format!("field paid_in: there are {seats} seats, but hold'em has {MIN_SEATS} to {MAX_SEATS}");
            RequestError::new(Code::Shared(formats::Code::Seats), message)
                .citing(&[Clause::Deal, Clause::Th7])
        })?;
        check_length("folded", self.folded.len(), seats)?;
        check_length("strength", self.strength.len(), seats)?;
        if self.button.number() > seats {
            let message =
                format!("field button: seat {} does not exist: the table has {seats} seats", self.button);
            return Err(RequestError::new(Code::Button, message).citing(&[Clause::Blinds, Clause::Th2]));
        }
        Chips::checked_sum(self.paid_in.iter().copied()).ok_or_else(|| {
            RequestError::new(Code::TooManyChips, "field paid_in: the sum is above 2^53 − 1")
                .citing(&[Clause::All2])
        })?;
        let folded = SeatSet::all(seats).iter().filter(|seat| self.folded[seat.index()]).collect();
        let strength = self.strengths(folded)?;
        let paid_in = Contributions { layered, dead: BySeat::new(seats), folded };
        Ok(Hand { button: self.button, paid_in, strength })
    }

    /// Strengths by seat, `None` for a seat that folded. Refuses a request in which all seats folded, or in which
    /// several seats are left and one of their strengths is missing. A seat that is left alone needs none.
    fn strengths(&self, folded: SeatSet) -> Result<BySeat<Option<i64>>, RequestError> {
        let seats = self.strength.len();
        let still_in = SeatSet::all(seats).difference(folded);
        if still_in.is_empty() {
            let message = "field folded: at least one seat must not have folded";
            return Err(RequestError::new(Code::NobodyIn, message).citing(&[Clause::Trade3]));
        }
        let alone = still_in.only().is_some();
        let mut strengths = BySeat::new(seats);
        for seat in still_in.iter() {
            let known = self.strength[seat.index()].or(alone.then_some(0));
            strengths[seat] = Some(known.ok_or_else(|| {
                let message = format!("field strength[{seat}]: seat {seat} is still in and needs a strength");
                RequestError::new(Code::NoStrength, message).citing(&[Clause::Showdown1])
            })?);
        }
        Ok(strengths)
    }
}

fn check_length(field: &str, found: usize, seats: usize) -> Result<(), RequestError> {
    if found == seats {
        return Ok(());
    }
    Err(RequestError::new(
        Code::Length,
        format!("field {field}: expected {seats} entries, as many as in paid_in, found {found}"),
    ))
}
