//! Effects of the changes that the writer makes.

use crate::store::marks::Mark;
use crate::store::{AppendResult, Epoch, LogId};

/// Result of a successful change.
pub(super) struct ChangeEffect {
    /// The outcome, for the sender of the change.
    pub outcome: ChangeOutcome,
    /// Mark of the log after the change, if the change created the log or appended to it.
    pub mark: Option<(LogId, Mark)>,
    /// Mark of the audit log after the change, if the change appended to it.
    pub audit_mark: Option<(LogId, Mark)>,
}

impl ChangeEffect {
    /// The marks of the logs to which the change appended.
    pub(super) fn marks(&self) -> impl Iterator<Item = (LogId, Mark)> {
        self.mark.into_iter().chain(self.audit_mark)
    }
}

/// Outcome of a change, which is returned to its sender.
#[derive(Clone)]
pub(super) enum ChangeOutcome {
    /// The fencing tokens of the logs' writers.
    Epochs(Vec<Epoch>),
    Appended(AppendResult),
    /// Success without a value to return.
    Done,
}

impl From<ChangeOutcome> for ChangeEffect {
    fn from(outcome: ChangeOutcome) -> ChangeEffect {
        ChangeEffect { outcome, mark: None, audit_mark: None }
    }
}
