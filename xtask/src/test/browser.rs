//! The steps about the browser client: its types and unit tests, and what people do with it in Chromium.

use super::cargo::binary_for_tests;
use super::totals::Totals;
use crate::npm::Folder;
use crate::readme;
use crate::workspace::{Workspace, bytes, run};
use anyhow::Result;
use std::fs;

/// The client and the browser tests are formatted, and the linter, which needs the packages of both, finds nothing.
pub fn lint(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    Folder::ready(workspace, "e2e")?;
    let web = Folder::ready(workspace, "web")?;
    web.script("format:check")?;
    web.script("lint")
}

/// The client's types fit together, its unit tests pass, and what it says of rounds that were played by chance is true.
pub fn web(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let web = Folder::ready(workspace, "web")?;
    web.check_types()?;
    run(&mut web.node(["test.js"]))?;
    let rounds = workspace.target()?.join("rounds.jsonl");
    fs::write(&rounds, bytes(&mut workspace.example("rounds")?)?)?;
    run(web.node(["test.js", "rounds"]).arg(rounds))
}

/// People use the room in Chromium: the release binary, as the step before has built it. Where they know the cards
/// beforehand it is the build for tests, in which a deal can be fixed.
pub fn e2e(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let e2e = Folder::ready(workspace, "e2e")?;
    e2e.check_types()?;
    let fixed = binary_for_tests(workspace)?;
    run(e2e.node(["run.js"]).arg(readme::binary(workspace)?).arg("--fixed-deal").arg(fixed))
}
