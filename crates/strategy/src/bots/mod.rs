//! Players that see what a player sees, and nothing else: a folder a game.
//!
//! A [`Bot`] is given the view of its own seat and random numbers. It always plays a legal move. [`Call`] and [`Random`]
//! (`plain.rs`) play every game: what they need to know of one is its [`Plain`] move. The poker run has nobody's turn and
//! one decision, so its players are of another kind: [`poker_run::Buyer`].

pub mod high_card_flush;
pub mod holdem;
pub mod mount_holyoke;
pub mod packs_poker;
mod plain;
pub mod poker_run;

pub use plain::{Call, Plain, Random};

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
    /// What a view tells its seat that it may do.
    type Offer: Plain<Self::Action>;

    /// How [`Call`] plays the game, in a few words.
    const CALL: &'static str;

    /// Every bot of the game; among them [`Call`] and [`Random`], which have no strategy.
    const BOTS: &'static [&'static dyn Bot<Self>];

    /// What the seat for which the view was made may do, if anything.
    fn offer(view: &Self::View) -> Option<&Self::Offer>;

    /// The bot with this name.
    fn bot(name: &str) -> Option<&'static dyn Bot<Self>> {
        Self::BOTS.iter().copied().find(|bot| bot.name() == name)
    }
}
