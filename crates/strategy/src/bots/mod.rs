//! Bots: automatic players with the same information as a player at their seat. One module per game.
//!
//! A [`Bot`] gets the view of its own seat and random numbers, and always returns a legal action. [`Call`] and
//! [`Random`] (`plain.rs`) play every game through its [`Plain`] implementation. A poker run has no turns and
//! only one decision, so its bots implement a different trait, [`poker_run::ExtraCardStrategy`].

mod bot;
pub mod high_card_flush;
pub mod holdem;
pub mod mount_holyoke;
pub mod packs_poker;
mod plain;
pub mod poker_run;

pub use bot::{Bot, HasBots, Plain, RandomBelow};
pub use plain::{Call, Random};
