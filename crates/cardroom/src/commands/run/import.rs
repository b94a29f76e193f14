//! `run import`: an event from its file.

use super::data_folder::{DataFolder, announcement, block_on, with_store};
use crate::exit::RunStatus;
use anyhow::{Context, anyhow};
use room::run::file;
use room::store::log_file::decoded;
use std::io::{self, Write};
use std::path::PathBuf;

/// Continue an event in this room, from the file that `run export` wrote
///
/// The file is checked first. The event keeps its id and its log. Its staff join again: the command prints a link for
/// the organiser. Tally sheets keep their codes if the file was written with --sheet-key; otherwise they get new ones.
/// The first computer stops accepting entries as soon as a staff phone that has connected to this one connects to it
/// again.
#[derive(clap::Args)]
pub struct Args {
    /// The file
    file: PathBuf,
    #[command(flatten)]
    folder: DataFolder,
}

/// Imports the event, and prints the link for its organiser.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if the file cannot be read or fails a
/// check, the room already has the event, the data folder is in use, or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let bytes = std::fs::read(&args.file).with_context(|| args.file.display().to_string())?;
    let text = decoded(&bytes).map_err(|reason| anyhow!("{}: {reason}", args.file.display()))?;
    let config = args.folder.config()?;
    let imported = block_on(with_store(&config, async |store| Ok(file::import(store, text).await?)))
        .with_context(|| args.file.display().to_string())?;
    writeln!(io::stdout(), "{}", announcement(&config, &imported)).context("standard output")?;
    Ok(RunStatus::Success)
}
