//! `backup`: a copy of everything that a room keeps, while it runs.

use crate::exit::{Answered, Misuse};
use anyhow::Context;
use room::config::{Config, Given, Name};
use room::store;
use std::io::{self, Write};
use std::path::PathBuf;

/// Back up a running room to a new file
///
/// The copy is what was stored at one moment: the logs of all tables with every card, the ledger and the players. It can
/// be read by you alone, as the room's own folder. What tells a player's browser from others is not in it.
///
/// To go back to a copy, end the room, take every file whose name begins with cardroom.db out of its folder, and put the
/// copy there as cardroom.db. Leave the file last-hands where it is: by it no hand number is given twice. Hands that are open in
/// the copy are void then, since their cards may have been seen: the stakes are returned, and the table says so.
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

/// Copies, and says what was copied.
///
/// # Errors
/// Misuse; where the room cannot be read or the file not be written.
pub fn run(args: Args) -> anyhow::Result<Answered> {
    let flags = args.data.map(|folder| Given::flag(Name::Data, folder)).into_iter().collect();
    let config = Config::read(flags, None).map_err(|error| Misuse(error.to_string()))?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.context("the copy cannot be started")?;
    runtime.block_on(store::backup(&config.data, &args.file))?;
    let (from, to) = (config.data.display(), args.file.display());
    writeln!(io::stdout(), "Everything in {from} is in {to} too.").context("standard output")?;
    Ok(Answered::All)
}
