//! Loads an event from its log.

use super::decide::{self, Decision};
use super::entry::{read_all, written};
use super::error::{RunError, RunLogError, RunRefusal};
use super::private::Texts;
use super::state::State;
use super::summary::Summary;
use crate::rng::{Purpose, Rng};
use crate::store::{Batch, Epoch, RunId, Store};
use crate::wall_clock::now_ms;

impl State {
    /// Loads an event from the store.
    ///
    /// # Errors
    /// Store errors, and those of [`State::replay`].
    pub async fn load<S: Store>(store: &S, id: RunId) -> Result<State, RunError> {
        let stored = store.read(id.log(), 1).await?;
        let log = read_all(&stored).map_err(RunLogError::from)?;
        let mut texts = Texts::default();
        store.texts(id.log()).await?.iter().for_each(|kept| texts.add(kept));
        let mut state = State::replay(id, texts, &log)?;
        state.head = stored.last().map_or(state.head, |last| last.hash);
        Ok(state)
    }

    /// Reads the log of an event without a summary, and stores its summary; `None` if the log cannot be read or the
    /// summary cannot be stored.
    pub(super) async fn summarised<S: Store>(store: &S, id: RunId) -> Option<Summary> {
        let summary = async {
            let state = State::load(store, id).await?;
            let (epoch, summary) = (store.take_epoch(id.log()).await?, state.summary());
            let batch = Batch { summary: Some(summary.stored()), ..Batch::default() };
            store.append(id.log(), epoch, state.seq, batch).await?;
            Ok(summary)
        };
        let unlisted = |error: &RunError| tracing::warn!(run = %id, %error, "the event is in no list");
        summary.await.inspect_err(unlisted).ok()
    }

    /// Takes over the event: returns its state and the fencing token of its writer. If the log lacks entries that
    /// were already acknowledged, an entry records that for the organiser, and the room commits to new values for the
    /// provable draws. An event without a secret key for its
    /// tally sheets gets one.
    ///
    /// # Errors
    /// Store errors, those of [`State::replay`], and an error if the operating system cannot provide random
    /// numbers.
    pub(super) async fn take_over<S: Store>(store: &S, id: RunId) -> Result<(State, Epoch), RunError> {
        let epoch = store.take_epoch(id.log()).await?;
        let mut state = State::load(store, id).await?;
        if let Some(rollback) = store.rollback(id.log()).await? {
            let cause = rollback.cause;
            state.append(store, epoch, decide::rolled_back(cause)).await?;
            tracing::warn!(run = %id, ?cause, "rolled back: the log lacks acknowledged entries");
        }
        let mut rng =
            Rng::for_purpose(Purpose::Salts).map_err(|error| RunRefusal::NoRandomNumbers { error })?;
        let recommitted = decide::recommit(&state, &mut rng);
        if !recommitted.entries().is_empty() {
            state.append(store, epoch, recommitted).await?;
        }
        if state.sheet_key().is_err() {
            state.append(store, epoch, decide::make_sheet_key(&mut rng)).await?;
        }
        Ok((state, epoch))
    }

    /// Stores and applies entries whose author is the room.
    async fn append<S: Store>(
        &mut self,
        store: &S,
        epoch: Epoch,
        mut decision: Decision,
    ) -> Result<(), RunError> {
        let at_ms = now_ms();
        let entries: Vec<_> = decision.logged_entries(at_ms).map(|logged| written(&logged)).collect();
        let batch = Batch { entries: entries.clone(), texts: decision.texts().to_vec(), ..Batch::default() };
        store.append(self.id.log(), epoch, self.seq, batch).await?;
        self.add_to_head(self.seq, &entries);
        self.apply_decision(at_ms, &mut decision);
        Ok(())
    }
}
