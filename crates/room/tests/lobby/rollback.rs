//! Tests of a room started from a database that lacks acknowledged entries: its open hands are void, and cards that
//! were already seen are not dealt again.

use crate::support::{Guest, lobby, lobby_on, lobby_with, order, person, quick, reopened, seated, wish};
use room::game::GameName;
use room::limits::Limits;
use room::lobby::{Create, Lobby, LobbyOptions};
use room::refusal::Refusal;
use room::store::{MemoryStore, Outage, Store, TableId};
use room::table::entry::LoggedEntry;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// The stack on each chair, including top-ups that are added before the next hand.
fn stacks(guest: &Guest) -> Vec<i64> {
    let seats = guest.client.table["seats"].as_array().unwrap().iter();
    seats.map(|seat| seat["stack"].as_i64().unwrap_or(0) + seat["coming"].as_i64().unwrap_or(0)).collect()
}

async fn kinds(lobby: &Lobby<MemoryStore>, id: TableId) -> Vec<String> {
    lobby.store().read(id.log(), 1).await.unwrap().into_iter().map(|entry| entry.kind).collect()
}

async fn last_voided(lobby: &Lobby<MemoryStore>, id: TableId) -> Value {
    let log = lobby.store().read(id.log(), 1).await.unwrap();
    let voided = log.iter().rev().find(|entry| entry.kind == "voided").expect("the log has a voided entry");
    serde_json::from_str::<Value>(&voided.body).unwrap()["entry"].clone()
}

#[tokio::test(start_paused = true)]
async fn a_backup_taken_during_a_hand_voids_it_and_returns_the_stakes() {
    for game in GameName::ALL {
        let lobby = lobby().await;
        let mut ann = seated(&lobby, game, 4, 2).await;
        let id = ann.table.id();
        ann.play_to(3).await;
        ann.play_to_turn().await;
        let (before, button) = (stacks(&ann), ann.client.table["button"].clone());
        let backup = lobby.store().restored();
        let cards = order(&lobby.store().read(id.log(), 1).await.unwrap());
        ann.play_to(5).await;
        lobby.stop().await;

        let (restored, [mut back]) = reopened(backup, id, [1]).await;
        assert_ne!(back.client.table["phase"], "playing", "{game:?}: {}", back.client.table);
        assert_eq!((back.client.game.clone(), stacks(&back)), (Value::Null, before), "{game:?}");
        let entry = last_voided(&restored, id).await;
        assert_eq!((&entry["hand"], &entry["cause"]), (&Value::from(3), &"backup".into()), "{game:?}");
        assert_eq!(restored.integrity().report().rolled_back.len(), 1);
        back.play_to(4).await;
        assert_ne!(
            order(&restored.store().read(id.log(), 1).await.unwrap()),
            cards,
            "no card of the void hand is known"
        );
        let moved = &back.client.table["button"];
        assert_eq!(
            (moved, button.is_null()),
            (&button, game != GameName::Holdem),
            "the button of the void hand is kept"
        );
        assert_eq!(restored.store().ledger_sum().await, Ok(0));
        back.play_to(6).await;
        assert_eq!(kinds(&restored, id).await.iter().filter(|kind| *kind == "voided").count(), 1);
        let listed = back.table.hands(None, None).await.unwrap();
        assert!(listed.iter().all(|line| line.hand != 3), "a void hand is not listed: {listed:?}");
        restored.stop().await;
        let again = State::of(restored.store(), id).await;
        assert!(again.0 > 5 && again.1 == 1, "{game:?}: the log is read back as it was: {again:?}");
    }
}

/// A table replayed from its log: `of` returns the number of the last hand, and the number of `voided` entries.
struct State;

impl State {
    async fn of(store: &MemoryStore, id: TableId) -> (u64, usize) {
        let log = store.read(id.log(), 1).await.unwrap();
        let entries = LoggedEntry::read_all(&log).unwrap();
        let state = room::table::state::State::replay(id, entries).unwrap();
        (state.hand.number(), log.iter().filter(|entry| entry.kind == "voided").count())
    }
}

#[tokio::test(start_paused = true)]
async fn a_log_that_lost_the_opening_of_a_hand_skips_its_number() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let id = ann.table.id();
    ann.play_to(3).await;
    ann.play_to_turn().await;
    let (before, button) = (stacks(&ann), ann.client.table["button"].clone());
    let earlier = lobby.store().restored();
    ann.play_to(9).await;
    lobby.stop().await;

    let (rolled_back, [mut back]) = reopened(lobby.store().rolled_back(&earlier), id, [1]).await;
    assert_eq!((back.client.table["hand"].clone(), stacks(&back)), (Value::from(9), before));
    let entry = last_voided(&rolled_back, id).await;
    assert_eq!((&entry["hand"], &entry["cause"]), (&Value::from(9), &"lost".into()));
    while back.client.table["phase"] != "playing" {
        back.receive().await;
    }
    assert_eq!((back.client.table["hand"].clone(), &back.client.table["button"]), (Value::from(10), &button));
    assert_eq!(rolled_back.store().ledger_sum().await, Ok(0));
}

/// The chairs, the button and the rotation of the blinds in the entry that opened the last hand.
async fn last_opened(store: &MemoryStore, id: TableId) -> Value {
    let log = store.read(id.log(), 1).await.unwrap();
    let opened = log.iter().rev().find(|entry| entry.kind == "opened").unwrap();
    let entry = &serde_json::from_str::<Value>(&opened.body).unwrap()["entry"];
    json!({ "lineup": entry["lineup"], "button": entry["button"], "rotation": entry["rotation"] })
}

/// Receives all pending messages, and takes a random action for the guest who is to act.
async fn act_all(people: &mut [Guest], below: &mut impl FnMut(u64) -> u64) {
    tokio::time::sleep(Duration::from_millis(1)).await;
    for guest in people {
        while tokio::time::timeout(Duration::ZERO, guest.receive()).await.is_ok() {}
        if let Some(text) = guest.client.act(below) {
            guest.send(text).await;
        }
    }
}

/// Lets everybody act until the table, as last sent to the first guest, meets a condition.
async fn play_until(people: &mut [Guest], wished: impl Fn(&Value) -> bool) {
    let mut below = crate::support::below(9);
    for _ in 0..100_000 {
        if wished(&people[0].client.table) {
            return;
        }
        act_all(people, &mut below).await;
    }
    panic!("the table never meets the condition: {}", people[0].client.table);
}

fn owes(guest: &Guest) -> Value {
    guest.client.you["owes"].clone()
}

#[tokio::test(start_paused = true)]
async fn a_void_hand_returns_the_blinds_to_their_owners() {
    for button in ["dead", "moving"] {
        let lobby = lobby().await;
        let rules = json!({ "preset": "tournament", "button": button, "coming_in": "wait" });
        // One second between two hands, in which all guests reconnect after the restart.
        let clocks = json!({ "turn": 30, "bank": 0, "grace": 0, "between": 1 });
        let clocks = Some(serde_json::from_value(clocks).unwrap());
        let wish = Create { rules: Some(rules), clocks, ..wish(GameName::Holdem, 5, 0) };
        let made = lobby.create(person(1).id, wish).await.unwrap().id;
        let table = lobby.table(&made).unwrap();
        let (id, mut people) = (table.id(), Vec::new());
        for number in 1..=4 {
            let mut guest = Guest::join(&table, Some(&person(number)), None).await;
            assert_eq!(guest.ask(json!({ "do": "sit", "seat": number })).await, None);
            people.push(guest);
        }
        play_until(&mut people, |table| table["hand"].as_u64() >= Some(2)).await;
        // The blinds pass a player who sits out. On returning, this player posts instead of waiting for the big blind.
        assert_eq!(people[3].ask(json!({ "do": "sit_out" })).await, None);
        let out = people[0].client.table["hand"].as_u64().unwrap() + 1;
        play_until(&mut people, |table| table["hand"].as_u64() >= Some(out + 6)).await;
        assert_eq!(people[3].ask(json!({ "do": "come_in", "how": "post" })).await, None);
        let owed = owes(&people[3]);
        assert_eq!(owed["coming_in"], "post", "{button}: the blinds passed the chair: {owed}");
        play_until(&mut people, |table| table["lineup"].as_array().unwrap().contains(&json!(4))).await;
        let opened = last_opened(lobby.store(), id).await;
        assert_eq!(people[0].client.table["phase"], "playing");
        let hand = people[0].client.table["hand"].as_u64().unwrap();

        let (again, mut back) = reopened(lobby.store().restored(), id, [1, 2, 3, 4]).await;
        assert_ne!(back[0].client.table["phase"], "playing");
        assert_eq!(owes(&back[3]), owed, "{button}: blinds posted in the void hand are owed again");
        play_until(&mut back, |table| table["hand"].as_u64() > Some(hand)).await;
        assert_eq!(
            last_opened(again.store(), id).await,
            opened,
            "{button}: the hand is dealt like the void hand"
        );
        play_until(&mut back, |table| table["hand"].as_u64() > Some(hand + 1)).await;
        play_until(&mut people, |table| table["hand"].as_u64() > Some(hand)).await;
        let next = last_opened(lobby.store(), id).await;
        assert_eq!(
            last_opened(again.store(), id).await,
            next,
            "{button}: and the game continues as if it had not been dealt"
        );
        again.stop().await;
        lobby.stop().await;
    }
}

#[tokio::test(start_paused = true)]
async fn th_20_a_blind_of_a_void_hand_has_passed_nobody() {
    assert_eq!(blinds_owed_after_a_void_hand(false).await, [150, 100], "sits out");
    assert_eq!(blinds_owed_after_a_void_hand(true).await, [150, 150], "leaves in the void hand");
}

/// The blinds that the player of chair 4 owes before and after a restore. The big blind passes the chair in hand 2, the
/// small blind in hand 3, and the player sits out both hands, or leaves in hand 3. Hand 3 is void after the restore, so
/// its small blind has not passed a player who sits out; a player who left owes both blinds anyway (TH-20).
async fn blinds_owed_after_a_void_hand(leaves: bool) -> [u64; 2] {
    let lobby = lobby().await;
    let clocks = json!({ "turn": 30, "bank": 0, "grace": 0, "between": 1 });
    let clocks = Some(serde_json::from_value(clocks).unwrap());
    let made =
        lobby.create(person(1).id, Create { clocks, ..wish(GameName::Holdem, 5, 0) }).await.unwrap().id;
    let table = lobby.table(&made).unwrap();
    let (id, mut people) = (table.id(), Vec::new());
    let sit = |number: i64| json!({ "do": "sit", "seat": number });
    for number in 1..=4 {
        let mut guest = Guest::join(&table, Some(&person(number)), None).await;
        assert_eq!(guest.ask(sit(number)).await, None);
        people.push(guest);
    }
    play_until(&mut people, |table| table["hand"] == 1 && table["phase"] != "playing").await;
    assert_eq!(people[3].ask(json!({ "do": "sit_out" })).await, None);
    play_until(&mut people, |table| table["hand"] == 3 && table["phase"] == "playing").await;
    if leaves {
        assert_eq!(people[3].ask(json!({ "do": "leave" })).await, None);
    }
    let (again, mut back) = reopened(lobby.store().restored(), id, [1, 2, 3, 4]).await;
    let mut owed = [0; 2];
    for (guest, owed) in [&mut people[3], &mut back[3]].into_iter().zip(&mut owed) {
        let command = if leaves { sit(4) } else { json!({ "do": "come_in", "how": "post" }) };
        assert_eq!(guest.ask(command).await, None);
        *owed = owes(guest)["amount"].as_u64().unwrap();
    }
    again.stop().await;
    lobby.stop().await;
    owed
}

/// Also covers a void hand with the number 20, whose opening entry contains a snapshot.
#[tokio::test(start_paused = true)]
async fn a_void_hand_does_not_change_the_score_of_a_match() {
    let lobby = lobby().await;
    let wish =
        Create { rules: Some(json!({ "end": { "rounds": 60 } })), ..wish(GameName::MountHolyoke, 2, 0) };
    let id = lobby.create(person(1).id, wish).await.unwrap().id;
    let table = lobby.table(&id).unwrap();
    let (id, mut people) = (table.id(), Vec::new());
    for number in 1..=2 {
        let mut guest = Guest::join(&table, Some(&person(number)), None).await;
        assert_eq!(guest.ask(json!({ "do": "sit", "seat": number })).await, None);
        people.push(guest);
    }
    for hand in [3, 20] {
        play_until(&mut people, |table| table["hand"] == hand && table["phase"] == "playing").await;
        let round = |guest: &Guest| {
            let seats = guest.client.game["seats"].as_array().unwrap().iter();
            (guest.client.game["round"].clone(), seats.map(|seat| seat["total"].clone()).collect::<Vec<_>>())
        };
        let before = round(&people[0]);
        assert_eq!(before.0, hand, "{}", people[0].client.game);
        let (again, mut back) = reopened(lobby.store().restored(), id, [1, 2]).await;
        play_until(&mut back, |table| table["hand"].as_u64() > Some(hand) && table["phase"] == "playing")
            .await;
        assert_eq!(round(&back[0]), before, "the match continues with the round that was void");
        again.stop().await;
    }
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_restart_after_every_acknowledged_commit_voids_nothing() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let id = ann.table.id();
    ann.play_to(2).await;
    ann.play_to_turn().await;
    let game = ann.client.game.clone();
    lobby.stop().await;
    let same = lobby.store().rolled_back(lobby.store());
    let (same, [back]) = reopened(same, id, [1]).await;
    assert_eq!(back.client.game, game);
    assert!(!kinds(&same, id).await.contains(&"voided".to_owned()));
}

#[tokio::test(start_paused = true)]
async fn a_table_with_a_broken_log_is_suspended_and_reported() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let mut bob = seated(&lobby, GameName::Holdem, 4, 2).await;
    let (damaged, whole) = (ann.table.id(), bob.table.id());
    ann.play_to(2).await;
    bob.play_to(2).await;
    lobby.store().damage(damaged.log(), 3);
    lobby.verify().await.unwrap();
    while ann.receive().await != room::client::ReceivedMessage::Bye("held".to_owned()) {}
    assert!(lobby.table(damaged.as_str()).is_none() && lobby.integrity().is_suspended(damaged));
    bob.play_to(3).await;
    let report = lobby.integrity().report();
    let problem = &report.problems[0];
    assert_eq!((problem.wrong.code.as_str(), &problem.wrong.args["seq"]), ("misfit.entry", &Value::from(3)));
    assert_eq!((&problem.suspended, report.problems.len()), (&vec![damaged.to_string()], 1));
    lobby.stop().await;

    // The end of a log is checked before the table continues.
    let store = lobby.store().restored();
    let again = lobby_on(store).await;
    assert!(again.table(damaged.as_str()).is_none() && again.table(whole.as_str()).is_some());
    assert_eq!(again.integrity().report().problems[0].wrong.code, "store.broken_chain");
    again.verify().await.unwrap();
    assert_eq!(again.integrity().report().problems.len(), 1, "it is reported once");
}

#[tokio::test(start_paused = true)]
async fn an_interrupted_integrity_check_reports_its_error_and_the_next_one_starts_over() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    ann.play_to(2).await;
    lobby.store().fail(Some(Outage::Broken));
    assert_eq!(lobby.verify().await.unwrap_err().code(), "store.other");
    let report = serde_json::to_value(lobby.integrity().report()).unwrap();
    assert_eq!((&report["checking"], &report["took_ms"]), (&false.into(), &Value::Null), "{report}");
    assert_eq!(report["broke_off"]["code"], "store.other");
    lobby.store().fail(None);
    lobby.stop().await;
    for _ in 0..2 {
        lobby.verify().await.unwrap();
        let report = serde_json::to_value(lobby.integrity().report()).unwrap();
        let of_table = lobby.store().read(ann.table.id().log(), 1).await.unwrap().len();
        let of_audit_log = lobby.store().audit_log().await.unwrap().last;
        let entries = of_table as u64 + of_audit_log;
        assert_eq!((&report["broke_off"], &report["checking"]), (&Value::Null, &false.into()));
        assert_eq!(report["entries"], entries);
    }
}

#[tokio::test(start_paused = true)]
async fn a_suspended_table_does_not_count_against_the_limit_of_its_host() {
    let limits = Limits { tables_per_guest: 1, ..Limits::default() };
    let options = LobbyOptions { limits, ..quick() };
    let lobby = lobby_with(options).await;
    let ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let another = || lobby.create(person(1).id, wish(GameName::Holdem, 4, 0));
    assert_eq!(another().await.unwrap_err().code(), "tables_of_guest");
    lobby.store().damage(ann.table.id().log(), 2);
    lobby.verify().await.unwrap();
    assert!(lobby.integrity().is_suspended(ann.table.id()));
    assert!(another().await.is_ok());
    assert_eq!(lobby.page(1).await.total, 1, "a suspended table is not listed");
}

/// The store fails while the room starts: the tables are opened once it works again, except for the damaged one.
#[tokio::test(start_paused = true)]
async fn a_table_that_could_not_be_loaded_is_opened_once_the_store_works_again() {
    let lobby = lobby().await;
    let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
    let mut bob = seated(&lobby, GameName::Holdem, 4, 2).await;
    let (whole, damaged) = (ann.table.id(), bob.table.id());
    ann.play_to(2).await;
    bob.play_to(2).await;
    lobby.stop().await;
    let store = Arc::clone(lobby.store());
    store.fail(Some(Outage::Broken));
    let lobby = lobby_on(store.clone()).await;
    assert!(lobby.integrity().is_suspended(whole) && lobby.table(whole.as_str()).is_none());
    let report = serde_json::to_value(lobby.integrity().report()).unwrap();
    assert_eq!(
        (report["problems"].as_array().unwrap().len(), &report["problems"][0]["retried"]),
        (2, &true.into())
    );
    store.damage(damaged.log(), 3);
    let watching = tokio::spawn({
        let lobby = lobby.clone();
        async move { lobby.verify_and_retry().await }
    });
    tokio::time::sleep(Duration::from_secs(150)).await;
    assert!(lobby.table(whole.as_str()).is_none() && lobby.integrity().report().broke_off.is_some());
    store.fail(None);
    tokio::time::sleep(Duration::from_secs(150)).await;
    assert!(lobby.table(whole.as_str()).is_some() && !lobby.integrity().is_suspended(whole));
    assert!(lobby.table(damaged.as_str()).is_none() && lobby.integrity().is_suspended(damaged));
    let report = serde_json::to_value(lobby.integrity().report()).unwrap();
    assert!(report["took_ms"].is_u64() && report["broke_off"].is_null(), "{report}");
    let problems = report["problems"].as_array().unwrap();
    assert_eq!((problems.len(), &problems[0]["retried"]), (1, &false.into()), "{report}");
    assert_eq!(problems[0]["suspended"], serde_json::json!([damaged.as_str()]));
    let (_, mut back) =
        (watching.abort(), Guest::join(&lobby.table(whole.as_str()).unwrap(), Some(&person(1)), None).await);
    back.play_to(3).await;
    lobby.stop().await;
}

/// The store fails once while the room starts: in the first call, all tables are taken over; in a later one, they are
/// read together. Both times every table opens, and is taken over once.
#[tokio::test(start_paused = true)]
async fn a_fault_that_passes_while_the_room_starts_delays_no_table() {
    for calls in 0..2 {
        let lobby = lobby().await;
        let mut tables = Vec::new();
        for _ in 0..3 {
            let mut ann = seated(&lobby, GameName::Holdem, 4, 2).await;
            ann.play_to(2).await;
            tables.push(ann.table.id());
        }
        lobby.stop().await;
        let store = lobby.store().restored();
        let before = store.take_epoch(tables[0].log()).await.unwrap();
        store.fail(Some(Outage::Once(calls)));
        let again = lobby_on(store).await;
        assert!(again.integrity().report().problems.is_empty(), "after {calls} calls");
        assert!(tables.iter().all(|table| again.table(table.as_str()).is_some()), "after {calls} calls");
        let after = again.store().take_epoch(tables[0].log()).await.unwrap();
        assert_eq!(after.0, before.0 + 2, "it was taken over once since, and now");
    }
}
