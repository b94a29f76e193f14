//! Interoperability tests with third-party programs: readers of exported files, and clients of the API.

use super::totals::Totals;
use crate::npm::Folder;
use crate::pip::Environment;
use crate::readme;
use crate::workspace::{Workspace, run};
use anyhow::Result;

/// The folder with the tests.
pub const FOLDER: &str = "interop";

/// Checks that PokerKit, `poker` and `hhp` read exported files correctly.
pub fn readers(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    check(workspace, "readers.py")
}

/// Checks that a running room conforms to its OpenAPI description, and that third-party tools can use the
/// description.
pub fn api(workspace: &Workspace, _: &mut Totals) -> Result<()> {
    check(workspace, "api.py")
}

/// Runs a script against the release binary, built by an earlier step.
fn check(workspace: &Workspace, script: &str) -> Result<()> {
    Folder::ready(workspace, FOLDER)?;
    let python = Environment::ready(workspace, FOLDER)?;
    let program = readme::binary(workspace)?;
    run(python.call(workspace.root.join(FOLDER).join(script)).arg(program))
}
