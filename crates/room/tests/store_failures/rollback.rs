//! Tests of a database that differs from the acknowledged state: it lost its latest writes, is a backup, or was
//! modified.

use super::bench::{Scratch, Writer, check_refusal, open, open_with, test_settings};
use super::child;
use rlimit::Resource;
use room::refusal::Refusal;
use room::store::{
    Batch, IntegrityProblem, NewEntry, Rollback, RollbackCause, Settings, SqliteStore, Store, StoreError,
    TableId, backup,
};
use room::table::history;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Settings without automatic checkpoints of the write-ahead log.
fn never() -> Settings {
    Settings { idle: Duration::from_secs(3600), wal_limit: u64::MAX, ..test_settings() }
}

/// A folder with copies of these files, as left behind by a machine that stopped.
fn copied(scratch: &Scratch, name: &str, files: &[&str]) -> std::path::PathBuf {
    let folder = scratch.path().join(name);
    std::fs::create_dir(&folder).unwrap();
    for file in files {
        std::fs::copy(scratch.data().join(file), folder.join(file)).unwrap();
    }
    // A folder with a database belongs to a room, whatever its permissions.
    folder
}

/// A table at which every hand has two entries: the opening and one action.
struct Table {
    id: TableId,
    epoch: room::store::Epoch,
    last: u64,
}

impl Table {
    async fn new(store: &SqliteStore) -> Table {
        let id = TableId::fresh().unwrap();
        Table { id, epoch: store.create_table(id, Batch::default()).await.unwrap(), last: 0 }
    }

    async fn append(&mut self, store: &SqliteStore, kind: &'static str, hand: u64) {
        let entries = vec![NewEntry { kind, hand: Some(hand), body: format!("{kind} {hand}") }];
        let batch = Batch { entries, ..Batch::default() };
        self.last = store.append(self.id.log(), self.epoch, self.last, batch).await.unwrap().last;
    }

    async fn hand(&mut self, store: &SqliteStore, hand: u64) {
        self.append(store, "opened", hand).await;
        self.append(store, "acted", hand).await;
    }
}

const ALL: [&str; 3] = ["cardroom.db", "cardroom.db-wal", "last-hands"];
const LOST_LOG: [&str; 2] = ["cardroom.db", "last-hands"];
const LOST_MARKS: [&str; 2] = ["cardroom.db", "cardroom.db-wal"];

#[tokio::test(flavor = "multi_thread")]
async fn a_missing_write_ahead_log_is_detected_and_a_kill_alone_is_not_a_rollback() {
    let scratch = Scratch::new();
    let store = open_with(&scratch.data(), never()).await.unwrap();
    let (mut lost, mut within, quiet) =
        (Table::new(&store).await, Table::new(&store).await, Table::new(&store).await);
    lost.hand(&store, 1).await;
    within.hand(&store, 1).await;
    store.close().await.unwrap();
    drop(store);
    let store = open_with(&scratch.data(), never()).await.unwrap();
    (lost.epoch, within.epoch) =
        (store.take_epoch(lost.id.log()).await.unwrap(), store.take_epoch(within.id.log()).await.unwrap());
    lost.hand(&store, 2).await;
    within.append(&store, "acted", 1).await;
    let rollback = |hand| Ok(Some(Rollback { cause: RollbackCause::Lost, hand }));

    let killed = open(&copied(&scratch, "killed", &ALL)).await;
    for table in [lost.id, within.id, quiet.id] {
        assert_eq!(killed.rollback(table.log()).await, Ok(None));
    }
    let folder = copied(&scratch, "lost", &LOST_LOG);
    for start in 0..2 {
        let opened = open(&folder).await;
        assert_eq!(
            opened.rollback(lost.id.log()).await,
            rollback(2),
            "start {start}: the opening of hand 2 is lost"
        );
        assert_eq!(opened.rollback(within.id.log()).await, rollback(1), "an action of hand 1 is lost");
        assert_eq!(opened.rollback(quiet.id.log()).await, Ok(None));
        opened.close().await.unwrap();
    }
    let opened = open(&folder).await;
    lost.epoch = opened.take_epoch(lost.id.log()).await.unwrap();
    lost.last = 2;
    lost.append(&opened, "voided", 1).await;
    assert_eq!(opened.rollback(lost.id.log()).await, Ok(None), "the log continues from here");
    drop(opened);
    let opened = open(&folder).await;
    assert_eq!(
        (opened.rollback(lost.id.log()).await, opened.rollback(within.id.log()).await),
        (Ok(None), rollback(1))
    );

    let unmarked = open(&copied(&scratch, "unmarked", &LOST_MARKS)).await;
    assert_eq!(unmarked.rollback(within.id.log()).await, rollback(1), "the log may be incomplete");
    assert_eq!(unmarked.rollback(quiet.id.log()).await, Ok(None), "no hand was opened there");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_table_is_marked_as_restored_until_its_log_continues() {
    let scratch = Scratch::new();
    let store = open(&scratch.data()).await;
    let (mut one, mut other) = (Table::new(&store).await, Table::new(&store).await);
    for table in [&mut one, &mut other] {
        table.hand(&store, 1).await;
        table.hand(&store, 2).await;
    }
    let folder = scratch.path().join("restored");
    std::fs::create_dir(&folder).unwrap();
    backup(&scratch.data(), &folder.join("cardroom.db")).await.unwrap();
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "there are no files beside the copy");
    let rollback = Ok(Some(Rollback { cause: RollbackCause::Backup, hand: 2 }));
    let restored = open(&folder).await;
    assert_eq!(
        (restored.rollback(one.id.log()).await, restored.rollback(other.id.log()).await),
        (rollback.clone(), rollback.clone())
    );
    one.epoch = restored.take_epoch(one.id.log()).await.unwrap();
    one.append(&restored, "voided", 2).await;
    restored.close().await.unwrap();
    let restored = open(&folder).await;
    assert_eq!(
        (restored.rollback(one.id.log()).await, restored.rollback(other.id.log()).await),
        (Ok(None), rollback)
    );
    assert_eq!(store.rollback(one.id.log()).await, Ok(None), "the original room continues as before");

    // The backup replaces the database but not the file with the marks of later hands, so the numbers of those hands
    // are known.
    let copy = scratch.path().join("copy.db");
    backup(&scratch.data(), &copy).await.unwrap();
    other.hand(&store, 3).await;
    store.close().await.unwrap();
    drop(store);
    std::fs::rename(&copy, scratch.data().join("cardroom.db")).unwrap();
    let store = open(&scratch.data()).await;
    let found = store.rollback(other.id.log()).await;
    assert_eq!(found, Ok(Some(Rollback { cause: RollbackCause::Backup, hand: 3 })));
}

/// The causes for which the audit log of a room in this folder is known to lack entries. The room then continues the log.
async fn audit_rollback(data: &Path) -> Option<RollbackCause> {
    let store = open(data).await;
    let log = store.audit_log().await.unwrap().id;
    let found = store.rollback(log).await.unwrap();
    store
        .audit(vec![NewEntry { kind: "audit.rolled_back", hand: None, body: "{}".to_owned() }])
        .await
        .unwrap();
    assert_eq!(store.rollback(log).await, Ok(None));
    store.close().await.unwrap();
    found.map(|rollback| rollback.cause)
}

/// An older database has fewer entries, such as bans, in its audit log. One missing entry is found; so is a database
/// without its marks, or from before the audit log.
#[tokio::test(flavor = "multi_thread")]
async fn an_audit_log_that_lacks_a_single_entry_is_found() {
    let scratch = Scratch::new();
    let database = scratch.data().join("cardroom.db");
    let entry = || vec![NewEntry { kind: "audit.logged_in", hand: None, body: "{}".to_owned() }];
    let store = open(&scratch.data()).await;
    store.audit(entry()).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let older = scratch.path().join("older.db");
    std::fs::copy(&database, &older).unwrap();
    let store = open(&scratch.data()).await;
    store.audit(entry()).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let newer = scratch.path().join("newer.db");
    std::fs::copy(&database, &newer).unwrap();
    assert_eq!(audit_rollback(&scratch.data()).await, None, "nothing is missing");

    std::fs::copy(&newer, &database).unwrap();
    assert_eq!(audit_rollback(&scratch.data()).await, Some(RollbackCause::Lost), "the last entry is missing");
    std::fs::copy(&older, &database).unwrap();
    assert_eq!(audit_rollback(&scratch.data()).await, Some(RollbackCause::Lost));
    std::fs::remove_file(scratch.data().join("last-hands")).unwrap();
    assert_eq!(audit_rollback(&scratch.data()).await, Some(RollbackCause::Lost), "without its mark");
    std::fs::remove_file(&database).unwrap();
    assert_eq!(audit_rollback(&scratch.data()).await, Some(RollbackCause::Lost), "in an empty database");
    std::fs::remove_file(&database).unwrap();
    std::fs::remove_file(scratch.data().join("last-hands")).unwrap();
    assert_eq!(audit_rollback(&scratch.data()).await, None, "a new room");
}

/// Tampers with the database: drops its triggers, then executes the statements.
async fn change(data: &Path, statements: &[&'static str]) {
    let options = SqliteConnectOptions::new().filename(data.join("cardroom.db")).foreign_keys(false);
    let mut connection = options.connect().await.unwrap();
    let triggers: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    for trigger in triggers {
        let drop = sqlx::AssertSqlSafe(format!("DROP TRIGGER {trigger}"));
        sqlx::query(drop).execute(&mut connection).await.unwrap();
    }
    for statement in statements {
        sqlx::query(*statement).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// Changes the database of a store with these statements. Returns the integrity problems of the whole store, the first
/// broken entry of the writer's log from entry 90 on, and the writer's table. Asserts that the check covered all 102
/// positions of the logs.
async fn found(statements: &[&'static str]) -> (Vec<IntegrityProblem>, Option<u64>, TableId) {
    let scratch = Scratch::new();
    let store = open(&scratch.data()).await;
    let mut writer = Writer::new(&store).await;
    Writer::new(&store).await.append(&store, 10).await.unwrap();
    for _ in 0..50 {
        writer.append(&store, 10).await.unwrap();
    }
    store.close().await.unwrap();
    drop(store);
    change(&scratch.data(), statements).await;
    let store = open(&scratch.data()).await;
    let progress = Arc::default();
    let problems = store.verify(Arc::clone(&progress)).await.unwrap();
    assert_eq!(progress.load(std::sync::atomic::Ordering::Relaxed), 102);
    let end = match store.read(writer.table.log(), 90).await {
        Err(room::store::StoreError::BrokenChain { seq, .. }) => Some(seq),
        other => {
            other.unwrap();
            None
        }
    };
    (problems, end, writer.table)
}

#[tokio::test(flavor = "multi_thread")]
async fn changed_removed_and_moved_entries_are_reported() {
    let cases: [(&[&'static str], u64, Option<u64>); 6] = [
        (
            &["UPDATE entry SET body = replace(body, '9 one', '8 one') WHERE card_table = 2 AND seq = 19"],
            19,
            None,
        ),
        (&["UPDATE entry SET body = body || ' ' WHERE card_table = 2 AND seq = 95"], 95, Some(95)),
        (&["UPDATE entry SET hash = zeroblob(32) WHERE card_table = 2 AND seq = 89"], 89, Some(90)),
        (&["DELETE FROM entry WHERE card_table = 2 AND seq = 40"], 40, None),
        (
            &[
                "UPDATE entry SET seq = 1000 WHERE card_table = 2 AND seq = 97",
                "UPDATE entry SET seq = 97 WHERE card_table = 2 AND seq = 96",
                "UPDATE entry SET seq = 96 WHERE card_table = 2 AND seq = 1000",
            ],
            96,
            Some(96),
        ),
        (&["DELETE FROM entry WHERE card_table = 2 AND seq = 1"], 1, None),
    ];
    for (statements, seq, end) in cases {
        let (problems, found, table) = found(statements).await;
        assert_eq!(
            (problems, found),
            (vec![IntegrityProblem::Entry { log: table.log(), seq }], end),
            "{statements:?}"
        );
    }
}

/// A store with fifty hands of two entries each, after these statements changed its database.
async fn changed(scratch: &Scratch, statements: &[&'static str]) -> (SqliteStore, TableId) {
    let store = open(&scratch.data()).await;
    let mut writer = Writer::new(&store).await;
    for _ in 0..50 {
        writer.append(&store, 10).await.unwrap();
    }
    store.close().await.unwrap();
    drop(store);
    change(&scratch.data(), statements).await;
    (open(&scratch.data()).await, writer.table)
}

/// Hand 9 consists of entries 19 and 20.
#[tokio::test(flavor = "multi_thread")]
async fn a_tampered_hand_is_refused_and_the_others_are_read() {
    let cases: [(&[&'static str], u64); 7] = [
        (&["UPDATE entry SET body = body || ' ' WHERE seq = 19"], 19),
        (&["UPDATE entry SET kind = 'left' WHERE seq = 20"], 20),
        (&["UPDATE entry SET hand = 10 WHERE seq = 20"], 20),
        (&["UPDATE entry SET hand = 8 WHERE seq = 19"], 19),
        (&["UPDATE entry SET hash = zeroblob(32) WHERE seq = 19"], 19),
        (&["DELETE FROM entry WHERE seq = 19"], 19),
        (&["DELETE FROM entry WHERE seq = 20"], 20),
    ];
    for (statements, seq) in cases {
        let scratch = Scratch::new();
        let (store, table) = changed(&scratch, statements).await;
        let broken = Err(StoreError::BrokenChain { log: table.log(), seq });
        assert_eq!(store.read_hand(table, 9).await, broken, "{statements:?}");
        for hand in [0, 1, 7, 12, 49] {
            let seqs: Vec<u64> =
                store.read_hand(table, hand).await.unwrap().iter().map(|one| one.seq).collect();
            assert_eq!(seqs, [2 * hand + 1, 2 * hand + 2], "{statements:?}");
        }
        let chips = store.read_chips(table).await;
        let is_broken = statements[0].contains("'left'");
        assert_eq!(chips.is_err(), is_broken, "{statements:?}: {chips:?}");
        let listed = history::hands(&store, table, None, None).await.map(|lines| lines.len());
        let refused = listed.expect_err("a list from a modified log is refused");
        assert_eq!(refused.code(), "store.broken_chain", "{statements:?}");
        assert_eq!(refused.arguments()["table"], table.as_str());
        let page = history::hands(&store, table, None, Some(7)).await.map(|lines| lines.len());
        assert_eq!(page, Ok(0), "{statements:?}: an earlier page is intact");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ledger_with_a_nonzero_sum_is_reported_with_its_tables() {
    let (problems, end, table) =
        found(&["UPDATE transfer SET amount = 3 WHERE card_table = 2 AND seq = 40"]).await;
    let [
        IntegrityProblem::Balance { account, tables, .. },
        IntegrityProblem::Balance { account: seat, tables: own, .. },
    ] = &problems[..]
    else {
        panic!("{problems:?}")
    };
    assert!(account.starts_with("issue") && tables.len() == 2, "{problems:?}");
    assert_eq!((seat, &own[..], end), (&format!("seat/{table}/1"), &[table][..], None));
    // The wrong balances explain the wrong sum, so no other table is suspended for it.
    let (problems, _, table) =
        found(&["UPDATE account SET balance = balance + 1 WHERE name LIKE 'seat/%'"]).await;
    let own = |problem: &IntegrityProblem| matches!(problem, IntegrityProblem::Balance { tables, .. } if tables.contains(&table));
    assert!(problems.iter().any(own), "{problems:?}");
    assert!(
        problems
            .iter()
            .all(|problem| matches!(problem, IntegrityProblem::Balance { tables, .. } if tables.len() == 1))
    );
    let gone = "PRAGMA foreign_keys = OFF; DELETE FROM account WHERE name LIKE 'seat/%'";
    let (problems, ..) = found(&[gone]).await;
    assert!(matches!(problems[..], [IntegrityProblem::Sum { .. }]), "{problems:?}");
}

/// The store is as the version before the hash chain left it: the entries have no hashes, and there is no file of
/// marks.
#[tokio::test(flavor = "multi_thread")]
async fn entries_of_an_older_version_are_hashed_once() {
    let scratch = Scratch::new();
    let store = open(&scratch.data()).await;
    let mut writer = Writer::new(&store).await;
    for _ in 0..1500 {
        writer.append(&store, 10).await.unwrap();
    }
    let log = store.read(writer.table.log(), 1).await.unwrap();
    store.close().await.unwrap();
    drop(store);
    let older = ["UPDATE entry SET hash = NULL", "UPDATE card_table SET marking = 'unmarked'"];
    change(&scratch.data(), &older).await;
    std::fs::remove_file(scratch.data().join("last-hands")).unwrap();
    let store = open(&scratch.data()).await;
    assert_eq!(store.read(writer.table.log(), 1).await.unwrap(), log);
    assert_eq!(
        (store.rollback(writer.table.log()).await, store.verify(Arc::default()).await),
        (Ok(None), Ok(vec![]))
    );
    // A kill during the migration: the remaining entries get their hashes at the next start.
    store.close().await.unwrap();
    drop(store);
    change(&scratch.data(), &["UPDATE entry SET hash = NULL WHERE seq > 2100", older[1]]).await;
    let store = open(&scratch.data()).await;
    assert_eq!(store.read(writer.table.log(), 1).await.unwrap(), log);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_file_that_cannot_be_made_is_refused_with_its_name() {
    let scratch = Scratch::new();
    drop(open(&scratch.data()).await);
    std::fs::remove_file(scratch.data().join("last-hands")).unwrap();
    std::fs::create_dir(scratch.data().join("last-hands")).unwrap();
    let opened = open_with(&scratch.data(), test_settings()).await.map(drop);
    check_refusal(opened, "store.other", &["last-hands"]);
}

/// Temporary limit on the length of a file that the process writes, in bytes. The marks of new tables lie beyond this
/// limit.
const LIMIT: u64 = 8 << 20;

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_is_neither_answered_nor_read_until_its_mark_is_written() {
    let scratch = Scratch::new();
    open(&scratch.data()).await.close().await.unwrap();
    let marks = std::fs::OpenOptions::new().write(true).open(scratch.data().join("last-hands")).unwrap();
    // Slots without a mark; the last one is used first.
    marks.write_all_at(&vec![b' '; 2 * LIMIT as usize], 0).unwrap();
    // The shell ignores SIGXFSZ, so that reaching the limit is an error for the child process and does not kill it.
    let ignoring = ["sh", "-c", "trap '' XFSZ; exec \"$0\" \"$@\""];
    let program = std::env::current_exe().unwrap();
    let played = child::command(&ignoring, &program, "unmarked", &scratch.data()).output().unwrap();
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(said.contains("\nwent well\n"), "{said}{}", String::from_utf8_lossy(&played.stderr));
}

/// Role of a child process: the file of marks temporarily cannot grow, but the database can.
pub async fn unmarked(data: &Path) {
    let store = open(data).await;
    let mut writer = Writer::new(&store).await;
    writer.append(&store, 10).await.unwrap();
    let (_, hard) = Resource::FSIZE.get().unwrap();
    Resource::FSIZE.set(LIMIT, hard).unwrap();
    for _ in 0..3 {
        check_refusal(writer.append(&store, 10).await, "store.other", &["last-hands"]);
        check_refusal(store.read(writer.table.log(), 1).await, "store.other", &["last-hands"]);
    }
    Resource::FSIZE.set(hard, hard).unwrap();
    // The first of the three batches was committed; the others were not attempted, since the mark of the first was
    // pending.
    let log = store.read(writer.table.log(), 1).await.unwrap();
    assert_eq!((log.len(), writer.acknowledged.len()), (4, 2));
    writer.acknowledged = log.into_iter().map(|entry| entry.body).collect();
    writer.append(&store, 10).await.unwrap();
    writer.check(&store).await;
    store.close().await.unwrap();
    drop(store);
    let store = open(data).await;
    assert_eq!(store.rollback(writer.table.log()).await, Ok(None), "the log has reached its mark");
    println!("\nwent well");
}
