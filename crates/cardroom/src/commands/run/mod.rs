//! `run`: events of the poker run, for scripts.

mod create;
mod data_folder;
mod export;
mod import;
pub mod verify;

use crate::exit::RunStatus;
use clap::Subcommand;

/// Create, move and check events of the poker run from scripts
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  cardroom run create event.toml
  cardroom run export 3f7k2m9x0a > event.jsonl
  cardroom run verify event.jsonl --head 4be1…
  cardroom run import event.jsonl --data /srv/cardroom")]
pub struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Create(create::Args),
    Import(import::Args),
    Export(export::Args),
    Verify(verify::Args),
}

/// Runs the command.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if a setting is invalid; another error if a file or the data folder cannot
/// be used, or output fails.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    match &args.command {
        Command::Create(args) => create::run(args),
        Command::Import(args) => import::run(args),
        Command::Export(args) => export::run(args),
        Command::Verify(args) => verify::run(args),
    }
}
