//! Players that see what a player sees, and nothing else: a folder a game.
//!
//! A [`Bot`] is given the view of its own seat and random numbers. It always plays a legal move.

pub mod high_card_flush;
pub mod holdem;

use games::Game;

/// A source of random numbers: given `n`, which is at least 1, it gives a uniform number below `n`.
pub type Below<'a> = dyn FnMut(u64) -> u64 + 'a;

/// A player of a game.
pub trait Bot<G: Game>: Sync {
    /// The name by which the command line knows it.
    fn name(&self) -> &'static str;

    /// How it plays, in a few words.
    fn manner(&self) -> &'static str;

    /// A legal action of the seat for which the view was made; `None` if that seat has nothing to do.
    fn act(&self, view: &G::View, below: &mut Below<'_>) -> Option<G::Action>;
}

/// A game that there are bots for.
pub trait HasBots: Game + 'static {
    /// Every bot of the game; among them `call` and `random`, which have no strategy.
    const BOTS: &'static [&'static dyn Bot<Self>];

    /// The bot with this name.
    fn bot(name: &str) -> Option<&'static dyn Bot<Self>> {
        Self::BOTS.iter().copied().find(|bot| bot.name() == name)
    }
}
