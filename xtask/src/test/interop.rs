//! The steps with programs that others wrote: readers of the files that are exported, and clients of the API.

use super::totals::Totals;
use crate::npm::Folder;
use crate::pip::Environment;
use crate::readme;
use crate::workspace::{Workspace, run};
use anyhow::Result;

/// The folder with both.
pub const FOLDER: &str = "interop";

/// Checks that PokerKit, `poker` and `hhp` read the files of `export` as the hands were played.
pub fn readers(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    check(workspace, "readers.py")
}

/// A running room answers as its description says, and the description is one that others can use.
pub fn api(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    check(workspace, "api.py")
}

/// Runs a script against the release binary, as the step before has built it.
fn check(workspace: &Workspace, script: &str) -> Result<()> {
    Folder::ready(workspace, FOLDER)?;
    let python = Environment::ready(workspace, FOLDER)?;
    let program = readme::binary(workspace)?;
    run(python.call(workspace.root.join(FOLDER).join(script)).arg(program))
}
