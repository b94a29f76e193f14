//! Packs Poker: the pack bet and the bonus bet over all packs, and beside each kind of pack.
//!
//! `aggregate.rs`: the cost of the aggregate limit at a full table, by simulation; `text.rs`: the results in words.

mod aggregate;
mod text;

use super::Args;
use super::extras::{Extras, MainWager};
use super::pays::House;
use super::wager::{self, WagerEdge, Worth};
use crate::args::number;
use crate::chance::fresh_seed;
use crate::exit::{RunStatus, UsageError};
use crate::figures::{self, Figures, Picture, Sheet};
use crate::interrupt;
use crate::progress::Progress;
use aggregate::Aggregate;
use cards::eval::Category;
use games::packs_poker::{BonusPays, PAYABLE, PacksPoker, Rules, Settings, max_seats};
use games::pay_table::PaysByName;
use requests::{GameSettings, Refused};
use schemars::JsonSchema;
use serde::Serialize;
use std::io::{self, Write};
use strategy::odds::packs_poker::{Deals, Kind, Table, Wager, together};
use strategy::odds::{Results, TooFine};

/// Flags specific to Packs Poker.
#[derive(clap::Args)]
#[group(skip)]
pub struct Flags {
    /// In packs_poker: show the 169 kinds of pack as grids; --json always lists them
    #[arg(long)]
    kinds: bool,
    /// In packs_poker: simulate this many rounds, with the largest bets of every seat on every pack, and show the
    /// cost of the aggregate limit
    #[arg(long, value_name = "N", value_parser = number::<100>)]
    aggregate_rounds: Option<u64>,
    /// Number of seats in those rounds; as many as the deck serves by default
    #[arg(long, value_name = "N", value_parser = number::<1>, requires = "aggregate_rounds")]
    seats: Option<u64>,
}

/// The wagers over all packs, and beside each kind.
#[derive(Serialize, JsonSchema)]
pub struct Reply {
    /// `pack`, then `bonus`.
    wagers: Vec<WagerEdge>,
    /// The 169 kinds of pack in the order of the usual grid: aces first, suited packs to the right of the pairs.
    kinds: Vec<KindEdge>,
    /// A limitation of the figures.
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<String>,
    #[serde(flatten)]
    extras: Extras,
    /// Cost of the aggregate limit, if rounds were simulated for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    aggregate: Option<Aggregate>,
    /// The clauses and rulings behind it.
    #[schemars(with = "Vec<String>")]
    clauses: Vec<&'static str>,
    #[serde(skip)]
    squares: bool,
}

/// Both wagers beside a pack of one kind.
#[derive(Serialize, JsonSchema)]
struct KindEdge {
    /// The usual notation: `AA`, `AKs`, `AKo`.
    kind: String,
    /// Number of packs of this kind, of 1,326.
    packs: u64,
    pack: Worth,
    bonus: Worth,
}

/// Number of kinds of pack.
pub const KINDS: usize = 169;

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
    /// The flags with a table of their own, each with `true` if it is given.
    pub const fn tables(&self) -> [(&'static str, bool); 2] {
        [("--kinds", self.kinds), ("--aggregate-rounds", self.aggregate_rounds.is_some())]
    }

    /// Checks that none of these flags is given.
    ///
    /// # Errors
    /// [`UsageError`], naming the flag that is.
    pub fn check_none(&self) -> Result<(), UsageError> {
        let given = [("--kinds", self.kinds), ("--aggregate-rounds", self.aggregate_rounds.is_some())];
        match given.into_iter().find(|(_, given)| *given) {
            Some((flag, _)) => Err(UsageError(format!("{flag}: it belongs to packs_poker"))),
            None => Ok(()),
        }
    }
}

/// Calculates the edge.
///
/// # Errors
/// Misuse, a file that cannot be read, and write errors.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let settings =
        args.settings("PK-13", |settings: &mut Settings, text| settings.take("pay_table", text))?;
    interrupt::listen();
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    figures::write(&args.show, settings.and_then(|settings| answer(&settings, args, seed)))
}

fn answer(settings: &Settings, args: &Args, seed: u64) -> Result<Reply, Refused> {
    let flags = &args.packs;
    let rules = Rules::new(settings)?;
    let table = Table::new(&rules);
    args.extras.check_names::<PacksPoker>("pack")?;
    // Pays that are too fine, and tables that cannot open, are refused before the work begins.
    table.bonus(&Deals::default()).map_err(too_fine)?;
    let seats =
        flags.seats.map_or(max_seats(rules.packs()), |seats| usize::try_from(seats).unwrap_or(usize::MAX));
    let aggregate =
        flags.aggregate_rounds.map(|rounds| Aggregate::of(&rules, seats, rounds, seed)).transpose()?;
    let kinds = count(&table);
    let deals = together(&kinds);
    let pack = MainWager { wager: "pack", results: table.pack_bet(&deals).results().clone(), round_costs: 1 };
    let extras = args.extras.answer::<PacksPoker>(settings, &deals, pack)?;
    Ok(Reply {
        wagers: vec![
            of_wager("pack", &table.pack_bet(&deals)),
            of_wager("bonus", &table.bonus(&deals).map_err(too_fine)?),
        ],
        kinds: kinds.iter().map(|kind| KindEdge::new(&table, kind)).collect::<Result<_, _>>()?,
        note: note(settings, kinds.len()),
        extras,
        aggregate,
        clauses: CLAUSES.to_vec(),
        squares: flags.kinds,
    })
}

/// Counts the deals beside each kind of pack, with a progress bar; fewer kinds if stopped.
pub fn count(table: &Table<'_>) -> Vec<(Kind, Deals)> {
    let kinds = table.kinds();
    let progress = Progress::new(kinds.len() as u64, "kinds of pack");
    let mut counted = Vec::new();
    for kind in kinds {
        counted.push(kind);
        progress.reach(counted.len() as u64);
        if interrupt::asked() {
            break;
        }
    }
    progress.clear();
    counted
}

/// Limitation of the figures, if there is one.
fn note(settings: &Settings, kinds: usize) -> Option<String> {
    let highest = settings.bonus_pays == Some(BonusPays::HighestPackOnly);
    let highest = highest.then_some(
        "a seat is paid its highest bonus alone (PK-5): the bonus here is that of a seat with one bonus bet; \
         --aggregate-rounds plays one on every pack",
    );
    let stopped = (kinds < KINDS)
        .then(|| format!("stopped after {kinds} of {KINDS} kinds of pack: all figures are of these alone"));
    stopped.or_else(|| highest.map(str::to_owned))
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

impl Figures for Reply {
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        text::write_text(self, out)
    }

    /// Table of the first additional result, of the kinds, of the aggregate limit, or else of the wagers.
    fn sheet(&self) -> Sheet {
        let kinds = || self.squares.then(|| kinds_sheet(&self.kinds));
        let aggregate = || self.aggregate.as_ref().map(Aggregate::sheet);
        self.extras.sheet().or_else(kinds).or_else(aggregate).unwrap_or_else(|| wager::sheet(&self.wagers))
    }

    fn picture(&self) -> Picture {
        self.extras.picture().unwrap_or_else(|| wager::picture("Packs Poker", &self.wagers))
    }

    fn whole(&self) -> bool {
        self.kinds.len() == KINDS
            && self.extras.whole()
            && self.aggregate.as_ref().is_none_or(Aggregate::whole)
    }
}

/// One row per kind of pack and wager.
fn kinds_sheet(kinds: &[KindEdge]) -> Sheet {
    let mut sheet = Sheet::new(["kind", "packs", "wager"].into_iter().chain(Worth::COLUMNS));
    for kind in kinds {
        for (name, worth) in [("pack", &kind.pack), ("bonus", &kind.bonus)] {
            let row = [kind.kind.clone(), kind.packs.to_string(), name.to_owned()];
            sheet.row(row.into_iter().chain(worth.fields()));
        }
    }
    sheet
}

impl House for PacksPoker {
    type Settings = Settings;
    type Counted = Deals;

    const TABLES: &'static [(&'static str, &'static str)] = &[("pay_table", "bonus")];

    fn outcomes(_: &str) -> Vec<&'static str> {
        PAYABLE.map(Category::id).to_vec()
    }

    fn pays(settings: &Settings, _: &str) -> Result<PaysByName, Refused> {
        Ok(Rules::new(settings)?.pay_table().by_name())
    }

    fn with_pays(settings: &Settings, _: &str, pays: PaysByName) -> Settings {
        Settings { pay_table: Some(pays), ..settings.clone() }
    }

    fn results(settings: &Settings, counted: &Deals, _: &str) -> Result<Results, Refused> {
        let rules = Rules::new(settings)?;
        Ok(Table::new(&rules).bonus(counted).map_err(too_fine)?.results().clone())
    }
}

/// Refusal of pays without a common denominator.
pub fn too_fine(error: TooFine) -> Refused {
    Refused::new("pays_too_fine", error.to_string()).citing(&["PK-13"])
}
