//! Tests of `backup`: a copy of a running room's database, and refusals.

use crate::support::*;
use room::store::{Batch, Folder, Settings, SqliteStore, Store, StoreError, TableId};

async fn open(path: &str) -> Result<SqliteStore, StoreError> {
    SqliteStore::open(Folder::open(path.as_ref())?, Settings::default()).await
}

fn backup(scratch: &Scratch, data: &str, file: &str) -> Run {
    run_with(&["backup", "--data", &scratch.path(data), &scratch.path(file)], b"")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_room_can_be_served() {
    let scratch = Scratch::new();
    let running = open(&scratch.path("data")).await.unwrap();
    let table = TableId::fresh().unwrap();
    running.create_table(table, Batch::default()).await.unwrap();
    std::fs::create_dir(scratch.path("copy")).unwrap();
    let copied = backup(&scratch, "data", "copy/cardroom.db");
    assert_eq!((copied.code, copied.err.as_str()), (Some(0), ""));
    assert!(copied.out.starts_with("Backed up /") && copied.out.ends_with("/copy/cardroom.db.\n"));
    let copy = open(&scratch.path("copy")).await.unwrap();
    assert!(copy.take_epoch(table.log()).await.is_ok());
    assert_eq!(running.health().await, Ok(()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_cannot_be_copied_is_refused_with_the_remedy() {
    let scratch = Scratch::new();
    drop(open(&scratch.path("data")).await.unwrap());
    std::fs::write(scratch.path("letter"), "dear").unwrap();
    let refused = backup(&scratch, "data", "letter");
    assert_eq!((refused.code, refused.out.as_str()), (Some(1), ""));
    assert!(refused.err.contains("/letter already exists: choose another name"), "{}", refused.err);
    assert_eq!(std::fs::read(scratch.path("letter")).unwrap(), b"dear");
    let refused = backup(&scratch, "elsewhere", "new");
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("/elsewhere/cardroom.db: there is no such file"), "{}", refused.err);
    assert!(refused.err.contains("--data"), "{}", refused.err);
    assert_eq!(run("backup").code, Some(2));
    assert_eq!(run_with(&["backup", "--data", "", "new"], b"").code, Some(2));
}
