//! Commits entries to the log, then applies and broadcasts them.

use super::Actor;
use crate::game::Round;
use crate::ledger::LedgerError;
use crate::protocol::Refused;
use crate::store::{Appended, Batch, Store, StoreError};
use crate::table::clock::TurnClock;
use crate::table::decide::{self, Decision};
use crate::table::entry::{Entry, Logged};
use crate::table::load::SNAPSHOT_INTERVAL;
use crate::table::log;
use crate::table::money::transfers;
use crate::table::state::State;
use crate::wall_clock::now_ms;
use std::sync::Arc;
use tokio::time::{Duration, Instant};

/// Delay of the timers after a failed write.
pub(super) const RETRY: Duration = Duration::from_millis(500);

impl<S: Store> Actor<S> {
    /// Commits the entries of a decision atomically with their transfers, then applies them to the state, with the
    /// round after them, and broadcasts the new views.
    ///
    /// # Errors
    /// If the commit fails or its outcome is unknown. Either way, the state matches the log, and nothing that is not
    /// stored was broadcast.
    pub(super) async fn commit(&mut self, decision: impl Into<Decision>) -> Result<(), Refused> {
        self.try_commit(decision).await.map_err(Refused::from)
    }

    /// Commits as [`Actor::commit`], and tells errors of the ledger from others.
    ///
    /// # Errors
    /// Those of [`Actor::commit`].
    pub(super) async fn try_commit(&mut self, decision: impl Into<Decision>) -> Result<(), CommitError> {
        let (entries, round) = decision.into().into_parts();
        if entries.is_empty() {
            return Ok(());
        }
        let mut logged = self.logged(entries, round.as_ref());
        let started = Instant::now();
        let mut stored = self.append(&logged).await;
        if let Err(StoreError::Ledger(error @ LedgerError::TooMuch { .. })) = &stored
            && self.void_end(&mut logged)
        {
            tracing::error!(table = %self.state.id, hand = self.state.hand, %error, "the hand is void");
            stored = self.append(&logged).await;
        }
        match stored {
            Ok(Appended { last }) => {
                metrics::histogram!("cardroom_commit_seconds").record(started.elapsed().as_secs_f64());
                self.retry_at = None;
                match self.apply(logged, round, last) {
                    Ok(()) => {
                        self.after_commit();
                        Ok(())
                    }
                    Err(refused) => Ok(self.reload_after(refused).await?),
                }
            }
            Err(StoreError::Ledger(error)) => Err(CommitError::Ledger(error)),
            Err(error) => Ok(self.recover(&error, &logged).await?),
        }
    }

    /// Replaces the end of the hand among the entries with a void one; returns whether there was an end that moves
    /// chips.
    fn void_end(&self, logged: &mut [Logged]) -> bool {
        let ended = logged.iter_mut().find_map(|logged| match &mut logged.entry {
            Entry::Ended(ended) => Some(ended),
            _ => None,
        });
        let Some((ended, void)) = ended.and_then(|ended| Some((decide::unpaid(&self.state, ended)?, ended)))
        else {
            return false;
        };
        *void = ended;
        true
    }

    async fn append(&self, logged: &[Logged]) -> Result<Appended, StoreError> {
        let state = &self.state;
        let transfers = logged.iter().flat_map(|logged| transfers(state, &logged.entry)).collect();
        let hand = |entry: &Entry| match entry {
            Entry::Opened(opened) => Some(opened.hand),
            _ => (state.hand > 0).then_some(state.hand),
        };
        let entries = logged.iter().map(|logged| log::written(logged, hand(&logged.entry))).collect();
        let batch = Batch { entries, transfers };
        self.store.append(state.id, self.epoch, state.seq, batch).await
    }

    /// Adds the timestamp, the time left on the next clock, the sealed cards and the snapshot to the entries. `round`
    /// is the round after them.
    fn logged(&self, entries: Vec<Entry>, round: Option<&Arc<dyn Round>>) -> Vec<Logged> {
        let now = Instant::now();
        let play = self.state.playing().map(|play| play.with(round));
        let clock = TurnClock::of(play.as_ref(), self.clock.clone(), &self.state, now);
        let clock_ms = clock.map(|clock| clock.present_left_ms(now));
        let at_ms = now_ms();
        let log = |entry: Entry| match &entry {
            Entry::Opened(opened) => {
                let sealed = round.map(|round| round.sealed());
                let is_due = opened.hand.is_multiple_of(SNAPSHOT_INTERVAL);
                let snapshot = is_due.then(|| self.state.snapshot());
                Logged { at_ms, clock_ms: None, entry, sealed, snapshot }
            }
            _ => Logged { at_ms, clock_ms, entry, sealed: None, snapshot: None },
        };
        entries.into_iter().map(log).collect()
    }

    fn apply(
        &mut self,
        logged: Vec<Logged>,
        round: Option<Arc<dyn Round>>,
        last: u64,
    ) -> Result<(), Refused> {
        let first = last + 1 - logged.len() as u64;
        let acts = logged.iter().any(|logged| matches!(logged.entry, Entry::Acted(_)));
        self.state.apply_decision(first, logged, round)?;
        if acts {
            metrics::counter!("cardroom_actions_total", "game" => self.state.game().name()).increment(1);
        }
        Ok(())
    }

    /// Updates clocks and timers after a commit, and broadcasts the new views.
    fn after_commit(&mut self) {
        self.clock = TurnClock::next(self.clock.take(), &self.state, Instant::now());
        self.schedule();
        self.census.update_seats(&self.state);
        self.broadcast();
    }

    /// Handles an append that returned an error: its outcome is looked up in the log. If the entries were stored
    /// despite the error, they are applied and broadcast.
    ///
    /// # Errors
    /// The refusal, unless the log contains exactly these entries after the last one of the state.
    async fn recover(&mut self, error: &StoreError, attempted: &[Logged]) -> Result<(), Refused> {
        tracing::error!(table = %self.state.id, %error, "commit failed");
        let refused = Refused::from(error);
        self.retry_at = Some(Instant::now() + RETRY);
        let outcome = self.outcome(attempted).await;
        if let Ok(Outcome::NotStored) = outcome {
            self.schedule();
            return Err(refused);
        }
        let reloaded = self.reload_after(refused.clone()).await;
        match outcome {
            Ok(Outcome::Stored) => reloaded,
            _ => Err(refused),
        }
    }

    /// Reads the log from the last entry of the state on, and compares the entries after it with those of an append.
    ///
    /// # Errors
    /// If the log cannot be read.
    async fn outcome(&self, attempted: &[Logged]) -> Result<Outcome, Refused> {
        let known = self.state.seq;
        let read = self.store.read(self.state.id, known).await?;
        let Some((_, later)) = read.split_first().filter(|(first, _)| first.seq == known) else {
            return Ok(Outcome::Differs);
        };
        if later.is_empty() {
            return Ok(Outcome::NotStored);
        }
        let later = log::read_all(later)?;
        let is_own = later.iter().map(|(_, logged)| logged).eq(attempted);
        Ok(if is_own { Outcome::Stored } else { Outcome::Differs })
    }

    /// Reloads the state, which differs from the log for this reason.
    ///
    /// # Errors
    /// `refused` if the log cannot be read; commands are then refused with it until a retry succeeds.
    async fn reload_after(&mut self, refused: Refused) -> Result<(), Refused> {
        self.stuck = Some(refused);
        self.reload().await;
        self.stuck.clone().map_or(Ok(()), Err)
    }

    /// Replaces the state with that of the log. If it cannot be read, a timer retries; no command is accepted before
    /// that succeeds.
    pub(super) async fn reload(&mut self) {
        match State::load(&*self.store, self.state.id).await {
            Ok(state) => {
                let is_other = state.seq != self.state.seq;
                self.state = state;
                (self.stuck, self.retry_at) = (None, None);
                if is_other {
                    self.after_commit();
                } else {
                    self.clock = TurnClock::next(self.clock.take(), &self.state, Instant::now());
                    self.schedule();
                }
            }
            Err(refused) => {
                tracing::error!(table = %self.state.id, code = refused.code, "the log cannot be read");
                self.retry_at = Some(Instant::now() + RETRY);
            }
        }
    }
}

/// Error of a commit.
pub(super) enum CommitError {
    /// The ledger refused the transfers; nothing was stored.
    Ledger(LedgerError),
    /// The commit failed, or its outcome is unknown.
    Failed(Refused),
}

impl From<Refused> for CommitError {
    fn from(refused: Refused) -> CommitError {
        CommitError::Failed(refused)
    }
}

impl From<CommitError> for Refused {
    fn from(error: CommitError) -> Refused {
        match error {
            CommitError::Ledger(error) => StoreError::Ledger(error).into(),
            CommitError::Failed(refused) => refused,
        }
    }
}

/// Outcome of an append that returned an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    /// The log has exactly the entries of the append after the last one of the state.
    Stored,
    /// The last entry of the log is that of the state.
    NotStored,
    /// The log has other entries, or ends before the last entry of the state.
    Differs,
}
