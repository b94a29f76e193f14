//! Tests of events in a store: restarts, outages and limits.

use super::{ORGANISER, action, draft};
use crate::limits::Limits;
use crate::moderation::Bans;
use crate::refusal::Refusal;
use crate::run::Runs;
use crate::run::command::Command;
use crate::store::{MemoryStore, Outage, PlayerId, Store, TableFilter};
use serde_json::{Value, json};
use std::sync::Arc;

async fn opened(store: Arc<MemoryStore>) -> Runs<MemoryStore> {
    Runs::open(store, Limits::default(), Bans::default()).await.unwrap()
}

/// The views of an event, read from its store.
async fn shown(store: &Arc<MemoryStore>, id: &str) -> Value {
    let run = opened(store.clone()).await.find(id).await.unwrap();
    json!([run.board(None).await.unwrap(), run.staff_view(ORGANISER, None).await.unwrap()])
}

fn register(participant: u32) -> Command {
    action(json!({ "register": { "participant": participant, "name": "Ann", "rides": true } }))
}

#[tokio::test]
async fn an_event_is_the_same_after_a_restart() {
    let store = Arc::new(MemoryStore::default());
    let runs = opened(store.clone()).await;
    let run = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    // Requests that arrive together share a commit, and each is decided after the one before it.
    let asked = (1..=20).map(|number| run.command(ORGANISER, register(1 + number % 10)));
    let done = futures_util::future::join_all(asked).await;
    let accepted = done.iter().filter(|done| done.is_ok()).count();
    assert_eq!(accepted, 10);
    assert!(
        done.iter().flat_map(|done| done.as_ref().err()).all(|error| error.code() == "poker_run.registered")
    );
    let before = json!([run.board(None).await.unwrap(), run.staff_view(ORGANISER, None).await.unwrap()]);
    let id = run.id().to_string();
    runs.stop().await;
    assert_eq!(run.board(None).await.unwrap_err().code(), "run.run_stopped");
    assert_eq!(shown(&store, &id).await, before);
    assert_eq!(store.tables(TableFilter::Open).await.unwrap(), []);
    assert_eq!(opened(store).await.created_by(ORGANISER), [run.id()]);
}

#[tokio::test]
async fn nothing_is_answered_or_shown_before_it_is_stored() {
    let store = Arc::new(MemoryStore::default());
    let run = opened(store.clone()).await.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    let rows = async || run.board(None).await.unwrap().participants.len();

    store.fail(Some(Outage::Full));
    assert_eq!(run.command(ORGANISER, register(1)).await.unwrap_err().code(), "store.full");
    store.fail(None);
    assert_eq!(rows().await, 0);
    run.command(ORGANISER, register(1)).await.unwrap();

    // The entry is stored but not acknowledged; the log shows that it was stored.
    store.fail(Some(Outage::Unanswered));
    run.command(ORGANISER, register(2)).await.unwrap();
    store.fail(Some(Outage::Unmarked));
    assert_eq!(run.command(ORGANISER, register(3)).await.unwrap_err().code(), "store.other");
    assert_eq!(run.board(None).await.unwrap_err().code(), "store.other", "the log cannot be read");
    store.fail(None);
    assert_eq!(rows().await, 3);
    assert_eq!(run.command(ORGANISER, register(3)).await.unwrap_err().code(), "poker_run.registered");
}

#[tokio::test]
async fn a_log_from_a_backup_is_reported_once() {
    let store = Arc::new(MemoryStore::default());
    let runs = opened(store.clone()).await;
    let id = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap().id().to_string();
    let restored = Arc::new(store.restored());
    let first = shown(&restored, &id).await;
    assert_eq!(first[1]["organiser"]["rolled_back"], "backup");
    assert_eq!(shown(&restored, &id).await, first);
}

#[tokio::test]
async fn events_are_limited_and_unknown_ones_are_not_found() {
    let limits = Limits { runs: 3, runs_per_guest: 2, ..Limits::default() };
    let runs = Runs::open(Arc::new(MemoryStore::default()), limits, Bans::default()).await.unwrap();
    let create = async |who: i64| {
        let made = runs.create(PlayerId(who), None, "Olga", &draft(&json!({}))).await;
        made.map(|_| ()).map_err(|error| error.code().to_owned())
    };
    assert_eq!([create(1).await, create(1).await], [Ok(()), Ok(())]);
    assert_eq!(create(1).await, Err("run.runs_of_guest".to_owned()));
    assert_eq!(create(2).await, Ok(()));
    assert_eq!(create(2).await, Err("run.room_full_of_runs".to_owned()));
    for id in ["", "0123456789", "nonsense"] {
        assert_eq!(runs.find(id).await.map(|_| ()).unwrap_err().code(), "run.no_such_run", "{id}");
    }
}

#[tokio::test]
async fn events_that_are_over_count_towards_no_limit_also_after_a_restart() {
    let store = Arc::new(MemoryStore::default());
    let limits = Limits { runs_per_guest: 1, runs_per_address: 2, ..Limits::default() };
    let open = async || Runs::open(store.clone(), limits, Bans::default()).await.unwrap();
    let create = async |runs: &Runs<MemoryStore>, who| {
        let made = runs.create(PlayerId(who), Some([192, 0, 2, 1].into()), "Olga", &draft(&json!({}))).await;
        made.map_err(|error| error.code().to_owned())
    };
    let runs = open().await;
    let first = create(&runs, 1).await.unwrap();
    assert_eq!(create(&runs, 1).await.map(|_| ()), Err("run.runs_of_guest".to_owned()));
    first.command(PlayerId(1), Command::Discard).await.unwrap();
    let second = create(&runs, 1).await.unwrap();
    second.command(PlayerId(1), Command::Open).await.unwrap();
    second.command(PlayerId(1), action(json!({ "cancel": { "reason": "storm" } }))).await.unwrap();
    create(&runs, 1).await.unwrap();
    create(&runs, 2).await.unwrap();
    assert_eq!(create(&runs, 3).await.map(|_| ()), Err("run.runs_of_address".to_owned()));
    runs.stop().await;

    let runs = open().await;
    assert_eq!(create(&runs, 1).await.map(|_| ()), Err("run.runs_of_guest".to_owned()));
    assert_eq!(runs.created_by(PlayerId(1)).len(), 3);
    assert!(create(&runs, 4).await.is_ok(), "clients are counted from the start");
}

#[tokio::test]
async fn a_creation_that_fails_or_is_cut_off_leaves_no_slot_without_an_event() {
    let store = Arc::new(MemoryStore::default());
    let limits = Limits { runs_per_guest: 1, ..Limits::default() };
    let runs = Runs::open(store.clone(), limits, Bans::default()).await.unwrap();
    store.fail(Some(Outage::Full));
    let plan = draft(&json!({}));
    assert!(runs.create(ORGANISER, None, "Olga", &plan).await.is_err());
    store.fail(None);
    assert_eq!(runs.created_by(ORGANISER), []);

    let mut creating = Box::pin(runs.create(ORGANISER, None, "Olga", &plan));
    assert!(futures_util::poll!(&mut creating).is_pending());
    drop(creating);
    while runs.created_by(ORGANISER).is_empty() {
        tokio::task::yield_now().await;
    }
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    let [id] = runs.created_by(ORGANISER)[..] else { panic!("one event") };
    let run = runs.find(&id.to_string()).await.unwrap();
    run.command(ORGANISER, Command::Discard).await.unwrap();
    assert!(runs.create(ORGANISER, None, "Olga", &plan).await.is_ok());
}
