//! `schema COMMAND`: the JSON Schema of a command's requests and replies.

use super::{bench, cert, show};
use crate::exit::RunStatus;
use crate::stdio::reply;
use clap::ValueEnum;
use requests::{
    Schemas, arena, choose, decide, edge, equity, live, plays, pots, rank, referee, replay, simulate, wheel,
};

/// Print the JSON Schema of a command's request and reply
#[derive(clap::Args)]
#[command(after_help = "\
Prints {\"request\":…,\"reply\":…}. The request is null if a command takes none on standard input.

Example:
  cardroom schema rank")]
pub struct Args {
    /// The command whose schema to print
    command: Described,
}

/// The commands whose replies have a schema.
#[derive(Clone, Copy, ValueEnum)]
enum Described {
    Show,
    Rank,
    Plays,
    Pots,
    Equity,
    Edge,
    Decide,
    Choose,
    Wheel,
    Live,
    Simulate,
    Arena,
    Bench,
    BenchRun,
    Cert,
    Referee,
    Replay,
}

/// Prints the schemas.
///
/// # Errors
/// If writing to standard output fails.
pub fn run(args: Args) -> anyhow::Result<RunStatus> {
    reply::print(&schemas(args.command))?;
    Ok(RunStatus::Success)
}

fn schemas(command: Described) -> Schemas {
    match command {
        Described::Show => show::schemas(),
        Described::Rank => rank::schemas(),
        Described::Plays => plays::schemas(),
        Described::Pots => pots::schemas(),
        Described::Referee => referee::schemas(),
        Described::Replay => replay::schemas(),
        Described::Equity => equity::schemas(),
        Described::Edge => edge::schemas(),
        Described::Decide => decide::schemas(),
        Described::Choose => choose::schemas(),
        Described::Wheel => wheel::schemas(),
        Described::Live => live::schemas(),
        Described::Simulate => simulate::schemas(),
        Described::Arena => arena::schemas(),
        Described::Bench => bench::schemas(),
        Described::BenchRun => bench::schemas_of_run(),
        Described::Cert => cert::schemas(),
    }
}
