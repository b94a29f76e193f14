//! Serialized form of the integrity checks, for the administrator.

use super::findings::{Check, Findings, Problem as FoundProblem};
use crate::protocol::RefusalMessage;
use crate::store::{Rollback, RollbackCause, TableId};
use schemars::JsonSchema;
use serde::Serialize;

/// Result of the integrity checks so far, for the administrator.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Report {
    /// `true` while the check of the whole store runs.
    pub checking: bool,
    /// Number of log entries that the check of the whole store has read so far.
    pub entries: u64,
    /// Duration of the check of the whole store, in milliseconds; `null` until it is finished.
    pub took_ms: Option<u64>,
    /// Error that aborted the last check of the whole store; `null` if no error did. An aborted check is retried.
    pub broke_off: Option<RefusalMessage>,
    /// Problems found so far.
    pub problems: Vec<Problem>,
    /// Tables whose logs were rolled back, because the database lost data, was replaced or is a backup. Their open
    /// hands are void.
    pub rolled_back: Vec<RolledBack>,
}

/// An integrity problem, or a table that could not be opened.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Problem {
    /// Description of the problem.
    pub wrong: RefusalMessage,
    /// Ids of the tables that the problem suspends.
    pub suspended: Vec<String>,
    /// `true` if the table could not be read because of a store outage; opening it is retried.
    pub retried: bool,
}

/// A table whose log was rolled back.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RolledBack {
    /// Id of the table.
    pub table: String,
    /// Cause of the rollback.
    pub cause: RollbackCause,
    /// Number of the last hand that is known to have begun; 0 if none is.
    pub hand: u64,
}

impl Report {
    /// The report of the checks so far, in which `entries` log entries have been read.
    pub(super) fn of(found: &Findings, entries: u64) -> Report {
        let (took_ms, broke_off) = match &found.check {
            Check::Finished(took) => (Some(took.as_millis() as u64), None),
            Check::Failed(error) => (None, Some(RefusalMessage::of(error))),
            Check::NotStarted | Check::Running(_) => (None, None),
        };
        Report {
            checking: matches!(found.check, Check::Running(_)),
            entries,
            took_ms,
            broke_off,
            problems: found.problems.iter().map(Problem::from).collect(),
            rolled_back: found.rolled_back.iter().map(RolledBack::from).collect(),
        }
    }
}

impl From<&FoundProblem> for Problem {
    fn from(problem: &FoundProblem) -> Problem {
        let wrong = match problem {
            FoundProblem::NotOpened { table, error } => {
                RefusalMessage::of(error).with("table", table.as_str())
            }
            FoundProblem::Integrity(problem) => RefusalMessage::of(problem),
        };
        let suspended = problem.tables().iter().map(TableId::to_string).collect();
        Problem { wrong, suspended, retried: problem.is_retried() }
    }
}

impl From<&(TableId, Rollback)> for RolledBack {
    fn from((table, Rollback { cause, hand }): &(TableId, Rollback)) -> RolledBack {
        RolledBack { table: table.to_string(), cause: *cause, hand: *hand }
    }
}
