//! The pages on a phone, by Lighthouse.

use super::Bench;
use super::peers::tables_in;
use super::table::Table;
use crate::npm::Folder;
use anyhow::{Context, Result, bail};
use std::process::Stdio;

/// Measures the pages.
///
/// # Errors
/// If the program cannot be built, the packages cannot be installed, or Lighthouse fails.
pub fn tables(bench: &Bench) -> Result<Vec<Table>> {
    let program = bench.program()?;
    let mut command = Folder::ready(bench.workspace, "benches/lighthouse")?.node(["run.js"]);
    command.arg(&program).arg(bench.rounds.to_string()).stderr(Stdio::inherit());
    // The program ends with 1 if a goal is not met, which the table says.
    let (done, about) = bench.measured(|| command.output().context("node cannot be started"))?;
    let printed = String::from_utf8(done.stdout).context("run.js prints no UTF-8")?;
    print!("{printed}");
    let tables = tables_in(&printed);
    if tables.is_empty() {
        bail!("run.js prints no table");
    }
    Ok(tables.into_iter().map(|table| table.with(&about)).collect())
}
