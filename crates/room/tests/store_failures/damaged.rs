//! Tests of corrupted files, truncated write-ahead logs, and a schema of a newer version.

use super::bench::{Scratch, Writer, check_refusal, open, open_with, test_settings};
use room::store::{Settings, Store};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::time::Duration;

/// Creates a store with some entries and closes it.
async fn closed(data: &Path) -> Writer {
    let store = open(data).await;
    let mut writer = Writer::new(&store).await;
    for _ in 0..50 {
        writer.append(&store, 300).await.unwrap();
    }
    store.close().await.unwrap();
    writer
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_refused_and_a_backup_takes_its_place() {
    let scratch = Scratch::new();
    let writer = closed(&scratch.data()).await;
    let (database, copy) = (scratch.data().join("cardroom.db"), scratch.path().join("copy.db"));
    room::store::backup(&scratch.data(), &copy).await.unwrap();
    let whole = std::fs::read(&database).unwrap();
    for place in (0..whole.len()).step_by(4096) {
        let file = std::fs::OpenOptions::new().write(true).open(&database).unwrap();
        file.write_all_at(&[0xA5; 200], place as u64).unwrap();
        let damaged = std::fs::read(&database).unwrap();
        let opened = open_with(&scratch.data(), test_settings()).await;
        check_refusal(opened.map(|_| place), "store.damaged", &["cardroom.db", "backup"]);
        assert_eq!(std::fs::read(&database).unwrap(), damaged, "a damaged database is left unchanged");
        std::fs::write(&database, &whole).unwrap();
    }
    std::fs::rename(&copy, &database).unwrap();
    writer.check(&open(&scratch.data()).await).await;
}

/// The write-ahead log is cut off at 21 different lengths, as by a power failure. The stored entries always end with a
/// complete batch.
#[tokio::test(flavor = "multi_thread")]
async fn a_truncated_write_ahead_log_contains_only_complete_batches() {
    let scratch = Scratch::new();
    let never = Settings { idle: Duration::from_secs(3600), wal_limit: u64::MAX, ..test_settings() };
    let store = open_with(&scratch.data(), never).await.unwrap();
    let mut writer = Writer::new(&store).await;
    for _ in 0..20 {
        writer.append(&store, 300).await.unwrap();
    }
    let files =
        ["cardroom.db", "cardroom.db-wal"].map(|name| std::fs::read(scratch.data().join(name)).unwrap());
    let mut seen = std::collections::BTreeSet::new();
    for cut in (0..=20).map(|part| files[1].len() * part / 20) {
        let folder = scratch.path().join(format!("cut-{cut}"));
        std::fs::create_dir(&folder).unwrap();
        std::fs::write(folder.join("cardroom.db"), &files[0]).unwrap();
        std::fs::write(folder.join("cardroom.db-wal"), &files[1][..cut]).unwrap();
        seen.insert(writer.check_beginning(&open(&folder).await).await);
    }
    assert!(seen.len() > 10 && seen.contains(&0) && seen.contains(&40), "{seen:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_schema_is_refused_and_not_changed() {
    let scratch = Scratch::new();
    let writer = closed(&scratch.data()).await;
    let options = SqliteConnectOptions::new().filename(scratch.data().join("cardroom.db"));
    let run = async |statement| {
        let mut connection = options.connect().await.unwrap();
        sqlx::query(statement).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    };
    run("INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (9999, 'tomorrow', TRUE, x'00', 0)")
    .await;
    let opened = open_with(&scratch.data(), test_settings()).await;
    check_refusal(opened.map(drop), "store.newer_schema", &["cardroom.db", "update the program"]);
    run("DELETE FROM _sqlx_migrations WHERE version = 9999").await;
    writer.check(&open(&scratch.data()).await).await;
}
