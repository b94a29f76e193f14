//! `pots`: the main bank and the side banks, who wins them and what everybody collects.

use crate::cli::{Form, Lines};
use crate::exit::Answered;
use crate::wire::{Refused, Schemas, json, lines, reply};
use games::holdem::MIN_SEATS;
use games::pots::{PaidIn, Pot, Pots};
use games::seat::MAX_SEATS;
use games::{BySeat, Chips, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

mod tell;

/// Form the banks from what everybody put in, and share them
///
/// What nobody matched goes back; the rest lies in layers; the best hand of each bank wins it, equal hands share it,
/// and odd units go to the winners nearest the button's left. Seats count from 1.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cardroom pots --paid-in 25,75,100 --strength 3,2,1
  cardroom pots --button 3 --paid-in 50,200,200,75 --folded 4 --strength 9,7,7,-
  echo '{\"button\":1,\"paid_in\":[25,75,100],\"folded\":[false,false,false],\"strength\":[3,2,1]}' | cardroom pots --jsonl")]
pub struct Args {
    /// The button's seat
    #[arg(long, value_name = "SEAT", default_value = "1", conflicts_with = "jsonl")]
    button: usize,
    /// What each seat put in, seat 1 first
    #[arg(long, value_name = "CHIPS,…", value_delimiter = ',', required_unless_present = "jsonl")]
    #[arg(conflicts_with = "jsonl")]
    paid_in: Vec<u64>,
    /// The seats that folded
    #[arg(long, value_name = "SEAT,…", value_delimiter = ',', conflicts_with = "jsonl")]
    folded: Vec<usize>,
    /// The strength of each seat's hand, seat 1 first: larger is better, - for a seat that folded
    #[arg(long, value_name = "STRENGTH,…", value_delimiter = ',', required_unless_present = "jsonl")]
    #[arg(conflicts_with = "jsonl", allow_hyphen_values = true, value_parser = strength)]
    strength: Vec<Strength>,
    #[command(flatten)]
    form: Form,
    #[command(flatten)]
    lines: Lines,
}

/// A strength on the command line, or none.
#[derive(Clone, Copy)]
struct Strength(Option<i64>);

/// One request: seats 1…n.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Request {
    /// The button's seat.
    button: Seat,
    /// What each seat put in.
    paid_in: Vec<Chips>,
    /// Whether each seat folded.
    folded: Vec<bool>,
    /// What each seat's hand is worth, larger is better; null for a seat that folded.
    strength: Vec<Option<i64>>,
}

/// Every bank and what everybody collects; lists are in seat order.
#[derive(Serialize, JsonSchema)]
struct Reply {
    /// What went back to each seat, because nobody matched it.
    returned: Vec<Chips>,
    /// The banks, the main bank first.
    pots: Vec<Bank>,
    /// What each seat gets, what went back included.
    collects: Vec<Chips>,
    /// What each seat is better off by.
    net: Vec<i64>,
    /// The clauses behind what went back and how the banks are formed.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
}

/// One bank.
#[derive(Serialize, JsonSchema)]
struct Bank {
    amount: Chips,
    /// Who can win it.
    eligible: SeatSet,
    winners: SeatSet,
    /// What each seat gets of it.
    shares: BySeat<Chips>,
    /// The clauses behind who wins it.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
}

/// A request that passed its checks.
struct Hand {
    button: Seat,
    paid_in: PaidIn,
    strength: BySeat<Option<i64>>,
}

/// Shares the banks of one hand, or of a stream of them.
///
/// # Errors
/// Failures to read or write.
pub fn run(args: Args) -> anyhow::Result<Answered> {
    if args.lines.jsonl {
        return lines::answer(|line| json::read(line).and_then(|request| answer(&request)));
    }
    let reply = args.request().and_then(|request| answer(&request));
    reply::give(args.form, reply, tell::tell)
}

/// What requests and replies look like.
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
    let pots: Vec<Bank> = formed.pots.iter().map(|pot| hand.award(pot, several)).collect();
    Ok(Reply {
        net: hand.net(&returned, &pots),
        collects: returned.iter().map(|(seat, &back)| back + collected(seat, &pots)).collect(),
        returned: returned.as_slice().to_vec(),
        clauses: if several { vec!["holdem/bank-2", "TH-6"] } else { vec!["holdem/bank-1", "TH-6"] },
        pots,
    })
}

fn collected(seat: Seat, pots: &[Bank]) -> Chips {
    pots.iter().map(|pot| pot.shares[seat]).sum()
}

impl Hand {
    fn award(&self, pot: &Pot, several: bool) -> Bank {
        let award = pot.award(|seat| self.strength[seat], self.button);
        let decided = match (pot.eligible.len(), award.winners.len()) {
            (1, _) => "holdem/trade-3",
            (_, 1) => "holdem/showdown-1",
            _ => "holdem/showdown-3",
        };
        let bank = if several { "holdem/bank-2" } else { "holdem/bank-1" };
        Bank {
            amount: pot.amount,
            eligible: pot.eligible,
            winners: award.winners,
            shares: award.shares,
            clauses: vec![decided, bank, "TH-6"],
        }
    }

    fn net(&self, returned: &BySeat<Chips>, pots: &[Bank]) -> Vec<i64> {
        let got = |seat: Seat| (returned[seat] + collected(seat, pots)).signed();
        self.paid_in.layered.iter().map(|(seat, paid)| got(seat) - paid.signed()).collect()
    }
}

impl Request {
    fn validate(&self) -> Result<Hand, Refused> {
        let seats = self.paid_in.len();
        let layered = BySeat::from_slice(&self.paid_in).filter(|_| seats >= MIN_SEATS).ok_or_else(|| {
            let message =
                format!("field paid_in: {seats} seats, where hold'em has {MIN_SEATS} to {MAX_SEATS}");
            Refused::new("seats", message).citing(&["holdem/deal", "TH-7"])
        })?;
        check_length("folded", self.folded.len(), seats)?;
        check_length("strength", self.strength.len(), seats)?;
        if self.button.number() > seats {
            let message = format!("field button: seat {} at a table of {seats}", self.button);
            return Err(Refused::new("button", message).citing(&["holdem/blinds", "TH-2"]));
        }
        Chips::checked_sum(self.paid_in.iter().copied()).ok_or_else(|| {
            Refused::new("too_many_chips", "field paid_in: the sum is above 2^53 − 1").citing(&["ALL-2"])
        })?;
        let folded = SeatSet::all(seats).iter().filter(|seat| self.folded[seat.index()]).collect();
        let strength = self.strengths(folded)?;
        let paid_in = PaidIn { layered, dead: BySeat::new(seats), folded };
        Ok(Hand { button: self.button, paid_in, strength })
    }

    /// The strengths of the seats that are still in: all of them must be known, unless one seat is alone.
    fn strengths(&self, folded: SeatSet) -> Result<BySeat<Option<i64>>, Refused> {
        let seats = self.strength.len();
        let still_in = SeatSet::all(seats).difference(folded);
        if still_in.is_empty() {
            let message = "field folded: everybody folded, but the last player in cannot fold and wins";
            return Err(Refused::new("nobody_in", message).citing(&["holdem/trade-3"]));
        }
        let alone = still_in.only().is_some();
        let mut strengths = BySeat::new(seats);
        for seat in still_in.iter() {
            let known = self.strength[seat.index()].or(alone.then_some(0));
            strengths[seat] = Some(known.ok_or_else(|| {
                let message = format!("field strength[{seat}]: seat {seat} is still in and needs a strength");
                Refused::new("no_strength", message).citing(&["holdem/showdown-1"])
            })?);
        }
        Ok(strengths)
    }
}

fn check_length(field: &str, found: usize, seats: usize) -> Result<(), Refused> {
    if found == seats {
        return Ok(());
    }
    Err(Refused::new("length", format!("field {field}: {found} entries for the {seats} seats of paid_in")))
}

fn strength(text: &str) -> Result<Strength, String> {
    if text == "-" {
        return Ok(Strength(None));
    }
    let number = text.parse().map_err(|_| format!("{text:?} is neither a whole number nor -"))?;
    Ok(Strength(Some(number)))
}

impl Args {
    fn request(&self) -> Result<Request, Refused> {
        let seats = self.paid_in.len();
        let mut folded = vec![false; seats];
        for &number in &self.folded {
            let seat = number.checked_sub(1).and_then(|place| folded.get_mut(place));
            *seat.ok_or_else(|| no_seat("--folded", number, seats))? = true;
        }
        let chips = |&units: &u64| Chips::new(units).map_err(|error| too_many(&error));
        Ok(Request {
            button: Seat::new(self.button).ok_or_else(|| no_seat("--button", self.button, seats))?,
            paid_in: self.paid_in.iter().map(chips).collect::<Result<_, _>>()?,
            folded,
            strength: self.strength.iter().map(|strength| strength.0).collect(),
        })
    }
}

fn no_seat(flag: &str, number: usize, seats: usize) -> Refused {
    Refused::new("seat", format!("{flag} {number}: the seats are 1 to {seats}")).citing(&["TH-7"])
}

fn too_many(error: &games::chips::TooMany) -> Refused {
    Refused::new("too_many_chips", format!("--paid-in: {error}")).citing(&["ALL-2"])
}
