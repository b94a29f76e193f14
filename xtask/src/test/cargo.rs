//! The steps that call cargo.

use super::totals::Totals;
use crate::readme;
use crate::tidy::features::FOR_TESTS;
use crate::workspace::{Workspace, run, shown};
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// The formatting is what `cargo fmt` makes it.
pub fn fmt(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    run(&mut workspace.cargo(["fmt", "--all", "--check"]))
        .context("run `cargo fmt` and look at what it changes")
}

/// Clippy has nothing to say. It shares the profile of the tests, and with it what they build.
pub fn clippy(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let args = ["clippy", "--workspace", "--all-targets", "--profile", "test", "--", "-D", "warnings"];
    run(&mut workspace.cargo(args))
}

/// Every test of every crate, doc tests too. Goldens are compared and never rewritten here.
pub fn test(workspace: &Workspace, totals: &mut Totals) -> Result<()> {
    let returned = super::tidy::returned_folder(workspace)?;
    if returned.exists() {
        std::fs::remove_dir_all(&returned)
            .with_context(|| format!("{} cannot be emptied", returned.display()))?;
    }
    run_counting(workspace.cargo(["test", "--workspace"]).env("INSTA_UPDATE", "no"), totals)?;
    if totals.passed == 0 {
        bail!("no test ran");
    }
    Ok(())
}

/// The tests that kill a process, in a build that has what is for tests alone; at any moment the release binary is killed, as
/// the step before has built it. The rooms wait for bots more than they work, so that all are played at once.
pub fn kills(workspace: &Workspace, totals: &mut Totals) -> Result<()> {
    let program = readme::binary(workspace)?;
    for (test, rest) in
        [("store_failures", &["kills"][..]), ("recovery", &["--", "--nocapture", "--test-threads=7"])]
    {
        let passed = totals.passed;
        let mut command = for_tests(workspace, test);
        run_counting(command.args(rest).env("CARDROOM_TEST_BINARY", &program), totals)?;
        if totals.passed == passed {
            bail!("no test ran");
        }
    }
    Ok(())
}

/// A test in a build that has what is for tests alone. It is the whole workspace's build: the dependencies are those that
/// are built already.
fn for_tests(workspace: &Workspace, test: &str) -> Command {
    let mut command = workspace.cargo(["test", "--workspace", "--test", test, "--features"]);
    command.arg(FOR_TESTS.join(","));
    command
}

/// The program in a build that has what is for tests alone: the one that [`kills`] kills, so that it is built once.
pub fn binary_for_tests(workspace: &Workspace) -> Result<PathBuf> {
    run(for_tests(workspace, "recovery").arg("--no-run"))?;
    Ok(workspace.target()?.join("debug").join(readme::BINARY))
}

/// The documentation, warnings denied.
pub fn doc(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let args = ["doc", "--workspace", "--no-deps", "--profile", "test"];
    run(workspace.cargo(args).env("RUSTDOCFLAGS", "-D warnings"))
}

/// The binary as it is shipped.
pub fn build(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    run(&mut workspace.cargo(["build", "--release"]))
}

/// Runs the program, prints every line as it comes and counts the results of tests among them.
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
