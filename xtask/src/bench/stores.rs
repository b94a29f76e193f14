//! Starting with long logs, and verifying stored data: the examples of the room.

use super::table::{Table, judged, spread};
use super::{Bench, number};
use crate::workspace::{output, run};
use anyhow::{Context, Result};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Goals: a million entries are verified, in seconds.
const VERIFIED: f64 = 2.0;
/// Tables and hands of the long logs; entries and logs of the data to verify.
const LONG: [&str; 2] = ["4", "10000"];
const STORED: [&str; 2] = ["1000000", "10"];
/// Number of checks in a run of the example.
const CHECKS: usize = 3;

/// Measures both.
///
/// # Errors
/// If an example cannot be built or run.
pub fn tables(bench: &Bench) -> Result<Vec<Table>> {
    let folder = bench.workspace.target()?.join("bench-stores");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).with_context(|| format!("{} cannot be made", folder.display()))?;
    let tables = vec![long_logs(bench, &folder)?, verify(bench, &folder)?];
    fs::remove_dir_all(&folder).with_context(|| format!("{} cannot be removed", folder.display()))?;
    Ok(tables)
}

fn long_logs(bench: &Bench, folder: &Path) -> Result<Table> {
    let folder = folder.join("long");
    // The first run plays the hands, and measures nothing.
    printed(bench, "long_logs", &folder, LONG)?;
    let (runs, about) =
        bench.measured(|| (0..bench.rounds).map(|_| example(bench, "long_logs", &folder, LONG)).collect())?;
    let runs: Vec<Value> = runs;
    let values = |field: &str| -> Result<Vec<f64>> { runs.iter().map(|run| number(run, field)).collect() };
    let row = vec![
        format!("{} tables of {} hands", LONG[0], LONG[1]),
        spread(&values("/opened_seconds")?, 3),
        spread(&values("/tables_seconds")?, 3),
        spread(&values("/memory_kib")?, 0),
    ];
    let heading = ["", "the file is open, s", "the tables continue, s more", "memory, KiB"];
    Ok(Table::new("long-logs", &heading, &[row], &about))
}

fn verify(bench: &Bench, folder: &Path) -> Result<Table> {
    let (runs, about) = bench
        .measured(|| (0..2).map(|_| example(bench, "verify", &folder.join("stored"), STORED)).collect())?;
    let runs: Vec<Value> = runs;
    let seconds: Result<Vec<f64>> = runs
        .iter()
        .flat_map(|run| (0..CHECKS).map(move |check| number(run, &format!("/seconds/{check}"))))
        .collect();
    let seconds = seconds?;
    let row = vec![
        format!("{} entries in {} logs", STORED[0], STORED[1]),
        spread(&seconds, 2),
        judged(super::table::median(&seconds), VERIFIED),
    ];
    Ok(Table::new("verify", &["", "checked, s", "goal 2"], &[row], &about))
}

/// Builds and runs an example of the room, and returns the JSON in the last line that it prints.
fn example(bench: &Bench, name: &str, folder: &Path, numbers: [&str; 2]) -> Result<Value> {
    let printed = printed(bench, name, folder, numbers)?;
    let last = printed.lines().last().with_context(|| format!("{name} prints nothing"))?;
    serde_json::from_str(last).with_context(|| format!("{name} prints no JSON"))
}

fn printed(bench: &Bench, name: &str, folder: &Path, numbers: [&str; 2]) -> Result<String> {
    let build = ["build", "--quiet", "--profile", "dist", "--package", "room", "--example", name];
    run(&mut bench.workspace.cargo(build))?;
    let program = bench.workspace.target()?.join("dist").join("examples").join(name);
    output(Command::new(program).arg(folder).args(numbers))
}
