//! Bots of every game: they play only legal moves and finish every round (`legal.rs`), and those with a
//! strategy beat those without one (`arena.rs`, and one file per game).
//!
//! Rules and tables are drawn by the generators of the property-based tests of `games`.

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
