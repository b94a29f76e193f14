//! The subcommands, and the dispatch to the one given.

use crate::commands::{
    arena, backup, bench, cert, choose, completions, decide, edge, equity, export, health, live, man, play,
    plays, pots, rank, referee, replay, run, schema, serve, show, simulate, wheel,
};
use crate::exit::RunStatus;
use clap::{CommandFactory, Parser, Subcommand};

/// A card room in one binary: it deals, referees and settles card games exactly as their written rules say, and
/// shows the clause behind every decision.
///
/// Without a command it starts the room: four games at tables in the browser, on http://127.0.0.1:8080.
#[derive(Parser)]
#[command(name = "cardroom", version, after_help = EXAMPLES)]
pub struct Cli {
    /// The command to run.
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Cards are written As Td 9h 2c, also 10d, A♠, or run together: AsTd.

The exit code is 0 for success, 1 for a refusal, a mismatch, an early stop or an I/O error, and 2
for a usage error.

Examples:
  cardroom                                   the room, on http://127.0.0.1:8080
  cardroom serve --listen 0.0.0.0:8080       the room, for phones on the same network too
  cardroom show                              one round of each game among bots
  cardroom show holdem --seed 7 --seats 2    one hand of hold'em
  cardroom play holdem                       a seat for you
  cardroom rank --game holdem AsKs QsJsTs    evaluate a hand
  cardroom rank --help                       help for one command";

/// The commands. Each has a file or folder in `commands/`, except `verify`, which is in `commands/run/`.
#[derive(Subcommand)]
pub enum Command {
    Serve(Box<serve::Args>),
    Show(show::Args),
    Play(play::Args),
    Rank(rank::Args),
    Plays(plays::Args),
    Pots(pots::Args),
    Referee(referee::Args),
    Replay(replay::Args),
    Export(export::Args),
    Equity(Box<equity::Args>),
    Edge(Box<edge::Args>),
    Decide(decide::Args),
    Choose(choose::Args),
    Wheel(wheel::Args),
    Live(live::Args),
    Simulate(simulate::Args),
    Arena(Box<arena::Args>),
    Run(run::Args),
    Verify(run::verify::Args),
    Backup(backup::Args),
    Cert(cert::Args),
    Health(health::Args),
    Bench(bench::Args),
    Schema(schema::Args),
    Completions(completions::Args),
    Man(man::Args),
}

/// Runs the command; without one, starts the room.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if the arguments are invalid; any other error if the command fails. A
/// refusal is a reply, not an error.
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
        Some(Command::Choose(args)) => choose::run(&args),
        Some(Command::Wheel(args)) => wheel::run(&args),
        Some(Command::Live(args)) => live::run(&args),
        Some(Command::Simulate(args)) => simulate::run(&args),
        Some(Command::Arena(args)) => arena::run(&args),
        Some(Command::Run(args)) => run::run(&args),
        Some(Command::Verify(args)) => run::verify::run(&args),
        Some(Command::Backup(args)) => backup::run(args),
        Some(Command::Cert(args)) => cert::run(args),
        Some(Command::Health(args)) => health::run(args),
        Some(Command::Bench(args)) => bench::run(&args),
        Some(Command::Schema(args)) => schema::run(args),
        Some(Command::Completions(args)) => completions::run(args, &mut Cli::command()),
        Some(Command::Man(args)) => man::run(&args, Cli::command()),
    }
}
