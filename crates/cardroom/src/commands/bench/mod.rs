//! `bench room`: a load test with many tables over real sockets, which measures the latency of actions. [`mod@run`] is
//! the load test of a poker-run event; it shares `server.rs` and `process.rs`.
//!
//! 1. `room.rs`: the phases of a run.
//! 2. `server.rs`: the room, as a separate process.
//! 3. `table.rs`: guests and tables, by the requests of [`http`](crate::http).
//! 4. `player.rs`: the client end of each socket.
//! 5. `tally.rs`: the measurement. `process.rs`: memory and CPU time of a process. `reply.rs`: the reply, and its
//!    text.

mod player;
mod process;
mod reply;
mod room;
mod run;
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
  cardroom bench room --help
  cardroom bench run --help")]
pub struct Args {
    /// The benchmark to run
    #[command(subcommand)]
    benchmark: Benchmark,
}

#[derive(Subcommand)]
enum Benchmark {
    Room(room::Args),
    Run(run::Args),
}

/// Runs the benchmark.
///
/// # Errors
/// Those of the benchmark, such as invalid arguments or a room that does not start.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    match &args.benchmark {
        Benchmark::Room(args) => room::run(args),
        Benchmark::Run(args) => run::run(args),
    }
}

/// Reply schema of `bench room`.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<reply::Reply>()
}

/// Reply schema of `bench run`.
pub fn schemas_of_run() -> Schemas {
    Schemas::of_reply::<run::Reply>()
}
