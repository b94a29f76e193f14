//! Bots of every game: they play legal moves only and end every round (`legal.rs`), and those that have a strategy beat
//! those that have none (`arena.rs`, and a file a game).
//!
//! The rounds are those of the laws of `games`: what is drawn there, rules and tables of every kind, is drawn here.

mod arena;
mod high_card_flush;
mod holdem;
mod legal;
mod mount_holyoke;
mod packs_poker;
mod poker_run;

#[path = "../../../games/tests/laws/chance.rs"]
#[allow(dead_code, reason = "the laws need more of it")]
mod chance;
#[path = "../../../games/tests/laws/lawful.rs"]
#[allow(dead_code, reason = "the laws need more of it")]
mod lawful;
#[allow(dead_code, reason = "the laws need more of it")]
mod scenarios;

use chance::Chance;
use lawful::Lawful;
