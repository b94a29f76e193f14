//! The main pot and the side pots, their winners, and the chips that each seat collects.

mod request;

pub use request::Request;

use crate::{RequestError, Schemas};
use games::clause::ids;
use games::holdem::Clause;
use games::pots::{Pot, Pots};
use games::{BySeat, Chips, Seat, SeatSet};
use request::Hand;
use schemars::JsonSchema;
use serde::Serialize;

/// Every pot, and the chips that each seat collects; lists are in seat order.
#[derive(Serialize, JsonSchema)]
#[schemars(transform = games::unit::chips)]
pub struct Reply {
    /// Uncalled chips returned to each seat.
    pub returned: Vec<Chips>,
    /// The pots, the main pot first.
    pub pots: Vec<PotReply>,
    /// Chips that each seat collects, including those returned.
    pub collects: Vec<Chips>,
    /// Net result of each seat, in chips.
    #[schemars(extend("x-unit" = "chips"))]
    pub net: Vec<i64>,
    /// The clauses that determine the returned chips and the division into pots.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// One pot and its award.
#[derive(Serialize, JsonSchema)]
#[schemars(transform = games::unit::chips)]
pub struct PotReply {
    /// Chips in the pot.
    pub amount: Chips,
    /// Seats eligible to win the pot.
    pub eligible: SeatSet,
    /// Seats that win the pot.
    pub winners: SeatSet,
    /// Chips that each seat receives from the pot.
    pub shares: BySeat<Chips>,
    /// The clauses that decide the award.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// The JSON Schemas of the request and of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}

/// Awards the pots of one hand.
///
/// # Errors
/// If hold'em does not have this number of seats, the lists differ in length, the button's seat does not exist, the
/// chips overflow, every seat has folded, or several have not and one of these has no strength.
pub fn answer(request: &Request) -> Result<Reply, RequestError> {
    let hand = request.validate()?;
    let formed = Pots::collect(&hand.paid_in);
    let mut returned = BySeat::new(hand.strength.seats());
    if let Some((seat, amount)) = formed.returned {
        returned[seat] = amount;
    }
    let pots: Vec<PotReply> = formed.pots.iter().map(|pot| hand.award(pot)).collect();
    Ok(Reply {
        net: hand.net(&returned, &pots),
        collects: returned.iter().map(|(seat, &back)| back + collected(seat, &pots)).collect(),
        returned: returned.as_slice().to_vec(),
        clauses: ids([hand.bank(), Clause::Th6]),
        pots,
    })
}

fn collected(seat: Seat, pots: &[PotReply]) -> Chips {
    pots.iter().map(|pot| pot.shares[seat]).sum()
}

impl Hand {
    /// Awards a pot. The clauses are not those of a hand that was played (`Event::clauses` of `games::holdem`), which
    /// depend on stacks and cards: strengths do not show whether the category or the kickers decided, equal amounts do
    /// not show whether a player is all in, and TH-6 is always cited, because it is the rule that this request
    /// applies.
    fn award(&self, pot: &Pot) -> PotReply {
        let award = pot.award(|seat| self.strength[seat], self.button);
        let decided: &[_] = match (pot.eligible.len(), award.winners.len()) {
            (1, _) => &[Clause::Trade3],
            (_, 1) => &[Clause::Showdown1, Clause::Showdown2],
            _ => &[Clause::Showdown3],
        };
        PotReply {
            amount: pot.amount,
            eligible: pot.eligible,
            winners: award.winners,
            shares: award.shares,
            clauses: ids([decided, &[self.bank(), Clause::Th6]].concat()),
        }
    }

    /// The clause under which the pots are formed.
    fn bank(&self) -> Clause {
        if self.paid_in.shows_all_in() { Clause::Bank2 } else { Clause::Bank1 }
    }

    fn net(&self, returned: &BySeat<Chips>, pots: &[PotReply]) -> Vec<i64> {
        let got = |seat: Seat| (returned[seat] + collected(seat, pots)).signed();
        self.paid_in.layered.iter().map(|(seat, paid)| got(seat) - paid.signed()).collect()
    }
}
