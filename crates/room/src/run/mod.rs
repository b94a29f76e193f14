//! An event of the poker run (event sourcing): the log, the state that results from it, and the task that appends to
//! it. It is built like a [`table`](crate::table), but without table hands, chips and clocks.
//!
//! 1. [`entry`]: the entries of the log. [`private`]: personal data, stored outside the log, which contains only hashes
//!    of it. [`state`]: the current state, from applying the entries in order. `changes.rs`: the positions of the
//!    latest changes. `action.rs`: the application of an action to the game. `registration_entries.rs`: the entries
//!    before the first card. [`requests`]: requests that a client may repeat (idempotency keys). [`offline`]: stamps
//!    that a phone made without a connection. [`provable_draws`]: draws of the on-screen wheel that anybody can verify.
//! 2. [`command`]: the commands of the staff. [`decide`]: validates a command and turns it into entries, or refuses it
//!    with an [`error`]. [`draft`] and [`when`]: settings, date and time zone of an event. [`role`]: the permissions of
//!    each role. [`spin`]: the on-screen wheel. [`sheets`]: check letters and codes of tally sheets.
//! 3. [`actor`]: one task per event. It applies the entries to its state, stores them in one commit, and only then
//!    replies and shows them. If the commit fails, it reads the state from the log again. `load.rs` restores an event
//!    from its log. `banned.rs`: the effects of bans. [`RunHandle`] (`handle.rs`): sends requests to the task. [`Runs`] (`runs.rs`): the events of the
//!    room. [`summary`]: the data of an event in the lists of events. [`money`]: tills and payments. [`import`]:
//!    participants from a file. [`questions`]: conflicts and warnings that the organiser decides.
//! 4. [`cached_view`]: the view of the game, and [`ranking`]: its standings, both compared with the previous ones.
//!    [`view`]: views for one viewer: a staff member by role, a participant, or the public board. [`position`]: the
//!    position up to which a viewer has seen an event. [`live`]: the board, sent to its viewers as it changes.
//!    [`odds`]: the odds of each hand on the board. [`audit`]: the entries with their authors. [`mod@file`]: the log as
//!    a file that other programs can check, and its import into another room. [`demo`]: an event that runs by itself.

mod action;
pub mod actor;
pub mod audit;
pub mod author;
mod banned;
pub mod cached_view;
mod changes;
pub mod command;
pub mod conflict;
pub mod decide;
pub mod demo;
pub mod draft;
pub mod entry;
pub mod error;
pub mod file;
mod handle;
pub mod import;
pub mod import_fault;
mod link_graph;
pub mod live;
mod load;
pub mod merge;
pub mod message;
pub mod money;
pub mod odds;
pub mod offline;
pub mod other_log;
pub mod outcome;
pub mod payment;
pub mod phone_number;
pub mod position;
pub mod private;
pub mod provable_draws;
pub mod questions;
pub mod ranking;
pub mod registration;
mod registration_entries;
pub mod requests;
pub mod role;
mod runs;
pub mod sheets;
pub mod spin;
pub mod state;
pub mod summary;
#[cfg(test)]
mod tests;
pub mod update;
pub mod view;
pub mod watch;
pub mod when;

pub use handle::RunHandle;
pub use runs::{CurrentRun, Runs};

/// The name of the game, which begins the codes of its refusals.
const GAME: &str = <games::poker_run::PokerRun as games::Refereed>::NAME;
