//! A room that starts on less than was told of: its open hands are void, and nobody is dealt known cards.

mod support;

use room::game::GameName;
use room::lobby::Lobby;
use room::store::{MemoryStore, Store, TableId};
use serde_json::Value;
use std::sync::Arc;
use support::{Guest, lobby, order, person, quick, seated};

/// A room on this store, with the guest of chair 1 back at the table.
async fn started(store: MemoryStore, id: TableId) -> (Lobby<MemoryStore>, Guest) {
    let lobby = Lobby::open(Arc::new(store), quick()).await.unwrap();
    let table = lobby.table(id.as_str()).expect("the table is open");
    let guest = Guest::join(&table, Some(&person(1)), None).await;
    (lobby, guest)
}

/// The stacks of the chairs, with what is coming.
fn stacks(guest: &Guest) -> Vec<i64> {
    let seats = guest.client.table["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["stack"].as_i64().unwrap_or(0) + seat["coming"].as_i64().unwrap_or(0)).collect()
}

async fn kinds(lobby: &Lobby<MemoryStore>, id: TableId) -> Vec<String> {
    lobby.store().read(id, 1).await.unwrap().into_iter().map(|entry| entry.kind).collect()
}

async fn last_voided(lobby: &Lobby<MemoryStore>, id: TableId) -> Value {
    let log = lobby.store().read(id, 1).await.unwrap();
    let voided = log.iter().rev().find(|entry| entry.kind == "voided").expect("the log says so");
    serde_json::from_str::<Value>(&voided.body).unwrap()["entry"].clone()
}

#[tokio::test(start_paused = true)]
async fn a_backup_in_the_middle_of_a_hand_voids_it_and_returns_the_stakes() {
    for game in GameName::ALL {
        let lobby = lobby().await;
        let mut ann = seated(&lobby, game, 4, 2).await;
        let id = ann.table.id();
        ann.play_to(3).await;
        ann.play_to_turn().await;
        let (before, button) = (stacks(&ann), ann.client.table["button"].clone());
        let backup = lobby.store().restored();
        let cards = order(&lobby.store().read(id, 1).await.unwrap());
        ann.play_to(5).await;
        lobby.stop().await;

        let (restored, mut back) = started(backup, id).await;
        assert_ne!(back.client.table["phase"], "playing", "{game:?}: {}", back.client.table);
        assert_eq!((back.client.game.clone(), stacks(&back)), (Value::Null, before), "{game:?}");
        let entry = last_voided(&restored, id).await;
        assert_eq!((&entry["hand"], &entry["cause"]), (&Value::from(3), &"backup".into()), "{game:?}");
        assert_eq!(restored.integrity().report().rolled_back.len(), 1);
        back.play_to(4).await;
        assert_ne!(
            order(&restored.store().read(id, 1).await.unwrap()),
            cards,
            "no card of the void hand is known"
        );
        assert!(button.is_null() || back.client.table["button"] != Value::Null);
        assert_eq!(restored.store().ledger_sum().await, Ok(0));
        back.play_to(6).await;
        assert_eq!(kinds(&restored, id).await.iter().filter(|kind| *kind == "voided").count(), 1);
        let listed = back.table.hands(None, None).await.unwrap();
        assert!(
            listed.iter().all(|line| line.hand != 3),
            "a void hand is no hand that was played: {listed:?}"
        );
        restored.stop().await;
        let again = State::of(restored.store(), id).await;
        assert!(again.0 > 5 && again.1 == 1, "{game:?}: the log is read back as it was: {again:?}");
    }
}

/// What the log of a table comes to when it is read again.
struct State;

impl State {
    async fn of(store: &MemoryStore, id: TableId) -> (u64, usize) {
        let log = store.read(id, 1).await.unwrap();
        let entries = room::store::log::read_all(&log).unwrap();
        let state = room::table::state::State::replay(id, entries).unwrap();
        (state.hand, log.iter().filter(|entry| entry.kind == "voided").count())
    }
}

#[tokio::test(start_paused = true)]
async fn a_log_that_lost_a_hands_opening_voids_the_hand_before_and_gives_its_number_to_nobody() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let id = ann.table.id();
    ann.play_to(3).await;
    ann.play_to_turn().await;
    let (before, button) = (stacks(&ann), ann.client.table["button"].clone());
    let earlier = lobby.store().restored();
    ann.play_to(9).await;
    lobby.stop().await;

    let (rolled_back, mut back) = started(lobby.store().rolled_back(&earlier), id).await;
    assert_eq!((back.client.table["hand"].clone(), stacks(&back)), (Value::from(9), before));
    let entry = last_voided(&rolled_back, id).await;
    assert_eq!((&entry["hand"], &entry["cause"]), (&Value::from(9), &"lost".into()));
    while back.client.table["phase"] != "playing" {
        back.hear().await;
    }
    assert_eq!((back.client.table["hand"].clone(), &back.client.table["button"]), (Value::from(10), &button));
    assert_eq!(rolled_back.store().ledger_sum().await, Ok(0));
}

#[tokio::test(start_paused = true)]
async fn a_start_on_all_that_was_told_voids_nothing() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let id = ann.table.id();
    ann.play_to(2).await;
    ann.play_to_turn().await;
    let game = ann.client.game.clone();
    lobby.stop().await;
    let same = lobby.store().rolled_back(lobby.store());
    let (same, back) = started(same, id).await;
    assert_eq!(back.client.game, game);
    assert!(!kinds(&same, id).await.contains(&"voided".to_owned()));
}

#[tokio::test(start_paused = true)]
async fn a_table_whose_log_does_not_fit_is_held_and_named() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let mut bob = seated(&lobby, GameName::Holdem, 4, 2).await;
    let (damaged, whole) = (ann.table.id(), bob.table.id());
    ann.play_to(2).await;
    bob.play_to(2).await;
    lobby.store().damage(damaged, 3);
    lobby.verify().await.unwrap();
    while ann.hear().await != room::client::Heard::Bye("held".to_owned()) {}
    assert!(lobby.table(damaged.as_str()).is_none() && lobby.integrity().holds(damaged));
    bob.play_to(3).await;
    let report = lobby.integrity().report();
    let problem = &report.problems[0];
    assert_eq!((problem.wrong.code.as_str(), &problem.wrong.args["seq"]), ("misfit.entry", &Value::from(3)));
    assert_eq!((&problem.held, report.problems.len()), (&vec![damaged.to_string()], 1));
    lobby.stop().await;

    // The end of a log is looked at before anything is played on.
    let store = lobby.store().restored();
    let again = Lobby::open(Arc::new(store), quick()).await.unwrap();
    assert!(again.table(damaged.as_str()).is_none() && again.table(whole.as_str()).is_some());
    assert_eq!(again.integrity().report().problems[0].wrong.code, "store.broken_chain");
    again.verify().await.unwrap();
    assert_eq!(again.integrity().report().problems.len(), 1, "it is named once");
}
