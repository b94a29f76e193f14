//! Checks of the programs for other systems.

mod wine;

use crate::test::WINDOWS;
use crate::workspace::{Workspace, run};
use anyhow::{Context, Result};

/// Builds the program for Windows, and runs it under Wine.
#[derive(clap::Args)]
pub struct Args {}

/// Builds the program for Windows, and makes every check of [`wine`](mod@wine).
///
/// # Errors
/// If the program cannot be built, or a check fails.
pub fn wine(workspace: &Workspace, _: &Args) -> Result<()> {
    wine::ensure_tools()?;
    let mut build = workspace.cargo(["build", "--release", "--package", "cardroom", "--target", WINDOWS]);
    run(&mut build).context("the program must compile for Windows")?;
    wine::smoke(workspace, &workspace.target()?.join(WINDOWS).join("release/cardroom.exe"))
}
