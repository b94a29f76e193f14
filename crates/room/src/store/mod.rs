//! Persistent storage of the logs of tables and events, the ledger and the players.
//!
//! - [`Store`]: the interface. An [`append`](Store::append) is atomic and durable: it is on disk before it is
//!   acknowledged.
//! - [`SqliteStore`]: the store in a SQLite file in a private [`Folder`]. [`backup`] copies it while it is in use.
//! - [`chain`]: the hash chain of a log. `marks.rs`: high-water marks of the logs in a second file. [`Rollback`]: a log
//!   that is behind its mark, diverges from it, has lost it or comes from a backup.
//! - `MemoryStore`: an in-memory store with simulated faults, for tests of the layers above and for examples (feature
//!   `memory-store`).
//! - [`StoreError`]: the errors, with their fixes.

pub mod chain;
#[cfg(test)]
mod conformance;
mod error;
mod fault;
mod folder;
mod integrity_problem;
mod interface;
pub mod log;
pub mod log_file;
mod marks;
#[cfg(any(test, feature = "memory-store"))]
mod memory;
pub mod opaque_record;
mod recovery;
#[cfg(test)]
pub(crate) mod scratch;
mod sqlite;
mod types;

pub use crate::ids::{LogId, ParseIdError, PlayerId, RunId, TableId};
pub use error::StoreError;
pub(crate) use fault::fault;
pub(crate) use folder::DATABASE;
pub use folder::Folder;
pub use integrity_problem::IntegrityProblem;
pub use interface::{Store, StoreResult};
#[cfg(any(test, feature = "memory-store"))]
pub use memory::{MemoryStore, Outage};
pub use recovery::{AppendOutcome, Recovery};
pub use sqlite::backup::backup;
pub use sqlite::{Settings, SqliteStore, WAL_LIMIT};
pub use types::{
    AppendResult, AuditLog, Batch, CHIP_KINDS, CLOSED, ENDED, Epoch, HAND_KINDS, HandRow, NewEntry, Player,
    RUN_CREATED, RUN_ENDED, Rollback, RollbackCause, RunRow, StoredEntry, TableFilter, TableRow,
};
