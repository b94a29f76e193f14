//! `bench room`: many tables over real sockets, and the latency of their actions.
//!
//! 1. `room.rs`: the course of a run.
//! 2. `server.rs`: the room, as a process of its own.
//! 3. `http.rs`, `table.rs`: guests and tables.
//! 4. `player.rs`: the client end of each socket.
//! 5. `tally.rs`: the measurement. `process.rs`: the system's figures about a process. `reply.rs`: the reply in words.

mod http;
mod player;
mod process;
mod reply;
mod room;
mod server;
mod table;
mod tally;

use crate::exit::RunStatus;
use clap::Subcommand;
use requests::Schemas;

/// Measure the room under load
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  cardroom bench room --help")]
pub struct Args {
    /// The benchmark to run
    #[command(subcommand)]
    benchmark: Benchmark,
}

#[derive(Subcommand)]
enum Benchmark {
    Room(room::Args),
}

/// Runs the benchmark.
///
/// # Errors
/// Misuse, a room that does not start, and write errors.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    match &args.benchmark {
        Benchmark::Room(args) => room::run(args),
    }
}

/// Schema of the reply.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<reply::Reply>()
}
