//! The audit log: the decisions of hosts and of the administrator, on a hash chain of its own.
//!
//! A decision at a table is committed with the entries of the table ([`Batch::audited`](crate::store::Batch::audited)), a
//! decision about the room alone. [`mod@file`]: the log as a file that other programs can check.

mod entry;
pub mod file;

pub use entry::{AuditEntry, AuditLine, AuditedTable, Author, Decided, read, written};
