//! The interface of a store.

use super::error::StoreError;
use super::integrity_problem::IntegrityProblem;
use super::types::{
    AppendResult, AuditLog, Batch, Epoch, HandRow, NewEntry, Player, Rollback, RunRow, StoredEntry,
    TableFilter, TableRow,
};
use crate::ids::{LogId, PlayerId, RunId, TableId};
use crate::ledger::Account;
use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

/// Result of a store's method.
pub type StoreResult<T> = Result<T, StoreError>;

/// Store of the logs of tables and events, the ledger and the players.
///
/// Changes are atomic and durable: they are on disk when the method returns. A change that fails has no effect, except
/// that it may be stored without an acknowledgement if the disk fails during or after its commit. Every method may fail
/// with [`StoreError::Full`], [`Locked`](StoreError::Locked), [`ReadOnly`](StoreError::ReadOnly),
/// [`Damaged`](StoreError::Damaged) and [`Other`](StoreError::Other), after which the store works again once the cause
/// is gone, and with [`Stopped`](StoreError::Stopped) once the store is closed.
pub trait Store: Send + Sync + 'static {
    /// Creates a table whose log begins with this batch. Returns the fencing token of its first writer.
    ///
    /// # Errors
    /// [`StoreError::TableExists`] if the id is taken, [`StoreError::Ledger`] if the ledger refuses a transfer, and
    /// [`StoreError::BrokenChain`] if the batch has entries for the audit log and the last entry of that log has no
    /// hash.
    fn create_table(&self, table: TableId, first: Batch) -> impl Future<Output = StoreResult<Epoch>> + Send;

    /// Creates an event whose log begins with this batch. Returns the fencing token of its first writer. The methods
    /// that append to, read and check a log take a [`LogId`] and serve tables and events alike; an event has no
    /// transfers, and the lists of tables omit it.
    ///
    /// # Errors
    /// [`StoreError::TableExists`] if the id is taken.
    fn create_run(&self, run: RunId, first: Batch) -> impl Future<Output = StoreResult<Epoch>> + Send;

    /// The id and the last position of the audit log, which every store has.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn audit_log(&self) -> impl Future<Output = StoreResult<AuditLog>> + Send;

    /// Appends entries to the audit log. Unlike other logs, it has no single writer: any change may add entries to it,
    /// and they are in the order in which they were committed.
    ///
    /// # Errors
    /// [`BrokenChain`](StoreError::BrokenChain) if the last entry has no hash.
    fn audit(&self, entries: Vec<NewEntry>) -> impl Future<Output = StoreResult<AppendResult>> + Send;

    /// The events, oldest first.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn runs(&self) -> impl Future<Output = StoreResult<Vec<RunRow>>> + Send;

    /// The [personal data](Batch::texts) of a log; empty for an unknown log.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn texts(&self, log: LogId) -> impl Future<Output = StoreResult<Vec<String>>> + Send;

    /// Takes over the log, and returns a new fencing token. From then on, appends with any other token are refused.
    ///
    /// # Errors
    /// [`StoreError::NoTable`] for an unknown log.
    fn take_epoch(&self, log: LogId) -> impl Future<Output = StoreResult<Epoch>> + Send {
        async move {
            let epochs = self.take_epochs(vec![log]).await?;
            epochs.first().copied().ok_or(StoreError::NoTable(log))
        }
    }

    /// [Takes over](Store::take_epoch) several logs at once, all or none of them. Returns the fencing tokens in the order
    /// of the logs.
    ///
    /// # Errors
    /// [`StoreError::NoTable`] for the first unknown log.
    fn take_epochs(&self, logs: Vec<LogId>) -> impl Future<Output = StoreResult<Vec<Epoch>>> + Send;

    /// Appends the batch with the writer's fencing token `epoch`, if the last entry is at position `expected`
    /// (optimistic concurrency). The position is 0 for an empty log.
    ///
    /// # Errors
    /// [`StoreError::NoTable`] for an unknown log, [`Closed`](StoreError::Closed) for a closed table,
    /// [`Fenced`](StoreError::Fenced) if another writer took over the log, [`Conflict`](StoreError::Conflict) if the
    /// last entry is not at `expected`, [`BrokenChain`](StoreError::BrokenChain) if the last entry has no hash, and
    /// [`Ledger`](StoreError::Ledger) if the ledger refuses a transfer, checked in this order.
    fn append(
        &self,
        log: LogId,
        epoch: Epoch,
        expected: u64,
        batch: Batch,
    ) -> impl Future<Output = StoreResult<AppendResult>> + Send;

    /// Closes the table permanently. The operation is idempotent, so a writer may repeat it after a restart.
    ///
    /// # Errors
    /// [`StoreError::NoTable`] for an unknown table, [`Fenced`](StoreError::Fenced) if another writer took over the
    /// log, and [`Ledger`](StoreError::Ledger) if a chair still has chips.
    fn close_table(&self, table: TableId, epoch: Epoch) -> impl Future<Output = StoreResult<()>> + Send;

    /// The tables, oldest first.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn tables(&self, which: TableFilter) -> impl Future<Output = StoreResult<Vec<TableRow>>> + Send;

    /// Rollback of this log, found when the store was opened: the log was behind its mark, diverged from it, had lost
    /// it or came from a backup. `None` for any other log, and once an entry has been appended. After a rollback, the
    /// writer voids the open hand and gives the next hand an unused number.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn rollback(&self, log: LogId) -> impl Future<Output = StoreResult<Option<Rollback>>> + Send;

    /// The entries of a log from this position on; empty for an unknown log. Their hashes are checked.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`] if a hash does not match.
    fn read(&self, log: LogId, from: u64) -> impl Future<Output = StoreResult<Vec<StoredEntry>>> + Send {
        self.read_page(log, from, u32::MAX)
    }

    /// At most `limit` entries of a log from this position on; empty for an unknown log. Their hashes are checked.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`] if a hash does not match.
    fn read_page(
        &self,
        log: LogId,
        from: u64,
        limit: u32,
    ) -> impl Future<Output = StoreResult<Vec<StoredEntry>>> + Send;

    /// At most `limit` entries of a log from this position on, as they are stored; empty for an unknown log. Their hashes
    /// are not checked, so that a damaged log can be shown and exported: the caller checks them.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn read_unchecked(
        &self,
        log: LogId,
        from: u64,
        limit: u32,
    ) -> impl Future<Output = StoreResult<Vec<StoredEntry>>> + Send;

    /// The latest entries of several tables, in the order of the tables: from the first entry of the hand whose number is
    /// the highest multiple of `interval` up to that of the last hand, or all entries if the log has no such hand. Their
    /// hashes are checked; a table whose hashes do not match has [`StoreError::BrokenChain`] in place of its entries. An
    /// unknown table has no entries.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn read_latest(
        &self,
        tables: Vec<TableId>,
        interval: u64,
    ) -> impl Future<Output = StoreResult<Vec<StoreResult<Vec<StoredEntry>>>>> + Send;

    /// The entries of one hand; empty for an unknown table or hand. Their hashes and those of their neighbours are
    /// checked, so an entry that was added to the hand or removed from it is detected.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`] if a hash does not match.
    fn read_hand(
        &self,
        table: TableId,
        hand: u64,
    ) -> impl Future<Output = StoreResult<Vec<StoredEntry>>> + Send;

    /// The entries of [`CHIP_KINDS`](super::CHIP_KINDS), oldest first; empty for an unknown table. Each is checked
    /// against the hash of the entry before it. A missing entry is not detected: that requires the whole log, which
    /// [`verify`](Store::verify) reads.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`] if a hash does not match.
    fn read_chips(&self, table: TableId) -> impl Future<Output = StoreResult<Vec<StoredEntry>>> + Send;

    /// The entries of [`HAND_KINDS`](super::HAND_KINDS) of the last `limit` hand numbers, oldest first; empty for an
    /// unknown table. Each is checked against the hash of the entry before it. A missing entry is not detected.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`] if a hash does not match.
    fn read_hand_ends(
        &self,
        table: TableId,
        limit: u32,
    ) -> impl Future<Output = StoreResult<Vec<StoredEntry>>> + Send;

    /// The closed tables of which this player was the host or at which the player sat, the most recently closed first.
    /// They come from an index and not from the logs, whose hashes are checked when a log is read.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn closed_tables_of(&self, player: PlayerId) -> impl Future<Output = StoreResult<Vec<TableId>>> + Send;

    /// At most `limit` hands of a table, newest first: the last ones before hand `before`, or the last hands of the
    /// table for `None`. They come from an index; the hashes of a hand's entries are checked when the hand is read.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn hands(
        &self,
        table: TableId,
        before: Option<u64>,
        limit: u32,
    ) -> impl Future<Output = StoreResult<Vec<HandRow>>> + Send;

    /// Creates a player with this name, and returns the player's new id.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn new_player(&self, name: String) -> impl Future<Output = StoreResult<PlayerId>> + Send;

    /// Renames a player.
    ///
    /// # Errors
    /// [`StoreError::NoPlayer`] for an unknown player.
    fn rename(&self, player: PlayerId, name: String) -> impl Future<Output = StoreResult<()>> + Send;

    /// The player with this id; `None` for an unknown player.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn player(&self, player: PlayerId) -> impl Future<Output = StoreResult<Option<Player>>> + Send;

    /// The players with these ids, in any order. Unknown ids are omitted.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn players(&self, players: Vec<PlayerId>) -> impl Future<Output = StoreResult<Vec<Player>>> + Send;

    /// Every account that was ever used, with its balance in the game's unit (ALL-2), in the order of the accounts.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn balances(&self) -> impl Future<Output = StoreResult<Vec<(Account, i64)>>> + Send;

    /// Balance of an account, in the game's unit (ALL-2); 0 for an account that was never used.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn balance(&self, account: Account) -> impl Future<Output = StoreResult<i64>> + Send;

    /// Value stored under a name, such as the hash of the administrator's token; `None` if there is none.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn secret(&self, name: &'static str) -> impl Future<Output = StoreResult<Option<String>>> + Send;

    /// Stores values under these names in place of the previous values; `None` removes the previous value. The entries
    /// for the audit log are committed with them.
    ///
    /// # Errors
    /// [`BrokenChain`](StoreError::BrokenChain) if there are entries and the last entry of the audit log has no hash.
    fn set_secrets(
        &self,
        secrets: Vec<(&'static str, Option<String>)>,
        audited: Vec<NewEntry>,
    ) -> impl Future<Output = StoreResult<()>> + Send;

    /// Stores a value under this name in place of the previous value; `None` removes the previous value.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn set_secret(
        &self,
        name: &'static str,
        value: Option<String>,
    ) -> impl Future<Output = StoreResult<()>> + Send {
        self.set_secrets(vec![(name, value)], Vec::new())
    }

    /// Checks that the store can be read and that the last write succeeded.
    ///
    /// # Errors
    /// The error of the last write, if it failed, or of the read.
    fn health(&self) -> impl Future<Output = StoreResult<()>> + Send;

    /// Checks every log and the ledger, and returns the integrity problems. `progress` counts the entries read.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn verify(
        &self,
        progress: Arc<AtomicU64>,
    ) -> impl Future<Output = StoreResult<Vec<IntegrityProblem>>> + Send;

    /// Writes a consistent copy of the whole store to a new file.
    ///
    /// # Errors
    /// [`StoreError::FileExists`] if the file or its temporary file (`.part`) exists, and [`StoreError::Other`] if
    /// there is no database to copy or a path is not UTF-8.
    fn backup(&self, to: &Path) -> impl Future<Output = StoreResult<()>> + Send;

    /// Finishes the pending changes and closes the store. Later changes and [`health`](Store::health) fail with
    /// [`StoreError::Stopped`].
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn close(&self) -> impl Future<Output = StoreResult<()>> + Send;

    /// Sum of all balances: 0 unless the ledger is damaged.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn ledger_sum(&self) -> impl Future<Output = StoreResult<i128>> + Send {
        async { Ok(self.balances().await?.iter().map(|&(_, balance)| i128::from(balance)).sum()) }
    }
}
