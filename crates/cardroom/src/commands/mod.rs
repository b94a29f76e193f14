//! One file per command: its arguments, its work, its reply.

pub mod backup;
pub mod bench;
pub mod completions;
pub mod decide;
pub mod edge;
pub mod equity;
pub mod export;
pub mod live;
pub mod play;
pub mod plays;
pub mod pots;
pub mod rank;
pub mod referee;
pub mod replay;
pub mod schema;
pub mod serve;
pub mod show;
pub mod simulate;
pub mod wheel;

use crate::cli::{Cli, Command};
use crate::exit::RunStatus;

/// Runs the command; without one, starts the room.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) and I/O errors. A refusal is an answer, not an error.
pub fn run(cli: Cli) -> anyhow::Result<RunStatus> {
    match cli.command {
        None => serve::run(&serve::Args::default()),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Show(args)) => show::run(&args),
        Some(Command::Play(args)) => play::run(&args),
        Some(Command::Rank(args)) => rank::run(args),
        Some(Command::Plays(args)) => plays::run(&args),
        Some(Command::Pots(args)) => pots::run(args),
        Some(Command::Referee(args)) => referee::run(&args),
        Some(Command::Replay(args)) => replay::run(&args),
        Some(Command::Export(args)) => export::run(&args),
        Some(Command::Equity(args)) => equity::run(&args),
        Some(Command::Edge(args)) => edge::run(&args),
        Some(Command::Decide(args)) => decide::run(&args),
        Some(Command::Wheel(args)) => wheel::run(&args),
        Some(Command::Live(args)) => live::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Backup(args)) => backup::run(args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Schema(args)) => schema::run(args),
        Some(Command::Completions(args)) => completions::run(args),
    }
}
