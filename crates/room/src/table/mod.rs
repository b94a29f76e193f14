//! A table: a fold over its log, and the task that moves it.
//!
//! 1. [`entry`]: what the log holds. [`state`]: the table as it stands, folded from the log.
//! 2. [`decide`]: what a command comes to. [`money`]: which chips that moves.
//! 3. [`actor`]: one task a table; it stores what was decided, then folds it, then tells everybody.
//! 4. [`load`]: a table from its log, when the room starts. [`look`]: what one viewer sees; `recent.rs`: the latest events; `buys.rs`: who bought in how often. [`clock`]: how long a decision may take. [`history`]: hands that are over.
//! 5. [`TableHandle`] (`handle.rs`): how the rest of the room speaks to a table.

pub mod actor;
mod buys;
pub mod chair;
pub mod clock;
pub mod decide;
pub mod entry;
mod handle;
pub mod history;
pub mod load;
pub mod look;
pub mod money;
mod recent;
pub mod results;
pub mod state;

pub use actor::{ConnId, Pace};
pub use decide::Person;
pub use handle::TableHandle;
