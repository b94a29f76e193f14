//! One file a command: its arguments, what it does, how it replies.

pub mod completions;
pub mod pots;
pub mod rank;
pub mod schema;

use crate::cli::{Cli, Command};
use crate::exit::Answered;

/// Runs the command.
///
/// # Errors
/// [`Misuse`](crate::exit::Misuse) and failures to read or write. What is refused is an answer, not an error.
pub fn run(cli: Cli) -> anyhow::Result<Answered> {
    match cli.command {
        Command::Rank(args) => rank::run(args),
        Command::Pots(args) => pots::run(args),
        Command::Schema(args) => schema::run(args),
        Command::Completions(args) => completions::run(args),
    }
}
