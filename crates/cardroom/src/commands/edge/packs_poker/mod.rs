//! Packs Poker: the flags of its results, and the results as a table and as a chart.
//!
//! `text.rs`: the results as text; `aggregate.rs`: the cost of the aggregate limit as a table.

mod aggregate;
mod text;

use super::extras;
use super::wager::{self, COLUMNS, fields};
use crate::args::number;
use crate::exit::UsageError;
use crate::figures::{Figures, Picture, Sheet};
use requests::edge::packs_poker::{AggregateRequest, KindEdge, Reply, Request};
use serde::Serialize;
use std::io::{self, Write};

/// Flags specific to Packs Poker.
#[derive(clap::Args)]
#[group(skip)]
pub struct Flags {
    /// In packs_poker, show the 169 kinds of pack, as grids or as the rows of --csv. --json lists them in any case
    #[arg(long)]
    kinds: bool,
    /// In packs_poker, simulate this many rounds, with the largest bets of every seat on every pack, and show the cost
    /// of the aggregate limit
    #[arg(long, value_name = "N", value_parser = number::<100>)]
    aggregate_rounds: Option<u64>,
    /// Number of seats in those rounds; as many as the deck serves by default
    #[arg(long, value_name = "N", value_parser = number::<1>, requires = "aggregate_rounds")]
    seats: Option<u64>,
}

/// The reply to `edge packs_poker`, with its display options.
#[derive(Serialize)]
pub struct Shown {
    #[serde(flatten)]
    reply: Reply,
    /// `true` to show the kinds of pack, as grids or as the rows of the table.
    #[serde(skip)]
    show_grids: bool,
}

impl Flags {
    /// The flags that print a separate table, each with `true` if it is given.
    pub const fn tables(&self) -> [(&'static str, bool); 2] {
        [("--kinds", self.kinds), ("--aggregate-rounds", self.aggregate_rounds.is_some())]
    }

    /// Checks that none of these flags is given.
    ///
    /// # Errors
    /// [`UsageError`] that names the flag, if one is given.
    pub fn check_none(&self) -> Result<(), UsageError> {
        let given = [("--kinds", self.kinds), ("--aggregate-rounds", self.aggregate_rounds.is_some())];
        match given.into_iter().find(|(_, given)| *given) {
            Some((flag, _)) => Err(UsageError(format!("{flag}: only Packs Poker has this flag"))),
            None => Ok(()),
        }
    }

    /// The results that these flags request.
    pub fn request(&self, extras: &extras::Flags, seed: u64) -> Request {
        let seats = self.seats.map(|seats| usize::try_from(seats).unwrap_or(usize::MAX));
        let aggregate = self.aggregate_rounds.map(|rounds| AggregateRequest { rounds, seats, seed });
        Request { aggregate, extras: extras.request() }
    }

    /// The reply with the display options of these flags.
    pub const fn show(&self, reply: Reply) -> Shown {
        Shown { reply, show_grids: self.kinds }
    }
}

impl Figures for Shown {
    fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        text::write_text(&self.reply, self.show_grids, out)
    }

    /// Table of the first available result: additional calculations, kinds of pack, aggregate limit, wagers.
    fn sheet(&self) -> Sheet {
        let kinds = || self.show_grids.then(|| kinds_sheet(&self.reply.kinds));
        let aggregate = || self.reply.aggregate.as_ref().map(aggregate::sheet);
        let asked = extras::sheet(&self.reply.extras).or_else(kinds).or_else(aggregate);
        asked.unwrap_or_else(|| wager::sheet(&self.reply.wagers))
    }

    fn picture(&self) -> Picture {
        let asked = extras::picture(&self.reply.extras);
        asked.unwrap_or_else(|| wager::picture("Packs Poker", &self.reply.wagers))
    }

    fn is_complete(&self) -> bool {
        self.reply.is_complete()
    }
}

/// Table with one row for each wager on each kind of pack.
fn kinds_sheet(kinds: &[KindEdge]) -> Sheet {
    let mut sheet = Sheet::new(["kind", "packs", "wager"].into_iter().chain(COLUMNS));
    for kind in kinds {
        for (name, statistics) in [("pack", &kind.pack), ("bonus", &kind.bonus)] {
            let row = [kind.kind.clone(), kind.packs.to_string(), name.to_owned()];
            sheet.row(row.into_iter().chain(fields(statistics)));
        }
    }
    sheet
}
