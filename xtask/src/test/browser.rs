//! Steps for the browser client: lints, types, unit tests, and end-to-end tests in Chromium.

use super::cargo::binary_for_tests;
use super::totals::Totals;
use crate::npm::Folder;
use crate::readme;
use crate::workspace::{Workspace, bytes, run};
use anyhow::Result;
use std::fs;
use std::path::PathBuf;

/// Checks the formatting of the client and the browser tests, and runs the linter, which needs the packages of
/// both.
pub fn lint(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    Folder::ready(workspace, "e2e")?;
    let web = Folder::ready(workspace, "web")?;
    web.script("format:check")?;
    web.script("lint")
}

/// Checks the client's types, runs its unit tests, compares its texts for random rounds with the engine's results,
/// and compares the boards built from the room's updates with the room's own boards.
pub fn web(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let web = Folder::ready(workspace, "web")?;
    web.check_types()?;
    run(&mut web.node(["test.js"]))?;
    let (rounds, boards) = (printed(workspace, "rounds")?, printed(workspace, "boards")?);
    run(web.node(["test.js", "rounds"]).args([rounds, boards]))
}

/// Runs an example. Returns the path of the file with its output.
fn printed(workspace: &Workspace, example: &str) -> Result<PathBuf> {
    let file = workspace.target()?.join(example).with_extension("jsonl");
    fs::write(&file, bytes(&mut workspace.example(example)?)?)?;
    Ok(file)
}

/// Runs the end-to-end tests in Chromium against the release binary, built by an earlier step. Tests that need
/// known cards use the test build, in which a deal can be fixed.
pub fn e2e(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let e2e = Folder::ready(workspace, "e2e")?;
    e2e.check_types()?;
    let fixed = binary_for_tests(workspace)?;
    run(e2e.node(["run.js"]).arg(readme::binary(workspace)?).arg("--fixed-deal").arg(fixed))
}
