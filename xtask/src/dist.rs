//! `cargo xtask dist`: makes the files of a release, and tests the programs in them.
//!
//! 1. [`version`](mod@version): the places that state the version must agree.
//! 2. [`build`]: the programs, linked by Zig for all systems.
//! 3. [`documents`]: the man pages and the shell completions. [`archive`]: an archive per system.
//! 4. [`debian`]: the packages for Debian. [`container`]: the images of containers.
//! 5. [`sbom`]: the software bill of materials. [`sums`]: the checksums of all files.
//! 6. [`room`]: a room as a process. [`smoke`]: runs a program as a user would, natively or under QEMU. [`mod@wine`]: the same for Windows, under Wine.
//! 7. [`publication`]: reasons against publishing the files.
//! 8. [`target`]: the targets, with the tools that each needs.

mod archive;
mod build;
mod container;
mod debian;
mod documents;
mod publication;
mod release;
mod room;
mod sbom;
mod smoke;
mod sums;
mod target;
mod version;
mod wine;

use crate::test::WINDOWS;
use crate::workspace::{Workspace, run};
use anyhow::{Context, Result};
use release::Release;
use std::path::PathBuf;
use target::Target;

/// Makes the files of a release, and tests the programs in them.
#[derive(clap::Args)]
pub struct Args {
    /// The targets; by default all that can be linked without the files of a vendor
    #[arg(value_enum, value_name = "TARGET")]
    targets: Vec<Target>,
    /// The folder for the files, in which those of earlier runs are replaced [default: target/artifacts]
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
    /// The profile of the programs: `release` builds faster, to try the checks; its files are not for publication
    #[arg(long, default_value = build::PROFILE, value_parser = [build::PROFILE, "release"])]
    profile: String,
    /// Refuse to make files that are not for publication: with another profile, changes or placeholders in the checkout
    #[arg(long)]
    publish: bool,
}

/// Builds the program for Windows, and runs it under Wine.
#[derive(clap::Args)]
pub struct WineArgs {}

/// Makes the files of the release, and prints them with their sizes.
///
/// # Errors
/// If the stated versions differ, a tool is missing, a program cannot be built or is too large, or a check fails.
pub fn make(workspace: &Workspace, args: &Args) -> Result<()> {
    let targets = if args.targets.is_empty() { Target::DEFAULT.to_vec() } else { args.targets.clone() };
    let release = Release::start(workspace, args, &targets)?;
    for target in &targets {
        println!("dist: {}", target.name());
        target.make(&release).with_context(|| format!("{} cannot be made", target.name()))?;
    }
    sbom::make(&release)?;
    sums::write(&release.folder)?;
    let folder = release.deliver()?;
    print!("{}", sums::list(&folder)?);
    let left_out = Target::MAC.iter().filter(|target| !targets.contains(target));
    release.obstacles.iter().for_each(|obstacle| println!("dist: not for publication: {obstacle}"));
    left_out.for_each(|target| println!("dist: {} is left out: {}", target.name(), target::WITHOUT_APPLE));
    Ok(())
}

/// Builds the program for Windows, and makes every check of [`wine`](mod@wine).
///
/// # Errors
/// If the program cannot be built, or a check fails.
pub fn wine(workspace: &Workspace, _: &WineArgs) -> Result<()> {
    wine::ensure_tools()?;
    let mut build = workspace.cargo(["build", "--release", "--package", "cardroom", "--target", WINDOWS]);
    run(&mut build).context("the program must compile for Windows")?;
    wine::smoke(workspace, &workspace.target()?.join(WINDOWS).join("release/cardroom.exe"))
}
