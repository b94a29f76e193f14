//! `run export`: the file of an event.

use super::data_folder::{DataFolder, block_on};
use crate::exit::RunStatus;
use anyhow::Context;
use room::run::file::{self, Selection};
use room::store::RunId;
use std::io::{self, Write};

/// Print the log of an event as JSON Lines, even while the room is running
///
/// The file contains all that `run import` needs, with names and contact details: keep it private. With --public it
/// contains only the names that participants chose to show in full.
#[derive(clap::Args)]
pub struct Args {
    /// The id of the event, from its link
    event: RunId,
    /// Leave out contact details, and the names that are not shown in full
    #[arg(long)]
    public: bool,
    /// Include the secret key for the codes on tally sheets, so that the printed sheets stay valid where the file is
    /// imported. Anyone with the key can forge codes
    #[arg(long, conflicts_with = "public")]
    sheet_key: bool,
    #[command(flatten)]
    folder: DataFolder,
}

/// Prints the file.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if the data folder has no such event,
/// or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    let config = args.folder.config()?;
    let selection = match (args.public, args.sheet_key) {
        (true, _) => Selection::Public,
        (false, true) => Selection::WithSheetKey,
        (false, false) => Selection::Organiser,
    };
    let file = block_on(async { Ok(file::export(&config.data, args.event, selection).await?) })?;
    io::stdout().lock().write_all(file.as_bytes()).context("standard output")?;
    Ok(RunStatus::Success)
}
