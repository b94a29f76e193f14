//! `cargo xtask mutants`: whether the tests notice when a line of a settlement is wrong.
//!
//! 1. `cargo mutants` changes one thing at a time in a game's files ([`subjects`]) and runs the tests that know its rules.
//! 2. [`report`] writes what survived to `docs/mutants.md`, a section a game, and keeps the reasons that were written
//!    there by hand and the sections of games that were not run.

mod report;
mod subjects;

use crate::workspace::{self, Workspace};
use anyhow::{Context, Result, bail};
use report::{Results, Survivor};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use subjects::{SUBJECTS, Subject};

/// Mutates what is legal and what is settled in the games and writes docs/mutants.md.
///
/// Takes long, and changes the files in place while it runs: it starts only where they are as
/// committed, and nobody should work on them until it ends.
#[derive(clap::Args)]
pub struct Args {
    /// The games to mutate; all if none is named.
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(SUBJECTS.iter().map(|subject| subject.name)))]
    games: Vec<String>,
    /// Seconds after which a mutant's tests are taken to hang.
    #[arg(long, default_value_t = 60)]
    timeout: u32,
    /// Write the report from the last runs' results, without a new run.
    #[arg(long)]
    report_only: bool,
}

const REPORT: &str = "docs/mutants.md";

/// Where `cargo mutants` leaves its results, a folder a game.
const RESULTS: &str = "mutants.out";

/// Runs the mutants and writes the report.
///
/// # Errors
/// Where a file of the list is missing or changed, or `cargo mutants` cannot do its work.
pub fn run(workspace: &Workspace, args: &Args) -> Result<()> {
    let asked = args.games.iter().filter_map(|name| Subject::named(name));
    let subjects: Vec<&Subject> =
        if args.games.is_empty() { SUBJECTS.iter().collect() } else { asked.collect() };
    for subject in subjects {
        if !args.report_only {
            check_files(workspace, subject)?;
            install(workspace)?;
            mutate(workspace, subject, args.timeout)?;
        }
        write(&workspace.root, subject)?;
    }
    Ok(())
}

fn check_files(workspace: &Workspace, subject: &Subject) -> Result<()> {
    if let Some(missing) = subject.files.iter().find(|file| !workspace.root.join(file).is_file()) {
        bail!("{missing} is not there: mend the list in xtask/src/mutants/subjects.rs");
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

/// Where the results of one game lie.
fn results(root: &Path, subject: &Subject) -> PathBuf {
    root.join(RESULTS).join(subject.name)
}

/// `cargo mutants` ends with 0 where all were caught, 2 where some survived, 3 where some hung;
/// anything else is a failure of the run itself.
fn mutate(workspace: &Workspace, subject: &Subject, timeout: u32) -> Result<()> {
    let (timeout, output) = (timeout.to_string(), results(&workspace.root, subject));
    fs::create_dir_all(&output).with_context(|| format!("{} cannot be made", output.display()))?;
    let mut command = workspace.cargo(["mutants", "--in-place", "--profile", "mutants", "--colors", "never"]);
    command.args(["--package", "games", "--test-package", "games", "--timeout", &timeout]);
    command.arg("--output").arg(&output);
    for file in subject.files {
        command.args(["--file", file]);
    }
    // The doc tests and the fuzzing know nothing of the rules that these do not know better.
    command.args(["--", "--lib", "--test", "laws"]);
    for test in subject.tests {
        command.args(["--test", test]);
    }
    command.args(["--", "--skip", "fuzz::"]);
    for laws in subject.laws_of_others() {
        command.args(["--skip", &laws]);
    }
    command.env("CARDROOM_LAW_ROUNDS", subject.law_rounds);
    let status = command.status().context("cargo mutants cannot be started")?;
    match status.code() {
        Some(0 | 2 | 3) => Ok(()),
        _ => bail!("{} ended with {status}", workspace::shown(&command)),
    }
}

fn write(root: &Path, subject: &Subject) -> Result<()> {
    let folder = results(root, subject).join(RESULTS);
    let lines = |name: &str| {
        let path = folder.join(name);
        fs::read_to_string(&path).with_context(|| format!("{} cannot be read", path.display()))
    };
    let found = Results {
        caught: lines("caught.txt")?.lines().count(),
        timeout: lines("timeout.txt")?.lines().count(),
        unviable: lines("unviable.txt")?.lines().count(),
        survivors: lines("missed.txt")?.lines().map(Survivor::read).collect::<Result<_>>()?,
    };
    if found.tried() == 0 {
        bail!("{} holds no mutant: nothing was tested", folder.display());
    }
    let path = root.join(REPORT);
    let before = fs::read_to_string(&path).unwrap_or_default();
    fs::create_dir_all(root.join("docs")).context("docs cannot be made")?;
    let page = report::page(subject, &found, &before);
    fs::write(&path, page).with_context(|| format!("{REPORT} cannot be written"))?;
    println!("mutants: {} survived in {}; see {REPORT}", found.survivors.len(), subject.name);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_without_mutants_is_no_success() {
        let root = std::env::temp_dir().join(format!("xtask-mutants-{}", std::process::id()));
        let subject = &SUBJECTS[0];
        let folder = results(&root, subject).join(RESULTS);
        fs::create_dir_all(&folder).unwrap();
        for name in ["caught.txt", "timeout.txt", "unviable.txt", "missed.txt"] {
            fs::write(folder.join(name), "").unwrap();
        }
        assert!(write(&root, subject).unwrap_err().to_string().contains("nothing was tested"));
        fs::write(folder.join("missed.txt"), "a.rs:1:2: replace f with ()\n").unwrap();
        assert!(write(&root, subject).is_ok());
        assert!(
            fs::read_to_string(root.join(REPORT)).unwrap().contains("| `a.rs:1` | `replace f with ()` |")
        );
        fs::remove_dir_all(&root).unwrap();
    }
}
