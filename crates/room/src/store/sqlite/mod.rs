//! The store in a SQLite file.
//!
//! 1. [`SqliteStore::open`] checks the file and brings its [`schema`] up to date: [`hashes`] adds the hash chain to
//!    entries of older versions, and [`marking`] compares the logs with their marks.
//! 2. One [`writer`] makes all changes with group commit: the waiting changes share one transaction and one fsync, and
//!    appends to different logs their statements. If one of them is refused, they are made again, each in a separate
//!    savepoint. [`changes`], [`appends`] and [`accounts`] contain the statements. After a group of two or more changes,
//!    the next starts at least [`Settings::group_interval`] later.
//! 3. [`reads`] run on other connections ([`readers`]), concurrently with the writer. Many entries are read as one row,
//!    [`packed`].
//! 4. [`backup`], which can copy the database of a running room, and [`verify`], which checks the whole store, only
//!    read the database too.

mod accounts;
mod appends;
pub mod backup;
mod blocking_marks;
mod change_effect;
mod change_error;
mod changes;
mod hashes;
mod marking;
mod packed;
mod readers;
mod reads;
mod rows;
mod schema;
mod settings;
mod shared;
mod verify;
mod writer;

pub use settings::{Settings, WAL_LIMIT};

use super::chain::{self, EntryHash};
use super::fault::fault;
use super::folder::DATABASE;
use super::marks::Marks;
use super::{
    AppendResult, AuditLog, Batch, Epoch, Folder, HandRow, IntegrityProblem, LogId, NewEntry, Player,
    PlayerId, Rollback, RunId, RunRow, Store, StoreError, StoreResult, StoredEntry, TableFilter, TableId,
    TableRow,
};
use crate::ledger::Account;
use appends::Append;
use change_effect::ChangeOutcome;
use changes::{Change, LogKind};
use readers::Readers;
use settings::writer_options;
use shared::Shared;
use sqlx::ConnectOptions;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{mpsc, oneshot};
use writer::Job;

/// A store in a SQLite file in a data folder. Clones share one store.
#[derive(Clone)]
pub struct SqliteStore {
    database: PathBuf,
    jobs: mpsc::Sender<Job>,
    readers: Readers,
    shared: Shared,
}

impl SqliteStore {
    /// Opens the store in this data folder, and creates it if it is missing. The folder stays locked until the store
    /// is closed or every clone of it is dropped.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] if the file is damaged, [`StoreError::NewerSchema`] if a newer version of the program
    /// wrote it, and the errors common to all methods.
    pub async fn open(folder: Folder, settings: Settings) -> StoreResult<SqliteStore> {
        let database = folder.private_file(DATABASE)?;
        let fault = |error| fault(&database, &error);
        let mut connection = writer_options(&database, &settings).connect().await.map_err(fault)?;
        schema::check_version(&mut connection, &database).await?;
        schema::check_integrity(&mut connection, &database).await?;
        schema::migrate(&mut connection, &database).await?;
        hashes::complete(&mut connection).await.map_err(fault)?;
        changes::create_audit_log(&mut connection, LogId::fresh()?).await.map_err(fault)?;
        let mut marks = Marks::open(&folder)?;
        let shared = Shared::of(marking::compare(&mut connection, &mut marks, &database).await?);
        let readers = Readers::new(&database, &settings);
        let place = writer::Resources { folder, database: database.clone(), connection, marks };
        let jobs = writer::start(place, settings, shared.clone());
        Ok(SqliteStore { database, jobs, readers, shared })
    }

    /// Sends a change to the writer, and returns its outcome once the change is on disk.
    async fn change(&self, change: Change) -> StoreResult<ChangeOutcome> {
        let (answer, answered) = oneshot::channel();
        let sent = self.jobs.send(Job::Change { change, answer }).await;
        sent.map_err(|_| StoreError::Stopped)?;
        answered.await.map_err(|_| StoreError::Stopped)?
    }

    /// Sends a change whose outcome is fencing tokens.
    async fn epochs(&self, change: Change) -> StoreResult<Vec<Epoch>> {
        match self.change(change).await? {
            ChangeOutcome::Epochs(epochs) => Ok(epochs),
            // The writer replies to a change of this kind only with fencing tokens.
            ChangeOutcome::Appended(_) | ChangeOutcome::Done => Err(StoreError::Stopped),
        }
    }

    /// Creates a log, and returns its first fencing token.
    async fn create(&self, log: LogId, kind: LogKind, first: Batch) -> StoreResult<Epoch> {
        let epochs = self.epochs(Change::Create { log, kind, first }).await?;
        epochs.first().copied().ok_or(StoreError::Stopped)
    }

    /// Sends a change that appends to a log.
    async fn appended(&self, change: Change) -> StoreResult<AppendResult> {
        match self.change(change).await? {
            ChangeOutcome::Appended(appended) => Ok(appended),
            // The writer replies to an append only with `ChangeOutcome::Appended`.
            ChangeOutcome::Epochs(_) | ChangeOutcome::Done => Err(StoreError::Stopped),
        }
    }

    /// Runs a query of logs, and returns its result once everything that it can have read is marked. It may have read a
    /// change that the writer has committed and not marked yet: then the writer flushes the pending marks first.
    async fn marked<T>(&self, query: impl Future<Output = sqlx::Result<T>>) -> StoreResult<T> {
        let rows = self.found(query.await)?;
        if self.shared.unmarked.load(Ordering::SeqCst) {
            self.write_marks().await?;
        }
        Ok(rows)
    }

    /// Waits until the writer has flushed the pending marks.
    async fn write_marks(&self) -> StoreResult<()> {
        let (answer, answered) = oneshot::channel();
        self.send_urgent(Job::Marks { answer }).await?;
        answered.await.map_err(|_| StoreError::Stopped)?
    }

    /// Sends a job for which the writer ends its pause between two groups.
    async fn send_urgent(&self, job: Job) -> StoreResult<()> {
        self.jobs.send(job).await.map_err(|_| StoreError::Stopped)?;
        self.shared.urgent.notify_one();
        Ok(())
    }

    /// Converts the error of a query to a store error.
    fn found<T>(&self, rows: sqlx::Result<T>) -> StoreResult<T> {
        rows.map_err(|error| fault(&self.database, &error))
    }
}

/// The entries of a table, each checked against the hash of the entry before it.
fn checked(table: TableId, entries: Vec<(EntryHash, StoredEntry)>) -> StoreResult<Vec<StoredEntry>> {
    let check = |(before, entry)| chain::check_one(table.log(), before, &entry).map(|()| entry);
    Ok(entries.into_iter().map(check).collect::<Result<_, _>>()?)
}

impl Store for SqliteStore {
    async fn create_table(&self, table: TableId, first: Batch) -> StoreResult<Epoch> {
        self.create(table.log(), LogKind::Table, first).await
    }

    async fn create_run(&self, run: RunId, first: Batch) -> StoreResult<Epoch> {
        self.create(run.log(), LogKind::Run, first).await
    }

    async fn audit_log(&self) -> StoreResult<AuditLog> {
        self.marked(reads::audit_log(&self.readers)).await
    }

    async fn audit(&self, entries: Vec<NewEntry>) -> StoreResult<AppendResult> {
        self.appended(Change::Audit { entries }).await
    }

    async fn runs(&self) -> StoreResult<Vec<RunRow>> {
        self.found(reads::runs(&self.readers).await)
    }

    async fn texts(&self, log: LogId) -> StoreResult<Vec<String>> {
        self.found(reads::texts(&self.readers, log).await)
    }

    async fn take_epochs(&self, logs: Vec<LogId>) -> StoreResult<Vec<Epoch>> {
        self.epochs(Change::TakeEpochs { logs }).await
    }

    async fn append(
        &self,
        log: LogId,
        epoch: Epoch,
        expected: u64,
        batch: Batch,
    ) -> StoreResult<AppendResult> {
        self.appended(Change::Append(Append { log, epoch, expected, batch })).await
    }

    async fn close_table(&self, table: TableId, epoch: Epoch) -> StoreResult<()> {
        self.change(Change::Close { log: table.log(), epoch }).await.map(drop)
    }

    async fn rollback(&self, log: LogId) -> StoreResult<Option<Rollback>> {
        let rollbacks = self.shared.rollbacks.lock().expect("nothing panics while it holds the lock");
        Ok(rollbacks.get(&log).copied())
    }

    async fn tables(&self, which: TableFilter) -> StoreResult<Vec<TableRow>> {
        self.found(reads::tables(&self.readers, which).await)
    }

    async fn read_page(&self, log: LogId, from: u64, limit: u32) -> StoreResult<Vec<StoredEntry>> {
        let (before, entries) = self.marked(reads::page(&self.readers, log, from, limit)).await?;
        chain::check(log, before, &entries)?;
        Ok(entries)
    }

    async fn read_unchecked(&self, log: LogId, from: u64, limit: u32) -> StoreResult<Vec<StoredEntry>> {
        Ok(self.marked(reads::page(&self.readers, log, from, limit)).await?.1)
    }

    async fn read_latest(
        &self,
        tables: Vec<TableId>,
        interval: u64,
    ) -> StoreResult<Vec<StoreResult<Vec<StoredEntry>>>> {
        let mut latest = self.marked(reads::latest(&self.readers, &tables, interval)).await?;
        let checked = |table: TableId| {
            let Some((before, entries)) = latest.remove(&table) else { return Ok(Vec::new()) };
            chain::check(table.log(), before, &entries)?;
            Ok(entries)
        };
        Ok(tables.into_iter().map(checked).collect())
    }

    async fn read_hand(&self, table: TableId, hand: u64) -> StoreResult<Vec<StoredEntry>> {
        let around = self.marked(reads::around_hand(&self.readers, table, hand)).await?;
        Ok(chain::check_hand(table.log(), hand, around)?)
    }

    async fn read_chips(&self, table: TableId) -> StoreResult<Vec<StoredEntry>> {
        checked(table, self.marked(reads::chip_entries(&self.readers, table)).await?)
    }

    async fn read_hand_ends(&self, table: TableId, limit: u32) -> StoreResult<Vec<StoredEntry>> {
        checked(table, self.marked(reads::hand_ends(&self.readers, table, limit)).await?)
    }

    async fn closed_tables_of(&self, player: PlayerId) -> StoreResult<Vec<TableId>> {
        self.marked(reads::closed_tables_of(&self.readers, player)).await
    }

    async fn hands(&self, table: TableId, before: Option<u64>, limit: u32) -> StoreResult<Vec<HandRow>> {
        self.marked(reads::hands(&self.readers, table, before, limit)).await
    }

    async fn new_player(&self, name: String) -> StoreResult<PlayerId> {
        let id = PlayerId::fresh()?;
        self.change(Change::NewPlayer { id, name }).await.map(|_| id)
    }

    async fn rename(&self, player: PlayerId, name: String) -> StoreResult<()> {
        self.change(Change::Rename { player, name }).await.map(drop)
    }

    async fn player(&self, player: PlayerId) -> StoreResult<Option<Player>> {
        self.found(reads::player(&self.readers, player).await)
    }

    async fn players(&self, players: Vec<PlayerId>) -> StoreResult<Vec<Player>> {
        self.found(reads::players(&self.readers, &players).await)
    }

    async fn balances(&self) -> StoreResult<Vec<(Account, i64)>> {
        self.found(reads::balances(&self.readers).await)
    }

    async fn balance(&self, account: Account) -> StoreResult<i64> {
        self.found(reads::balance(&self.readers, account).await)
    }

    async fn secret(&self, name: &'static str) -> StoreResult<Option<String>> {
        self.found(reads::secret(&self.readers, name).await)
    }

    async fn set_secrets(
        &self,
        secrets: Vec<(&'static str, Option<String>)>,
        audited: Vec<NewEntry>,
    ) -> StoreResult<()> {
        self.change(Change::SetSecrets { secrets, audited }).await.map(drop)
    }

    async fn health(&self) -> StoreResult<()> {
        let last_error =
            self.shared.last_error.lock().expect("nothing panics while it holds the lock").clone();
        last_error.map_or(Ok(()), Err)?;
        self.found(reads::check(&self.readers).await)
    }

    async fn verify(&self, progress: Arc<AtomicU64>) -> StoreResult<Vec<IntegrityProblem>> {
        self.found(verify::verify(self.readers.pool(), &progress).await)
    }

    async fn backup(&self, to: &Path) -> StoreResult<()> {
        backup::copy(&self.database, to).await
    }

    async fn close(&self) -> StoreResult<()> {
        let (answer, answered) = oneshot::channel();
        self.readers.close().await;
        self.send_urgent(Job::Stop { answer }).await?;
        answered.await.map_err(|_| StoreError::Stopped)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::scratch::Scratch;
    use std::os::unix::fs::PermissionsExt;
    use std::time::{Duration, Instant};

    /// Appends this many entries of one page each to a new table. Returns the maximum length of the write-ahead log, in
    /// bytes.
    async fn append(store: &SqliteStore, times: u64) -> u64 {
        let table = TableId::fresh().unwrap();
        let epoch = store.create_table(table, Batch::default()).await.unwrap();
        let mut longest = 0;
        for seq in 0..times {
            let entries = vec![NewEntry { kind: "acted", hand: None, body: "x".repeat(4096) }];
            store.append(table.log(), epoch, seq, Batch { entries, ..Batch::default() }).await.unwrap();
            longest = longest.max(log(store).metadata().unwrap().len());
        }
        longest
    }

    fn log(store: &SqliteStore) -> PathBuf {
        store.database.with_extension("db-wal")
    }

    /// Opens a store whose write-ahead log is checkpointed at 64 KiB. Its busy timeout is a day, so a test in which a
    /// reader blocks the writer hangs.
    async fn open(scratch: &Scratch, idle: Duration) -> SqliteStore {
        let busy_timeout = Duration::from_secs(24 * 3600);
        let settings = Settings { idle, busy_timeout, wal_limit: 64 << 10, ..Settings::default() };
        open_with(scratch, settings).await
    }

    async fn open_with(scratch: &Scratch, settings: Settings) -> SqliteStore {
        SqliteStore::open(Folder::open(scratch.path()).unwrap(), settings).await.unwrap()
    }

    /// Opens a store with this interval between groups, and creates two tables.
    async fn open_two_tables(
        scratch: &Scratch,
        group_interval: Duration,
    ) -> (SqliteStore, [(TableId, Epoch); 2]) {
        let settings = Settings { group_interval, ..Settings::default() };
        let store = open_with(scratch, settings).await;
        let tables = [create(&store).await, create(&store).await];
        (store, tables)
    }

    async fn create(store: &SqliteStore) -> (TableId, Epoch) {
        let table = TableId::fresh().unwrap();
        (table, store.create_table(table, Batch::default()).await.unwrap())
    }

    /// Appends the entry with this number to a table.
    async fn append_one(store: &SqliteStore, (table, epoch): (TableId, Epoch), seq: u64) {
        let entries = vec![NewEntry { kind: "acted", hand: None, body: "{}".to_owned() }];
        store.append(table.log(), epoch, seq - 1, Batch { entries, ..Batch::default() }).await.unwrap();
    }

    /// Appends the entry with this number to two tables at once. The writer is a task on the same thread, so both appends
    /// wait before it takes one, and they are a group.
    async fn append_group(store: &SqliteStore, [first, second]: [(TableId, Epoch); 2], seq: u64) {
        tokio::join!(append_one(store, first, seq), append_one(store, second, seq));
    }

    #[tokio::test]
    async fn a_group_delays_the_next_one_and_a_single_change_does_not() {
        let scratch = Scratch::new();
        let interval = Duration::from_secs(2);
        let (store, [first, second]) = open_two_tables(&scratch, interval).await;
        let single = Instant::now();
        for seq in 1..=100 {
            append_one(&store, first, seq).await;
        }
        assert!(single.elapsed() < 50 * interval, "{:?}", single.elapsed());
        let group = Instant::now();
        tokio::join!(append_one(&store, first, 101), append_one(&store, second, 1));
        append_one(&store, first, 102).await;
        assert!(group.elapsed() >= interval, "{:?}", group.elapsed());
    }

    #[tokio::test]
    async fn reads_and_the_end_do_not_wait_for_the_interval() {
        let scratch = Scratch::new();
        let (store, tables) = open_two_tables(&scratch, Duration::from_secs(24 * 3600)).await;
        // A read that finds the group committed and not yet marked, before the writer pauses.
        let read = async {
            while !store.shared.unmarked.load(Ordering::SeqCst) {
                tokio::task::yield_now().await;
            }
            store.write_marks().await.unwrap();
        };
        let in_time = async {
            tokio::join!(append_group(&store, tables, 1), read);
            append_group(&store, tables, 2).await;
            // A read during the pause.
            store.shared.unmarked.store(true, Ordering::SeqCst);
            assert_eq!(store.read(tables[0].0.log(), 1).await.unwrap().len(), 2);
            append_group(&store, tables, 3).await;
            store.close().await.unwrap();
        };
        tokio::time::timeout(Duration::from_secs(60), in_time).await.expect("the writer pauses for a day");
    }

    #[tokio::test]
    async fn a_long_log_is_checkpointed_and_readers_do_not_block_the_writer() {
        const COUNT: &str = "SELECT count(*) FROM entry";
        let scratch = Scratch::new();
        let store = open(&scratch, Duration::from_secs(3600)).await;
        assert!(append(&store, 200).await < 150 << 10, "the log stays short");
        let mut reader = store.readers.pool().begin().await.unwrap();
        let before: i64 = sqlx::query_scalar(COUNT).fetch_one(&mut *reader).await.unwrap();
        assert!(append(&store, 100).await > 300 << 10, "the log is kept for the reader");
        let seen: i64 = sqlx::query_scalar(COUNT).fetch_one(&mut *reader).await.unwrap();
        assert_eq!(seen, before, "the reader is still in its transaction");
        reader.rollback().await.unwrap();
    }

    /// Every read of a log or a hand, and every list of hands or closed tables, makes the writer flush the pending marks
    /// before it returns.
    #[tokio::test]
    async fn every_read_waits_for_the_pending_marks() {
        let scratch = Scratch::new();
        let store = open(&scratch, Duration::from_secs(3600)).await;
        let table = TableId::fresh().unwrap();
        store.create_table(table, Batch::default()).await.unwrap();
        let unmarked = &store.shared.unmarked;
        let due = || unmarked.swap(true, Ordering::SeqCst);
        due();
        store.read(table.log(), 1).await.unwrap();
        assert!(!due(), "a log");
        store.read_unchecked(table.log(), 1, 10).await.unwrap();
        assert!(!due(), "an unchecked log");
        store.read_latest(vec![table], 20).await.unwrap();
        assert!(!due(), "the latest entries");
        store.audit_log().await.unwrap();
        assert!(!due(), "the audit log");
        store.read_hand(table, 1).await.unwrap();
        assert!(!due(), "a hand");
        store.read_chips(table).await.unwrap();
        assert!(!due(), "chips");
        store.read_hand_ends(table, 1).await.unwrap();
        assert!(!due(), "the ends of hands");
        store.hands(table, None, 1).await.unwrap();
        assert!(!due(), "a list");
        store.closed_tables_of(PlayerId(1)).await.unwrap();
        assert!(!due(), "closed tables");
    }

    /// The sequence number of a log's mark on disk; 0 if it has none.
    fn marked(marks: &Path, log: LogId) -> u64 {
        let records = std::fs::read(marks).unwrap();
        let seqs = records.chunks(512).filter_map(|record| {
            let words: Vec<&str> = str::from_utf8(record).unwrap().split_whitespace().collect();
            (words.get(2) == Some(&log.as_str())).then(|| words[4].parse().unwrap_or(0))
        });
        seqs.max().unwrap_or(0)
    }

    /// Reads the log over and over, while each append opens a hand, so that its mark is synced after the commit.
    #[tokio::test(flavor = "multi_thread")]
    async fn nothing_is_read_before_its_mark_is_written() {
        const HANDS: u64 = 1_000;
        let scratch = Scratch::new();
        let (store, marks) =
            (open(&scratch, Duration::from_secs(3600)).await, scratch.path().join("last-hands"));
        let table = TableId::fresh().unwrap();
        let epoch = store.create_table(table, Batch::default()).await.unwrap();
        let writer = store.clone();
        let appends = tokio::spawn(async move {
            for seq in 0..HANDS {
                let entries = vec![NewEntry { kind: "opened", hand: Some(seq + 1), body: "{}".to_owned() }];
                writer.append(table.log(), epoch, seq, Batch { entries, ..Batch::default() }).await.unwrap();
            }
        });
        let mut last = 0;
        while last < HANDS {
            let read = store.read(table.log(), last + 1).await.unwrap();
            last = read.last().map_or(last, |entry| entry.seq);
            assert!(marked(&marks, table.log()) >= last, "entry {last} was read before its mark was written");
        }
        appends.await.unwrap();
    }

    /// An idle checkpoint that a reader blocks is repeated, and the log is kept short again afterwards.
    #[tokio::test]
    async fn a_log_that_a_reader_kept_long_is_truncated_once_the_reader_is_gone() {
        let scratch = Scratch::new();
        let idle = Duration::from_millis(20);
        let store = open(&scratch, idle).await;
        append(&store, 10).await;
        let mut reader = store.readers.pool().begin().await.unwrap();
        sqlx::query("SELECT count(*) FROM entry").execute(&mut *reader).await.unwrap();
        assert!(append(&store, 100).await > 300 << 10, "the log is kept for the reader");
        tokio::time::sleep(20 * idle).await;
        reader.rollback().await.unwrap();
        wait_for_truncation(&store).await;
        assert!(append(&store, 200).await < 150 << 10, "the log stays short");
    }

    async fn wait_for_truncation(store: &SqliteStore) {
        for _ in 0..200 {
            if log(store).metadata().unwrap().len() == 0 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the log is truncated when the store is idle");
    }

    #[tokio::test]
    async fn an_idle_log_is_checkpointed_and_is_private() {
        let scratch = Scratch::new();
        let store = open(&scratch, Duration::from_millis(20)).await;
        append(&store, 1).await;
        for file in [&store.database, &log(&store)] {
            assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o600, "{}", file.display());
        }
        wait_for_truncation(&store).await;
    }
}
