//! Tests of backups of a store in use.

use super::bench::{Scratch, Writer, check_refusal, open};
use room::store::{Store, backup};
use std::os::unix::fs::PermissionsExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_store_is_a_consistent_snapshot() {
    let scratch = Scratch::new();
    let store = open(&scratch.data()).await;
    let stop = Arc::new(AtomicBool::new(false));
    let mut writing = tokio::task::JoinSet::new();
    for _ in 0..4 {
        let (store, stop) = (store.clone(), stop.clone());
        let mut writer = Writer::new(&store).await;
        writing.spawn(async move {
            while !stop.load(Ordering::SeqCst) {
                writer.append(&store, 100).await.unwrap();
            }
            writer
        });
    }
    let mut copies = Vec::new();
    for number in 0..3 {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        let copy = scratch.path().join(format!("{number}.db"));
        backup(&scratch.data(), &copy).await.unwrap();
        copies.push(copy);
    }
    stop.store(true, Ordering::SeqCst);
    let writers = writing.join_all().await;
    let mut lengths = Vec::new();
    for copy in copies {
        assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        let folder = copy.with_extension("");
        std::fs::create_dir(&folder).unwrap();
        std::fs::rename(&copy, folder.join("cardroom.db")).unwrap();
        let copied = open(&folder).await;
        let mut entries = 0;
        for writer in &writers {
            entries += writer.check_beginning(&copied).await;
        }
        lengths.push(entries);
    }
    let all = writers.iter().map(|writer| writer.acknowledged.len()).sum::<usize>();
    assert!(lengths[0] > 0 && lengths.is_sorted_by(|a, b| a < b) && lengths[2] < all, "{lengths:?} of {all}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_overwrites_no_file_and_requires_a_data_folder() {
    let scratch = Scratch::new();
    let store = open(&scratch.data()).await;
    let copy = scratch.path().join("copy.db");
    std::fs::write(&copy, "dear").unwrap();
    check_refusal(store.backup(&copy).await, "store.file_exists", &["copy.db", "another name"]);
    assert_eq!(std::fs::read(&copy).unwrap(), b"dear");
    let nowhere = backup(&scratch.path().join("nowhere"), &scratch.path().join("new.db")).await;
    check_refusal(nowhere, "store.other", &["nowhere", "--data"]);
    assert!(!scratch.path().join("nowhere").exists() && !scratch.path().join("new.db").exists());
    let missing = store.backup(&scratch.path().join("missing/copy.db")).await;
    check_refusal(missing, "store.other", &["missing/copy.db"]);
}
