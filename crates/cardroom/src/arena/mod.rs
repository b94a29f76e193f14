//! Duplicate play: every deal is played once for each rotation of the players around the table.
//!
//! 1. [`Arena`] (`setup.rs`): the players, the table and the deals, with the random numbers of each.
//! 2. `dealer.rs`: one deal in all rotations; a dealer works in one thread. `player.rs`: a player's turns.
//! 3. [`play`] (`schedule.rs`): deals in several threads, merged in the order of the deals, so that the number of threads
//!    does not change the figures.
//! 4. [`Scores`] (`scores.rs`): the results so far, and the players who are out.

mod dealer;
mod player;
mod schedule;
mod scores;
mod setup;
#[cfg(test)]
mod tests;

pub use schedule::play;
pub use scores::Scores;
pub use setup::{Arena, Contestant};
