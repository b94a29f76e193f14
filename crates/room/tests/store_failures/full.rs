//! Tests of a full disk.

use super::bench::{Scratch, Writer, check_refusal, open, open_with, print_variant, test_settings};
use room::store::{Settings, SqliteStore, Store, StoreError, TableFilter};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Number of appends to each table that are refused before it stops.
const REFUSALS: usize = 20;

/// Appends to several tables concurrently until several appends to each were refused because the disk is full, while their
/// logs are read. Returns the writers, each with the entries acknowledged to it.
async fn fill(store: &SqliteStore, tables: usize) -> Vec<Writer> {
    let reading = tokio::spawn(read_forever(store.clone()));
    let mut filling = tokio::task::JoinSet::new();
    for _ in 0..tables {
        let store = store.clone();
        let mut writer = Writer::new(&store).await;
        filling.spawn(async move {
            let mut refusals = 0;
            while refusals < REFUSALS {
                if let Err(refused) = writer.append(&store, 1000).await {
                    check_refusal::<()>(Err(refused), "store.full", &["cardroom.db", "free some space"]);
                    refusals += 1;
                }
                assert!(writer.acknowledged.len() < 10_000, "the disk becomes full");
            }
            writer
        });
    }
    let writers = filling.join_all().await;
    assert!(!reading.is_finished(), "no read fails: {:?}", reading.await);
    reading.abort();
    writers
}

/// Reads every log over and over. Panics if a read fails.
async fn read_forever(store: SqliteStore) {
    loop {
        for table in store.tables(TableFilter::Open).await.unwrap() {
            store.read_page(table.id.log(), 1, 5).await.unwrap();
        }
    }
}

/// Checks that, while writes fail, every table can be read and has exactly the acknowledged entries, and that the
/// health check reports the full disk.
async fn check_full(store: &SqliteStore, writers: &[Writer]) {
    assert!(writers.iter().map(|writer| writer.acknowledged.len()).sum::<usize>() > 20);
    for writer in writers {
        writer.check(store).await;
    }
    assert!(matches!(store.health().await, Err(StoreError::Full { .. })));
}

/// Checks that every table can be appended to again, and that all entries are present when the store is opened again.
async fn check_continues(store: SqliteStore, data: &Path, mut writers: Vec<Writer>) {
    for writer in &mut writers {
        writer.append(&store, 1000).await.unwrap();
    }
    assert_eq!(store.health().await, Ok(()));
    store.close().await.unwrap();
    let store = open(data).await;
    for writer in &writers {
        writer.check(&store).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_at_its_page_limit_refuses_writes_until_the_limit_is_raised() {
    let scratch = Scratch::new();
    let narrow = Settings { max_pages: Some(100), ..test_settings() };
    let store = open_with(&scratch.data(), narrow).await.unwrap();
    let writers = fill(&store, 4).await;
    check_full(&store, &writers).await;
    store.close().await.unwrap();
    check_continues(open(&scratch.data()).await, &scratch.data(), writers).await;
}

/// A tmpfs of 1 MiB, unmounted at the end of the test.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Mounts the disk; `None` if this user may not mount.
    fn new(at: &Path) -> Option<SmallDisk> {
        let words = ["-t", "tmpfs", "-o", "size=1m,mode=0700", "cardroom-test"];
        let mounted =
            Command::new("mount").args(words).arg(at).output().is_ok_and(|out| out.status.success());
        mounted.then(|| SmallDisk(at.to_owned()))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_writes_until_space_is_freed() {
    let scratch = Scratch::new();
    let Some(disk) = SmallDisk::new(scratch.path()) else {
        print_variant(
            "mounting is refused here: a full disk was tried by the most pages of a database alone",
        );
        return;
    };
    print_variant("a full disk was tried on a tmpfs of 1 MiB");
    let ballast = disk.0.join("ballast");
    std::fs::write(&ballast, vec![0; 256 << 10]).unwrap();
    let store = open(&scratch.data()).await;
    let writers = fill(&store, 4).await;
    check_full(&store, &writers).await;
    let refused = store.backup(&disk.0.join("copy.db")).await;
    check_refusal(refused, "store.full", &["copy.db", "free some space"]);
    assert!(!disk.0.join("copy.db").exists() && !disk.0.join("copy.db.part").exists());
    std::fs::remove_file(ballast).unwrap();
    check_continues(store, &scratch.data(), writers).await;
}
