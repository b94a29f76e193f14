//! The main pot and the side pots, their winners, and the chips that each seat collects.

mod request;

pub use request::Request;

use crate::{Refused, Schemas};
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

/// One pot.
#[derive(Serialize, JsonSchema)]
#[schemars(transform = games::unit::chips)]
pub struct PotReply {
    /// Chips in the pot.
    pub amount: Chips,
    /// Seats eligible to win it.
    pub eligible: SeatSet,
    /// Seats that win it.
    pub winners: SeatSet,
    /// Chips that each seat gets from it.
    pub shares: BySeat<Chips>,
    /// The clauses that decide the award.
    #[schemars(with = "Vec<String>")]
    pub clauses: Vec<&'static str>,
}

/// Schemas of requests and replies.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}

/// Awards the pots of one hand.
///
/// # Errors
/// If the lists differ in length, a seat does not exist, the chips overflow, or a seat that has not folded has no
/// strength.
pub fn answer(request: &Request) -> Result<Reply, Refused> {
    let hand = request.validate()?;
    let formed = Pots::collect(&hand.paid_in);
    let mut returned = BySeat::new(hand.strength.seats());
    if let Some((seat, amount)) = formed.returned {
        returned[seat] = amount;
    }
    let several = formed.pots.len() > 1;
    let pots: Vec<PotReply> = formed.pots.iter().map(|pot| hand.award(pot, several)).collect();
    Ok(Reply {
        net: hand.net(&returned, &pots),
        collects: returned.iter().map(|(seat, &back)| back + collected(seat, &pots)).collect(),
        returned: returned.as_slice().to_vec(),
        clauses: if several { vec!["holdem/bank-2", "TH-6"] } else { vec!["holdem/bank-1", "TH-6"] },
        pots,
    })
}

fn collected(seat: Seat, pots: &[PotReply]) -> Chips {
    pots.iter().map(|pot| pot.shares[seat]).sum()
}

impl Hand {
    fn award(&self, pot: &Pot, several: bool) -> PotReply {
        let award = pot.award(|seat| self.strength[seat], self.button);
        // Strengths alone do not show whether the category or the kickers decided.
        let decided: &[_] = match (pot.eligible.len(), award.winners.len()) {
            (1, _) => &["holdem/trade-3"],
            (_, 1) => &["holdem/showdown-1", "holdem/showdown-2"],
            _ => &["holdem/showdown-3"],
        };
        let clause = if several { "holdem/bank-2" } else { "holdem/bank-1" };
        PotReply {
            amount: pot.amount,
            eligible: pot.eligible,
            winners: award.winners,
            shares: award.shares,
            clauses: [decided, &[clause, "TH-6"]].concat(),
        }
    }

    fn net(&self, returned: &BySeat<Chips>, pots: &[PotReply]) -> Vec<i64> {
        let got = |seat: Seat| (returned[seat] + collected(seat, pots)).signed();
        self.paid_in.layered.iter().map(|(seat, paid)| got(seat) - paid.signed()).collect()
    }
}
