//! Loads a table from its log. The entry that opens every [`SNAPSHOT_INTERVAL`]th hand carries a snapshot of the table
//! before that hand, so only the log from the latest snapshot on is read.

use super::append::append;
use super::decide;
use super::entry::{Entry, LoggedEntry, Snapshot};
use super::state::{Chat, CurrentHand, State, WaitingList, stored_rules};
use crate::log_types::Closing;
use crate::store::{AppendResult, Epoch, Rollback, Store, TableId};
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
        let place = latest_snapshot(store, id).await?;
        let read = async |from| store.read(id.log(), from).await.map_err(TableError::from);
        let mut log = LoggedEntry::read_all(&read(place).await?)?;
        if place > 1 && log.first().is_none_or(|(_, first)| first.snapshot.is_none()) {
            // An earlier build wrote this entry without a snapshot.
            log = LoggedEntry::read_all(&read(1).await?)?;
        }
        State::replay(id, log)
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
        let log = store.read(id.log(), latest_snapshot(store, id).await?).await?;
        match log.last() {
            Some(last) if last.kind == (Entry::Closed(Closing::default())).kind() => {
                State::load(store, id).await.map(Some)
            }
            _ => Ok(None),
        }
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

/// Sequence number of the entry that opens the hand whose number is the largest multiple of [`SNAPSHOT_INTERVAL`] up to
/// that of the last hand; 1 if the log has no such hand. The entry has a snapshot unless an earlier build wrote it.
async fn latest_snapshot<S: Store>(store: &S, id: TableId) -> Result<u64, TableError> {
    let before = async |before| {
        let rows = store.hands(id, before, 1).await?;
        Ok::<_, TableError>(rows.into_iter().next())
    };
    let Some(last) = before(None).await? else { return Ok(1) };
    let hand = last.hand - last.hand % SNAPSHOT_INTERVAL;
    let row = before(Some(hand + 1)).await?.filter(|row| row.hand == hand);
    Ok(row.map_or(1, |row| row.first))
}

#[cfg(test)]
mod tests;
