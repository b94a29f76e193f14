//! Conformance suite that every store must pass.

use super::chain::{BrokenLink, EntryHash};
use super::scratch::Scratch;
use super::*;
use crate::ledger::{Account, LedgerError, Transfer};
use games::Chips;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;

macro_rules! laws {
    ($($law:ident)*) => {
        mod memory {
            $(#[tokio::test(flavor = "multi_thread")] async fn $law() {
                super::$law(super::Arc::new(super::MemoryStore::default())).await;
            })*
        }
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread")] async fn $law() {
                let scratch = super::Scratch::new();
                let folder = super::Folder::open(scratch.path()).unwrap();
                let store = super::SqliteStore::open(folder, super::Settings::default()).await.unwrap();
                super::$law(super::Arc::new(store.clone())).await;
                super::check_consistent(&store).await;
            })*
        }
    };
}

laws! {
    appended_entries_are_read_back
    every_entry_has_the_hash_of_its_chain
    a_conflict_changes_nothing
    a_batch_is_stored_whole_or_not_at_all
    a_long_batch_keeps_its_order
    a_new_writer_fences_off_the_old_one
    a_closed_table_refuses_appends
    hands_are_found_by_their_number
    the_latest_entries_begin_with_a_hand_at_the_interval
    several_logs_are_taken_over_together_or_not_at_all
    chips_are_found_by_their_kinds
    the_ends_of_the_last_hands_are_found
    closed_tables_are_found_by_their_players
    events_share_the_ids_of_tables_and_are_not_tables
    the_audit_log_grows_with_the_batches_that_it_explains
    players_and_secrets_are_kept
    tables_that_write_at_once_keep_their_order
    appends_of_many_tables_at_once_have_their_own_outcomes
    random_batches_neither_make_nor_lose_chips
    a_closed_store_refuses_changes
}

/// Asserts that the balances sum to 0 and that the verification of the store finds no problem. Skips a closed store.
async fn check_consistent(store: &SqliteStore) {
    // A test that closes the store leaves no connection to query.
    if let Err(StoreError::Stopped) = store.health().await {
        return;
    }
    assert_eq!(store.ledger_sum().await, Ok(0));
    assert_eq!(store.verify(Arc::default()).await, Ok(Vec::new()));
}

fn entry(kind: &'static str, hand: Option<u64>, body: &str) -> NewEntry {
    NewEntry { kind, hand, body: body.to_owned() }
}

fn entries(bodies: &[&str]) -> Batch {
    Batch { entries: bodies.iter().map(|body| entry("acted", None, body)).collect(), ..Batch::default() }
}

fn moved(from: Account, to: Account, amount: u64) -> Transfer {
    Transfer { from, to, amount: Chips::new(amount).unwrap(), memo: "test" }
}

fn bodies(log: &[StoredEntry]) -> Vec<&str> {
    log.iter().map(|entry| entry.body.as_str()).collect()
}

async fn the_audit_log_grows_with_the_batches_that_it_explains(store: Arc<impl Store>) {
    let log = store.audit_log().await.unwrap();
    assert_eq!(log.last, 0);
    let audited = |body: &str| vec![entry("audit.logged_in", None, body)];
    let table = TableId::fresh().unwrap();
    let first = Batch { audited: audited("created"), ..entries(&["a"]) };
    let epoch = store.create_table(table, first).await.unwrap();
    assert_eq!(store.audit(audited("alone")).await.unwrap().last, 2);
    let batch = Batch { audited: audited("changed"), ..entries(&["b"]) };
    store.append(table.log(), epoch, 1, batch.clone()).await.unwrap();
    let conflict = store.append(table.log(), epoch, 1, batch).await;
    assert!(matches!(conflict, Err(StoreError::Conflict { .. })), "{conflict:?}");
    let stored = store.read(log.id, 1).await.unwrap();
    assert_eq!(bodies(&stored), ["created", "alone", "changed"], "a refused batch leaves no entry");
    let head = store.audit_log().await.unwrap();
    assert_eq!((head.id, head.last), (log.id, 3));
    let tables = store.tables(TableFilter::Open).await.unwrap();
    assert_eq!(tables.iter().map(|row| row.id).collect::<Vec<_>>(), [table]);
    assert!(store.runs().await.unwrap().is_empty());
    assert_eq!(store.verify(Arc::default()).await, Ok(Vec::new()));
}

async fn new_table(store: &impl Store) -> (TableId, Epoch) {
    let table = TableId::fresh().unwrap();
    (table, store.create_table(table, Batch::default()).await.unwrap())
}

async fn appended_entries_are_read_back(store: Arc<impl Store>) {
    let table = TableId::fresh().unwrap();
    let epoch = store.create_table(table, entries(&["{}"])).await.unwrap();
    assert_eq!(
        store.append(table.log(), epoch, 1, entries(&["\"ä\"", "3"])).await,
        Ok(AppendResult { last: 3 })
    );
    let (other, at) = new_table(&*store).await;
    assert_eq!(store.append(other.log(), at, 0, entries(&["elsewhere"])).await, Ok(AppendResult { last: 1 }));
    assert_eq!(store.append(table.log(), epoch, 3, Batch::default()).await, Ok(AppendResult { last: 3 }));
    let log = store.read(table.log(), 1).await.unwrap();
    assert_eq!((log.len(), &log[0].kind[..], log[0].hand, log[2].seq), (3, "acted", None, 3));
    assert_eq!(bodies(&store.read(table.log(), 2).await.unwrap()), ["\"ä\"", "3"]);
    assert_eq!(store.read(table.log(), 4).await, Ok(Vec::new()));
    assert_eq!(bodies(&store.read_page(table.log(), 1, 2).await.unwrap()), ["{}", "\"ä\""]);
    assert_eq!(bodies(&store.read_page(table.log(), 2, 1).await.unwrap()), ["\"ä\""]);
    assert_eq!(bodies(&store.read_page(table.log(), 3, 2).await.unwrap()), ["3"]);
    assert_eq!(store.read(TableId::fresh().unwrap().log(), 1).await, Ok(Vec::new()));
    let rows = [TableRow { id: table, last: 3 }, TableRow { id: other, last: 1 }];
    assert_eq!(store.tables(TableFilter::Open).await.unwrap(), rows);
    assert_eq!(store.create_table(table, Batch::default()).await, Err(StoreError::TableExists(table.log())));
}

async fn every_entry_has_the_hash_of_its_chain(store: Arc<impl Store>) {
    let [(table, epoch), (other, at)] = [new_table(&*store).await, new_table(&*store).await];
    for seq in 0..5 {
        let batch = Batch { entries: vec![entry("opened", Some(seq), "{}")], ..Batch::default() };
        store.append(table.log(), epoch, seq, batch.clone()).await.unwrap();
        store.append(other.log(), at, seq, batch).await.unwrap();
    }
    store.append(table.log(), epoch, 5, entries(&["a", "b"])).await.unwrap();
    store.append(table.log(), epoch, 7, Batch::default()).await.unwrap();
    let log = store.read(table.log(), 1).await.unwrap();
    let start = (0, EntryHash::START);
    assert_eq!((chain::check(table.log(), start, &log), log.len()), (Ok(()), 7));
    assert_eq!(chain::check(other.log(), start, &log), Err(BrokenLink { log: other.log(), seq: 1 }));
    assert_eq!(store.read(table.log(), 4).await.unwrap(), log[3..]);
    assert_eq!(store.read_unchecked(table.log(), 2, 2).await.unwrap(), log[1..3]);
    assert_eq!(store.read_hand(table, 3).await.unwrap(), log[3..4]);
    assert_eq!(store.rollback(table.log()).await, Ok(None));
}

async fn a_conflict_changes_nothing(store: Arc<impl Store>) {
    let (table, epoch) = new_table(&*store).await;
    let seat = Account::Seat { table, chair: 1 };
    store.append(table.log(), epoch, 0, entries(&["a", "b"])).await.unwrap();
    for expected in [0, 1, 3, u64::MAX] {
        let late = Batch { transfers: vec![moved(Account::Issue, seat, 5)], ..entries(&["late"]) };
        let refused = store.append(table.log(), epoch, expected, late).await;
        assert_eq!(refused, Err(StoreError::Conflict { log: table.log(), expected, found: 2 }));
    }
    assert_eq!(bodies(&store.read(table.log(), 1).await.unwrap()), ["a", "b"]);
    assert_eq!(store.balances().await, Ok(Vec::new()));
    let nowhere = TableId::fresh().unwrap();
    let refused = store.append(nowhere.log(), epoch, 0, entries(&["a"])).await;
    assert_eq!(refused, Err(StoreError::NoTable(nowhere.log())));
}

async fn a_batch_is_stored_whole_or_not_at_all(store: Arc<impl Store>) {
    let (table, epoch) = new_table(&*store).await;
    let seat = Account::Seat { table, chair: 3 };
    let bad = [moved(Account::Issue, seat, 50), moved(seat, Account::House, 51)];
    let refused =
        store.append(table.log(), epoch, 0, Batch { transfers: bad.to_vec(), ..entries(&["a"]) }).await;
    assert_eq!(refused, Err(LedgerError::BelowNothing { account: seat, balance: -1 }.into()));
    assert_eq!((store.read(table.log(), 1).await, store.balances().await), (Ok(Vec::new()), Ok(Vec::new())));
    let good =
        [moved(seat, Account::House, 20), moved(Account::Issue, seat, 50), moved(seat, Account::Bots, 0)];
    let stored =
        store.append(table.log(), epoch, 0, Batch { transfers: good.to_vec(), ..entries(&["a"]) }).await;
    assert_eq!(stored, Ok(AppendResult { last: 1 }));
    let balances = [(Account::Issue, -50), (Account::House, 20), (seat, 30)];
    let found: BTreeMap<_, _> =
        store.balances().await.unwrap().into_iter().filter(|&(_, has)| has != 0).collect();
    assert_eq!(found, BTreeMap::from(balances));
    assert_eq!((store.balance(seat).await, store.balance(Account::Demo).await), (Ok(30), Ok(0)));
    let other = TableId::fresh().unwrap();
    let theirs = Batch { transfers: vec![moved(seat, Account::House, 1)], ..Batch::default() };
    let refused = store.create_table(other, theirs).await;
    assert_eq!(refused, Err(LedgerError::OtherTable { account: seat, log: other.log() }.into()));
    assert_eq!(store.take_epoch(other.log()).await, Err(StoreError::NoTable(other.log())));
}

async fn a_long_batch_keeps_its_order(store: Arc<impl Store>) {
    let (table, epoch) = new_table(&*store).await;
    let numbers: Vec<String> = (0..130).map(|number| number.to_string()).collect();
    let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
    let appended = store.append(table.log(), epoch, 0, entries(&numbers)).await;
    assert_eq!(appended, Ok(AppendResult { last: 130 }));
    assert_eq!(bodies(&store.read(table.log(), 1).await.unwrap()), numbers);
}

async fn a_new_writer_fences_off_the_old_one(store: Arc<impl Store>) {
    let (table, first) = new_table(&*store).await;
    store.append(table.log(), first, 0, entries(&["a"])).await.unwrap();
    let second = store.take_epoch(table.log()).await.unwrap();
    assert!(second > first);
    let refused = store.append(table.log(), first, 1, entries(&["old"])).await;
    assert_eq!(refused, Err(StoreError::Fenced { log: table.log(), held: first, found: second }));
    let refused = store.close_table(table, first).await;
    assert_eq!(refused, Err(StoreError::Fenced { log: table.log(), held: first, found: second }));
    let early = Epoch(second.0 + 1);
    let refused = store.append(table.log(), early, 1, entries(&["early"])).await;
    assert_eq!(refused, Err(StoreError::Fenced { log: table.log(), held: early, found: second }));
    assert_eq!(store.append(table.log(), second, 1, entries(&["b"])).await, Ok(AppendResult { last: 2 }));
    assert_eq!(bodies(&store.read(table.log(), 1).await.unwrap()), ["a", "b"]);
}

async fn a_closed_table_refuses_appends(store: Arc<impl Store>) {
    let (table, epoch) = new_table(&*store).await;
    let account = Account::Seat { table, chair: 1 };
    let bought = Batch { transfers: vec![moved(Account::Issue, account, 7)], ..entries(&["a"]) };
    store.append(table.log(), epoch, 0, bought).await.unwrap();
    let refused = store.close_table(table, epoch).await;
    assert_eq!(refused, Err(LedgerError::NotCashedOut { account, balance: 7 }.into()));
    let cashed = Batch { transfers: vec![moved(account, Account::Issue, 7)], ..entries(&["b"]) };
    store.append(table.log(), epoch, 1, cashed).await.unwrap();
    assert_eq!(store.close_table(table, epoch).await, Ok(()));
    assert_eq!(store.close_table(table, epoch).await, Ok(()));
    let refused = store.append(table.log(), epoch, 2, entries(&["c"])).await;
    assert_eq!(refused, Err(StoreError::Closed(table.log())));
    assert_eq!(store.tables(TableFilter::Open).await, Ok(Vec::new()));
    assert_eq!(store.tables(TableFilter::Closed).await, Ok(vec![TableRow { id: table, last: 2 }]));
    assert_eq!(bodies(&store.read(table.log(), 1).await.unwrap()), ["a", "b"]);
}

async fn hands_are_found_by_their_number(store: Arc<impl Store>) {
    let (table, epoch) = new_table(&*store).await;
    let kinds = [("seated", None), ("opened", Some(1)), ("acted", Some(1)), (ENDED, Some(1)), ("left", None)];
    let kinds = kinds.into_iter().chain([("opened", Some(2)), ("seated", None), ("acted", Some(2))]);
    let log = kinds.map(|(kind, hand)| entry(kind, hand, kind)).collect();
    store.append(table.log(), epoch, 0, Batch { entries: log, ..Batch::default() }).await.unwrap();
    let first = HandRow { hand: 1, first: 2, last: 4, ended: true };
    let second = HandRow { hand: 2, first: 6, last: 8, ended: false };
    assert_eq!(store.hands(table, None, 10).await.unwrap(), [second, first]);
    assert_eq!(store.hands(table, None, 1).await.unwrap(), [second]);
    assert_eq!(store.hands(table, Some(2), 10).await.unwrap(), [first]);
    assert_eq!(store.hands(table, Some(1), 10).await.unwrap(), []);
    assert_eq!(bodies(&store.read_hand(table, 2).await.unwrap()), ["opened", "acted"]);
    assert_eq!(store.read_hand(table, 3).await.unwrap(), []);
    assert_eq!(store.hands(TableId::fresh().unwrap(), None, 10).await.unwrap(), []);
}

/// Compares the latest entries with those that the list of hands implies.
async fn the_latest_entries_begin_with_a_hand_at_the_interval(store: Arc<impl Store>) {
    let (long, epoch) = new_table(&*store).await;
    let (short, unknown) = (new_table(&*store).await.0, TableId::fresh().unwrap());
    let hands = [1, 2, 2, 3, 4, 4, 6].map(Some);
    let log = [None].into_iter().chain(hands).chain([None, Some(7)]);
    let log = log.map(|hand| entry("ü\"\n", hand, "{\"a\": \"ñ\\n\"}")).collect();
    store.append(long.log(), epoch, 0, Batch { entries: log, ..Batch::default() }).await.unwrap();
    // The hand 5 has no entry, nor has any multiple of 8.
    for (interval, first) in [(1, 10), (2, 8), (3, 8), (4, 6), (5, 1), (7, 10), (8, 1)] {
        let whole = store.read(long.log(), first).await.unwrap();
        let latest = store.read_latest(vec![unknown, long, short], interval).await.unwrap();
        assert_eq!(latest, [Ok(Vec::new()), Ok(whole), Ok(Vec::new())], "{interval}");
    }
    assert_eq!(store.read_latest(Vec::new(), 1).await, Ok(Vec::new()));
}

async fn several_logs_are_taken_over_together_or_not_at_all(store: Arc<impl Store>) {
    let ((one, first), (other, second)) = (new_table(&*store).await, new_table(&*store).await);
    let unknown = TableId::fresh().unwrap();
    let refused = store.take_epochs(vec![one.log(), unknown.log(), other.log()]).await;
    assert_eq!(refused, Err(StoreError::NoTable(unknown.log())));
    store.append(one.log(), first, 0, entries(&["a"])).await.unwrap();
    store.take_epoch(other.log()).await.unwrap();
    let taken = store.take_epochs(vec![other.log(), one.log()]).await;
    assert_eq!(taken, Ok(vec![Epoch(second.0 + 2), Epoch(first.0 + 1)]));
    let fenced = store.append(one.log(), first, 1, entries(&["b"])).await;
    assert!(matches!(fenced, Err(StoreError::Fenced { .. })), "{fenced:?}");
    store.append(one.log(), Epoch(first.0 + 1), 1, entries(&["b"])).await.unwrap();
}

async fn chips_are_found_by_their_kinds(store: Arc<impl Store>) {
    let (table, epoch) = new_table(&*store).await;
    let (other, at) = new_table(&*store).await;
    let kinds = CHIP_KINDS.into_iter().chain(["opened", "acted", "ended", "sat_out"]).chain(CHIP_KINDS);
    let log: Vec<NewEntry> = kinds.map(|kind| entry(kind, None, kind)).collect();
    let batch = Batch { entries: log, ..Batch::default() };
    store.append(table.log(), epoch, 0, batch.clone()).await.unwrap();
    store.append(other.log(), at, 0, batch).await.unwrap();
    let found = store.read_chips(table).await.unwrap();
    assert_eq!(bodies(&found), [CHIP_KINDS, CHIP_KINDS].concat());
    assert_eq!((found[0].seq, found[5].seq), (1, 10));
    assert_eq!(store.read_chips(TableId::fresh().unwrap()).await.unwrap(), []);
}

async fn the_ends_of_the_last_hands_are_found(store: Arc<impl Store>) {
    let (table, epoch) = new_table(&*store).await;
    assert_eq!(store.read_hand_ends(table, 10).await.unwrap(), []);
    // Hand 2 was skipped by a rollback, and hand 4 is not over.
    let hands = [1, 3, 4].into_iter().flat_map(|hand| {
        [("sat_in", None), ("opened", Some(hand)), ("acted", Some(hand)), (ENDED, Some(hand))]
    });
    let log = hands.take(11).map(|(kind, hand)| entry(kind, hand, kind)).collect();
    store.append(table.log(), epoch, 0, Batch { entries: log, ..Batch::default() }).await.unwrap();
    let places = async |limit| {
        let found = store.read_hand_ends(table, limit).await.unwrap();
        found.iter().map(|entry| entry.seq).collect::<Vec<_>>()
    };
    assert_eq!(places(1).await, [10]);
    assert_eq!(places(2).await, [6, 8, 10]);
    assert_eq!(places(3).await, [6, 8, 10]);
    assert_eq!(places(4).await, [2, 4, 6, 8, 10]);
    assert_eq!(places(u32::MAX).await, [2, 4, 6, 8, 10]);
    assert_eq!(store.read_hand_ends(TableId::fresh().unwrap(), 1).await.unwrap(), []);
}

/// An entry of a table's log in its stored form.
fn written(kind: &'static str, at_ms: u64, entry: Value) -> NewEntry {
    let snapshot: Option<()> = None;
    log::written(kind, None, &log::LoggedEntry { at_ms, clock_ms: None, entry, record: None, snapshot })
}

fn created(host: Option<PlayerId>) -> NewEntry {
    let table =
        json!({ "name": "T", "game": "holdem", "host": host, "chairs": 2, "listed": true, "demo": false });
    written("created", 1, json!({ "kind": "created", "table": table, "config": {} }))
}

fn seated(who: Value) -> NewEntry {
    written("seated", 2, json!({ "kind": "seated", "chair": 1, "who": who, "stack": 0 }))
}

/// Ann hosted the second table and sat at the first, third and fourth; the fourth is open. Damaged entries name no
/// player.
async fn closed_tables_are_found_by_their_players(store: Arc<impl Store>) {
    let [ann, ben] = [PlayerId(i64::MAX), PlayerId(i64::MAX - 1)];
    let sits = |id: PlayerId| seated(json!({ "player": { "id": id, "name": "N" } }));
    let bot = || seated(json!({ "bot": { "name": "Ada", "style": "call" } }));
    let tables = [
        (vec![created(Some(ben)), sits(ann), sits(ann)], Some(30)),
        (vec![created(Some(ann)), bot(), sits(ben)], Some(50)),
        (vec![created(None), bot(), sits(ann), entry("seated", None, "damaged")], Some(40)),
        (vec![created(Some(ben)), sits(ann)], None),
        (vec![created(None), entry("seated", None, ""), bot()], Some(60)),
    ];
    let mut ids = Vec::new();
    for (mut entries, closed_ms) in tables {
        let (id, epoch) = new_table(&*store).await;
        entries.extend(closed_ms.map(|at_ms| written("closed", at_ms, json!({ "kind": "closed" }))));
        store.append(id.log(), epoch, 0, Batch { entries, ..Batch::default() }).await.unwrap();
        ids.push((id, epoch));
    }
    let [first, second, third] = [0, 1, 2].map(|place: usize| ids[place].0);
    for round in ["as the log says", "as the store knows once the room is started again"] {
        assert_eq!(store.closed_tables_of(ann).await.unwrap(), [second, third, first], "{round}");
        assert_eq!(store.closed_tables_of(ben).await.unwrap(), [second, first], "{round}");
        assert_eq!(store.closed_tables_of(PlayerId(1)).await.unwrap(), [], "{round}");
        for place in [0, 1, 2, 4] {
            store.close_table(ids[place].0, ids[place].1).await.unwrap();
        }
    }
}

async fn events_share_the_ids_of_tables_and_are_not_tables(store: Arc<impl Store>) {
    let run = RunId::fresh().unwrap();
    let body = json!({ "entry": { "change": { "organiser": 7 } } }).to_string();
    let text = |text: &str| vec![text.to_owned()];
    let summary = |text: &str| Some(text.to_owned());
    let entries_of = |kind, body: &str| vec![entry(kind, None, body)];
    let first = Batch {
        texts: text("Ann"),
        entries: entries_of(RUN_CREATED, &body),
        summary: summary("one"),
        ..Batch::default()
    };
    let epoch = store.create_run(run, first).await.unwrap();
    let next = Batch { texts: text("Ben"), ..entries(&["{}"]) };
    assert_eq!(store.append(run.log(), epoch, 1, next).await, Ok(AppendResult { last: 2 }));
    let (table, _) = new_table(&*store).await;
    let damaged = RunId::fresh().unwrap();
    store.create_run(damaged, entries(&["{"])).await.unwrap();
    let exists = Err(StoreError::TableExists(run.log()));
    assert_eq!(store.create_table(TableId::of_log(run.log()), Batch::default()).await, exists);
    assert_eq!(store.tables(TableFilter::Open).await, Ok(vec![TableRow { id: table, last: 0 }]));
    let organiser = Some(PlayerId(7));
    let row = |id, organiser, is_over, summary| RunRow { id, organiser, is_over, summary };
    let rows = vec![row(run, organiser, false, summary("one")), row(damaged, None, false, None)];
    assert_eq!(store.runs().await, Ok(rows), "a batch without a summary keeps the last one");
    let ended = Batch { entries: entries_of(RUN_ENDED, "{}"), summary: summary("two"), ..Batch::default() };
    assert_eq!(store.append(run.log(), epoch, 2, ended).await, Ok(AppendResult { last: 3 }));
    let rows = vec![row(run, organiser, true, summary("two")), row(damaged, None, false, None)];
    assert_eq!(store.runs().await, Ok(rows));
    let summarised = Batch { summary: summary("three"), ..Batch::default() };
    assert_eq!(store.append(run.log(), epoch, 3, summarised).await, Ok(AppendResult { last: 3 }));
    assert_eq!(store.runs().await.unwrap()[0].summary, summary("three"), "without an entry");
    assert_eq!(store.read(run.log(), 1).await.unwrap().len(), 3);
    assert_eq!(store.texts(run.log()).await.unwrap(), ["Ann", "Ben"]);
    assert_eq!(store.texts(table.log()).await, Ok(Vec::new()));
    assert_eq!(store.closed_tables_of(PlayerId(7)).await, Ok(Vec::new()));
}

async fn players_and_secrets_are_kept(store: Arc<impl Store>) {
    let ada = store.new_player("Ada".to_owned()).await.unwrap();
    let bob = store.new_player("Bob".to_owned()).await.unwrap();
    store.rename(ada, "Ada L.".to_owned()).await.unwrap();
    assert_eq!(store.player(ada).await, Ok(Some(Player { id: ada, name: "Ada L.".to_owned() })));
    assert_eq!(store.player(bob).await, Ok(Some(Player { id: bob, name: "Bob".to_owned() })));
    let nobody = PlayerId(99);
    assert_eq!(store.player(nobody).await, Ok(None));
    let mut found = store.players(vec![ada, nobody, bob]).await.unwrap();
    found.sort_by(|one, other| one.name.cmp(&other.name));
    assert_eq!(found.iter().map(|player| player.id).collect::<Vec<_>>(), [ada, bob]);
    assert_eq!(store.players(Vec::new()).await, Ok(Vec::new()));
    assert_eq!(store.rename(nobody, "N".to_owned()).await, Err(StoreError::NoPlayer(nobody)));
    assert_eq!(store.secret("token").await, Ok(None));
    for value in [Some("one"), Some("two"), None] {
        let value = value.map(str::to_owned);
        store.set_secret("token", value.clone()).await.unwrap();
        assert_eq!(store.secret("token").await, Ok(value));
    }
    let secrets = vec![("token", Some("three".to_owned())), ("other", Some("four".to_owned()))];
    store.set_secrets(secrets, vec![entry("audit.token_made", None, "made")]).await.unwrap();
    assert_eq!(store.secret("other").await, Ok(Some("four".to_owned())));
    let log = store.audit_log().await.unwrap();
    let entries = store.read(log.id, log.last).await.unwrap();
    assert_eq!((bodies(&entries), entries[0].hash), (vec!["made"], log.head));
}

/// Fifty tables append a hundred entries each concurrently. Along with each append, another append at a wrong position
/// is refused as a conflict.
async fn tables_that_write_at_once_keep_their_order(store: Arc<impl Store>) {
    let mut tables = tokio::task::JoinSet::new();
    for _ in 0..50 {
        let store = store.clone();
        tables.spawn(async move {
            let (table, epoch) = new_table(&*store).await;
            for seq in 0..100 {
                let good = store.append(table.log(), epoch, seq, entries(&[&seq.to_string()]));
                let bad = store.append(table.log(), epoch, seq + 50, entries(&["stranger"]));
                let (good, bad) = futures_util::join!(good, bad);
                assert_eq!(good, Ok(AppendResult { last: seq + 1 }));
                assert!(matches!(bad, Err(StoreError::Conflict { .. })), "{bad:?}");
            }
            let log = store.read(table.log(), 1).await.unwrap();
            let wanted: Vec<String> = (0..100).map(|seq| seq.to_string()).collect();
            assert_eq!(bodies(&log), wanted);
        });
    }
    tables.join_all().await;
    assert_eq!(store.tables(TableFilter::Open).await.unwrap().len(), 50);
}

/// Sixty tables append at once, in rounds: one to five entries and the buy-in of a chair each. In every other round, one of
/// them is refused. Each gets its own outcome, regardless of how the writer groups them.
async fn appends_of_many_tables_at_once_have_their_own_outcomes(store: Arc<impl Store>) {
    const TABLES: u64 = 60;
    const ROUNDS: u64 = 20;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push((new_table(&*store).await, 0));
    }
    for round in 0..ROUNDS {
        let appends = (1..).zip(&tables).map(|(number, &((table, epoch), last))| {
            let texts = vec!["x"; (number % 5 + 1) as usize];
            let buy_in = moved(Account::Issue, Account::Seat { table, chair: 1 }, number);
            let batch = Batch { transfers: vec![buy_in], ..entries(&texts) };
            let expected = if number == round && round % 2 == 1 { last + 1 } else { last };
            store.append(table.log(), epoch, expected, batch)
        });
        let outcomes = futures_util::future::join_all(appends).await;
        for (number, ((table, last), outcome)) in (1..).zip(tables.iter_mut().zip(outcomes)) {
            if number == round && round % 2 == 1 {
                let (log, expected, found) = (table.0.log(), *last + 1, *last);
                assert_eq!(outcome, Err(StoreError::Conflict { log, expected, found }));
            } else {
                *last += number % 5 + 1;
                assert_eq!(outcome, Ok(AppendResult { last: *last }));
            }
        }
    }
    for (number, ((table, _), last)) in (1..).zip(&tables) {
        assert_eq!(store.read(table.log(), 1).await.unwrap().len() as u64, *last);
        let paid = if number % 2 == 1 && number < ROUNDS { ROUNDS - 1 } else { ROUNDS };
        let balance = store.balance(Account::Seat { table: *table, chair: 1 }).await.unwrap();
        assert_eq!(balance.unsigned_abs(), number * paid, "table {number}");
    }
    assert_eq!(store.ledger_sum().await, Ok(0));
}

/// A random batch: the index of one of two tables, and transfers between accounts by index, often of more chips than
/// the account has.
type RandomBatch = (usize, Vec<(usize, usize, u64)>);

fn random_batches() -> impl Strategy<Value = Vec<RandomBatch>> {
    let transfer = (0_usize..10, 0_usize..10, prop_oneof![4 => 0_u64..200, 1 => Just(Chips::MAX.get())]);
    proptest::collection::vec((0_usize..2, proptest::collection::vec(transfer, 0..5)), 1..40)
}

async fn random_batches_neither_make_nor_lose_chips(store: Arc<impl Store>) {
    let handle = tokio::runtime::Handle::current();
    let mut runner = TestRunner::new(Config { cases: 24, failure_persistence: None, ..Config::default() });
    let checked = tokio::task::block_in_place(|| {
        runner.run(&random_batches(), |batches| {
            handle.block_on(post_all(&*store, batches));
            Ok(())
        })
    });
    checked.unwrap();
}

/// Posts the batches to two tables, and compares the store with a simple model (property-based test).
async fn post_all(store: &impl Store, batches: Vec<RandomBatch>) {
    let before: BTreeMap<Account, i64> = store.balances().await.unwrap().into_iter().collect();
    let tables = [new_table(store).await, new_table(store).await];
    let named = [Account::Issue, Account::House, Account::Bots, Account::Demo].into_iter();
    let chairs = (0..6).map(|n| Account::Seat { table: tables[n / 3].0, chair: n as u8 % 3 + 1 });
    let accounts: Vec<Account> = named.chain(chairs).collect();
    let (mut balances, mut lasts) = (before, [0, 0]);
    for (at, transfers) in batches {
        let transfers: Vec<Transfer> =
            transfers.iter().map(|&(from, to, amount)| moved(accounts[from], accounts[to], amount)).collect();
        let batch = Batch { transfers: transfers.clone(), ..entries(&["x"]) };
        let (table, epoch) = tables[at];
        match store.append(table.log(), epoch, lasts[at], batch).await {
            Ok(appended) => lasts[at] = appended.last,
            Err(StoreError::Ledger(_)) => continue,
            Err(other) => panic!("{other}"),
        }
        for Transfer { from, to, amount, .. } in transfers {
            *balances.entry(from).or_default() -= amount.signed();
            *balances.entry(to).or_default() += amount.signed();
        }
    }
    let found: BTreeMap<Account, i64> = store.balances().await.unwrap().into_iter().collect();
    balances.retain(|_, balance| *balance != 0);
    assert_eq!(
        found.iter().filter(|&(_, &has)| has != 0).collect::<Vec<_>>(),
        balances.iter().collect::<Vec<_>>()
    );
    assert_eq!(store.ledger_sum().await, Ok(0));
    assert!(found.iter().all(|(account, &has)| has >= 0 || account.allows_negative()), "{found:?}");
    for ((table, _), last) in tables.into_iter().zip(lasts) {
        assert_eq!(store.read(table.log(), 1).await.unwrap().len() as u64, last);
    }
}

/// The store simulates a disk that can be neither written nor read. `tests/store_failures` tests real faults of the
/// SQLite store.
#[tokio::test]
async fn every_change_and_read_of_a_broken_store_in_memory_fails() {
    let store = MemoryStore::default();
    let (table, epoch) = new_table(&store).await;
    let player = store.new_player("Ada".to_owned()).await.unwrap();
    store.append(table.log(), epoch, 0, entries(&["a"])).await.unwrap();
    store.fail(Some(Outage::Broken));
    let id = TableId::fresh().unwrap();
    let fails = [
        ("create_table", store.create_table(id, Batch::default()).await.is_err()),
        ("take_epoch", store.take_epoch(table.log()).await.is_err()),
        ("append", store.append(table.log(), epoch, 1, Batch::default()).await.is_err()),
        ("close_table", store.close_table(table, epoch).await.is_err()),
        ("rollback", store.rollback(table.log()).await.is_err()),
        ("read", store.read(table.log(), 1).await.is_err()),
        ("read_page", store.read_page(table.log(), 1, 1).await.is_err()),
        ("read_unchecked", store.read_unchecked(table.log(), 1, 1).await.is_err()),
        ("read_hand", store.read_hand(table, 1).await.is_err()),
        ("read_chips", store.read_chips(table).await.is_err()),
        ("read_hand_ends", store.read_hand_ends(table, 1).await.is_err()),
        ("closed_tables_of", store.closed_tables_of(player).await.is_err()),
        ("hands", store.hands(table, None, 1).await.is_err()),
        ("read_latest", store.read_latest(vec![table], 1).await.is_err()),
        ("new_player", store.new_player("Bob".to_owned()).await.is_err()),
        ("rename", store.rename(player, "Bob".to_owned()).await.is_err()),
        ("player", store.player(player).await.is_err()),
        ("players", store.players(vec![player]).await.is_err()),
        ("balances", store.balances().await.is_err()),
        ("balance", store.balance(Account::Issue).await.is_err()),
        ("secret", store.secret("token").await.is_err()),
        ("set_secret", store.set_secret("token", None).await.is_err()),
        ("health", store.health().await.is_err()),
        ("verify", store.verify(Arc::default()).await.is_err()),
        ("ledger_sum", store.ledger_sum().await.is_err()),
    ];
    let works: Vec<&str> = fails.into_iter().filter(|(_, fails)| !fails).map(|(method, _)| method).collect();
    assert_eq!(works, [""; 0]);
    store.fail(None);
    assert_eq!(bodies(&store.read(table.log(), 1).await.unwrap()), ["a"], "the store works again");
}

async fn a_closed_store_refuses_changes(store: Arc<impl Store>) {
    let (table, epoch) = new_table(&*store).await;
    store.close().await.unwrap();
    assert_eq!(store.append(table.log(), epoch, 0, entries(&["a"])).await, Err(StoreError::Stopped));
    assert_eq!(store.health().await, Err(StoreError::Stopped));
}
