//! `pots`: the main pot and the side pots, their winners, and the chips that every seat collects.

mod request;
mod text;

use crate::args::{Form, Lines, chips, seat};
use crate::exit::RunStatus;
use crate::stdio::{lines, reply};
use games::pots::{Pot, Pots};
use games::{BySeat, Chips, Seat, SeatSet};
use request::{Hand, Request, Strength, strength};
use requests::{Refused, Schemas, json};
use schemars::JsonSchema;
use serde::Serialize;

/// Form the main pot and the side pots from the chips of each seat, and award them
///
/// An uncalled bet is returned; the rest is divided into pots layer by layer; the best hand wins each pot, equal
/// hands split it, and odd chips go to the winners nearest the button's left. Seats count from 1.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cardroom pots --paid-in 25,75,100 --strength 3,2,1
  cardroom pots --button 3 --paid-in 50,200,200,75 --folded 4 --strength 9,7,7,-
  echo '{\"button\":1,\"paid_in\":[25,75,100],\"folded\":[false,false,false],\"strength\":[3,2,1]}' | cardroom pots --jsonl")]
pub struct Args {
    /// The button's seat
    #[arg(long, value_name = "SEAT", default_value = "1", conflicts_with = "jsonl")]
    #[arg(allow_hyphen_values = true, value_parser = seat)]
    button: Seat,
    /// The chips that each seat put in, seat 1 first
    #[arg(long, value_name = "CHIPS,…", value_delimiter = ',', required_unless_present = "jsonl")]
    #[arg(conflicts_with = "jsonl", allow_hyphen_values = true, value_parser = chips)]
    paid_in: Vec<Chips>,
    /// The seats that folded
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',', conflicts_with = "jsonl")]
    #[arg(allow_hyphen_values = true, value_parser = seat)]
    folded: Vec<Seat>,
    /// The strength of each seat's hand, seat 1 first: larger is better, - for a seat that folded
    #[arg(long, value_name = "STRENGTH,…", value_delimiter = ',', required_unless_present = "jsonl")]
    #[arg(conflicts_with = "jsonl", allow_hyphen_values = true, value_parser = strength)]
    strength: Vec<Strength>,
    #[command(flatten)]
    form: Form,
    #[command(flatten)]
    lines: Lines,
}

/// Every pot, and the chips that each seat collects; lists are in seat order.
#[derive(Serialize, JsonSchema)]
struct Reply {
    /// Uncalled chips returned to each seat.
    returned: Vec<Chips>,
    /// The pots, the main pot first.
    pots: Vec<PotReply>,
    /// Chips that each seat collects, including those returned.
    collects: Vec<Chips>,
    /// Net result of each seat, in chips.
    net: Vec<i64>,
    /// The clauses behind the returned chips and the division into pots.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
}

/// One pot.
#[derive(Serialize, JsonSchema)]
struct PotReply {
    amount: Chips,
    /// Seats that can win it.
    eligible: SeatSet,
    winners: SeatSet,
    /// Chips that each seat gets from it.
    shares: BySeat<Chips>,
    /// The clauses behind its award.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
}

/// Awards the pots of one hand, or of a stream of them.
///
/// # Errors
/// I/O errors.
pub fn run(args: Args) -> anyhow::Result<RunStatus> {
    if args.lines.jsonl {
        return lines::answer(|line| json::read(line).and_then(|request| answer(&request)));
    }
    let reply = args.request().and_then(|request| answer(&request));
    reply::write(args.form, reply, text::write_text)
}

/// Schemas of requests and replies.
pub fn schemas() -> Schemas {
    Schemas::of_lines::<Request, Reply>()
}

fn answer(request: &Request) -> Result<Reply, Refused> {
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
        // A bare strength does not tell whether the category or the kickers decided.
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
