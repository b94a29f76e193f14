//! Persistent storage: the logs of the tables, the ledger, the players.
//!
//! - [`Store`]: the narrow interface. What one [`append`](Store::append) brings is stored whole or not at all, and is on
//!   the disk before the answer comes.
//! - [`SqliteStore`]: in a SQLite file in a [`Folder`] of the host's own. [`backup`] copies it while it is used.
//! - [`chain`]: every entry carries a hash over the one before. `marks.rs`: the second file, which knows how far each log had
//!   come. [`Rollback`]: a log that is not as far any more.
//! - [`MemoryStore`]: the same without a disk, for tests of what stands above.
//! - [`StoreError`]: what can go wrong, with the mend.

pub mod chain;
#[cfg(test)]
mod conformance;
mod error;
mod fault;
mod folder;
mod ids;

pub mod log;
mod marks;
mod memory;
mod misfit;
#[cfg(test)]
pub(crate) mod scratch;
pub mod sealed;
mod sqlite;

pub use error::{StoreError, is_outage};
pub use folder::Folder;
pub use ids::{Epoch, NotATable, PlayerId, TableId};
pub use memory::{MemoryStore, Outage};
pub use misfit::Misfit;
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

/// The kind of the entry that ends a hand: the index of hands knows by it which hands are over.
pub const ENDED: &str = "ended";

/// The kind of the last entry of a closed table.
pub const CLOSED: &str = "closed";

/// The kinds of the entries that say when a table was made and closed, and who brought and took which chips.
pub const CHIP_KINDS: [&str; 5] = ["created", "seated", "topped_up", "left", CLOSED];

/// The id of a new player.
fn new_id() -> Answer<PlayerId> {
    PlayerId::fresh().map_err(|error| {
        let place = "the random numbers of the operating system".to_owned();
        StoreError::Other { place, wrong: error.to_string() }
    })
}

/// An entry that is to be stored. Its body may hold hidden cards: it goes nowhere but into the store.
#[derive(Clone, PartialEq, Eq)]
pub struct NewEntry {
    /// Kind of the entry.
    pub kind: &'static str,
    /// The number of the hand to which it belongs, if to one.
    pub hand: Option<u64>,
    /// The rest, as JSON.
    pub body: String,
}

/// An entry as it is stored. Its body may hold hidden cards: it goes nowhere but into a table.
#[derive(Clone, PartialEq, Eq)]
pub struct Stored {
    /// Its place in the table's log, from 1.
    pub seq: u64,
    /// Kind of the entry.
    pub kind: String,
    /// The number of the hand to which it belongs, if to one.
    pub hand: Option<u64>,
    /// The rest, as JSON.
    pub body: String,
    /// The hash over the entry and the one before it.
    pub hash: EntryHash,
}

impl std::fmt::Debug for NewEntry {
    /// Without the body, which may hold hidden cards.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let NewEntry { kind, hand, body: _ } = self;
        f.debug_struct("NewEntry").field("kind", kind).field("hand", hand).finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Stored {
    /// Without the body, which may hold hidden cards.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Stored { seq, kind, hand, body: _, hash: _ } = self;
        f.debug_struct("Stored")
            .field("seq", seq)
            .field("kind", kind)
            .field("hand", hand)
            .finish_non_exhaustive()
    }
}

/// Changes that are stored atomically.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Batch {
    /// Log entries, oldest first.
    pub entries: Vec<NewEntry>,
    /// The chips that moved with it.
    pub transfers: Vec<Transfer>,
}

/// A table in the list of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: TableId,
    /// The place of its last entry; 0 for an empty log.
    pub last: u64,
}

/// A log that is not as far, or not the same, as the one that was last told of: the cards of its open hand may have been
/// seen further than it says, and hands may have been played that it does not know.
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
    /// It is that of a backup.
    Backup,
    /// The database or its write-ahead log lost it, or another database was put in its place.
    Lost,
}

/// Which tables are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// Those that are open.
    Open,
    /// Those that are closed.
    Closed,
}

/// Position of a hand in the log of its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandRow {
    /// The number of the hand.
    pub hand: u64,
    /// The place of its first entry.
    pub first: u64,
    /// The place of its last entry.
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
pub type Answer<T> = Result<T, StoreError>;

/// Store of the tables' logs, the ledger and the players.
///
/// Whatever changes something is on the disk when its answer comes, and has changed nothing where that is an error.
/// Every method may fail with [`StoreError::Full`], [`Locked`](StoreError::Locked), [`ReadOnly`](StoreError::ReadOnly)
/// and [`Damaged`](StoreError::Damaged); the store goes on working once the cause is gone.
pub trait Store: Send + Sync + 'static {
    /// A new table whose log begins with this batch. Gives the lease of its first writer.
    ///
    /// # Errors
    /// [`StoreError::TableExists`], and [`StoreError::Ledger`].
    fn create_table(&self, table: TableId, first: Batch) -> impl Future<Output = Answer<Epoch>> + Send;

    /// Takes the table over: from now on, nobody with an earlier lease appends.
    ///
    /// # Errors
    /// [`StoreError::NoTable`].
    fn take_epoch(&self, table: TableId) -> impl Future<Output = Answer<Epoch>> + Send;

    /// Stores the batch behind the entry `expected` (0 for an empty log), under the writer's lease. Gives the place of
    /// the last entry.
    ///
    /// # Errors
    /// [`StoreError::NoTable`], [`Closed`](StoreError::Closed), [`Fenced`](StoreError::Fenced) where somebody took the
    /// table over, [`Conflict`](StoreError::Conflict) where the last entry is another, and
    /// [`Ledger`](StoreError::Ledger); looked for in this order.
    fn append(
        &self,
        table: TableId,
        epoch: Epoch,
        expected: u64,
        batch: Batch,
    ) -> impl Future<Output = Answer<u64>> + Send;

    /// Closes the table for good. Closing it again is no error, so that a writer may repeat it after a restart.
    ///
    /// # Errors
    /// [`StoreError::NoTable`], [`Fenced`](StoreError::Fenced), and [`Ledger`](StoreError::Ledger) where a chair still
    /// has chips.
    fn close_table(&self, table: TableId, epoch: Epoch) -> impl Future<Output = Answer<()>> + Send;

    /// The tables, oldest first.
    ///
    /// # Errors
    /// None but those of every method.
    fn tables(&self, which: Which) -> impl Future<Output = Answer<Vec<TableRow>>> + Send;

    /// Rollback of this table's log, if it is behind its mark: from the opening of the store until something is
    /// appended to it. The writer then voids the open hand, and gives the next one a number that no hand had.
    ///
    /// # Errors
    /// None but those of every method.
    fn rollback(&self, table: TableId) -> impl Future<Output = Answer<Option<Rollback>>> + Send;

    /// The entries of a table from this place on; of an unknown table, none. Their hashes are checked.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`].
    fn read(&self, table: TableId, from: u64) -> impl Future<Output = Answer<Vec<Stored>>> + Send;

    /// The entries of one hand. Their hashes are checked, and that none of the entries around them was made or taken from
    /// it.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`].
    fn read_hand(&self, table: TableId, hand: u64) -> impl Future<Output = Answer<Vec<Stored>>> + Send;

    /// The entries of [`CHIP_KINDS`], oldest first. Each is checked against the hash of the one before it. That none is
    /// missing among them is not: for that the whole log would be read, which [`verify`](Store::verify) does.
    ///
    /// # Errors
    /// [`StoreError::BrokenChain`].
    fn read_chips(&self, table: TableId) -> impl Future<Output = Answer<Vec<Stored>>> + Send;

    /// The closed tables where this player sat or was the host, the one that closed last first. They are found in an index,
    /// and not in the logs: the hashes of what is read of them later are checked there.
    ///
    /// # Errors
    /// None but those of every method.
    fn closed_tables_of(&self, player: PlayerId) -> impl Future<Output = Answer<Vec<TableId>>> + Send;

    /// The last hands of a table before this one, newest first, at most `limit`. This says where to look, out of an index:
    /// the hashes of a hand's entries are checked where the hand is read.
    ///
    /// # Errors
    /// None but those of every method.
    fn hands(
        &self,
        table: TableId,
        before: Option<u64>,
        limit: u32,
    ) -> impl Future<Output = Answer<Vec<HandRow>>> + Send;

    /// A new player of this name.
    ///
    /// # Errors
    /// None but those of every method.
    fn new_player(&self, name: String) -> impl Future<Output = Answer<PlayerId>> + Send;

    /// Gives a player another name.
    ///
    /// # Errors
    /// [`StoreError::NoPlayer`].
    fn rename(&self, player: PlayerId, name: String) -> impl Future<Output = Answer<()>> + Send;

    /// The player of this id.
    ///
    /// # Errors
    /// None but those of every method.
    fn player(&self, player: PlayerId) -> impl Future<Output = Answer<Option<Player>>> + Send;

    /// Every account that was ever used, with what it has.
    ///
    /// # Errors
    /// None but those of every method.
    fn balances(&self) -> impl Future<Output = Answer<Vec<(Account, i64)>>> + Send;

    /// Balance of an account.
    ///
    /// # Errors
    /// None but those of every method.
    fn balance(&self, account: Account) -> impl Future<Output = Answer<i64>> + Send;

    /// Value stored under a name, such as the hash of the administrator's token.
    ///
    /// # Errors
    /// None but those of every method.
    fn secret(&self, name: &'static str) -> impl Future<Output = Answer<Option<String>>> + Send;

    /// Puts something under this name, in the place of what lay there; none takes it away.
    ///
    /// # Errors
    /// None but those of every method.
    fn set_secret(
        &self,
        name: &'static str,
        value: Option<String>,
    ) -> impl Future<Output = Answer<()>> + Send;

    /// Checks that the store can be read and that the last write succeeded.
    ///
    /// # Errors
    /// What is wrong.
    fn health(&self) -> impl Future<Output = Answer<()>> + Send;

    /// Reads every log and the ledger from end to end, and names what does not fit. `progress` counts the entries that were
    /// read.
    ///
    /// # Errors
    /// None but those of every method.
    fn verify(&self, progress: Arc<AtomicU64>) -> impl Future<Output = Answer<Vec<Misfit>>> + Send;

    /// Writes a copy of everything, as it is at one moment, to a new file.
    ///
    /// # Errors
    /// [`StoreError::FileExists`], and [`StoreError::Other`] where there is nothing to copy.
    fn backup(&self, to: &Path) -> impl Future<Output = Answer<()>> + Send;

    /// Finishes what was asked for, then takes nothing more.
    ///
    /// # Errors
    /// None but those of every method.
    fn close(&self) -> impl Future<Output = Answer<()>> + Send;

    /// The sum over all accounts: always 0.
    ///
    /// # Errors
    /// None but those of every method.
    fn ledger_sum(&self) -> impl Future<Output = Answer<i128>> + Send {
        async { Ok(self.balances().await?.iter().map(|&(_, balance)| i128::from(balance)).sum()) }
    }
}
