//! The steps about the browser client: its types and unit tests, and what people do with it in Chromium.

use super::cargo::binary_for_tests;
use super::totals::Totals;
use crate::npm::Folder;
use crate::readme;
use crate::workspace::{Workspace, run};
use anyhow::Result;

/// The client's types fit together, and its unit tests pass.
pub fn web(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let web = Folder::ready(workspace, "web")?;
    web.check_types()?;
    run(&mut web.node(["test.js"]))
}

/// People use the room in Chromium: the release binary, as the step before has built it. Where they know the cards
/// beforehand it is the build for tests, in which a deal can be fixed.
pub fn e2e(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let e2e = Folder::ready(workspace, "e2e")?;
    e2e.check_types()?;
    let fixed = binary_for_tests(workspace)?;
    run(e2e.node(["run.js"]).arg(readme::binary(workspace)?).arg("--fixed-deal").arg(fixed))
}
