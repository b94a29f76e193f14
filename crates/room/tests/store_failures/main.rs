//! Faults of the disk and the database: each gives a clear refusal, no acknowledged data is lost, and the store continues when the
//! cause is gone.
//!
//! - `full.rs`: no room on the disk. `halfway.rs`: a fault in the middle of a batch. `held.rs`: another program holds the
//!   file. `rights.rs`: nobody may write.
//! - `damaged.rs`: bytes that are not what was written, logs that end anywhere, a schema of tomorrow.
//! - `rollback.rs`: a database that lost the last of what was told, a backup's, or a changed one.
//! - `copies.rs`: backups beside a store that is written. `kills.rs`: the process dies at every kill point.
//! - `child.rs`: the parts that other processes play. `bench.rs`: the store and the folder that the tests use.

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
