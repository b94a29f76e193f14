//! Loads a table from its log. The entry that opens every [`SNAPSHOT_INTERVAL`]th hand carries a snapshot of the table
//! before that hand, so only the log from the latest snapshot on is read.

use super::append::append;
use super::decide;
use super::entry::{Entry, LoggedEntry, Snapshot};
use super::state::{Chat, CurrentHand, State, WaitingList, stored_rules};
use crate::log_types::Closing;
use crate::store::{AppendResult, Epoch, Rollback, Store, StoredEntry, TableId};
use crate::table::error::TableError;
use crate::wall_clock::now_ms;

/// Number of hands between snapshots. A smaller interval makes logs larger; a larger one makes startup slower.
pub const SNAPSHOT_INTERVAL: u64 = 20;

impl State {
    /// Loads a table from the store.
    ///
    /// # Errors
    /// Store errors, and those of [`State::replay`].
    pub async fn load<S: Store>(store: &S, id: TableId) -> Result<State, TableError> {
        let entries = latest(store, id).await?;
        State::continued(store, id, &entries).await
    }

    /// Loads several tables at once.
    ///
    /// # Errors
    /// Store errors. The state of a table has those of [`State::load`].
    pub async fn load_all<S: Store>(
        store: &S,
        ids: Vec<TableId>,
    ) -> Result<Vec<Result<State, TableError>>, TableError> {
        let latest = store.read_latest(ids.clone(), SNAPSHOT_INTERVAL).await?;
        let mut states = Vec::with_capacity(ids.len());
        for (id, entries) in ids.into_iter().zip(latest) {
            states.push(match entries {
                Ok(entries) => State::continued(store, id, &entries).await,
                Err(error) => Err(error.into()),
            });
        }
        Ok(states)
    }

    /// The state after the latest entries of a table.
    async fn continued<S: Store>(
        store: &S,
        id: TableId,
        entries: &[StoredEntry],
    ) -> Result<State, TableError> {
        let log = LoggedEntry::read_all(entries)?;
        let is_whole = entries.first().is_none_or(|first| first.seq == 1);
        if is_whole || log.first().is_some_and(|(_, first)| first.snapshot.is_some()) {
            return State::replay(id, log);
        }
        // An earlier build wrote the first entry without a snapshot.
        State::replay(id, LoggedEntry::read_all(&store.read(id.log(), 1).await?)?)
    }

    /// Commits and applies the entry after a rollback, in which the log may have lost entries that were already
    /// broadcast. The entry voids the open hand, if there is one.
    ///
    /// # Errors
    /// Store errors.
    pub async fn roll_back<S: Store>(
        &mut self,
        store: &S,
        epoch: Epoch,
        rollback: Rollback,
    ) -> Result<(), TableError> {
        let hand = self.hand.number();
        // The time of the discovery is used, since the log does not record when its lost entries were written.
        let void = decide::void(self, rollback);
        let logged = void.logged_entries(now_ms());
        let AppendResult { last } = append(store, epoch, self, &logged, Vec::new()).await?;
        let cause = rollback.cause;
        tracing::warn!(table = %self.id, hand, ?cause, "rolled back: the log lacks broadcast entries");
        self.apply_decision(last, logged, void.change().clone());
        Ok(())
    }

    /// Loads a closed table from the store; `None` if the table is open or does not exist.
    ///
    /// # Errors
    /// Store errors, and those of [`State::replay`].
    pub async fn load_closed<S: Store>(store: &S, id: TableId) -> Result<Option<State>, TableError> {
        let entries = latest(store, id).await?;
        let closed = (Entry::Closed(Closing::default())).kind();
        if entries.last().is_none_or(|last| last.kind != closed) {
            return Ok(None);
        }
        State::continued(store, id, &entries).await.map(Some)
    }

    /// Snapshot of the table. Valid only if taken between hands, while the table is neither paused nor about to close,
    /// since a snapshot does not record these states.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            created: self.created.clone(),
            config: self.config.clone(),
            chairs: self.chairs.clone(),
            hand: self.hand.number(),
            button: self.button,
            rotation: self.rules.blinds().map(|_| self.rotation),
            carry: self.carry.clone(),
            carried_by: self.carried_by.clone().filter(|_| self.carry.is_some()),
            pauses: self.pauses,
            chat: self.chat.messages().to_vec(),
            chat_closed: self.chat.closed,
            waiting: self.waiting.waiters().to_vec(),
            buys: self.buys.clone(),
            departed: self.departed.clone(),
        }
    }

    /// Restores a table from a snapshot taken after the entry `seq`.
    ///
    /// # Errors
    /// `log_damaged` if this build does not accept the settings.
    pub(super) fn from_snapshot(id: TableId, seq: u64, snapshot: &Snapshot) -> Result<State, TableError> {
        let (created, config) = (snapshot.created.clone(), snapshot.config.clone());
        let rules = stored_rules(seq + 1, created.game, &config)?;
        let mut state = State::new(id, created, config, rules);
        state.chairs.clone_from(&snapshot.chairs);
        (state.button, state.seq) = (snapshot.button, seq);
        state.hand = CurrentHand::None { last: snapshot.hand };
        state.rotation = snapshot.rotation.unwrap_or_default();
        state.carry.clone_from(&snapshot.carry);
        state.carried_by.clone_from(&snapshot.carried_by);
        state.pauses = snapshot.pauses;
        state.chat = Chat::restored(snapshot.chat.clone(), snapshot.chat_closed);
        state.waiting = WaitingList::restored(snapshot.waiting.clone());
        state.buys.clone_from(&snapshot.buys);
        state.departed.clone_from(&snapshot.departed);
        Ok(state)
    }
}

/// The entries of a table from the latest snapshot on.
async fn latest<S: Store>(store: &S, id: TableId) -> Result<Vec<StoredEntry>, TableError> {
    let latest = store.read_latest(vec![id], SNAPSHOT_INTERVAL).await?;
    Ok(latest.into_iter().next().transpose()?.unwrap_or_default())
}

#[cfg(test)]
mod tests;
