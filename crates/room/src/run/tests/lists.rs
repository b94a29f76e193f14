//! Tests of the lists of events, which are made without reading logs, and of unloading events that are not in use.

use super::{NOON_MS, ORGANISER, action, draft};
use crate::limits::Limits;
use crate::moderation::Bans;
use crate::refusal::Refusal;
use crate::rng::Rng;
use crate::run::command::Command;
use crate::run::decide;
use crate::run::draft::Draft;
use crate::run::entry::written;
use crate::run::role::{Role, Roles};
use crate::run::{RunHandle, Runs};
use crate::store::{Batch, MemoryStore, Outage, PlayerId, RunId, Store};
use crate::tokens;
use serde_json::{Value, json};
use std::sync::Arc;
use tokio::time::{Duration, sleep};

const VERA: PlayerId = PlayerId(2);
const DAY_MS: u64 = 24 * 3_600_000;
const IDLE: Duration = Duration::from_secs(60);

async fn opened(store: &Arc<MemoryStore>) -> Runs<MemoryStore> {
    Runs::open(store.clone(), Limits { run_idle: IDLE, ..Limits::default() }, Bans::default()).await.unwrap()
}

fn listed() -> Draft {
    Draft { listed: true, ..draft(&json!({})) }
}

async fn join(run: &RunHandle, who: PlayerId, role: Role) {
    let token = format!("token for {role:?}");
    let make = Command::MakeLink { roles: Roles::from([role]), hash: tokens::hash(&token) };
    run.command(ORGANISER, make).await.unwrap();
    run.join(who, token, "Vera".to_owned()).await.unwrap();
}

/// The events of a guest: name, stage and roles.
fn own(runs: &Runs<MemoryStore>, who: PlayerId) -> Value {
    let lines = runs.of_guest(who);
    lines.iter().map(|(_, one, roles)| json!([one.name, one.stage, roles])).collect()
}

#[tokio::test]
async fn the_events_of_a_guest_are_listed_with_the_roles_without_reading_a_log() {
    let store = Arc::new(MemoryStore::default());
    let runs = opened(&store).await;
    let run = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    assert_eq!(own(&runs, ORGANISER), json!([["Toys for Tots", "draft", ["organiser"]]]));
    assert_eq!(own(&runs, VERA), json!([]));
    run.command(ORGANISER, Command::Open).await.unwrap();
    join(&run, VERA, Role::Registration).await;
    join(&run, VERA, Role::Finish).await;
    runs.stop().await;

    let read = store.entries_read();
    let runs = opened(&store).await;
    assert_eq!(own(&runs, ORGANISER), json!([["Toys for Tots", "registration", ["organiser"]]]));
    assert_eq!(own(&runs, VERA), json!([["Toys for Tots", "registration", ["registration", "finish"]]]));
    assert_eq!(store.entries_read(), read);
    let run = runs.find(&run.id().to_string()).await.unwrap();
    for link in [1, 2] {
        run.command(ORGANISER, Command::RevokeLink { link, and_later: false }).await.unwrap();
    }
    assert_eq!(own(&runs, VERA), json!([]), "without a role, the event is not listed");
}

#[tokio::test]
async fn the_public_list_has_open_events_whose_organiser_wants_it_until_a_week_after_their_date() {
    let store = Arc::new(MemoryStore::default());
    let runs = opened(&store).await;
    let public = |days: u64| runs.public(NOON_MS + days * DAY_MS).len();
    let hidden = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    hidden.command(ORGANISER, Command::Open).await.unwrap();
    let run = runs.create(ORGANISER, None, "Olga", &listed()).await.unwrap();
    assert_eq!(public(0), 0, "a draft is not listed");
    run.command(ORGANISER, Command::Open).await.unwrap();
    assert_eq!([public(0), public(7), public(8)], [1, 1, 0]);
    assert_eq!(runs.public(NOON_MS)[0].0, run.id());
    for change in [
        json!({ "register": { "participant": 1, "name": "Ann", "rides": true } }),
        json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "Ks", "at": "00:01" } }),
    ] {
        run.command(ORGANISER, action(change)).await.unwrap();
    }
    // The organiser may hide an event that is running.
    let version = run.staff_view(ORGANISER, None).await.unwrap().version;
    let hide = Command::Draft { version, draft: Box::new(draft(&json!({}))) };
    let seq = run.command(ORGANISER, hide).await.unwrap().seq;
    assert_eq!(public(0), 0);
    let show = Command::Draft { version: seq, draft: Box::new(listed()) };
    run.command(ORGANISER, show).await.unwrap();
    assert_eq!(json!(runs.public(NOON_MS)[0].1.stage), "running");
    run.command(ORGANISER, action(json!({ "cancel": { "reason": "storm" } }))).await.unwrap();
    assert_eq!(public(0), 0, "a cancelled event is not listed");
}

#[tokio::test]
async fn a_list_has_only_what_is_stored() {
    let store = Arc::new(MemoryStore::default());
    let runs = opened(&store).await;
    let run = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    store.fail(Some(Outage::Full));
    assert_eq!(run.command(ORGANISER, Command::Open).await.unwrap_err().code(), "store.full");
    assert_eq!(own(&runs, ORGANISER)[0][1], "draft");
    store.fail(None);
    // The change is stored, although the store returns an error.
    store.fail(Some(Outage::Unanswered));
    run.command(ORGANISER, Command::Open).await.unwrap();
    assert_eq!(own(&runs, ORGANISER)[0][1], "registration");
    assert_eq!(own(&opened(&store).await, ORGANISER)[0][1], "registration");
}

#[tokio::test]
async fn an_event_of_an_earlier_version_gets_its_summary_once() {
    let store = Arc::new(MemoryStore::default());
    let decision = decide::create(ORGANISER, "Olga", &draft(&json!({})), &mut Rng::new(7)).unwrap();
    let entries = decision.logged_entries(NOON_MS).map(|logged| written(&logged)).collect();
    let batch = Batch { entries, texts: decision.texts().to_vec(), ..Batch::default() };
    let id = RunId::fresh().unwrap();
    store.create_run(id, batch).await.unwrap();
    let damaged = RunId::fresh().unwrap();
    store.create_run(damaged, Batch::default()).await.unwrap();
    assert_eq!(own(&opened(&store).await, ORGANISER), json!([["Toys for Tots", "draft", ["organiser"]]]));
    let read = store.entries_read();
    assert_eq!(own(&opened(&store).await, ORGANISER).as_array().unwrap().len(), 1);
    assert_eq!(store.entries_read(), read, "the log is read once");
    let run = opened(&store).await.find(&id.to_string()).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
}

#[tokio::test(start_paused = true)]
async fn an_unused_event_is_unloaded_and_loaded_again_without_loss() {
    let store = Arc::new(MemoryStore::default());
    let runs = opened(&store).await;
    let run = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    let shown = async |run: &RunHandle| {
        json!([run.board(None).await.unwrap(), run.staff_view(ORGANISER, None).await.unwrap()])
    };
    let (id, before) = (run.id(), shown(&run).await);
    sleep(IDLE * 3).await;
    assert!(runs.is_loaded(id).await, "somebody holds the handle");
    drop(run);
    sleep(IDLE / 2).await;
    assert!(runs.is_loaded(id).await, "not yet");
    sleep(IDLE * 2).await;
    assert!(!runs.is_loaded(id).await);
    assert_eq!(own(&runs, ORGANISER).as_array().unwrap().len(), 1, "it is still listed");
    assert!(!runs.is_loaded(id).await, "a list loads nothing");

    let run = runs.find(&id.to_string()).await.unwrap();
    assert_eq!(shown(&run).await, before);
    let mut watch = run.watch(None).await.unwrap();
    drop(run);
    watch.next().await.unwrap();
    sleep(IDLE * 3).await;
    assert!(runs.is_loaded(id).await, "a viewer of the live board uses the event");
    let register = json!({ "register": { "participant": 1, "name": "Ann", "rides": true } });
    let run = runs.find(&id.to_string()).await.unwrap();
    run.command(ORGANISER, action(register)).await.unwrap();
    drop(run);
    watch.next().await.unwrap();
    drop(watch);
    sleep(IDLE * 3).await;
    assert!(!runs.is_loaded(id).await);
    runs.stop().await;
}

/// A separate task loads an event, so that others need not wait for the low-priority thread of a long request.
#[tokio::test]
async fn a_task_of_its_own_loads_an_event() {
    let store = Arc::new(MemoryStore::default());
    let run = opened(&store).await.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    let (runs, id) = (opened(&store).await, run.id());
    let text = id.to_string();
    let mut finding = Box::pin(runs.find(&text));
    assert!(futures_util::poll!(&mut finding).is_pending());
    drop(finding);
    tokio::task::yield_now().await;
    assert!(runs.is_loaded(id).await, "the event is loaded even if nobody waits");
}

/// Requests that come while an event is being unloaded wait until it is loaded again.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn no_request_is_lost_while_an_event_is_unloaded() {
    let store = Arc::new(MemoryStore::default());
    let limits = Limits { run_idle: Duration::from_micros(400), ..Limits::default() };
    let runs = Runs::open(store.clone(), limits, Bans::default()).await.unwrap();
    let run = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    let id = run.id().to_string();
    drop(run);
    let mut loads = 0;
    for participant in 1..=150 {
        sleep(Duration::from_micros(500)).await;
        loads += u32::from(!runs.is_loaded(id.parse().unwrap()).await);
        let run = runs.find(&id).await.unwrap();
        let register = json!({ "register": { "participant": participant, "name": "Ann", "rides": true } });
        run.command(ORGANISER, action(register)).await.unwrap();
    }
    assert!(loads > 0, "the event was never unloaded");
    let run = runs.find(&id).await.unwrap();
    assert_eq!(run.board(None).await.unwrap().participants.len(), 150);
}
