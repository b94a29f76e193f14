//! An event of the poker run (event sourcing): the log, the state that results from it, and the task that appends to it.
//! It has the shape of a [`table`](crate::table), without hands, chips and clocks.
//!
//! 1. [`entry`]: the entries of the log. [`private`]: texts about people, of which the entries hold only hashes.
//!    [`state`]: the current state, from applying the entries in order. `drawn.rs`: the cards of each hand.
//! 2. [`command`]: what may be asked of an event. [`decide`]: validates a command and turns it into entries, or refuses
//!    it with an [`error`]. [`draft`] and [`when`]: settings, date and time zone of an event. [`role`]: who may do what.
//!    [`spin`]: the wheel on the screen.
//! 3. [`actor`]: one task per event; it stores the entries, then applies them. `load.rs` restores an event from its log.
//!    [`RunHandle`] (`handle.rs`): sends requests to the task. [`Runs`] (`runs.rs`): the events of the room.
//! 4. [`view`]: views for one viewer: a member of the staff by role, a participant, or the public board.

pub mod actor;
pub mod command;
pub mod decide;
pub mod draft;
mod drawn;
pub mod entry;
pub mod error;
mod handle;
mod load;
pub mod private;
pub mod role;
mod runs;
pub mod spin;
pub mod state;
#[cfg(test)]
mod tests;
pub mod view;
pub mod when;

pub use handle::RunHandle;
pub use runs::Runs;

/// The name of the game, which begins the codes of its refusals.
const GAME: &str = <games::poker_run::PokerRun as games::Refereed>::NAME;
