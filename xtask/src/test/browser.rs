//! Steps for the browser client: lints, types, unit tests, and end-to-end tests in Chromium.

use super::cargo::binary_for_tests;
use super::totals::Totals;
use crate::npm::Folder;
use crate::readme;
use crate::workspace::{Workspace, bytes, run};
use anyhow::Result;
use std::fs;

/// Checks the formatting of the client and the browser tests, and runs the linter, which needs the packages of
/// both.
pub fn lint(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    Folder::ready(workspace, "e2e")?;
    let web = Folder::ready(workspace, "web")?;
    web.script("format:check")?;
    web.script("lint")
}

/// Checks the client's types, runs its unit tests, and compares its texts for random rounds with the engine's
/// results.
pub fn web(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let web = Folder::ready(workspace, "web")?;
    web.check_types()?;
    run(&mut web.node(["test.js"]))?;
    let rounds = workspace.target()?.join("rounds.jsonl");
    fs::write(&rounds, bytes(&mut workspace.example("rounds")?)?)?;
    run(web.node(["test.js", "rounds"]).arg(rounds))
}

/// Runs the end-to-end tests in Chromium against the release binary, built by an earlier step. Tests that need
/// known cards use the test build, in which a deal can be fixed.
pub fn e2e(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let e2e = Folder::ready(workspace, "e2e")?;
    e2e.check_types()?;
    let fixed = binary_for_tests(workspace)?;
    run(e2e.node(["run.js"]).arg(readme::binary(workspace)?).arg("--fixed-deal").arg(fixed))
}
