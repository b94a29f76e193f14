//! Commits entries to the log, then applies and broadcasts them.

use super::Actor;
use crate::ledger::LedgerError;
use crate::protocol::Refused;
use crate::store::sealed::Sealed;
use crate::store::{Batch, Store, StoreError};
use crate::table::clock::TurnClock;
use crate::table::entry::{Ended, Entry, Logged};
use crate::table::load::SNAPSHOT_INTERVAL;
use crate::table::money::transfers;
use crate::table::state::State;
use crate::table::{history, log};
use crate::wall_clock::now_ms;
use tokio::time::{Duration, Instant};

/// Delay of the timers after a failed write.
pub(super) const RETRY: Duration = Duration::from_millis(500);

impl<S: Store> Actor<S> {
    /// Commits entries atomically with their transfers, then applies them to the state and broadcasts the new views.
    ///
    /// # Errors
    /// If the commit fails or its outcome is unknown. The state is unchanged then, and nothing was broadcast.
    pub(super) async fn commit(
        &mut self,
        entries: Vec<Entry>,
        sealed: Option<Sealed>,
    ) -> Result<(), Refused> {
        if entries.is_empty() {
            return Ok(());
        }
        let void = self.without_chips(&entries);
        let mut logged = self.logged(entries, sealed);
        let started = Instant::now();
        let mut stored = self.append(&logged).await;
        if let (Err(StoreError::Ledger(error @ LedgerError::TooMuch { .. })), Some(entries)) = (&stored, void)
        {
            tracing::error!(table = %self.state.id, hand = self.state.hand, %error, "the hand is void");
            logged = self.logged(entries, None);
            stored = self.append(&logged).await;
        }
        match stored {
            Ok(last) => {
                metrics::histogram!("cardroom_commit_seconds").record(started.elapsed().as_secs_f64());
                self.retry_at = None;
                self.apply(logged, last)?;
                self.after_commit();
                Ok(())
            }
            // The store is unchanged, and so is the state if no round has advanced in memory.
            Err(error @ StoreError::Ledger(_)) if !logged.iter().any(Logged::is_of_round) => {
                Err(history::stored(&error))
            }
            Err(error) => self.roll_back(&error).await,
        }
    }

    /// The same entries with a void end of the hand, for an account that has reached its limit, such as a house that cannot
    /// pay: every player keeps the stack from the start of the hand. None without an end that moves chips.
    fn without_chips(&self, entries: &[Entry]) -> Option<Vec<Entry>> {
        let lineup = self.state.dealt.iter().flat_map(|dealt| &dealt.lineup);
        let stacks: Vec<_> = lineup.filter_map(|&chair| Some(self.state.at(chair)?.stack)).collect();
        let is_paid = |entry: &Entry| matches!(entry, Entry::Ended(Ended { stacks: Some(_), .. }));
        entries.iter().any(is_paid).then_some(())?;
        let of = |entry: &Entry| match entry {
            Entry::Ended(ended) => Entry::Ended(Ended {
                nets: Some(vec![0; stacks.len()]),
                house: ended.house.map(|_| 0),
                stacks: Some(stacks.clone()),
                points: None,
                carry: self.state.carry.clone(),
                unpaid: true,
            }),
            entry => entry.clone(),
        };
        Some(entries.iter().map(of).collect())
    }

    async fn append(&self, logged: &[Logged]) -> Result<u64, StoreError> {
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

    /// Adds timestamp, time left on the next clock, sealed cards and snapshot to entries.
    fn logged(&self, entries: Vec<Entry>, mut sealed: Option<Sealed>) -> Vec<Logged> {
        let now = Instant::now();
        let clock = TurnClock::next(self.clock.clone(), &self.state, now);
        let clock_ms = clock.map(|clock| clock.present_left_ms(now));
        let at_ms = now_ms();
        let log = |entry: Entry| {
            let opened = match &entry {
                Entry::Opened(opened) => Some(opened.hand),
                _ => None,
            };
            let clock_ms = clock_ms.filter(|_| opened.is_none());
            let sealed = sealed.take().filter(|_| opened.is_some());
            let is_due = opened.is_some_and(|hand| hand.is_multiple_of(SNAPSHOT_INTERVAL));
            let snapshot = is_due.then(|| self.state.snapshot());
            Logged { at_ms, clock_ms, entry, sealed, snapshot }
        };
        entries.into_iter().map(log).collect()
    }

    fn apply(&mut self, logged: Vec<Logged>, last: u64) -> Result<(), Refused> {
        let first = last + 1 - logged.len() as u64;
        for (seq, logged) in (first..).zip(logged) {
            if let Entry::Acted { .. } = logged.entry {
                metrics::counter!("cardroom_actions_total", "game" => self.state.game().name()).increment(1);
            }
            self.state.apply(seq, logged)?;
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

    /// Restores the stored state after an error of the store, since the round may have advanced in memory.
    ///
    /// # Errors
    /// The refusal, unless the reloaded log turns out to contain the entries.
    async fn roll_back(&mut self, error: &StoreError) -> Result<(), Refused> {
        tracing::error!(table = %self.state.id, %error, "commit failed");
        let refused = history::stored(error);
        self.stuck = Some(refused.clone());
        self.retry_at = Some(Instant::now() + RETRY);
        match self.reload().await {
            Reloaded::Further => {
                self.retry_at = None;
                Ok(())
            }
            Reloaded::AsBefore | Reloaded::Unread => Err(refused),
        }
    }

    /// Reloads the state from the log; no command is accepted before that succeeds. Only this task appends to the log: if the
    /// log is ahead of the state, an append succeeded although it returned an error, and its entries are broadcast now.
    pub(super) async fn reload(&mut self) -> Reloaded {
        match State::load(&*self.store, self.state.id).await {
            Ok(state) => {
                let further = state.seq > self.state.seq;
                self.state = state;
                self.stuck = None;
                if further {
                    self.after_commit();
                    return Reloaded::Further;
                }
                self.clock = TurnClock::next(self.clock.take(), &self.state, Instant::now());
                self.schedule();
                Reloaded::AsBefore
            }
            Err(refused) => {
                tracing::error!(table = %self.state.id, code = refused.code, "the log cannot be read");
                self.retry_at = Some(Instant::now() + RETRY);
                Reloaded::Unread
            }
        }
    }
}

/// Result of reloading the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reloaded {
    /// The log has no new entries.
    AsBefore,
    /// The log has entries whose append returned an error.
    Further,
    /// The log cannot be read.
    Unread,
}
