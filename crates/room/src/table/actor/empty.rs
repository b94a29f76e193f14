//! Closes a table that has been empty for too long, as a command of the host would.

use super::Actor;
use crate::log_types::ClosedBy;
use crate::store::Store;
use crate::table::decide;
use crate::table::error::TableError;
use crate::wall_clock::now_ms;
use tokio::time::{Duration, Instant};

/// Minimum time for which an empty table stays open after a restart, so that its players can return; the full limit
/// if that is shorter.
const MIN_TIME_OPEN: Duration = Duration::from_secs(3600);

impl<S: Store> Actor<S> {
    /// Sets the time of closing after a restart. The time since the last entry counts, even while the room was not
    /// running.
    pub(super) fn resume_empty_timeout(&mut self) {
        let passed = Duration::from_millis(now_ms().saturating_sub(self.state.at_ms));
        let left = |longest: Duration| longest.saturating_sub(passed).max(MIN_TIME_OPEN.min(longest));
        self.empty_until = self.empty_timeout().map(|longest| Instant::now() + left(longest));
    }

    /// Sets or clears the time at which an empty table closes.
    pub(super) fn schedule_closing(&mut self, now: Instant) {
        let longest = self.empty_timeout().filter(|_| self.is_empty());
        self.empty_until = longest.map(|longest| self.empty_until.unwrap_or(now + longest));
    }

    /// Returns whether the table has no connections and no seated players.
    fn is_empty(&self) -> bool {
        let players = self.state.occupied_chairs().filter(|(_, occupant)| occupant.who.player().is_some());
        self.conns.is_empty() && players.count() == 0
    }

    /// Maximum time for which the table may be empty; `None` for a demo table, and if the room has no limit.
    fn empty_timeout(&self) -> Option<Duration> {
        let created = &self.state.created;
        if created.demo { None } else { self.open_tables.limits().empty_timeout(created.listed) }
    }

    /// Closes the table after the current hand, or at once between hands, and cashes every player out. Does nothing if
    /// the table is closing already.
    ///
    /// # Errors
    /// The errors of [`Actor::commit`], or the error of an earlier commit whose outcome has not yet been read from the
    /// log.
    pub(super) async fn close(&mut self, by: ClosedBy) -> Result<(), TableError> {
        self.recovery.check()?;
        if self.state.closing.is_some() {
            return Ok(());
        }
        self.commit(decide::close(&self.state, by.into())).await
    }
}
