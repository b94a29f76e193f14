//! `cargo xtask mutants`: whether the tests notice when a line of the settlement is wrong.
//!
//! 1. `cargo mutants` changes one thing at a time in [`FILES`] and runs the tests of `games`.
//! 2. [`report`] writes what survived to `docs/mutants.md`, and keeps the reasons that were written
//!    there by hand.

mod report;

use crate::workspace::{self, Workspace};
use anyhow::{Context, Result, bail};
use report::{Report, Survivor};
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// Mutates hold'em's settlement, banks and legality and writes docs/mutants.md.
///
/// Takes long, and changes the files in place while it runs: it starts only where they are as
/// committed, and nobody should work on them until it ends.
#[derive(clap::Args)]
pub struct Args {
    /// Seconds after which a mutant's tests are taken to hang.
    #[arg(long, default_value_t = 45)]
    timeout: u32,
    /// Write the report from the last run's results, without a new run.
    #[arg(long)]
    report_only: bool,
}

/// What is mutated.
const FILES: &[&str] = &[
    "crates/games/src/pots.rs",
    "crates/games/src/holdem/settle.rs",
    "crates/games/src/holdem/trade.rs",
    "crates/games/src/holdem/legal.rs",
    "crates/games/src/holdem/showdown.rs",
    "crates/games/src/holdem/streets.rs",
];

/// How many rounds each law plays for one mutant: enough to break where the settlement is wrong, and soon.
const LAW_ROUNDS: &str = "2000";

const REPORT: &str = "docs/mutants.md";
const RESULTS: &str = "mutants.out";

/// Runs the mutants and writes the report.
///
/// # Errors
/// Where a file of the list is missing or changed, or `cargo mutants` cannot do its work.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    if !args.report_only {
        check_files(workspace)?;
        install(workspace)?;
        mutate(workspace, args.timeout)?;
    }
    write(&workspace.root)
}

fn check_files(workspace: &Workspace) -> Result<()> {
    if let Some(missing) = FILES.iter().find(|file| !workspace.root.join(file).is_file()) {
        bail!("{missing} is not there: mend the list in xtask/src/mutants.rs");
    }
    let mut git = std::process::Command::new("git");
    git.args(["status", "--porcelain", "--"]).args(FILES).current_dir(&workspace.root);
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

/// `cargo mutants` ends with 0 where all were caught, 2 where some survived, 3 where some hung;
/// anything else is a failure of the run itself.
fn mutate(workspace: &Workspace, timeout: u32) -> Result<()> {
    let timeout = timeout.to_string();
    let mut command = workspace.cargo(["mutants", "--in-place", "--profile", "mutants", "--colors", "never"]);
    command.args(["--package", "games", "--test-package", "games", "--timeout", &timeout]);
    for file in FILES {
        command.args(["--file", file]);
    }
    // The doc tests and the fuzzing know nothing of the rules that these do not know better.
    command
        .args(["--", "--lib", "--test", "holdem", "--test", "perft", "--test", "golden", "--test", "laws"]);
    command.env("CARDROOM_LAW_ROUNDS", LAW_ROUNDS);
    let status = command.status().context("cargo mutants cannot be started")?;
    match status.code() {
        Some(0 | 2 | 3) => Ok(()),
        _ => bail!("{} ended with {status}", workspace::shown(&command)),
    }
}

fn write(root: &Path) -> Result<()> {
    let results = |name: &str| {
        let path = root.join(RESULTS).join(name);
        fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))
    };
    let path = root.join(REPORT);
    let before = fs::read_to_string(&path).unwrap_or_default();
    let report = Report {
        files: FILES,
        caught: results("caught.txt")?.lines().count(),
        timeout: results("timeout.txt")?.lines().count(),
        unviable: results("unviable.txt")?.lines().count(),
        survivors: results("missed.txt")?.lines().map(Survivor::read).collect::<Result<_>>()?,
    };
    if report.tried() == 0 {
        bail!("{RESULTS} holds no mutant: nothing was tested");
    }
    fs::create_dir_all(root.join("docs")).context("docs cannot be made")?;
    fs::write(&path, report.markdown(&before)).with_context(|| format!("{REPORT} cannot be written"))?;
    println!("mutants: {} survived; see {REPORT}", report.survivors.len());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_without_mutants_is_no_success() {
        let root = std::env::temp_dir().join(format!("xtask-mutants-{}", std::process::id()));
        fs::create_dir_all(root.join(RESULTS)).unwrap();
        let results = ["caught.txt", "timeout.txt", "unviable.txt", "missed.txt"];
        for name in results {
            fs::write(root.join(RESULTS).join(name), "").unwrap();
        }
        assert!(write(&root).unwrap_err().to_string().contains("nothing was tested"));
        fs::write(root.join(RESULTS).join("missed.txt"), "a.rs:1:2: replace f with ()\n").unwrap();
        assert!(write(&root).is_ok());
        assert!(
            fs::read_to_string(root.join(REPORT)).unwrap().contains("| `a.rs:1` | `replace f with ()` |")
        );
        fs::remove_dir_all(&root).unwrap();
    }
}
