//! The audit log: the decisions of hosts, the administrator and the operator, and rollbacks of the log itself, on a
//! hash chain of its own.
//!
//! A decision at a table is committed in one batch with the entries of the table
//! ([`Batch::audited`](crate::store::Batch::audited)); any other decision is committed on its own. [`mod@file`]: the
//! log as a file that other programs can check. [`log`]: pages of the log.

mod entry;
pub mod file;
pub mod log;

pub use entry::{AuditDecision, AuditEntry, AuditLine, Author, TableRef, read, written};
