//! Bots of every game: they play only legal moves and finish every round (`legal.rs`). The other files, one per
//! game, test the decisions of the bots, or that those with a strategy beat those without one in duplicate deals
//! (`arena.rs`).
//!
//! The rules and tables of `legal.rs` are drawn by the generators of `test-support`.

mod arena;
mod high_card_flush;
mod holdem;
mod legal;
mod mount_holyoke;
mod packs_poker;
mod poker_run;
