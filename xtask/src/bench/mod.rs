//! `cargo xtask bench`: runs the benchmarks, and writes their tables to `docs/benchmarks.md`.
//!
//! 1. [`page`]: the tables in the page, by their identifiers.
//! 2. [`machine`]: what the machine is, and how busy other programs keep it.
//! 3. [`peers`]: the library against other crates. [`rooms`]: the room and an event under load. [`pairs`]: the static program
//!    against the one for this system. [`stores`]: long logs. [`pages`]: the pages on a phone.
//!
//! It is not a check: a goal that is not met is a line in the page, and no error.

mod machine;
mod page;
mod pages;
mod pairs;
mod peers;
mod rooms;
mod stores;
mod table;

use crate::workspace::{Workspace, run};
use anyhow::{Context, Result};
use clap::ValueEnum;
use machine::Usage;
use page::{PAGE, Page};
use serde_json::Value;
use std::path::PathBuf;
use table::Table;

/// Runs the benchmarks, and writes their tables with the machine and the versions to docs/benchmarks.md.
///
/// All of them take about an hour on two cores. The other programs of the machine are to be idle: a table says how much they
/// used.
#[derive(clap::Args)]
pub struct Args {
    /// Only these benchmarks; by default all
    #[arg(value_enum)]
    parts: Vec<Part>,
    /// Number of interleaved rounds, of which the median is taken
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=101))]
    rounds: u32,
    /// Maximum duration of a load test of the room, in minutes; by default 10 with 200 tables, and 1 with 2,000
    #[arg(long, default_value_t = rooms::MINUTES)]
    minutes: f64,
    /// Print the tables, and leave the page unchanged
    #[arg(long)]
    print: bool,
}

/// A benchmark.
#[derive(Clone, Copy, ValueEnum)]
enum Part {
    /// Seven-card evaluators, against other crates
    Evaluators,
    /// Exact and sampled equity, against other crates
    Equity,
    /// Complete hands of hold'em, against another crate
    Arena,
    /// Complete rounds of the other games
    Rounds,
    /// The room under load
    Room,
    /// An event under load
    Event,
    /// Starting with long logs, and verifying them
    Stores,
    /// The static program against the one for this system
    Static,
    /// The pages on a phone, by Lighthouse
    Pages,
}

/// The context of every benchmark.
struct Bench<'a> {
    workspace: &'a Workspace,
    rounds: u32,
    minutes: f64,
    commit: String,
}

/// Runs the benchmarks one after another. Each writes its tables when it ends, so that none is lost when a later one fails.
///
/// # Errors
/// If a program cannot be built or run, or the page has no place for a table.
pub fn make(workspace: &Workspace, args: &Args) -> Result<()> {
    let parts = if args.parts.is_empty() { Part::value_variants() } else { &args.parts };
    let bench =
        Bench { workspace, rounds: args.rounds, minutes: args.minutes, commit: machine::commit(workspace)? };
    let mut page = Page::open(workspace.root.join(PAGE))?;
    let mut write = |table: &Table| -> Result<()> {
        println!("{table}");
        if args.print { Ok(()) } else { page.put(table) }
    };
    write(&machine::table(workspace)?)?;
    for (number, part) in (1..).zip(parts) {
        let name = part.to_possible_value().context("every benchmark has a name")?;
        eprintln!("bench: {} ({number} of {})", name.get_name(), parts.len());
        for table in part.run(&bench).with_context(|| format!("the benchmark {}", name.get_name()))? {
            write(&table)?;
        }
    }
    Ok(())
}

impl Part {
    fn run(self, bench: &Bench) -> Result<Vec<Table>> {
        match self {
            Part::Evaluators => peers::tables(bench, "evaluators"),
            Part::Equity => peers::tables(bench, "equity"),
            Part::Arena => peers::tables(bench, "arena"),
            Part::Rounds => peers::tables(bench, "rounds"),
            Part::Room => Ok(vec![rooms::room(bench)?]),
            Part::Event => Ok(vec![rooms::event(bench)?]),
            Part::Stores => stores::tables(bench),
            Part::Static => Ok(vec![pairs::table(bench)?]),
            Part::Pages => pages::tables(bench),
        }
    }
}

impl Bench<'_> {
    /// Builds the program with the profile in which it is installed.
    fn program(&self) -> Result<PathBuf> {
        run(&mut self.workspace.cargo(["build", "--profile", "dist", "--package", "cardroom"]))?;
        Ok(self.workspace.target()?.join("dist").join(crate::readme::BINARY))
    }

    /// Measures, and returns the result with a line about the run: the commit, the date, and how busy other programs kept
    /// the machine. Warns if they did.
    fn measured<T>(&self, measure: impl FnOnce() -> Result<T>) -> Result<(T, String)> {
        let usage = Usage::start()?;
        let measured = measure()?;
        Ok((measured, format!("Commit {}, {}", self.commit, usage.line()?)))
    }
}

/// The number at a JSON pointer in the reply of a benchmark.
fn number(reply: &Value, pointer: &str) -> Result<f64> {
    let number = reply.pointer(pointer).and_then(Value::as_f64);
    number.with_context(|| format!("the benchmark has no number {pointer}"))
}
