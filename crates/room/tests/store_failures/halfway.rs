//! Tests of a fault in the middle of a batch, when its entries and balances are written but not its transfer: no part
//! of the batch is stored, and the same batch succeeds once the cause is gone.

use super::bench::{Scratch, Writer, check_refusal, open, open_with, test_settings};
use room::store::{Settings, SqliteStore, Store, StoreError};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::Path;

/// Changes the schema, as another program might.
async fn change(data: &Path, statement: String) {
    let options = SqliteConnectOptions::new().filename(data.join("cardroom.db"));
    let mut connection = options.connect().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

/// Appends with both writers concurrently, so that the two batches may share a transaction. Returns the result of the
/// writer `failing`.
async fn both(store: &SqliteStore, failing: &mut Writer, other: &mut Writer) -> Result<(), StoreError> {
    let (failed, stored) = futures_util::join!(failing.append(store, 100), other.append(store, 100));
    // The caller's `check` of this writer verifies that a batch reported as not stored is not stored.
    let _ = stored;
    failed
}

/// Checks that a batch whose transfer causes this fault is refused with this code and leaves nothing behind, and that
/// it can be appended once the fault is gone.
async fn leaves_nothing(fault: &str, code: &str) {
    let scratch = Scratch::new();
    let narrow = Settings { max_pages: Some(200), ..test_settings() };
    let store = open_with(&scratch.data(), narrow).await.unwrap();
    let (mut failing, mut other) = (Writer::new(&store).await, Writer::new(&store).await);
    both(&store, &mut failing, &mut other).await.unwrap();
    let trigger = format!(
        "CREATE TABLE ballast (body BLOB); CREATE TRIGGER fault AFTER INSERT ON transfer \
         WHEN NEW.card_table = 2 BEGIN {fault}; END;"
    );
    change(&scratch.data(), trigger).await;
    for _ in 0..10 {
        check_refusal(both(&store, &mut failing, &mut other).await, code, &["cardroom.db"]);
        failing.check(&store).await;
        other.check(&store).await;
    }
    change(&scratch.data(), "DROP TRIGGER fault".to_owned()).await;
    both(&store, &mut failing, &mut other).await.unwrap();
    assert_eq!(failing.acknowledged.len(), 4, "the batch that failed is stored once");
    store.close().await.unwrap();
    let store = open(&scratch.data()).await;
    failing.check(&store).await;
    other.check(&store).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_batch_interrupted_by_a_full_disk_is_rolled_back() {
    leaves_nothing("INSERT INTO ballast VALUES (randomblob(1 << 20))", "store.full").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_batch_with_a_failing_statement_is_rolled_back() {
    leaves_nothing("SELECT RAISE(ABORT, 'a fault')", "store.other").await;
}

/// The transaction has ended early and its savepoints are gone, as after some faults of the disk.
#[tokio::test(flavor = "multi_thread")]
async fn a_batch_whose_transaction_ends_early_is_rolled_back() {
    leaves_nothing("SELECT RAISE(ROLLBACK, 'a fault')", "store.other").await;
}
