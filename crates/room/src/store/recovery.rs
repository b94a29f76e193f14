//! Recovery after a failed append, for the task that writes a log. The entries may have been stored despite the error,
//! so the task looks them up in the log, and accepts no request until its state matches the log again.

use super::{LogId, NewEntry, Store};

/// Outcome of an append that returned an error, as found in the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppendOutcome {
    /// After the position `before`, the log has exactly the entries of the append.
    Stored,
    /// The log ends at the position `before`.
    NotStored,
    /// The log has other entries after the position `before`, ends earlier, or cannot be read.
    Unknown,
}

impl AppendOutcome {
    /// Looks up in the log whether these entries were appended after the position `before`, which is at least 1.
    pub async fn find<S: Store>(store: &S, log: LogId, before: u64, attempted: &[NewEntry]) -> AppendOutcome {
        let read = store.read(log, before).await.unwrap_or_default();
        let Some((_, later)) = read.split_first().filter(|(first, _)| first.seq == before) else {
            return AppendOutcome::Unknown;
        };
        let is_own = later.len() == attempted.len()
            && later.iter().zip(attempted).all(|(stored, attempted)| {
                (stored.kind.as_str(), stored.hand, &stored.body)
                    == (attempted.kind, attempted.hand, &attempted.body)
            });
        match later {
            [] => AppendOutcome::NotStored,
            _ if is_own => AppendOutcome::Stored,
            _ => AppendOutcome::Unknown,
        }
    }
}

/// Synchronization of a task's state with its log. After a failed append, the two may differ until the log has been
/// read.
pub struct Recovery<E>(Option<E>);

impl<E> Default for Recovery<E> {
    fn default() -> Recovery<E> {
        Recovery(None)
    }
}

impl<E: Clone> Recovery<E> {
    /// Records that the state may differ from the log since this error.
    pub fn begin(&mut self, error: E) {
        self.0 = Some(error);
    }

    /// Records that the state was read from the log.
    pub fn end(&mut self) {
        self.0 = None;
    }

    /// Returns whether the state may differ from the log.
    pub const fn is_pending(&self) -> bool {
        self.0.is_some()
    }

    /// Checks that the state matches the log.
    ///
    /// # Errors
    /// The error since which the state may differ from the log.
    pub fn check(&self) -> Result<(), E> {
        self.0.clone().map_or(Ok(()), Err)
    }

    /// The result of an append with this error and outcome, after an attempt to read the log.
    ///
    /// # Errors
    /// The error, unless the entries were stored and the state was read from the log.
    pub fn result(&self, outcome: AppendOutcome, error: E) -> Result<(), E> {
        if outcome == AppendOutcome::Stored && !self.is_pending() { Ok(()) } else { Err(error) }
    }
}
