//! Steps that run cargo.

use super::totals::Totals;
use crate::readme;
use crate::workspace::{Workspace, run, shown};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Checks the formatting with `cargo fmt`.
pub fn fmt(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    run(&mut workspace.cargo(["fmt", "--all", "--check"]))
        .context("run `cargo fmt` and look at what it changes")
}

/// Runs Clippy with warnings denied. It uses the profile and the features of the tests: the code of the test-only
/// features is checked too, and build artifacts are shared.
pub fn clippy(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let args = ["--all-targets", "--profile", "test", "--", "-D", "warnings"];
    run(&mut workspace.cargo_for_tests("clippy", args))
}

/// Runs the tests of every crate, including doc tests, except those marked `#[ignore]`. Fails if no test ran. First
/// removes the clauses that an earlier run recorded. Snapshots are compared, never updated.
pub fn test(workspace: &Workspace, totals: &mut Totals) -> Result<()> {
    let returned = super::tidy::returned_folder(workspace)?;
    if returned.exists() {
        std::fs::remove_dir_all(&returned)
            .with_context(|| format!("{} cannot be emptied", returned.display()))?;
    }
    run_counting(workspace.cargo_for_tests("test", []).env("INSTA_UPDATE", "no"), totals)?;
    if totals.passed == 0 {
        bail!("no test ran");
    }
    Ok(())
}

/// Runs the crash recovery tests: at failpoints, and at random moments with the release binary built by an earlier
/// step. The rooms mostly wait for bots, so eight tests run concurrently.
pub fn kills(workspace: &Workspace, totals: &mut Totals) -> Result<()> {
    run_against_the_program(workspace, totals, "recovery", "--test-threads=8")
}

/// Attacks the release binary, built by an earlier step, in a network namespace. Prints a line for each attack.
pub fn attacks(workspace: &Workspace, totals: &mut Totals) -> Result<()> {
    run_against_the_program(workspace, totals, "attacks", "--test-threads=1")
        .context("the attacks need root, for a network namespace")
}

/// Runs all tests of a test target with the release binary, including the tests that a plain `cargo test` leaves out.
/// Fails if no test ran.
fn run_against_the_program(
    workspace: &Workspace,
    totals: &mut Totals,
    target: &str,
    threads: &str,
) -> Result<()> {
    let program = readme::binary(workspace)?;
    let passed = totals.passed;
    let args = ["--test", target, "--", "--include-ignored", "--nocapture", threads];
    let mut command = workspace.cargo_for_tests("test", args);
    run_counting(command.env("CARDROOM_TEST_BINARY", &program), totals)?;
    if totals.passed == passed {
        bail!("no test ran");
    }
    Ok(())
}

/// Path of the program built with the test-only features, by the same build as the tests.
pub fn binary_for_tests(workspace: &Workspace) -> Result<PathBuf> {
    run(&mut workspace.cargo_for_tests("test", ["--test", "recovery", "--no-run"]))?;
    Ok(workspace.target()?.join("debug").join(readme::BINARY))
}

/// Builds the documentation, with warnings denied.
pub fn doc(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let args = ["doc", "--workspace", "--no-deps", "--profile", "test"];
    run(workspace.cargo(args).env("RUSTDOCFLAGS", "-D warnings"))
}

/// Builds the release binary.
pub fn build(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    run(&mut workspace.cargo(["build", "--release"]))
}

/// Runs the command, prints its output line by line, and adds up the test results in it.
fn run_counting(command: &mut Command, totals: &mut Totals) -> Result<()> {
    let mut child = command.stdout(Stdio::piped()).spawn().context("cargo cannot be started")?;
    let output = child.stdout.take().context("cargo has no output")?;
    for line in BufReader::new(output).lines() {
        let line = line.context("the output of the tests cannot be read")?;
        println!("{line}");
        totals.add(&line);
    }
    let status = child.wait().context("cargo cannot be waited for")?;
    if !status.success() {
        bail!("{} ended with {status}", shown(command));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_fails_is_an_error_and_its_results_still_count() {
        let mut totals = Totals::default();
        let script = "echo 'test result: FAILED. 2 passed; 1 failed; 0 ignored; 0 measured'; exit 3";
        let error = run_counting(Command::new("sh").args(["-c", script]), &mut totals).unwrap_err();
        assert!(error.to_string().contains("ended with exit status: 3"), "{error}");
        assert_eq!((totals.passed, totals.failed), (2, 1));
    }
}
