//! Bots: automatic players with the same information as a player at their seat. One module per game.
//!
//! A [`Bot`] gets the view of its own seat and random numbers, and always returns a legal action. [`Call`] and
//! [`Random`] (`plain.rs`) play every game through its [`Plain`] implementation. A poker run has no turns and
//! only one decision, so its bots implement a different trait, [`poker_run::Buyer`].

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

    /// Returns a legal action for the seat whose view this is; `None` if it has no legal action.
    fn act(&self, view: &G::View, below: &mut RandomBelow<'_>) -> Option<G::Action>;
}

/// A game with bots.
pub trait HasBots: Game + 'static {
    /// The legal moves, in the form in which a seat's view lists them.
    type Offer: Plain<Self::Action>;

    /// Short description of the way in which [`Call`] plays the game.
    const CALL: &'static str;

    /// Every bot of the game, including [`Call`] and [`Random`], which have no strategy.
    const BOTS: &'static [&'static dyn Bot<Self>];

    /// The legal moves of the seat whose view this is, if any.
    fn offer(view: &Self::View) -> Option<&Self::Offer>;

    /// Finds a bot by name.
    fn bot(name: &str) -> Option<&'static dyn Bot<Self>> {
        Self::BOTS.iter().copied().find(|bot| bot.name() == name)
    }
}
