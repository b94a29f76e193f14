//! Integrity problems of the stored data: they are shown to the administrator, and suspend their tables.
//!
//! The end of a log is checked when its table is opened; everything else is read in the background once the room is open.

use crate::protocol::Refused;
use crate::store::{Misfit, Rollback, RollbackCause, TableId, is_outage};
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
    /// Number of log entries that were read.
    pub entries: u64,
    /// Duration of the check of the whole store, in milliseconds; none until it is done.
    pub took_ms: Option<u64>,
    /// Error that broke off the last check, which is tried again.
    pub broke_off: Option<Refused>,
    /// Problems that were found.
    pub problems: Vec<Problem>,
    /// The tables whose open hands were void when the room was started.
    pub rolled_back: Vec<RolledBack>,
}

/// Something that does not fit.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Problem {
    /// Description of the problem.
    pub wrong: Refused,
    /// The tables that are not played at because of it.
    pub held: Vec<String>,
    /// `true` if the store could not give them, and opening them is tried again.
    pub retried: bool,
}

/// A table that went on behind where it had been.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct RolledBack {
    /// The table.
    pub table: String,
    /// The cause.
    pub cause: RollbackCause,
    /// The number of the last hand that is known to have been opened.
    pub hand: u64,
}

/// Keeps the report, and which tables are held.
#[derive(Default)]
pub struct Integrity {
    entries: Arc<AtomicU64>,
    found: Mutex<Found>,
}

/// Progress of the check.
#[derive(Default)]
enum Check {
    #[default]
    NotBegun,
    Since(Instant),
    Took(Duration),
    BrokeOff(Refused),
}

#[derive(Default)]
struct Found {
    check: Check,
    problems: Vec<Problem>,
    rolled_back: Vec<RolledBack>,
    held: BTreeSet<TableId>,
    /// Those among them that the store could not give.
    retried: BTreeSet<TableId>,
}

impl Found {
    /// Takes away what was noted of a table that could not be opened.
    fn forget_not_opened(&mut self, table: TableId) {
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

    /// Notes that a table cannot be opened. Where that is for want of the store, it will be tried again.
    pub fn not_opened(&self, table: TableId, wrong: Refused) {
        let retried = is_outage(&wrong.code);
        let mut found = self.found();
        found.forget_not_opened(table);
        found.held.insert(table);
        if retried {
            found.retried.insert(table);
        }
        let wrong = wrong.with("table", table.as_str());
        found.problems.push(Problem { wrong, held: vec![table.to_string()], retried });
    }

    /// Notes that a table which could not be opened is.
    pub fn opened(&self, table: TableId) {
        self.found().forget_not_opened(table);
    }

    /// The tables that the store could not give.
    pub fn retried(&self) -> Vec<TableId> {
        self.found().retried.iter().copied().collect()
    }

    /// Notes that a table went on behind where it had been.
    pub fn rolled_back(&self, table: TableId, Rollback { cause, hand }: Rollback) {
        self.found().rolled_back.push(RolledBack { table: table.to_string(), cause, hand });
    }

    /// Notes something that does not fit. Gives the tables that must be held now.
    pub fn misfit(&self, misfit: &Misfit) -> Vec<TableId> {
        tracing::error!(code = misfit.code(), "{misfit}");
        let mut found = self.found();
        // What does not fit is not mended by opening the table again.
        misfit.tables().iter().for_each(|&table| found.forget_not_opened(table));
        let held = misfit.tables().iter().map(TableId::to_string).collect();
        // A log whose end was refused at its opening is known already.
        let known = matches!(misfit, Misfit::Entry { table, .. } if found.held.contains(table));
        if !known {
            found.problems.push(Problem { wrong: wrong(misfit), held, retried: false });
        }
        misfit.tables().iter().copied().filter(|&table| found.held.insert(table)).collect()
    }

    /// Reports whether a table is suspended.
    pub fn holds(&self, table: TableId) -> bool {
        self.found().held.contains(&table)
    }

    /// Everything is read from now on; gives where the entries are counted.
    pub fn begin(&self) -> Arc<AtomicU64> {
        self.found().check = Check::Since(Instant::now());
        self.entries.store(0, Ordering::Relaxed);
        self.entries.clone()
    }

    /// The reading broke off: nothing is said of what was not read.
    pub fn break_off(&self, why: Refused) {
        self.found().check = Check::BrokeOff(why);
    }

    /// Everything was read.
    pub fn end(&self) {
        let mut found = self.found();
        let Check::Since(began) = found.check else { return };
        let (entries, took) = (self.entries.load(Ordering::Relaxed), began.elapsed());
        found.check = Check::Took(took);
        tracing::info!(entries, ?took, problems = found.problems.len(), "what is stored was checked");
    }

    /// Report of the checks so far.
    pub fn report(&self) -> Report {
        let found = self.found();
        let (took_ms, broke_off) = match &found.check {
            Check::Took(took) => (Some(took.as_millis() as u64), None),
            Check::BrokeOff(why) => (None, Some(why.clone())),
            Check::NotBegun | Check::Since(_) => (None, None),
        };
        Report {
            checking: matches!(found.check, Check::Since(_)),
            entries: self.entries.load(Ordering::Relaxed),
            took_ms,
            broke_off,
            problems: found.problems.clone(),
            rolled_back: found.rolled_back.clone(),
        }
    }
}

fn wrong(misfit: &Misfit) -> Refused {
    let refused = Refused::new(misfit.code(), misfit.to_string());
    match misfit {
        Misfit::Entry { table, seq } => refused.with("table", table.as_str()).with("seq", *seq),
        Misfit::Balance { account, .. } => refused.with("account", account.as_str()),
        Misfit::Sum { .. } => refused,
    }
}

/// Refusal of requests for a suspended table.
pub fn held(table: TableId) -> Refused {
    let message = "what is stored of this table does not fit, so that it is not played on: whoever runs the room should \
                   look at the administration page";
    Refused::new("table_held", message).with("table", table.as_str())
}
