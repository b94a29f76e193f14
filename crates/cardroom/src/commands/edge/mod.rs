//! `edge`: the exact house edge of every wager, and what follows from it.
//!
//! 1. A file a game (`high_card_flush.rs`) works out the wagers; `reply.rs` says what is replied, `tell.rs` in which words.
//! 2. What is asked besides: `sweep.rs` and `solve.rs` change pays (`pays.rs`), `ruin.rs` follows a bankroll, `others.rs`
//!    sees other hands.

mod high_card_flush;
mod others;
mod pays;
mod reply;
mod ruin;
mod solve;
mod sweep;
mod tell;

use crate::chance::fresh_seed;
use crate::cli::{HouseGame, RulesArg, number};
use crate::exit::{Answered, Misuse};
use crate::figures::{self, Show};
use crate::wire::{Refused, Schemas};
use anyhow::Context;
use games::high_card_flush::{HighCardFlush, Rules, Settings, TableOf};
use others::Others;
use reply::Reply;
use ruin::{Bankroll, Ruined};
use solve::{Solve, Solved};
use std::path::PathBuf;
use strategy::odds::high_card_flush::{Main, Strategy, Table};
use strategy::odds::{MOST_ROUNDS, MOST_UNITS, Results};
use sweep::{Sweep, Swept};

/// Work out the exact house edge of every wager, over all deals
///
/// Every one of the player's hands against every hand that the dealer can hold beside it, as a fraction in lowest terms.
/// The edge of the ante is what the ante and its raise lose together, in antes.
#[derive(clap::Args)]
#[command(after_help = "\
Strategies: optimal, t86 (raise with T-8-6 or better), always (raise every hand), or the ranks
of the lowest flush that is raised, such as 9-7-4. All but optimal raise as much as they may.

A pay table is a TOML file with rows under [pays], such as four_card_flush = \"2 to 1\" or
four_card_straight_flush = 60; its rows say of which wager it is. --pay-table can be given twice.

Pays are named by their table: flush_bonus.four_card_flush, straight_flush_bonus.three_card_straight_flush.

Settings that matter here: preset, raise_limits, qualifier, straight_flush_ace, flush_bonus,
straight_flush_bonus, progressive

Examples:
  cardroom edge high_card_flush
  cardroom edge high_card_flush --strategy t86 --rules preset=published
  cardroom edge high_card_flush --rules flush_bonus=pays_100,qualifier=8-high-3 --json
  cardroom edge high_card_flush --sweep flush_bonus.five_card_flush=5..20 --plot edge.svg
  cardroom edge high_card_flush --solve flush_bonus.five_card_flush=5%
  cardroom edge high_card_flush --bankroll 100 --rounds 1000 --csv
  cardroom edge high_card_flush --others 2")]
pub struct Args {
    /// Which game
    game: HouseGame,
    /// How the player plays
    #[arg(long, default_value = "optimal", value_name = "NAME", value_parser = strategy)]
    strategy: Strategy,
    /// A pay table from a file
    #[arg(long, value_name = "FILE")]
    pay_table: Vec<PathBuf>,
    /// The wager at pays from so many to one to so many; given twice, at every combination
    #[arg(long, value_name = "TABLE.OUTCOME=FROM..TO[:STEP]")]
    sweep: Vec<Sweep>,
    /// The pay that gives a wanted edge
    #[arg(long, value_name = "TABLE.OUTCOME=PERCENT%")]
    solve: Option<Solve>,
    /// The risk of ruin of so many wagers, made one by one in --rounds rounds
    #[arg(long, value_name = "WAGERS", value_parser = number::<1>, requires = "rounds")]
    bankroll: Option<u64>,
    /// How many rounds the bankroll is to last
    #[arg(long, value_name = "N", value_parser = number::<1>, requires = "bankroll")]
    rounds: Option<u64>,
    /// Which wager the bankroll is for
    #[arg(long, value_name = "WAGER", default_value = "ante", requires = "bankroll")]
    wager: String,
    /// What is gained by seeing so many other hands before the raise, 1 to 5; sampled
    #[arg(long, value_name = "HANDS", value_parser = clap::value_parser!(u8).range(1..=5))]
    others: Option<u8>,
    /// How many deals are drawn for --others
    #[arg(long, value_name = "N", value_parser = number::<2>, default_value = "200000", requires = "others")]
    deals: u64,
    /// The seed of those deals, to repeat a run; a fresh one if left out
    #[arg(long, value_parser = crate::cli::seed, requires = "others")]
    seed: Option<u64>,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    show: Show,
}

fn strategy(text: &str) -> Result<Strategy, String> {
    text.parse().map_err(|error: strategy::odds::high_card_flush::NoStrategy| error.to_string())
}

/// Works out the edge.
///
/// # Errors
/// Misuse, a file that cannot be read, and failures to write.
pub fn run(args: &Args) -> anyhow::Result<Answered> {
    let HouseGame::HighCardFlush = args.game;
    let mut settings: Settings = args.rules.settings()?;
    let mut texts = Vec::new();
    for path in &args.pay_table {
        let text = std::fs::read_to_string(path).with_context(|| path.display().to_string())?;
        texts.push((path.display().to_string(), text));
    }
    args.check_bankroll()?;
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let read = texts.iter().try_for_each(|(path, text)| read_pay_table(&mut settings, path, text));
    figures::give(&args.show, read.and_then(|()| args.answer(&settings, seed)))
}

/// What the reply looks like.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<Reply>()
}

/// A table with rows of straight flushes is that of the straight flush bonus.
fn read_pay_table(settings: &mut Settings, path: &str, text: &str) -> Result<(), Refused> {
    let straight = text.contains("_straight_flush");
    let of = if straight { TableOf::StraightFlushBonus } else { TableOf::FlushBonus };
    settings.read_pay_table(of, text).map_err(|error| {
        let line = Some(error.line);
        Refused { line, ..Refused::new("pay_table", error.to_string()).at(path).citing(&["HF-4"]) }
    })
}

impl Args {
    /// Whether a bankroll can be followed as long.
    fn check_bankroll(&self) -> Result<(), Misuse> {
        let limits = [("--bankroll", self.bankroll, MOST_UNITS), ("--rounds", self.rounds, MOST_ROUNDS)];
        match limits.into_iter().find(|(_, value, most)| value.is_some_and(|value| value > u64::from(*most)))
        {
            Some((flag, _, most)) => Err(Misuse(format!("{flag}: at most {most}"))),
            None => Ok(()),
        }
    }

    /// The wagers, then what is asked besides.
    fn answer(&self, settings: &Settings, seed: u64) -> Result<Reply, Refused> {
        let swept = (!self.sweep.is_empty()).then(|| Swept::of::<HighCardFlush>(settings, &self.sweep));
        let sweep = swept.transpose()?;
        let solved =
            self.solve.as_ref().map(|solve| Solved::of::<HighCardFlush>(settings, solve)).transpose()?;
        let (reply, main) = high_card_flush::answer(settings, self.strategy)?;
        let ruin = self.ruin(settings, &main)?;
        let others = self.others.map(|hands| self.others(settings, hands, seed)).transpose()?;
        Ok(Reply { sweep, solved, ruin, others, ..reply })
    }

    fn ruin(&self, settings: &Settings, main: &Main) -> Result<Option<Ruined>, Refused> {
        let Some((bankroll, rounds)) = self.bankroll.zip(self.rounds) else { return Ok(None) };
        let (wager, results, round_costs) = self.wager(settings, main)?;
        let cut = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        let asked = Bankroll { wager, bankroll: cut(bankroll), round_costs, rounds: cut(rounds) };
        Ruined::of(&asked, &results).map(Some)
    }

    /// The wager of `--wager`: its name, what it ends in, and what a round of it can cost.
    fn wager(&self, settings: &Settings, main: &Main) -> Result<(&'static str, Results, u32), Refused> {
        if self.wager == "ante" {
            let raise = main.raised.iter().map(|(raise, _)| u32::from(*raise)).max().unwrap_or(0);
            return Ok(("ante", main.results(), 1 + raise));
        }
        let tables = <HighCardFlush as pays::House>::TABLES;
        let table = tables.iter().find(|table| **table == self.wager).ok_or_else(|| {
            let message = format!("--wager {}: use ante, {}", self.wager, tables.join(", "));
            Refused::new("no_such_wager", message)
        })?;
        Ok((table, <HighCardFlush as pays::House>::results(settings, table)?, 1))
    }

    fn others(&self, settings: &Settings, hands: u8, seed: u64) -> Result<Others, Refused> {
        let rules = Rules::new(settings)?;
        let table = Table::new(&rules);
        let edge = -table.main(Strategy::Optimal).results().expected().value();
        Ok(Others::of(&table, edge, hands, self.deals, seed))
    }
}
