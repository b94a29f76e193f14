//! Tests of the live board: the updates that its viewers receive.

use super::{ORGANISER, action, draft};
use crate::limits::Limits;
use crate::moderation::Bans;
use crate::refusal::Refusal;
use crate::run::command::Command;
use crate::run::update::Update;
use crate::run::watch::Watch;
use crate::run::{RunHandle, Runs};
use crate::store::MemoryStore;
use games::poker_run::{HandId, Participant};
use serde_json::{Map, Value, json};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::time::{Duration, Instant, timeout};

async fn opened(store: Arc<MemoryStore>) -> Runs<MemoryStore> {
    Runs::open(store, Limits { viewers_per_run: 3, ..Limits::default() }, Bans::default()).await.unwrap()
}

/// An event that is open for registration.
async fn event(runs: &Runs<MemoryStore>) -> RunHandle {
    let run = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    run
}

async fn act(run: &RunHandle, value: Value) {
    run.command(ORGANISER, action(value)).await.unwrap();
}

async fn register(run: &RunHandle, participant: u32) {
    act(run, json!({ "register": { "participant": participant, "name": "Ann", "rides": true } })).await;
}

fn read(update: &Update) -> Value {
    serde_json::from_slice(update.board()).unwrap()
}

/// Applies an update to the board of a client, as the browser does.
pub(super) fn apply(board: &mut Value, update: Value) {
    let Value::Object(update) = update else { panic!("a board") };
    if update["whole"] == true {
        *board = Value::Object(update);
        return;
    }
    let rows = |value: &Value| -> Map<String, Value> {
        let rows = value.as_array().unwrap().iter();
        rows.map(|row| (format!("{:>9}", row["participant"].as_u64().unwrap()), row.clone())).collect()
    };
    let mut participants = rows(&board["participants"]);
    participants.extend(rows(&update["participants"]));
    board["run"] = update["run"].clone();
    board["participants"] = participants.values().cloned().collect();
    for part in ["standings", "unranked", "odds"] {
        if !update[part].is_null() {
            board[part] = update[part].clone();
        }
    }
    if let Some(changes) = update.get("ranking_changes") {
        apply_ranking(board, changes);
    }
    if let Some(changes) = update.get("odds_changes") {
        let mut hands = by_hand(&board["odds"]["hands"], "hand");
        hands.extend(by_hand(&changes["hands"], "hand"));
        let gone = changes["gone"].as_array().unwrap();
        hands.retain(|_, odds| !gone.contains(&odds["hand"]));
        board["odds"] = json!({ "seq": changes["seq"], "hands": hands.values().collect::<Vec<_>>() });
    }
}

/// The lines of a list, keyed and ordered by the id of the hand, which is in the field `id`.
fn by_hand(lines: &Value, id: &str) -> BTreeMap<HandId, Value> {
    let lines = lines.as_array().unwrap().iter();
    lines.map(|line| (line[id].as_str().unwrap().parse().unwrap(), line.clone())).collect()
}

/// Applies changed lines to the standings and the unranked hands of a board.
fn apply_ranking(board: &mut Value, changes: &Value) {
    let mut turned_in = BTreeMap::new();
    for row in board["participants"].as_array().unwrap() {
        turned_in.extend(by_hand(&row["hands"], "hand"));
    }
    let mut standings = by_hand(&board["standings"], "id");
    let mut unranked = by_hand(&board["unranked"], "id");
    for (hand, line) in by_hand(&changes["standings"], "id") {
        unranked.remove(&hand);
        standings.insert(hand, line);
    }
    for (hand, line) in by_hand(&changes["unranked"], "id") {
        standings.remove(&hand);
        unranked.insert(hand, line);
    }
    standings.retain(|hand, _| turned_in.contains_key(hand));
    unranked.retain(|hand, _| turned_in.contains_key(hand));
    let mut sorted: Vec<(HandId, Value)> = standings.into_iter().collect();
    let strength = |line: &Value| line["strength"].as_u64().unwrap();
    sorted.sort_by_key(|(hand, line)| {
        (Reverse(strength(line)), turned_in[hand]["turned_in"].as_str().map(str::to_owned), *hand)
    });
    for at in 0..sorted.len() {
        let same = at > 0 && strength(&sorted[at].1) == strength(&sorted[at - 1].1);
        sorted[at].1["place"] = if same { sorted[at - 1].1["place"].clone() } else { json!(at + 1) };
    }
    board["standings"] = sorted.into_iter().map(|(_, line)| line).collect();
    board["unranked"] = unranked.into_values().collect();
}

/// The next update; `None` if none comes within a minute.
async fn next(watch: &mut Watch) -> Option<Arc<Update>> {
    timeout(Duration::from_secs(60), watch.next()).await.ok().map(Result::unwrap)
}

#[tokio::test(start_paused = true)]
async fn viewers_receive_the_same_few_updates_and_have_the_whole_board() {
    let runs = opened(Arc::default()).await;
    let run = event(&runs).await;
    register(&run, 1).await;
    let (mut one, mut two) = (run.watch(None).await.unwrap(), run.watch(None).await.unwrap());
    let (first, same) = (next(&mut one).await.unwrap(), next(&mut two).await.unwrap());
    assert!(Arc::ptr_eq(&first, &same), "serialized once");
    let mut board = read(&first);

    for number in 2..=30 {
        register(&run, number).await;
    }
    act(&run, json!({ "stamp": { "hand": "7-1", "stop": 1, "card": "Ks", "at": "11:00" } })).await;
    let mut updates = 0;
    while let Some(update) = next(&mut one).await {
        assert!(Arc::ptr_eq(&update, &next(&mut two).await.unwrap()));
        assert!(!read(&update)["whole"].as_bool().unwrap());
        apply(&mut board, read(&update));
        updates += 1;
    }
    // One update for the changes, and one each for the odds before and after them; without changes, no update is sent.
    assert!(updates <= 3, "{updates} updates");
    assert_eq!(board, json!(run.board(None).await.unwrap()));
    assert_eq!(board["odds"]["hands"].as_array().unwrap().len(), 30);

    // Changes without a pause: at most four updates a second.
    let started = Instant::now();
    for number in 31..=80 {
        register(&run, number).await;
        tokio::time::sleep(Duration::from_millis(40)).await;
    }
    let (mut updates, seconds) = (0, started.elapsed().as_secs_f64());
    while let Some(update) = next(&mut one).await {
        apply(&mut board, read(&update));
        updates += 1;
    }
    assert!(updates >= 4 && f64::from(updates) <= 4.0 * seconds + 3.0, "{updates} in {seconds} s");
    assert_eq!(board, json!(run.board(None).await.unwrap()));
}

#[tokio::test(start_paused = true)]
async fn a_viewer_who_fell_behind_receives_one_difference() {
    let runs = opened(Arc::default()).await;
    let run = event(&runs).await;
    let mut watch = run.watch(None).await.unwrap();
    let mut board = read(&next(&mut watch).await.unwrap());
    for number in 1..=40 {
        register(&run, number).await;
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    let late = next(&mut watch).await.unwrap();
    assert_eq!(read(&late)["participants"].as_array().unwrap().len(), 40, "everything at once");
    apply(&mut board, read(&late));
    while let Some(update) = next(&mut watch).await {
        apply(&mut board, read(&update));
    }
    assert_eq!(board, json!(run.board(None).await.unwrap()));
}

#[tokio::test(start_paused = true)]
async fn odds_follow_the_cards_at_most_once_a_second_and_end_with_the_event() {
    let runs = opened(Arc::default()).await;
    let run = event(&runs).await;
    let mut watch = run.watch(None).await.unwrap();
    let mut board = read(&next(&mut watch).await.unwrap());
    assert_eq!(board["odds"], Value::Null, "not computed yet");
    let (started, mut computed, mut seen) = (Instant::now(), 0, 0);
    for number in 1..=50 {
        register(&run, number).await;
        let stamp = json!({ "hand": format!("{number}-1"), "stop": 1, "card": "Ks", "at": "11:00" });
        act(&run, json!({ "stamp": stamp })).await;
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let seconds = started.elapsed().as_secs_f64();
    while let Some(update) = next(&mut watch).await {
        apply(&mut board, read(&update));
        computed += u32::from(!read(&update)["odds"].is_null());
        seen = board["odds"]["seq"].as_u64().unwrap_or(0);
    }
    assert!(computed >= 1 && f64::from(computed) <= seconds + 3.0, "{computed} in {seconds} s");
    assert_eq!(seen, run.head().await.unwrap().seq, "the newest state wins");
    let page = run.participant(Participant::new(7).unwrap()).await.unwrap();
    assert_eq!(json!(page.odds.unwrap().hands.unwrap()[0]), board["odds"]["hands"][6]);
    act(&run, json!({ "cancel": { "reason": "storm" } })).await;
    while let Some(update) = next(&mut watch).await {
        apply(&mut board, read(&update));
    }
    assert_eq!(board["odds"]["hands"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn viewers_are_limited_and_leave_with_the_room() {
    let runs = opened(Arc::default()).await;
    let run = event(&runs).await;
    let mut watches = Vec::new();
    for _ in 0..3 {
        watches.push(run.watch(None).await.unwrap());
    }
    let full = run.watch(None).await.map(|_| ()).unwrap_err();
    assert_eq!(full.code(), "run.too_many_viewers");
    drop(watches.pop());
    let since = run.board(None).await.unwrap().run.position.parse().unwrap();
    register(&run, 1).await;
    let mut again = run.watch(Some(since)).await.unwrap();
    let missed = read(&next(&mut again).await.unwrap());
    assert_eq!(json!([missed["whole"], missed["participants"][0]["participant"]]), json!([false, 1]));
    runs.stop().await;
    assert_eq!(again.next().await.map(|_| ()).unwrap_err().code(), "run.run_stopped");
}

#[tokio::test]
async fn a_client_forgets_entries_that_the_log_lost() {
    let store = Arc::new(MemoryStore::default());
    let runs = opened(store.clone()).await;
    let run = event(&runs).await;
    register(&run, 1).await;
    let backup = store.restored();
    register(&run, 2).await;
    let mut board = json!(run.board(None).await.unwrap());
    let since = board["run"]["position"].as_str().unwrap().parse().unwrap();

    let id = run.id().to_string();
    let run = opened(Arc::new(backup)).await.find(&id).await.unwrap();
    for number in 3..=9 {
        register(&run, number).await;
    }
    // The odds are computed meanwhile.
    while run.board(None).await.unwrap().odds.is_none() {
        tokio::task::yield_now().await;
    }
    let update = run.board(Some(since)).await.unwrap();
    apply(&mut board, json!(update));
    assert_eq!(board, json!(run.board(None).await.unwrap()), "participant 2 is gone");
    let staff = run.staff_view(ORGANISER, Some(since)).await.unwrap();
    assert!(staff.whole && staff.participants.len() == 8);
}
