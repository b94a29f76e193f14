//! `bench room`: many tables over real sockets, and how long people wait for what others do.
//!
//! 1. `room.rs`: the course of it. 2. `server.rs`: the room, a process of its own. 3. `http.rs`, `table.rs`: guests and tables.
//! 4. `player.rs`: the other end of each socket. 5. `tally.rs`: what is measured. `process.rs`: what the system says of a
//!    process. `reply.rs`: the reply in words.

mod http;
mod player;
mod process;
mod reply;
mod room;
mod server;
mod table;
mod tally;

use crate::exit::Answered;
use crate::wire::Schemas;
use clap::Subcommand;

/// Measure the room under load
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  cardroom bench room --help")]
pub struct Args {
    /// What is measured
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    Room(room::Args),
}

/// Measures.
///
/// # Errors
/// Misuse, a room that does not start, and failures to write.
pub fn run(args: &Args) -> anyhow::Result<Answered> {
    match &args.what {
        What::Room(args) => room::run(args),
    }
}

/// What the reply looks like.
pub fn schemas() -> Schemas {
    Schemas::of_reply::<reply::Reply>()
}
