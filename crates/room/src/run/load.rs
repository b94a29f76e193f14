//! Loads an event from its log.

use super::decide;
use super::entry::{read_all, written};
use super::error::{RunError, RunLogError};
use super::private::Texts;
use super::state::State;
use crate::store::{Batch, Epoch, RunId, Store};
use crate::wall_clock::now_ms;

impl State {
    /// Loads an event from the store.
    ///
    /// # Errors
    /// Errors of the store, and those of [`State::replay`].
    pub async fn load<S: Store>(store: &S, id: RunId) -> Result<State, RunError> {
        let log = read_all(&store.read(id.log(), 1).await?).map_err(RunLogError::from)?;
        let mut texts = Texts::default();
        store.texts(id.log()).await?.iter().for_each(|kept| texts.add(kept));
        Ok(State::replay(id, texts, &log)?)
    }

    /// Takes over the event: returns its state and the fencing token of its writer. If the log lacks entries that were
    /// already acknowledged, an entry says so, and the organiser sees it.
    ///
    /// # Errors
    /// Errors of the store, and those of [`State::replay`].
    pub(super) async fn take_over<S: Store>(store: &S, id: RunId) -> Result<(State, Epoch), RunError> {
        let epoch = store.take_epoch(id.log()).await?;
        let mut state = State::load(store, id).await?;
        if let Some(rollback) = store.rollback(id.log()).await? {
            let cause = rollback.cause;
            let mut decision = decide::rolled_back(cause);
            let entries = decision.logged(now_ms()).map(|logged| written(&logged)).collect();
            store.append(id.log(), epoch, state.seq, Batch { entries, ..Batch::default() }).await?;
            state.apply_decision(&mut decision);
            tracing::warn!(run = %id, ?cause, "rolled back: the log lacks acknowledged entries");
        }
        Ok((state, epoch))
    }
}
