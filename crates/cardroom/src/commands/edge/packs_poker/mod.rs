//! Packs Poker: the pack bet and the bonus over all packs, and over each kind of pack.
//!
//! `aggregate.rs` plays rounds for what the aggregate of a full table costs; `tell.rs` says all of it in words.

mod aggregate;
mod tell;

use super::{Args, WagerEdge};
use crate::chance::fresh_seed;
use crate::cli::number;
use crate::exit::{Answered, Misuse};
use crate::progress::Progress;
use crate::wire::{Refused, reply};
use aggregate::Aggregate;
use games::packs_poker::{BonusPays, Rules, Settings, most_seats};
use schemars::JsonSchema;
use serde::Serialize;
use strategy::odds::packs_poker::{Deals, Kind, Table, Wager, together};
use strategy::odds::{Results, TooFine};

/// What is asked of Packs Poker alone.
#[derive(clap::Args)]
pub struct Flags {
    /// In packs_poker: show the 169 kinds of pack as squares; --json always lists them
    #[arg(long)]
    kinds: bool,
    /// In packs_poker: play so many rounds, every seat with the largest bets on every pack, and say what the aggregate
    /// costs; simulated
    #[arg(long, value_name = "N", value_parser = number::<2>)]
    aggregate_rounds: Option<u64>,
    /// How many seats play those rounds; as many as the deck serves if left out
    #[arg(long, value_name = "N", value_parser = number::<1>, requires = "aggregate_rounds")]
    seats: Option<u64>,
    /// The seed of those rounds, to repeat a run; a fresh one if left out
    #[arg(long, value_parser = crate::cli::seed, requires = "aggregate_rounds")]
    seed: Option<u64>,
}

/// The wagers over all packs, and over each kind.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// `pack`, then `bonus`.
    wagers: Vec<WagerEdge>,
    /// The 169 kinds of pack, row by row as a square shows them: aces first, suited packs to the right of the pairs.
    kinds: Vec<KindEdge>,
    /// What the figures do not say.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<&'static str>,
    /// What the aggregate costs, if rounds were played for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    aggregate: Option<Aggregate>,
    /// The clauses and rulings behind it.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
    #[serde(skip)]
    squares: bool,
}

/// Both wagers where the pack is of one kind.
#[derive(Serialize, JsonSchema)]
struct KindEdge {
    /// As players write it: `AA`, `AKs`, `AKo`.
    kind: String,
    /// How many of the 1,326 packs are of this kind.
    packs: u64,
    pack: Worth,
    bonus: Worth,
}

/// What one wager is worth.
#[derive(Serialize, JsonSchema)]
struct Worth {
    /// What one unit wins on average, in lowest terms.
    ev_numerator: String,
    /// Above 0.
    ev_denominator: String,
    /// What one unit loses on average.
    edge: f64,
    /// The standard deviation of what one unit wins.
    sd: f64,
}

const CLAUSES: [&str; 14] = [
    "packs-poker/8",
    "packs-poker/9",
    "packs-poker/10",
    "packs-poker/11",
    "packs-poker/12",
    "packs-poker/13",
    "packs-poker/14",
    "packs-poker/pay-table",
    "PK-1",
    "PK-4",
    "PK-5",
    "PK-6",
    "PK-7",
    "PK-13",
];

impl Flags {
    /// Whether none is given.
    ///
    /// # Errors
    /// [`Misuse`], naming the one that is.
    pub fn check_none(&self) -> Result<(), Misuse> {
        let given = [("--kinds", self.kinds), ("--aggregate-rounds", self.aggregate_rounds.is_some())];
        match given.into_iter().find(|(_, given)| *given) {
            Some((flag, _)) => Err(Misuse(format!("{flag}: it belongs to packs_poker"))),
            None => Ok(()),
        }
    }
}

/// Works out the edge.
///
/// # Errors
/// Misuse, a file that cannot be read, and failures to write.
pub fn run(args: &Args) -> anyhow::Result<Answered> {
    let settings = args.settings("PK-13", Settings::read_pay_table)?;
    let seed = args.packs.seed.map_or_else(fresh_seed, Ok)?;
    reply::give(args.form, settings.and_then(|settings| answer(&settings, &args.packs, seed)), tell::tell)
}

fn answer(settings: &Settings, flags: &Flags, seed: u64) -> Result<Reply, Refused> {
    let rules = Rules::new(settings)?;
    let table = Table::new(&rules);
    // What cannot be reckoned with, or played, is said before the work.
    table.bonus(&Deals::default()).map_err(too_fine)?;
    let seats =
        flags.seats.map_or(most_seats(rules.packs()), |seats| usize::try_from(seats).unwrap_or(usize::MAX));
    let aggregate =
        flags.aggregate_rounds.map(|rounds| Aggregate::of(&rules, seats, rounds, seed)).transpose()?;
    let kinds = count(&table);
    let deals = together(&kinds);
    Ok(Reply {
        wagers: vec![
            of_wager("pack", &table.pack_bet(&deals)),
            of_wager("bonus", &table.bonus(&deals).map_err(too_fine)?),
        ],
        kinds: kinds.iter().map(|kind| KindEdge::new(&table, kind)).collect::<Result<_, _>>()?,
        note: note(settings),
        aggregate,
        clauses: CLAUSES.to_vec(),
        squares: flags.kinds,
    })
}

/// The deals beside each kind of pack.
fn count(table: &Table<'_>) -> Vec<(Kind, Deals)> {
    let kinds = table.kinds();
    let progress = Progress::new(kinds.len() as u64, "kinds of pack");
    let counted = (1..).zip(kinds).map(|(done, kind)| {
        progress.reach(done);
        kind
    });
    let counted = counted.collect();
    progress.clear();
    counted
}

fn note(settings: &Settings) -> Option<&'static str> {
    let highest = settings.bonus_pays == Some(BonusPays::HighestPackOnly);
    highest.then_some(
        "a seat is paid its highest bonus alone (PK-5): the bonus here is that of a seat with one bonus bet; \
         --aggregate-rounds plays one on every pack",
    )
}

fn of_wager(wager: &'static str, odds: &Wager) -> WagerEdge {
    let outcomes = odds.outcomes().map(|(id, deals)| (id.to_owned(), deals)).collect();
    WagerEdge::new(wager, odds.results(), outcomes)
}

impl KindEdge {
    fn new(table: &Table<'_>, (kind, deals): &(Kind, Deals)) -> Result<KindEdge, Refused> {
        Ok(KindEdge {
            kind: kind.to_string(),
            packs: kind.packs(),
            pack: Worth::of(table.pack_bet(deals).results()),
            bonus: Worth::of(table.bonus(deals).map_err(too_fine)?.results()),
        })
    }
}

impl Worth {
    fn of(results: &Results) -> Worth {
        let expected = results.expected();
        Worth {
            ev_numerator: expected.numerator().to_string(),
            ev_denominator: expected.denominator().to_string(),
            // Zero has one sign.
            edge: 0.0 - expected.value(),
            sd: results.standard_deviation(),
        }
    }
}

fn too_fine(error: TooFine) -> Refused {
    Refused::new("pays_too_fine", error.to_string()).citing(&["PK-13"])
}
