//! Bots: players that see only what a player at their seat sees. One module per game.
//!
//! A [`Bot`] gets the view of its own seat and random numbers, and always plays a legal action. [`Call`] and
//! [`Random`] (`plain.rs`) play every game; all they need from one is its [`Plain`] action. A poker run has no turns
//! and a single decision, so its bots implement another trait: [`poker_run::Buyer`].

pub mod high_card_flush;
pub mod holdem;
pub mod mount_holyoke;
pub mod packs_poker;
mod plain;
pub mod poker_run;

pub use plain::{Call, Plain, Random};

use games::Game;

/// A source of random numbers: called with `n`, which is at least 1, it returns a uniform number below `n`.
pub type RandomBelow<'a> = dyn FnMut(u64) -> u64 + 'a;

/// A bot for one game.
pub trait Bot<G: Game>: Sync {
    /// Name of the bot on the command line.
    fn name(&self) -> &'static str;

    /// Playing style in a few words.
    fn description(&self) -> &'static str;

    /// Returns a legal action for the seat that owns the view; `None` if that seat has nothing to do.
    fn act(&self, view: &G::View, below: &mut RandomBelow<'_>) -> Option<G::Action>;
}

/// A game with bots.
pub trait HasBots: Game + 'static {
    /// The legal moves as the view of a seat lists them.
    type Offer: Plain<Self::Action>;

    /// Describes in a few words how [`Call`] plays the game.
    const CALL: &'static str;

    /// Every bot of the game, including [`Call`] and [`Random`], which have no strategy.
    const BOTS: &'static [&'static dyn Bot<Self>];

    /// The legal moves of the seat that owns the view, if any.
    fn offer(view: &Self::View) -> Option<&Self::Offer>;

    /// Finds a bot by name.
    fn bot(name: &str) -> Option<&'static dyn Bot<Self>> {
        Self::BOTS.iter().copied().find(|bot| bot.name() == name)
    }
}
