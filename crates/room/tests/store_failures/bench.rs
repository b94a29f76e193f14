//! The store and the folder that the tests use.

use games::Chips;
use room::ledger::{Account, Transfer};
use room::refusal::Refusal as _;
use room::store::{
    Batch, Epoch, Folder, NewEntry, Settings, SqliteStore, Store, StoreError, StoredEntry, TableId,
};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A new folder, removed at the end of the test.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        let path = std::env::temp_dir().join(format!("cardroom-{}", TableId::fresh().unwrap()));
        std::fs::create_dir(&path).unwrap();
        Scratch(path)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The data folder of the store.
    pub fn data(&self) -> PathBuf {
        self.0.join("data")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Settings with a short busy timeout and frequent checkpoints of the write-ahead log.
pub fn test_settings() -> Settings {
    let [busy_timeout, idle] = [200, 20].map(Duration::from_millis);
    Settings { busy_timeout, idle, wal_limit: 64 << 10, ..Settings::default() }
}

pub async fn open_with(data: &Path, settings: Settings) -> Result<SqliteStore, StoreError> {
    SqliteStore::open(unlocked(data).await?, settings).await
}

/// Opens the folder of a store that was just closed or dropped. Retries while the folder is locked: a dropped store
/// unlocks it a moment later, and a process that another test is starting has a copy of the lock until it executes its
/// program.
async fn unlocked(data: &Path) -> Result<Folder, StoreError> {
    for _ in 0..100 {
        match Folder::open(data) {
            Err(StoreError::Locked { .. }) => tokio::time::sleep(Duration::from_millis(20)).await,
            opened => return opened,
        }
    }
    Folder::open(data)
}

pub async fn open(data: &Path) -> SqliteStore {
    open_with(data, test_settings()).await.unwrap()
}

/// Prints the variant of a test that was run, even if the test passes.
pub fn print_variant(what: &str) {
    let _ = std::io::stderr().write_all(format!("store_failures: {what}\n").as_bytes());
}

/// A table and its writer, which records the acknowledged entries. In the database the audit log is log 1, so the first
/// writer has log 2.
pub struct Writer {
    pub table: TableId,
    epoch: Epoch,
    /// The bodies of all acknowledged entries.
    pub acknowledged: Vec<String>,
}

impl Writer {
    pub async fn new(store: &impl Store) -> Writer {
        let table = TableId::fresh().unwrap();
        let epoch = store.create_table(table, Batch::default()).await.unwrap();
        Writer { table, epoch, acknowledged: Vec::new() }
    }

    /// The next batch: two entries, each padded with `size` bytes, and one chip for the chair.
    fn next(&self, size: usize) -> Batch {
        let number = self.acknowledged.len() / 2;
        let bodies = ["one", "two"].map(|half| format!("{number} {half} {}", "x".repeat(size)));
        let entries = bodies.map(|body| NewEntry { kind: "acted", hand: Some(number as u64), body }).to_vec();
        let to = Account::Seat { table: self.table, chair: 1 };
        Batch {
            entries,
            transfers: vec![Transfer { from: Account::Issue, to, amount: Chips::ONE, memo: "test" }],
            ..Batch::default()
        }
    }

    /// Appends one batch, and records its entries if it is acknowledged.
    pub async fn append(&mut self, store: &impl Store, size: usize) -> Result<(), StoreError> {
        let batch = self.next(size);
        let bodies: Vec<String> = batch.entries.iter().map(|entry| entry.body.clone()).collect();
        store.append(self.table.log(), self.epoch, self.acknowledged.len() as u64, batch).await?;
        self.acknowledged.extend(bodies);
        Ok(())
    }

    /// Checks that the store has exactly the acknowledged entries, with their chips.
    pub async fn check(&self, store: &impl Store) {
        let log = store.read(self.table.log(), 1).await.unwrap();
        assert_eq!(bodies(&log), self.acknowledged, "{}", self.table);
        self.check_chips(store, self.acknowledged.len()).await;
    }

    /// Checks that the store has a prefix of the acknowledged entries, in complete batches with their chips. Returns
    /// the number of entries in it.
    pub async fn check_beginning(&self, store: &impl Store) -> usize {
        let log = store.read(self.table.log(), 1).await.unwrap();
        assert_eq!(bodies(&log), self.acknowledged[..log.len()]);
        self.check_chips(store, log.len()).await;
        log.len()
    }

    /// Checks that every batch of two entries is complete, that there is one chip for each, and that the ledger sums to
    /// 0.
    async fn check_chips(&self, store: &impl Store, entries: usize) {
        let seat = Account::Seat { table: self.table, chair: 1 };
        assert_eq!(store.balance(seat).await, Ok(entries as i64 / 2));
        assert_eq!((entries % 2, store.ledger_sum().await), (0, Ok(0)));
    }
}

fn bodies(log: &[StoredEntry]) -> Vec<String> {
    log.iter().map(|entry| entry.body.clone()).collect()
}

/// Checks that the error has this code, that its message contains these strings, and that it is an outage, except for
/// `store.file_exists`.
pub fn check_refusal<T>(result: Result<T, StoreError>, code: &str, says: &[&str]) {
    let Err(error) = result else { panic!("{code} was expected") };
    let message = error.to_string();
    assert_eq!(error.code(), code, "{message}");
    assert_eq!(error.is_outage(), code != "store.file_exists", "{message}");
    assert!(says.iter().all(|part| message.contains(part)), "{message}");
}
