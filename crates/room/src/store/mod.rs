//! Persistent storage of the tables' logs, the ledger and the players.
//!
//! - [`Store`]: the interface. An [`append`](Store::append) is atomic and durable: it is on disk before it is
//!   acknowledged.
//! - [`SqliteStore`]: the store in a SQLite file in a private [`Folder`]. [`backup`] copies it while it is in use.
//! - [`chain`]: the hash chain of a log. `marks.rs`: high-water marks of the logs in a second file. [`Rollback`]: a
//!   log that is behind its mark.
//! - [`MemoryStore`]: an in-memory store, for tests of the layers above.
//! - [`StoreError`]: the errors, with their fixes.

pub mod chain;
#[cfg(test)]
mod conformance;
mod error;
mod fault;
mod folder;
mod integrity_problem;
pub mod log;
mod marks;
mod memory;
#[cfg(test)]
pub(crate) mod scratch;
pub mod sealed;
mod sqlite;

pub use crate::ids::{ParseTableIdError, PlayerId, TableId};
pub use error::StoreError;
pub(crate) use fault::fault;
pub use folder::Folder;
pub use integrity_problem::IntegrityProblem;
pub use memory::{MemoryStore, Outage};
pub use sqlite::backup::backup;
pub use sqlite::{Settings, SqliteStore, WAL_LIMIT};

use crate::ledger::{Account, Transfer};
use chain::EntryHash;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::future::Future;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

/// Kind of the entry that ends a hand; the index of hands uses it to recognize finished hands.
pub const ENDED: &str = "ended";

/// Kind of the last entry of a closed table.
pub const CLOSED: &str = "closed";

/// Kinds of the entries that record the creation and closing of a table, and its buy-ins, top-ups and cash-outs.
pub const CHIP_KINDS: [&str; 5] = ["created", "seated", "topped_up", "left", CLOSED];

/// The id of a new player.
fn new_id() -> StoreResult<PlayerId> {
    PlayerId::fresh().map_err(|error| {
        let place = "the random numbers of the operating system".to_owned();
        StoreError::Other { place, wrong: error.to_string() }
    })
}

/// Fencing token of a table's writer. A later token invalidates every earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Epoch(pub u64);

/// A new entry. Its body may contain hidden cards, so only the store may receive it.
#[derive(Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// Kind of the entry.
    pub kind: &'static str,
    /// The number of the hand to which it belongs, if any.
    pub hand: Option<u64>,
    /// The remaining fields, as JSON.
    pub body: String,
}

/// A stored entry. Its body may contain hidden cards, so only a table may receive it.
#[derive(Clone, PartialEq, Eq)]
pub struct Stored {
    /// Its position in the table's log, from 1.
    pub seq: u64,
    /// Kind of the entry.
    pub kind: String,
    /// The number of the hand to which it belongs, if any.
    pub hand: Option<u64>,
    /// The remaining fields, as JSON.
    pub body: String,
    /// The hash of this entry, chained to the entry before it.
    pub hash: EntryHash,
}

impl std::fmt::Debug for NewEntry {
    /// Omits the body, which may contain hidden cards.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let NewEntry { kind, hand, body: _ } = self;
        f.debug_struct("NewEntry").field("kind", kind).field("hand", hand).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Stored {
    /// Omits the body, which may contain hidden cards.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Stored { seq, kind, hand, body: _, hash: _ } = self;
        f.debug_struct("Stored")
            .field("seq", seq)
            .field("kind", kind)
            .field("hand", hand)
            .finish_non_exhaustive()
    }
}

/// Changes that are committed atomically.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Log entries, oldest first.
    pub entries: Vec<NewEntry>,
    /// The transfers of chips that belong to the entries.
    pub transfers: Vec<Transfer>,
}

/// Result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The position of the last entry of the log.
    pub last: u64,
}

/// A table in the list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The position of its last entry; 0 for an empty log.
    pub last: u64,
}

/// A log that is behind its mark or diverges from it: more cards of its open hand may have been revealed than it
/// records, and hands that it does not contain may have been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rollback {
    /// The cause.
    pub cause: RollbackCause,
    /// The number of the last hand that is known to have been opened.
    pub hand: u64,
}

/// Cause of a log that is behind its mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RollbackCause {
    /// The database is a backup.
    Backup,
    /// The database or its write-ahead log lost data, or the database was replaced.
    Lost,
}

/// Filter of a list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableFilter {
    /// The open tables.
    Open,
    /// The closed tables.
    Closed,
}

/// Position of a hand in the log of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandRow {
    /// The number of the hand.
    pub hand: u64,
    /// The position of its first entry.
    pub first: u64,
    /// The position of its last entry.
    pub last: u64,
    /// `true` if the hand is over.
    pub ended: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The id.
    pub id: PlayerId,
    /// The name.
    pub name: String,
}

/// Result of a store's method.
pub type StoreResult<T> = Result<T, StoreError>;

/// Store of the tables' logs, the ledger and the players.
///
/// Changes are atomic and durable: they are on disk when the method returns, and an error has changed nothing. Every
/// method may fail with [`StoreError::Full`], [`Locked`](StoreError::Locked), [`ReadOnly`](StoreError::ReadOnly) and
/// [`Damaged`](StoreError::Damaged); the store works again once the cause is gone.
pub trait Store: Send + Sync + 'static {
    /// Creates a table whose log begins with this batch. Returns the fencing token of its first writer.
    ///
    /// # Errors
    /// [`StoreError::TableExists`] if the id is taken, and [`StoreError::Ledger`] if the ledger refuses a transfer.
    fn create_table(&self, table: TableId, first: Batch) -> impl Future<Output = StoreResult<Epoch>> + Send;

    /// Takes over the table: returns a new fencing token. From now on, appends with an earlier token are refused.
    ///
    /// # Errors
    /// [`StoreError::NoTable`].
    fn take_epoch(&self, table: TableId) -> impl Future<Output = StoreResult<Epoch>> + Send;

    /// Appends the batch with the writer's fencing token, if the last entry is at position `expected` (0 for an empty
    /// log; optimistic concurrency).
    ///
    /// # Errors
    /// [`StoreError::NoTable`], [`Closed`](StoreError::Closed), [`Fenced`](StoreError::Fenced) if another writer took
    /// over the table, [`Conflict`](StoreError::Conflict) if the last entry is not at `expected`, and
    /// [`Ledger`](StoreError::Ledger), checked in this order.
    fn append(
        &self,
        table: TableId,
        epoch: Epoch,
        expected: u64,
        batch: Batch,
    ) -> impl Future<Output = StoreResult<Appended>> + Send;

    /// Closes the table permanently. The operation is idempotent, so a writer may repeat it after a restart.
    ///
    /// # Errors
    /// [`StoreError::NoTable`], [`Fenced`](StoreError::Fenced), and [`Ledger`](StoreError::Ledger) if a chair still
    /// has chips.
    fn close_table(&self, table: TableId, epoch: Epoch) -> impl Future<Output = StoreResult<()>> + Send;

    /// The tables, oldest first.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn tables(&self, which: TableFilter) -> impl Future<Output = StoreResult<Vec<TableRow>>> + Send;

    /// Rollback of this table's log, if it was behind its mark when the store was opened and nothing has been appended
    /// since. The writer then voids the open hand and gives the next hand an unused number.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn rollback(&self, table: TableId) -> impl Future<Output = StoreResult<Option<Rollback>>> + Send;

    /// The entries of a table from this position on; empty for an unknown table. Their hashes are checked.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`] if a hash does not match.
    fn read(&self, table: TableId, from: u64) -> impl Future<Output = StoreResult<Vec<Stored>>> + Send;

    /// The entries of one hand. Their hashes and those of their neighbours are checked, so that no entry was added to
    /// or removed from the hand.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`] if a hash does not match.
    fn read_hand(&self, table: TableId, hand: u64) -> impl Future<Output = StoreResult<Vec<Stored>>> + Send;

    /// The entries of [`CHIP_KINDS`], oldest first. Each is checked against the hash of the entry before it. A missing
    /// entry is not detected: that requires the whole log, which [`verify`](Store::verify) reads.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`] if a hash does not match.
    fn read_chips(&self, table: TableId) -> impl Future<Output = StoreResult<Vec<Stored>>> + Send;

    /// The closed tables at which this player sat or which the player hosted, the most recently closed first. They come
    /// from an index and not from the logs, whose hashes are checked when a log is read.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn closed_tables_of(&self, player: PlayerId) -> impl Future<Output = StoreResult<Vec<TableId>>> + Send;

    /// The last hands of a table before hand `before` (all hands for `None`), newest first, at most `limit`. They come
    /// from an index; the hashes of a hand's entries are checked when the hand is read.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn hands(
        &self,
        table: TableId,
        before: Option<u64>,
        limit: u32,
    ) -> impl Future<Output = StoreResult<Vec<HandRow>>> + Send;

    /// Creates a player with this name.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn new_player(&self, name: String) -> impl Future<Output = StoreResult<PlayerId>> + Send;

    /// Renames a player.
    ///
    /// # Errors
    /// [`StoreError::NoPlayer`] for an unknown player.
    fn rename(&self, player: PlayerId, name: String) -> impl Future<Output = StoreResult<()>> + Send;

    /// The player with this id.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn player(&self, player: PlayerId) -> impl Future<Output = StoreResult<Option<Player>>> + Send;

    /// Every account that was ever used, with its balance.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn balances(&self) -> impl Future<Output = StoreResult<Vec<(Account, i64)>>> + Send;

    /// Balance of an account.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn balance(&self, account: Account) -> impl Future<Output = StoreResult<i64>> + Send;

    /// Value stored under a name, such as the hash of the administrator's token.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn secret(&self, name: &'static str) -> impl Future<Output = StoreResult<Option<String>>> + Send;

    /// Stores a value under this name in place of the previous one; `None` removes it.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn set_secret(
        &self,
        name: &'static str,
        value: Option<String>,
    ) -> impl Future<Output = StoreResult<()>> + Send;

    /// Checks that the store can be read and that the last write succeeded.
    ///
    /// # Errors
    /// The error of the last write or of reading.
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
    /// [`StoreError::FileExists`], and [`StoreError::Other`] if there is nothing to copy.
    fn backup(&self, to: &Path) -> impl Future<Output = StoreResult<()>> + Send;

    /// Finishes the pending changes. All later calls fail with [`StoreError::Stopped`].
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn close(&self) -> impl Future<Output = StoreResult<()>> + Send;

    /// Sum over all accounts: always 0.
    ///
    /// # Errors
    /// Only the errors common to all methods.
    fn ledger_sum(&self) -> impl Future<Output = StoreResult<i128>> + Send {
        async { Ok(self.balances().await?.iter().map(|&(_, balance)| i128::from(balance)).sum()) }
    }
}
