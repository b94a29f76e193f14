//! The library against other crates: the programs in `benches/peers`, which print their tables.

use super::Bench;
use super::table::Table;
use crate::workspace::{output, run};
use anyhow::{Result, bail};
use std::process::Command;

const FOLDER: &str = "benches/peers";
const MARK: &str = "<!-- bench: ";
const MARK_END: &str = " -->";

/// Builds and runs the program with this name, and returns its tables.
///
/// # Errors
/// If it cannot be built or run, or prints no table.
pub fn tables(bench: &Bench, program: &str) -> Result<Vec<Table>> {
    let folder = bench.workspace.root.join(FOLDER);
    if !folder.join("target/rs_poker").is_dir() {
        run(Command::new("./prepare.sh").current_dir(&folder))?;
    }
    // The packages of this workspace are not built here: its target folder is that of the peers.
    let mut cargo = bench.workspace.cargo(["build", "--release", "--bin", program]);
    run(cargo.current_dir(&folder).env("CARGO_TARGET_DIR", folder.join("target")))?;
    let mut measure = Command::new(folder.join("target/release").join(program));
    measure.arg(bench.rounds.to_string()).current_dir(&folder);
    let (printed, about) = bench.measured(|| output(&mut measure))?;
    let tables = tables_in(&printed);
    if tables.is_empty() {
        bail!("{program} prints no table");
    }
    Ok(tables.into_iter().map(|table| table.with(&about)).collect())
}

/// The tables in what a program prints: a line `<!-- bench: ID -->`, followed by the lines of the table.
pub fn tables_in(printed: &str) -> Vec<Table> {
    let mut lines = printed.lines().peekable();
    let mut tables = Vec::new();
    while let Some(line) = lines.next() {
        let Some(id) = line.strip_prefix(MARK).and_then(|rest| rest.strip_suffix(MARK_END)) else { continue };
        let mut body = String::new();
        while let Some(row) = lines.next_if(|line| line.starts_with('|')) {
            body.push_str(row);
            body.push('\n');
        }
        tables.push(Table { id: id.to_owned(), body });
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_printed_table_is_found() {
        let printed = "All agree.\n\n<!-- bench: a -->\n| x |\n|---|\n\n<!-- bench: b -->\n| y |\nend\n";
        let found: Vec<(String, String)> =
            tables_in(printed).into_iter().map(|table| (table.id, table.body)).collect();
        let wanted = [("a", "| x |\n|---|\n"), ("b", "| y |\n")];
        assert_eq!(found, wanted.map(|(id, body)| (id.to_owned(), body.to_owned())));
    }
}
