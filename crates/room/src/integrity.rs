//! Integrity problems of the stored data. They are reported to the administrator, and the affected tables are
//! suspended.
//!
//! The end of a log is checked when its table is opened. Everything else is checked in the background while the room
//! is open.

use crate::protocol::Refused;
use crate::refusal::{Kind, Refusal, RefusalEnum};
use crate::store::{IntegrityProblem, Rollback, RollbackCause, TableId};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Report of the integrity checks.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Report {
    /// `true` while the check of the whole store runs.
    pub checking: bool,
    /// Number of log entries that the check of the whole store has read so far.
    pub entries: u64,
    /// Duration of the check of the whole store, in milliseconds; `null` until it is finished.
    pub took_ms: Option<u64>,
    /// Error that aborted the last check, which is retried; `null` if no error did.
    pub broke_off: Option<Refused>,
    /// Problems that were found.
    pub problems: Vec<Problem>,
    /// Tables that continued from a log that was behind its mark or came from a backup; their open hands are void.
    pub rolled_back: Vec<RolledBack>,
}

/// An integrity problem.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Problem {
    /// Description of the problem.
    pub wrong: Refused,
    /// The tables suspended because of it.
    pub held: Vec<String>,
    /// `true` if the table could not be read because of an outage of the store; opening it is retried.
    pub retried: bool,
}

/// A table that continued from a log that was behind its mark or came from a backup.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RolledBack {
    /// The table.
    pub table: String,
    /// The cause.
    pub cause: RollbackCause,
    /// The number of the last hand that is known to have been opened.
    pub hand: u64,
}

/// State of the integrity checks, with the suspended tables.
#[derive(Default)]
pub struct Integrity {
    entries: Arc<AtomicU64>,
    found: Mutex<Found>,
}

/// Progress of the check.
#[derive(Default)]
enum Check {
    #[default]
    NotStarted,
    Running(Instant),
    Finished(Duration),
    Failed(Refused),
}

#[derive(Default)]
struct Found {
    check: Check,
    problems: Vec<Problem>,
    rolled_back: Vec<RolledBack>,
    held: BTreeSet<TableId>,
    /// The suspended tables that the store could not read, to be retried.
    retried: BTreeSet<TableId>,
}

impl Found {
    /// Removes the problem of a table that could not be opened because of an outage of the store.
    fn clear_not_opened(&mut self, table: TableId) {
        if self.retried.remove(&table) {
            self.held.remove(&table);
            self.problems.retain(|problem| !(problem.retried && problem.held == [table.as_str()]));
        }
    }
}

impl Integrity {
    fn found(&self) -> MutexGuard<'_, Found> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records that a table cannot be opened. If the cause is an outage of the store, opening it is retried.
    pub fn add_not_opened(&self, table: TableId, wrong: Refused) {
        let retried = wrong.kind() == Kind::Outage;
        let mut found = self.found();
        found.clear_not_opened(table);
        found.held.insert(table);
        if retried {
            found.retried.insert(table);
        }
        let wrong = wrong.with("table", table.as_str());
        found.problems.push(Problem { wrong, held: vec![table.to_string()], retried });
    }

    /// Records that a table that could not be opened is open now.
    pub fn opened(&self, table: TableId) {
        self.found().clear_not_opened(table);
    }

    /// The tables that could not be opened because of an outage of the store.
    pub fn to_retry(&self) -> Vec<TableId> {
        self.found().retried.iter().copied().collect()
    }

    /// Records that a table continued from a log that was behind its mark or came from a backup.
    pub fn rolled_back(&self, table: TableId, Rollback { cause, hand }: Rollback) {
        self.found().rolled_back.push(RolledBack { table: table.to_string(), cause, hand });
    }

    /// Records an integrity problem, and marks its tables as suspended. Returns those that were not suspended before.
    pub fn problem(&self, problem: &IntegrityProblem) -> Vec<TableId> {
        tracing::error!(code = problem.code(), "{problem}");
        let mut found = self.found();
        // Opening the table again does not repair an integrity problem.
        problem.tables().iter().for_each(|&table| found.clear_not_opened(table));
        let held = problem.tables().iter().map(TableId::to_string).collect();
        // A log that failed its check when the table was opened is already reported.
        let known = matches!(problem, IntegrityProblem::Entry { table, .. } if found.held.contains(table));
        if !known {
            found.problems.push(Problem { wrong: Refused::of(problem), held, retried: false });
        }
        problem.tables().iter().copied().filter(|&table| found.held.insert(table)).collect()
    }

    /// Returns whether a table is suspended.
    pub fn holds(&self, table: TableId) -> bool {
        self.found().held.contains(&table)
    }

    /// Starts the check of the whole store; returns the counter of its entries.
    pub fn start(&self) -> Arc<AtomicU64> {
        self.found().check = Check::Running(Instant::now());
        self.entries.store(0, Ordering::Relaxed);
        self.entries.clone()
    }

    /// Records that the check of the whole store failed.
    pub fn fail(&self, why: Refused) {
        self.found().check = Check::Failed(why);
    }

    /// Records that the check of the whole store is finished.
    pub fn finish(&self) {
        let mut found = self.found();
        let Check::Running(began) = found.check else { return };
        let (entries, took) = (self.entries.load(Ordering::Relaxed), began.elapsed());
        found.check = Check::Finished(took);
        tracing::info!(entries, ?took, problems = found.problems.len(), "integrity check finished");
    }

    /// Report of the checks so far.
    pub fn report(&self) -> Report {
        let found = self.found();
        let (took_ms, broke_off) = match &found.check {
            Check::Finished(took) => (Some(took.as_millis() as u64), None),
            Check::Failed(why) => (None, Some(why.clone())),
            Check::NotStarted | Check::Running(_) => (None, None),
        };
        Report {
            checking: matches!(found.check, Check::Running(_)),
            entries: self.entries.load(Ordering::Relaxed),
            took_ms,
            broke_off,
            problems: found.problems.clone(),
            rolled_back: found.rolled_back.clone(),
        }
    }
}

/// Refusal of requests for a suspended table.
#[derive(
    Clone, Debug, PartialEq, Eq, Serialize, strum::IntoStaticStr, strum::VariantNames, thiserror::Error,
)]
#[strum(serialize_all = "snake_case")]
#[allow(missing_docs, reason = "the error messages describe the variants")]
pub enum SuspensionError {
    #[error(
        "the stored data of this table failed an integrity check, so the table is suspended: ask the administrator to \
         open the administration page"
    )]
    TableHeld { table: TableId },
}

impl RefusalEnum for SuspensionError {
    fn kind(&self) -> Kind {
        Kind::Unavailable
    }
}
