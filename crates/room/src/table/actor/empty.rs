//! A table at which nobody is left closes after a while, in the same course as where its host closes it.

use super::Actor;
use crate::protocol::Refused;
use crate::protocol::server::ClosedBy;
use crate::store::Store;
use crate::table::decide;
use crate::wall_clock::now_ms;
use tokio::time::{Duration, Instant};

/// Least time for which an empty table stays open after a start of the room, so that its players find it again.
const AT_LEAST: Duration = Duration::from_secs(3600);

impl<S: Store> Actor<S> {
    /// Sets when the table closes if nobody comes: what has passed since the last thing happened there counts, also where
    /// the room was not running.
    pub(super) fn begin_empty(&mut self) {
        let passed = Duration::from_millis(now_ms().saturating_sub(self.state.at_ms));
        let left = |longest: Duration| longest.saturating_sub(passed).max(AT_LEAST.min(longest));
        self.empty_until = self.longest_empty().map(|longest| Instant::now() + left(longest));
    }

    /// Notes until when the table stays open if nobody comes.
    pub(super) fn note_empty(&mut self, now: Instant) {
        let longest = self.longest_empty().filter(|_| self.is_empty());
        self.empty_until = longest.map(|longest| self.empty_until.unwrap_or(now + longest));
    }

    /// Reports whether there is neither a seated person nor a spectator.
    fn is_empty(&self) -> bool {
        let players = self.state.occupied().filter(|(_, occupant)| occupant.who.player().is_some());
        self.conns.is_empty() && players.count() == 0
    }

    /// For how long nobody may be there. A demo table waits for ever.
    fn longest_empty(&self) -> Option<Duration> {
        let created = &self.state.created;
        if created.demo { None } else { self.census.limits().longest_empty(created.listed) }
    }

    /// Closes the table once the hand is over, and cashes everybody out.
    pub(super) async fn close(&mut self, by: ClosedBy) -> Result<(), Refused> {
        match &self.stuck {
            Some(stuck) => Err(stuck.clone()),
            None if self.state.closing.is_some() => Ok(()),
            None => self.commit(decide::close(&self.state, by), None).await,
        }
    }
}
