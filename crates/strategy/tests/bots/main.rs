//! Bots of every game: they play only legal moves and finish every round (`legal.rs`), and those with a
//! strategy beat those without one (`arena.rs`, and one file per game).
//!
//! Rules and tables are drawn by the generators of `test-support`.

mod arena;
mod high_card_flush;
mod holdem;
mod legal;
mod mount_holyoke;
mod packs_poker;
mod poker_run;
