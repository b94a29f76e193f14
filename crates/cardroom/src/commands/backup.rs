//! `backup`: a copy of a room's database, which may be in use.

use crate::exit::{RunStatus, UsageError};
use anyhow::Context;
use room::config::{Config, RawSetting, SettingName};
use room::private_files::is_in_profile;
use room::store;
use std::io::{self, Write};
use std::path::PathBuf;

/// Back up a room to a new file, even while it runs
///
/// The copy is a snapshot of the room's database: the logs of all tables with every card, the logs of all events, the
/// names and contact details of their participants, the ledger and the players. Only you can read it, like the room's
/// own folder; on Windows, if it is in your profile folder. It does not contain the sessions of the players' browsers.
///
/// To restore a copy, stop the room, move every file with a name that begins with cardroom.db out of its folder, and
/// put the copy there as cardroom.db. Leave the file last-hands in place, since it prevents a hand number from being
/// used twice. Hands that are open in the copy are then void, since their cards may have been seen. The stakes are
/// returned, and the table says so.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cardroom backup friday.db
  cardroom backup --data /srv/cardroom /mnt/stick/friday.db")]
pub struct Args {
    /// The room's data folder
    #[arg(long, value_name = "FOLDER")]
    data: Option<String>,
    /// The file to write, which must not exist yet
    file: PathBuf,
}

/// Makes the copy and confirms it.
///
/// # Errors
/// [`UsageError`] if a setting is invalid; another error if the async runtime cannot start, the room's data cannot be
/// read, the copy cannot be written, or output fails.
pub fn run(args: Args) -> anyhow::Result<RunStatus> {
    let flags = args.data.map(|folder| RawSetting::flag(SettingName::Data, folder)).into_iter().collect();
    let config = Config::read(flags, None).map_err(|error| UsageError(error.to_string()))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("the copy cannot be started")?;
    runtime.block_on(store::backup(&config.data, &args.file))?;
    let (from, to) = (config.data.display(), args.file.display());
    writeln!(io::stdout(), "Backed up {from} to {to}.").context("standard output")?;
    if !is_in_profile(&args.file) {
        let note = "Other users of this computer may be able to read the copy, and so see hidden cards.";
        writeln!(io::stdout(), "{note}").context("standard output")?;
    }
    Ok(RunStatus::Success)
}
