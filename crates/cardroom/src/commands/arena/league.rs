//! Every two bots of a game against each other.

use super::args::Args;
use super::block;
use super::standings::Standings;
use crate::arena::Arena;
use crate::exit::RunStatus;
use crate::figures::write;
use crate::interrupt;
use crate::records::RecordFile;
use crate::rng::{Rng, fresh_seed};
use games::Refereed;
use games::record::Record;
use requests::GameSettings;
use requests::arena::{ArenaGame, League, Reply};
use strategy::bots::Bot;

/// Plays all matches, prints the standings, and writes their table.
///
/// # Errors
/// Those of a match; a usage error, if the file of the table has no place for it.
pub fn run<G: ArenaGame>(args: &Args) -> anyhow::Result<RunStatus>
where
    Arena<G>: Sync,
    Record<G>: Send + RecordFile,
    <G as Refereed>::Settings: GameSettings,
{
    let document = block::Document::open(args.into.as_deref(), G::NAME)?;
    let seed = args.seed.map_or_else(fresh_seed, Ok)?;
    let mut seeds = Rng::new(seed);
    let names: Vec<&str> = G::BOTS.iter().map(|bot: &&dyn Bot<G>| bot.name()).collect();
    let mut matches: Vec<Reply> = Vec::new();
    for (place, one) in names.iter().enumerate() {
        for other in &names[place + 1..] {
            // Every match has its own deals, so that the errors of a player's means are independent.
            let own_seed = seeds.below_u64(1 << 53);
            let arena = match args.arena::<G>(&[(*one).to_owned(), (*other).to_owned()], own_seed)? {
                Ok(arena) => arena,
                Err(error) => return write(&args.output, Err::<Standings, _>(error)),
            };
            let is_stopped = matches.last().is_some_and(|reply| reply.stopped);
            if !interrupt::is_requested() && !is_stopped {
                matches.push(args.play(&arena)?);
            }
        }
    }
    let pairs = names.len() * names.len().saturating_sub(1) / 2;
    let mut league = League::new(G::NAME, G::MEAN, args.deals, seed, &matches);
    league.stopped |= matches.len() < pairs;
    if let Some(document) = document.filter(|_| !league.stopped) {
        let rules = args.rules.typed();
        document.write(&league, &rules)?;
    }
    write(&args.output, Ok(Standings(league)))
}
