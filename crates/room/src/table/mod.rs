//! A table: the state that its log adds up to, and the task that appends to the log.
//!
//! 1. [`entry`]: the events of the log. [`state`]: the current state, from applying them in order.
//! 2. [`decide`]: commands to entries. [`money`]: the transfers of an entry.
//! 3. [`actor`]: one task per table; it stores the entries, then applies them, then sends every viewer the new view.
//! 4. [`load`]: a table from its log, when the room starts. [`view`]: the table for one viewer; `recent.rs`: the latest
//!    events; `buys.rs`: the number of buy-ins per player; `stopwatch.rs`: for how long a player is away.
//!    [`clock`]: time limits of decisions. [`history`]: completed hands.
//! 5. [`TableHandle`] (`handle.rs`): requests of the rest of the room to a table.

pub mod actor;
mod buys;
pub mod chair;
pub mod clock;
pub mod decide;
pub mod entry;
mod handle;
pub mod history;
pub mod load;
pub mod money;
mod recent;
pub mod results;
pub mod state;
mod stopwatch;
pub mod view;

pub use actor::{ConnId, Pace};
pub use decide::Person;
pub use handle::TableHandle;
