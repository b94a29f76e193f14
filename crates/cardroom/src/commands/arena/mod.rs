//! `arena`: bots compared by duplicate play.
//!
//! 1. `args.rs`: the arguments, and the match that they describe. `report.rs`: the report on it as text, table and chart.
//! 2. `league.rs`: every two bots of a game, `standings.rs` their standings, `block.rs` their table in a document.

mod args;
mod block;
mod league;
mod report;
mod standings;

pub use args::Args;

use crate::arena::Arena;
use crate::args::{Game, no_table, on_table_game};
use crate::exit::RunStatus;
use crate::figures::write;
use crate::interrupt;
use crate::records::RecordFile;
use crate::rng::fresh_seed;
use games::Refereed;
use games::record::Record;
use report::Report;
use requests::GameSettings;
use requests::arena::ArenaGame;

/// Plays the match, or the league.
///
/// # Errors
/// [`UsageError`](crate::exit::UsageError) if the arguments are invalid; another error if the operating system provides no random seed, or the
/// output or a record cannot be written.
pub fn run(args: &Args) -> anyhow::Result<RunStatus> {
    interrupt::listen();
    on_table_game!(args.game, G => run_game::<G>(args), Err(no_table("arena").into()))
}

fn run_game<G: ArenaGame>(args: &Args) -> anyhow::Result<RunStatus>
where
    Arena<G>: Sync,
    Record<G>: Send + RecordFile,
    <G as Refereed>::Settings: GameSettings,
{
    if args.league {
        return league::run::<G>(args);
    }
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let arena = match args.arena::<G>(&args.names(), seed)? {
        Ok(arena) => arena,
        Err(error) => return write(&args.output, Err::<Report, _>(error)),
    };
    let reply = args.play(&arena)?;
    write(&args.output, Ok(Report(reply)))
}
