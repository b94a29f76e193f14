//! State shared by the writer and its callers.

use crate::store::marks::Mark;
use crate::store::{LogId, Rollback, StoreError};
use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use tokio::sync::Notify;

#[derive(Clone, Default)]
pub(super) struct Shared(Arc<State>);

#[derive(Default)]
pub(super) struct State {
    /// Error of the last write; `None` if it succeeded.
    pub last_error: Mutex<Option<StoreError>>,
    /// `true` from before a commit until its marks are written. A read that finds `true` may have seen an entry without its
    /// mark.
    pub unmarked: AtomicBool,
    /// The rollbacks that were found when the store was opened, by log. Each is removed once an entry is appended to
    /// its log.
    pub rollbacks: Mutex<BTreeMap<LogId, Rollback>>,
    /// Ends the writer's pause between two groups, for a read or the stop. During the pause, changes do not wake the
    /// writer, since each switch to its task would cost what the pause saves.
    pub urgent: Notify,
}

impl std::ops::Deref for Shared {
    type Target = State;

    fn deref(&self) -> &State {
        &self.0
    }
}

impl Shared {
    /// The state of a store that was just opened.
    pub fn of(rollbacks: BTreeMap<LogId, Rollback>) -> Shared {
        Shared(Arc::new(State { rollbacks: Mutex::new(rollbacks), ..State::default() }))
    }

    /// Sets the error of the last write; `None` if it succeeded.
    pub fn last_error(&self, last_error: Option<StoreError>) {
        *self.last_error.lock().expect("nothing panics while it holds the lock") = last_error;
    }

    /// Clears the rollbacks of the logs to which entries were appended.
    pub fn clear_rollbacks(&self, appended: impl Iterator<Item = (LogId, Mark)>) {
        let mut rollbacks = self.rollbacks.lock().expect("nothing panics while it holds the lock");
        if !rollbacks.is_empty() {
            for (log, _) in appended {
                rollbacks.remove(&log);
            }
        }
    }
}
