//! `man FOLDER`: manual pages.

use crate::exit::RunStatus;
use anyhow::Context;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Write the manual pages of cardroom and of all its commands
///
/// There is one page per command: cardroom.1, cardroom-serve.1, cardroom-run-export.1 and so on.
#[derive(clap::Args)]
#[command(after_help = "Example:\n  cardroom man ~/.local/share/man/man1")]
pub struct Args {
    /// The folder for the pages, which is made if there is none
    folder: PathBuf,
}

/// Writes the pages of the command `cardroom`, and confirms it.
///
/// # Errors
/// If the folder cannot be made, a page cannot be written, or output fails.
pub fn run(args: &Args, cardroom: clap::Command) -> anyhow::Result<RunStatus> {
    let folder = args.folder.as_path();
    write(folder, cardroom).with_context(|| format!("{}: the pages cannot be written", folder.display()))?;
    writeln!(io::stdout(), "The manual pages are in {}.", folder.display()).context("standard output")?;
    Ok(RunStatus::Success)
}

/// Writes a page per command. The version is in the title of the first page, and so in that of none of the others.
fn write(folder: &Path, mut cardroom: clap::Command) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    cardroom = cardroom.disable_help_subcommand(true);
    cardroom.build();
    clap_mangen::generate_to(cardroom, folder)
}
