//! `cargo xtask mutants`: mutation testing of the code for legal actions and settlement.
//!
//! 1. `cargo mutants` makes one change at a time in a game's files ([`subjects`]) and runs the tests of its
//!    rules, in two passes ([`passes`]).
//! 2. [`report`] writes the surviving mutants to `docs/mutants.md`, one section per game. It keeps the reasons
//!    added there by hand, and the sections of games that were not run.

mod passes;
mod report;
mod subjects;

use crate::workspace::{self, Workspace};
use anyhow::{Context, Result, bail};
use passes::Tally;
use report::Results;
use std::fs;
use std::path::Path;
use std::process::Stdio;
use subjects::{SUBJECTS, Subject};

/// Runs mutation tests on legal actions and settlement, and writes docs/mutants.md.
///
/// Takes hours and changes the files in place while it runs. It starts only if they have no uncommitted
/// changes; do not edit them until it ends.
#[derive(clap::Args)]
pub struct Args {
    /// The games to mutate; all games if omitted.
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(SUBJECTS.iter().map(|subject| subject.name)))]
    games: Vec<String>,
    /// Seconds after which the tests of a mutant are considered hung.
    #[arg(long, default_value_t = 60)]
    timeout: u32,
    /// Retry the survivors of the last run, for example after adding a test; the mutated files must be
    /// unchanged since.
    #[arg(long)]
    again: bool,
    /// Write the report from the results of the last runs, without a new run.
    #[arg(long, conflicts_with = "again")]
    report_only: bool,
}

const REPORT: &str = "docs/mutants.md";

/// Folder for the results, with a subfolder for each game.
const RESULTS: &str = "mutants.out";

/// Runs the mutants and writes the report.
///
/// # Errors
/// If a file to mutate is missing or has uncommitted changes, if `cargo mutants` cannot be installed or fails, if
/// its results are missing or incomplete, or if the report cannot be written.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let asked = args.games.iter().filter_map(|name| Subject::named(name));
    let subjects: Vec<&Subject> =
        if args.games.is_empty() { SUBJECTS.iter().collect() } else { asked.collect() };
    for subject in subjects {
        if !args.report_only {
            check_files(workspace, subject)?;
            install(workspace)?;
        }
        let tally = Tally::of(&workspace.root.join(RESULTS), subject);
        match (args.report_only, args.again) {
            (true, _) => {}
            (_, true) => tally.again(workspace, subject, args.timeout)?,
            _ => tally.run(workspace, subject, args.timeout)?,
        }
        write(&workspace.root, subject, &tally.results()?)?;
    }
    Ok(())
}

fn check_files(workspace: &Workspace, subject: &Subject) -> Result<()> {
    if let Some(missing) = subject.files.iter().find(|file| !workspace.root.join(file).is_file()) {
        bail!("{missing} is not there: fix the list in xtask/src/mutants/subjects.rs");
    }
    let mut git = std::process::Command::new("git");
    git.args(["status", "--porcelain", "--"]).args(subject.files).current_dir(&workspace.root);
    let changed = workspace::output(&mut git)?;
    if !changed.is_empty() {
        bail!("commit these first, since they are mutated in place:\n{changed}");
    }
    Ok(())
}

fn install(workspace: &Workspace) -> Result<()> {
    let mut probe = workspace.cargo(["mutants", "--version"]);
    let found = probe.stdout(Stdio::null()).stderr(Stdio::null()).status();
    if found.is_ok_and(|status| status.success()) {
        return Ok(());
    }
    println!("mutants: cargo-mutants is missing; running `cargo install cargo-mutants --locked`");
    workspace::run(&mut workspace.cargo(["install", "cargo-mutants", "--locked"]))
}

fn write(root: &Path, subject: &Subject, found: &Results) -> Result<()> {
    let path = root.join(REPORT);
    let before = fs::read_to_string(&path).unwrap_or_default();
    fs::create_dir_all(root.join("docs")).context("docs cannot be made")?;
    let page = report::page(subject, found, &before);
    fs::write(&path, page).with_context(|| format!("{REPORT} cannot be written"))?;
    println!("mutants: {} survived in {}; see {REPORT}", found.survivors.len(), subject.name);
    Ok(())
}
