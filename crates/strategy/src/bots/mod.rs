//! Players that see what a player sees, and nothing else: a folder a game.

pub mod high_card_flush;
pub mod holdem;

/// A source of random numbers: given `n`, which is at least 1, it gives a uniform number below `n`.
pub type Below<'a> = dyn FnMut(u64) -> u64 + 'a;
