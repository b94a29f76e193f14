//! The static program against the one for this system: processor time, in interleaved pairs.

use super::table::{Table, judged, median};
use super::{Bench, machine};
use crate::workspace::{output, run};
use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Goal: the static program takes at most this many times the processor time.
const GOAL: f64 = 1.0;
const TARGET: &str = "x86_64-unknown-linux-musl";
/// The command lines to compare. Each takes a second or two, since the system counts hundredths.
const COMMANDS: [&str; 5] = [
    "equity AsAh random random --sample 30000000",
    "simulate holdem --hands 4000000",
    "simulate packs_poker --hands 2000000",
    "simulate high_card_flush --hands 4000000",
    "simulate mount_holyoke --hands 400000",
];
/// The least processor time that is precise enough to be compared, in seconds.
const LEAST_SECONDS: f64 = 0.5;

/// Compares both programs.
///
/// # Errors
/// If a program cannot be built or run.
pub fn table(bench: &Bench) -> Result<Table> {
    let (ours, other) = (static_program(bench)?, bench.program()?);
    let (rows, about) =
        bench.measured(|| COMMANDS.iter().map(|line| row(line, &ours, &other, bench.rounds)).collect())?;
    let rows: Vec<Vec<String>> = rows;
    let heading = ["static against `dist`, same commit", "median of pairs", "least of all runs", "goal 1"];
    let size = std::fs::metadata(&ours)?.len();
    Ok(Table::new("static", &heading, &rows, &format!("The static program has {size} bytes. {about}")))
}

/// Builds the static program as a release has it.
fn static_program(bench: &Bench) -> Result<PathBuf> {
    run(&mut bench.workspace.cargo(["xtask", "dist", TARGET]))?;
    Ok(bench.workspace.target()?.join(TARGET).join("published").join("cardroom"))
}

fn row(line: &str, ours: &Path, other: &Path, rounds: u32) -> Result<Vec<String>> {
    let (mut own, mut others) = (Vec::new(), Vec::new());
    for round in 0..rounds {
        let own_first = round % 2 == 0;
        let [first, second] = if own_first { [ours, other] } else { [other, ours] };
        let [first, second] = [seconds(first, line)?, seconds(second, line)?];
        let (mine, its) = if own_first { (first, second) } else { (second, first) };
        own.push(mine);
        others.push(its);
    }
    let ratios: Vec<f64> = own.iter().zip(&others).map(|(own, other)| own / other).collect();
    let least = |times: &[f64]| times.iter().copied().fold(f64::INFINITY, f64::min);
    let least = least(&own) / least(&others);
    Ok(vec![
        format!("`{line}`"),
        super::table::spread(&ratios, 2),
        format!("{least:.2}"),
        judged(median(&ratios), GOAL),
    ])
}

/// The processor time of a program, in seconds.
fn seconds(program: &Path, line: &str) -> Result<f64> {
    let before = machine::own_seconds()?;
    output(Command::new(program).args(line.split(' ')).stderr(Stdio::null()))?;
    let seconds = machine::own_seconds()? - before;
    ensure!(seconds >= LEAST_SECONDS, "{line} takes {seconds:.2} s, too little to be compared");
    Ok(seconds)
}
