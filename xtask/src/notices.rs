//! `cargo xtask notices`: writes `THIRD-PARTY`, the notices of third-party code in the program and its page.
//!
//! - [`work`]: a third-party package with the licence texts that it ships;
//! - [`mod@print`]: the formatted notices.
//!
//! The file is the same on every machine: it includes the packages for all platforms, and takes their texts
//! from the folders unpacked by cargo and npm.

mod print;
mod work;

use crate::npm::Folder;
use crate::packages;
use crate::workspace::{Workspace, output};
use anyhow::{Context, Result};
use std::fs;
use work::Work;

/// Path of the notices, relative to the root of the workspace.
pub const FILE: &str = "THIRD-PARTY";

/// Writes the notices of third-party code in the program and its page.
#[derive(clap::Args)]
pub struct Args {}

/// Writes the file.
///
/// # Errors
/// If a package or its licence cannot be read, the page cannot be built, or the file cannot be written.
pub fn run(workspace: &Workspace, _: &Args) -> Result<()> {
    let path = workspace.root.join(FILE);
    fs::write(&path, text(workspace)?).with_context(|| format!("{} cannot be written", path.display()))?;
    println!("notices: {FILE} is written");
    Ok(())
}

/// The expected text of the file.
///
/// # Errors
/// If the packages cannot be listed or installed, a package or its licence cannot be read, or the page cannot be
/// built.
pub fn text(workspace: &Workspace) -> Result<String> {
    let program = packages::in_the_program(workspace)?;
    let program: Vec<Work> = program.into_iter().map(Work::of_cargo).collect::<Result<_>>()?;
    Ok(print::notices(&program, &in_the_page(workspace)?))
}

/// The packages that the bundler includes in the page, sorted by folder.
fn in_the_page(workspace: &Workspace) -> Result<Vec<Work>> {
    let folders = folders_in_the_page(workspace)?;
    folders.iter().map(|folder| Work::of_npm(&workspace.root.join("web").join(folder))).collect()
}

/// The folders of the packages that the bundler includes in the page, relative to `web` and sorted.
///
/// # Errors
/// If the packages cannot be installed, or the page cannot be built.
pub fn folders_in_the_page(workspace: &Workspace) -> Result<Vec<String>> {
    let web = Folder::ready(workspace, "web")?;
    let pages = workspace.target()?.join("notices");
    let pages = pages.to_str().context("the path of cargo's target folder is no UTF-8")?;
    let printed = output(&mut web.node(["build.js", pages]))?;
    Ok(printed.lines().map(str::to_owned).collect())
}
