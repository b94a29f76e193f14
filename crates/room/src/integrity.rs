//! Integrity problems of the stored data. They are reported to the administrator, and the affected tables are
//! suspended.
//!
//! The end of a log is checked when its table is opened. Everything else is checked in the background while the room
//! is open.

mod findings;
mod report;

pub use report::Report;

use crate::refusal::{Kind, Refusal, RefusalEnum};
use crate::store::{IntegrityProblem, Rollback, StoreError, TableId};
use crate::table::error::TableError;
use findings::{Check, Findings, Problem};
use serde::Serialize;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// State of the integrity checks, with the suspended tables.
#[derive(Default)]
pub struct Integrity {
    entries: Arc<AtomicU64>,
    found: Mutex<Findings>,
}

impl Integrity {
    fn found(&self) -> MutexGuard<'_, Findings> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records that a table cannot be opened, and suspends it. If the cause is a store outage, opening it is retried.
    pub fn add_not_opened(&self, table: TableId, error: TableError) {
        let problem = Problem::NotOpened { table, error };
        let mut found = self.found();
        found.clear_not_opened(table);
        found.suspended.insert(table);
        if problem.is_retried() {
            found.retried.insert(table);
        }
        found.problems.push(problem);
    }

    /// Records that a retry has opened a table, and ends the suspension of the table.
    pub fn table_opened(&self, table: TableId) {
        self.found().clear_not_opened(table);
    }

    /// The tables to retry: they could not be opened because of a store outage.
    pub fn to_retry(&self) -> Vec<TableId> {
        self.found().retried.iter().copied().collect()
    }

    /// Records that a table was opened after a [`Rollback`] of its log.
    pub fn rolled_back(&self, table: TableId, rollback: Rollback) {
        self.found().rolled_back.push((table, rollback));
    }

    /// Records an integrity problem and suspends its tables. A broken log entry is not recorded if its table is
    /// suspended already, unless only because of a store outage. Returns the tables that were not suspended before.
    pub fn problem(&self, problem: &IntegrityProblem) -> Vec<TableId> {
        tracing::error!(code = problem.code(), "{problem}");
        let mut found = self.found();
        let tables = problem.tables();
        // Opening the table again does not repair an integrity problem.
        tables.iter().for_each(|&table| found.clear_not_opened(table));
        // A log that failed its check when the table was opened is already reported.
        let known = matches!(problem, IntegrityProblem::Entry { log, .. } if found.suspended.contains(&TableId::of_log(*log)));
        if !known {
            found.problems.push(Problem::Integrity(problem.clone()));
        }
        tables.into_iter().filter(|&table| found.suspended.insert(table)).collect()
    }

    /// Returns whether the table or event with this id is suspended.
    pub fn is_suspended(&self, table: TableId) -> bool {
        self.found().suspended.contains(&table)
    }

    /// Records that the check of the whole store has started. Returns the counter that the check increments per log
    /// entry.
    pub fn start(&self) -> Arc<AtomicU64> {
        self.found().check = Check::Running(Instant::now());
        self.entries.store(0, Ordering::Relaxed);
        self.entries.clone()
    }

    /// Records that the check of the whole store failed.
    pub fn fail(&self, error: StoreError) {
        self.found().check = Check::Failed(error);
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
        Report::of(&self.found(), self.entries.load(Ordering::Relaxed))
    }
}

/// Refusal of requests for a suspended table or event.
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
