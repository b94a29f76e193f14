//! A table, based on event sourcing: the log, the state that results from it, and the task that appends to it.
//!
//! 1. [`entry`]: the entries of the log. [`state`]: the current state, which results from applying the entries in
//!    order.
//! 2. [`decide`]: validates a command and turns it into entries, or refuses it with an [`error`]. [`money`]: the ledger
//!    transfers of an entry. [`append`]: commits the entries and their transfers in one batch.
//! 3. [`actor`]: one task per table; it stores the entries, then applies them, then sends every viewer the new view.
//! 4. [`load`]: restores a table from its log and snapshots. [`view`]: views for one viewer; `recent.rs`: the latest
//!    events; `buy_ins.rs`: the number of buy-ins per player; `stopwatch.rs`: durations of absences. [`clock`]:
//!    time limits of decisions. [`history`]: completed hands. [`results`]: buy-ins, cash-outs and points, and the payments that
//!    settle them. [`chart`]: the totals after each hand.
//! 5. [`TableHandle`] (`handle.rs`): sends requests to a table's task. [`cost`]: the resources that a table uses.

pub mod actor;
pub mod append;
mod buy_ins;
pub mod chair;
pub mod chart;
pub mod clock;
pub mod cost;
pub mod decide;
mod decision_limits;
pub mod entry;
pub mod error;
mod handle;
pub mod history;
pub mod load;
pub mod money;
mod open_tables;
mod person;
mod recent;
pub mod results;
mod results_csv;
pub mod state;
mod stopwatch;
#[cfg(test)]
mod tests;
pub mod view;

pub use actor::{ConnId, Pace};
pub use decide::ClosingReason;
pub use handle::TableHandle;
pub use open_tables::OpenTables;
pub use person::Person;
