//! Fault injection for the disk and the database: every fault causes a clear error, no acknowledged data is lost, and
//! the store continues once the cause is gone.
//!
//! - `full.rs`: a full disk. `halfway.rs`: a fault in the middle of a batch. `held.rs`: a database that another program
//!   has locked. `rights.rs`: a read-only folder.
//! - `damaged.rs`: corrupted files, truncated write-ahead logs, and a schema of a newer version.
//! - `rollback.rs`: a database that lost acknowledged data, is a backup, or was modified.
//! - `copies.rs`: backups of a store in use. `kills.rs`: crash-recovery tests that kill the process at every kill point
//!   of the store.
//! - `child.rs`: the roles of child processes. `bench.rs`: the store and the folder that the tests use.

mod bench;
mod child;
mod copies;
mod damaged;
mod full;
mod halfway;
mod held;
#[cfg(feature = "kill-points")]
mod kills;
mod rights;
mod rollback;
