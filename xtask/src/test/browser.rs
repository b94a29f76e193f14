//! The steps about the browser client: its types and unit tests, and what people do with it in Chromium.

use super::totals::Totals;
use crate::npm::Folder;
use crate::readme;
use crate::workspace::{Workspace, run};
use anyhow::{Context, Result};

/// The client's types fit together, and its unit tests pass.
pub fn web(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let web = Folder::ready(workspace, "web")?;
    web.check_types()?;
    run(&mut web.node(["test.js"]))
}

/// People use the room in Chromium: the release binary, as the step before has built it.
pub fn e2e(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    let e2e = Folder::ready(workspace, "e2e")?;
    e2e.check_types()?;
    let program = readme::binary(workspace)?;
    let program = program.to_str().context("the target folder's name is no UTF-8")?;
    run(&mut e2e.node(["run.js", program]))
}
