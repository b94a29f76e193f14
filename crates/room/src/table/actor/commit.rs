//! Commits entries to the log, then applies and broadcasts them.

use super::Actor;
use crate::refusal::Refusal;
use crate::store::{AppendOutcome, AppendResult, NewEntry, Store, StoreError};
use crate::table::append::{append, batch};
use crate::table::clock::TurnClock;
use crate::table::decide::{self, Decision};
use crate::table::entry::{Entry, LoggedEntry};
use crate::table::error::TableError;
use crate::table::load::SNAPSHOT_INTERVAL;
use crate::table::state::{Play, State, TableChange};
use crate::wall_clock::now_ms;
use tokio::time::{Duration, Instant};

/// Delay of the timers after a failed timer or write.
pub(super) const RETRY: Duration = Duration::from_millis(500);

impl<S: Store> Actor<S> {
    /// Commits the entries of a decision atomically with their transfers, then applies them to the state, with the
    /// round or the rules after them, and broadcasts the new views. If an account has reached its limit at the end of a
    /// hand, the hand is void.
    ///
    /// # Errors
    /// If the commit fails or its outcome is unknown. In both cases, only stored entries were broadcast. The state
    /// matches the log, unless the log cannot be read; commands are then refused until it has been read. If an entry
    /// other than the end of a hand exceeds the limit of an account, [`TableError::exceeds_account`] returns `true`.
    pub(super) async fn commit(&mut self, decision: Decision) -> Result<(), TableError> {
        if decision.is_empty() {
            return Ok(());
        }
        Box::pin(self.commit_entries(decision)).await
    }

    /// Commits a decision that has entries.
    async fn commit_entries(&mut self, mut decision: Decision) -> Result<(), TableError> {
        let clock_ms = self.clock_ms(&decision);
        let at_ms = now_ms();
        let mut logged = self.logged_entries(&decision, at_ms, clock_ms);
        let started = Instant::now();
        let mut stored = self.append(&logged, decision.audit_entries(at_ms)).await.map_err(TableError::from);
        if let Err(error) = &stored
            && error.exceeds_account()
            && let Some(void) = decide::void_unpaid(&self.state, &decision)
        {
            tracing::error!(table = %self.state.id, hand = self.state.hand.number(), %error, "the hand is void");
            // The first append stored no entries. The new entries keep its time, since the decision was made at that
            // time.
            logged = self.logged_entries(&void, at_ms, clock_ms);
            decision = void;
            stored = self.append(&logged, decision.audit_entries(at_ms)).await.map_err(TableError::from);
        }
        match stored {
            Ok(AppendResult { last }) => {
                metrics::histogram!("cardroom_commit_seconds").record(started.elapsed().as_secs_f64());
                self.retry_at = None;
                self.apply(logged, decision.change().clone(), last);
                self.after_commit();
                Ok(())
            }
            Err(error @ TableError::Store(StoreError::Ledger(_))) => Err(error),
            Err(error) => self.recover(error, &logged).await,
        }
    }

    async fn append(
        &self,
        logged: &[LoggedEntry],
        audited: Vec<NewEntry>,
    ) -> Result<AppendResult, StoreError> {
        append(&*self.store, self.epoch, &self.state, logged, audited).await
    }

    /// Time left on the clock that runs after a decision, in milliseconds; `None` if no clock runs.
    fn clock_ms(&self, decision: &Decision) -> Option<u64> {
        let now = Instant::now();
        let play = self.state.hand.playing();
        let play = play.map(|play| Play { round: decision.round().unwrap_or(play.round), ..play });
        let clock = TurnClock::of(play, self.clock.clone(), &self.state, now);
        clock.map(|clock| clock.present_left_ms(now))
    }

    /// The entries of a decision as logged at this time. An entry that opens a hand has the cards, and a snapshot if
    /// one is due; any other entry has the time left on the clock after the decision.
    fn logged_entries(&self, decision: &Decision, at_ms: u64, clock_ms: Option<u64>) -> Vec<LoggedEntry> {
        let mut logged = decision.logged_entries(at_ms);
        for LoggedEntry { entry, clock_ms: left, snapshot, .. } in &mut logged {
            match entry {
                Entry::Opened(opened) => {
                    let is_due = opened.hand.is_multiple_of(SNAPSHOT_INTERVAL);
                    *snapshot = is_due.then(|| self.state.snapshot());
                }
                _ => *left = clock_ms,
            }
        }
        logged
    }

    fn apply(&mut self, logged: Vec<LoggedEntry>, change: TableChange, last: u64) {
        let first = last + 1 - logged.len() as u64;
        let acts = logged.iter().any(|logged| matches!(logged.entry, Entry::Acted(_)));
        self.state.apply_decision(first, logged, change);
        if acts {
            metrics::counter!("cardroom_actions_total", "game" => self.state.game().name()).increment(1);
        }
    }

    /// Updates clocks and timers after a commit, and broadcasts the new views.
    fn after_commit(&mut self) {
        self.clock = TurnClock::next(self.clock.take(), &self.state, Instant::now());
        self.schedule();
        self.open_tables.update_seats(&self.state);
        self.broadcast();
    }

    /// Handles an append that returned an error, by looking up the outcome in the log. If the entries were stored
    /// despite the error, they are applied and the new views are broadcast.
    ///
    /// # Errors
    /// The given error, unless the log contains exactly these entries after the last one of the state and can be
    /// reloaded.
    async fn recover(&mut self, error: TableError, attempted: &[LoggedEntry]) -> Result<(), TableError> {
        tracing::error!(table = %self.state.id, %error, "commit failed");
        self.retry_at = Some(Instant::now() + RETRY);
        let attempted = batch(&self.state, attempted).entries;
        let outcome =
            AppendOutcome::find(&*self.store, self.state.id.log(), self.state.seq, &attempted).await;
        if outcome == AppendOutcome::NotStored {
            // Entries are applied after their commit, so the state is still that of the log.
            self.schedule();
            return Err(error);
        }
        self.recovery.begin(error.clone());
        self.reload().await;
        self.recovery.result(outcome, error)
    }

    /// Loads the state from the log. If the log cannot be read, a timer retries, and no command is accepted before a
    /// retry succeeds.
    pub(super) async fn reload(&mut self) {
        match State::load(&*self.store, self.state.id).await {
            Ok(state) => {
                let is_other = state.seq != self.state.seq;
                self.state = state;
                self.recovery.end();
                self.retry_at = None;
                if is_other {
                    self.after_commit();
                } else {
                    self.clock = TurnClock::next(self.clock.take(), &self.state, Instant::now());
                    self.schedule();
                }
            }
            Err(error) => {
                tracing::error!(table = %self.state.id, code = error.code(), "the log cannot be read");
                self.retry_at = Some(Instant::now() + RETRY);
            }
        }
    }
}
