//! State of the integrity checks: their progress and the problems found.

use crate::refusal::{Kind, Refusal};
use crate::store::{IntegrityProblem, Rollback, StoreError, TableId};
use crate::table::error::TableError;
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// Progress of the check of the whole store.
#[derive(Default)]
pub(super) enum Check {
    #[default]
    NotStarted,
    Running(Instant),
    Finished(Duration),
    Failed(StoreError),
}

/// A problem with the stored data.
pub(super) enum Problem {
    /// A table that cannot be opened.
    NotOpened { table: TableId, error: TableError },
    /// A problem found by the check of the whole store.
    Integrity(IntegrityProblem),
}

impl Problem {
    /// The tables that the problem suspends.
    pub(super) fn tables(&self) -> Vec<TableId> {
        match self {
            Problem::NotOpened { table, .. } => vec![*table],
            Problem::Integrity(problem) => problem.tables(),
        }
    }

    /// Returns whether the cause is a store outage, in which case opening the table is retried.
    pub(super) fn is_retried(&self) -> bool {
        matches!(self, Problem::NotOpened { error, .. } if error.kind() == Kind::Outage)
    }
}

/// The progress of the check, the problems so far, the tables suspended because of them, and the rollbacks.
#[derive(Default)]
pub(super) struct Findings {
    pub(super) check: Check,
    pub(super) problems: Vec<Problem>,
    pub(super) rolled_back: Vec<(TableId, Rollback)>,
    pub(super) suspended: BTreeSet<TableId>,
    /// The suspended tables that could not be opened because of an outage; opening them is retried.
    pub(super) retried: BTreeSet<TableId>,
}

impl Findings {
    /// Ends the suspension of a table that could not be opened because of a store outage, and removes its problem. Does
    /// nothing for any other table.
    pub(super) fn clear_not_opened(&mut self, table: TableId) {
        if self.retried.remove(&table) {
            self.suspended.remove(&table);
            self.problems.retain(|problem| !(problem.is_retried() && problem.tables() == [table]));
        }
    }
}
