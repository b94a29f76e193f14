//! Bots: automatic players with the same information as a player at their seat. One module per game.
//!
//! A [`Bot`] gets the view of its own seat and random numbers, and returns a legal action, or `None` if its seat has
//! none. [`Call`] and [`Random`] (`baseline.rs`) play every table game: they take the default action
//! ([`DefaultAction`]) or a random one of the legal moves in the view. A poker run has no turns and only one decision,
//! so its bots implement a different trait, [`poker_run::ExtraCardStrategy`]. At a table, [`draw_bot`] draws a bot and
//! [`choose_action`] chooses its actions (`turn.rs`). [`Players`] (`players.rs`) are the players in all seats of a table, which
//! may be other than bots of the game.

mod baseline;
mod bot;
pub mod high_card_flush;
pub mod holdem;
pub mod mount_holyoke;
pub mod packs_poker;
mod players;
pub mod poker_run;
mod turn;

pub use baseline::{Call, Random};
pub use bot::{Baseline, Bot, DefaultAction, HasBots, RandomBelow};
pub use players::Players;
pub use turn::{NAMES, choose_action, draw_bot};
