//! Tests of the house rules at tables in memory: players who are absent, have no chips, leave, return or are removed.
//! Also tests the pace of the run-out after an all-in, and of the bots after a fold.

use crate::support::{Guest, lobby, lobby_with, person, reopened, wish};
use room::game::GameName;
use room::lobby::{Create, Lobby, LobbyOptions};
use room::log_types::HouseRules;
use room::store::{MemoryStore, Store};
use room::table::Pace;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{Instant, timeout};

/// A hold'em table with three chairs, whose host is guest 1, after `change` is applied to the request.
async fn table(lobby: &Lobby<MemoryStore>, change: impl FnOnce(&mut Create)) -> crate::support::Table {
    let mut wish = wish(GameName::Holdem, 3, 0);
    change(&mut wish);
    let id = lobby.create(person(1).id, wish).await.unwrap().id;
    lobby.table(&id).unwrap()
}

fn sit(seat: u8, buy_in: u64) -> Value {
    json!({ "do": "sit", "seat": seat, "buy_in": buy_in })
}

/// Receives messages until the table and the guest's own state meet a condition.
async fn until(guest: &mut Guest, wished: impl Fn(&Value, &Value) -> bool) {
    while !wished(&guest.client.table, &guest.client.you) {
        guest.receive().await;
    }
}

/// A table with a spectator, at which the player on chair 1 is disconnected at the start of that player's turn.
async fn gone_at_the_turn(lobby: &Lobby<MemoryStore>) -> (crate::support::Table, Guest) {
    let clocks = json!({ "turn": 30, "bank": 60, "grace": 20, "between": 1 });
    let table = table(lobby, |wish| {
        wish.bots = 2;
        wish.clocks = Some(serde_json::from_value(clocks).unwrap());
    });
    let table = table.await;
    let mut rail = Guest::join(&table, None, None).await;
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    assert_eq!(ann.ask(sit(1, 2000)).await, None);
    until(&mut rail, |table, _| table["clock"]["seats"] == json!([1])).await;
    table.disconnect(ann.conn).await;
    (table, rail)
}

#[tokio::test(start_paused = true)]
async fn a_disconnected_player_delays_the_table_once_by_the_turn_and_the_grace_period() {
    let lobby = lobby().await;
    let (_, mut rail) = gone_at_the_turn(&lobby).await;
    let began = Instant::now();
    until(&mut rail, |table, _| table["seats"][0]["sits_out"] == true).await;
    let waited = began.elapsed();
    assert!(waited <= Duration::from_secs(51), "{waited:?}: the time bank is for connected players");
    let hand = rail.client.table["hand"].as_u64().unwrap();
    until(&mut rail, |table, _| table["hand"].as_u64() >= Some(hand + 5)).await;
    assert!(began.elapsed() < waited + Duration::from_secs(60), "{:?} for five more hands", began.elapsed());
}

#[tokio::test(start_paused = true)]
async fn a_player_who_reconnects_in_time_keeps_the_time_bank() {
    let lobby = lobby().await;
    let (table, mut rail) = gone_at_the_turn(&lobby).await;
    let began = Instant::now();
    until(&mut rail, |table, _| table["clock"]["of_ms"] == 20_000).await;
    let _again = Guest::join(&table, Some(&person(1)), None).await;
    until(&mut rail, |table, _| table["seats"][0]["sits_out"] == true).await;
    let waited = began.elapsed();
    assert!(waited > Duration::from_secs(109), "{waited:?}: turn, grace and time bank");
}

#[tokio::test(start_paused = true)]
async fn a_seat_whose_player_sits_out_is_freed_after_a_while_and_the_player_learns_why() {
    let lobby = lobby().await;
    let rules = HouseRules { away: Some(120), ..HouseRules::default() };
    let table = table(&lobby, |wish| wish.house_rules = Some(rules)).await;
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    let mut bob = Guest::join(&table, Some(&person(2)), None).await;
    assert_eq!(bob.ask(sit(2, 3000)).await, None);
    assert_eq!(bob.ask(json!({ "do": "sit_out" })).await, None);
    assert_eq!(ann.ask(json!({ "do": "pause", "minutes": 5 })).await, None);
    let began = Instant::now();
    assert!(
        timeout(Duration::from_secs(200), until(&mut bob, |_, you| you["seat"].is_null())).await.is_err()
    );
    assert_eq!(ann.ask(json!({ "do": "resume" })).await, None);
    until(&mut bob, |_, you| you["seat"].is_null()).await;
    let waited = began.elapsed().as_secs();
    assert!((319..=322).contains(&waited), "{waited} s: the time stops while the game is paused");
    let departed = &bob.client.you["departed"];
    assert_eq!((&departed["by"], &departed["stack"]), (&json!("clock"), &json!(3000)));
    assert_eq!(lobby.store().ledger_sum().await.unwrap(), 0);
}

/// Waits until the seat is freed. Returns the elapsed time in seconds.
async fn freed(watcher: &mut Guest, seat: usize) -> u64 {
    let began = Instant::now();
    until(watcher, |table, _| table["seats"][seat - 1].is_null()).await;
    began.elapsed().as_secs()
}

#[tokio::test(start_paused = true)]
async fn an_absence_continues_across_restarts_with_at_least_a_minute_left() {
    let first = lobby().await;
    let mut ann = crate::support::seated(&first, GameName::Holdem, 4, 2).await;
    let mut bob = Guest::join(&ann.table, Some(&person(2)), None).await;
    assert_eq!(bob.ask(sit(2, 2000)).await, None);
    // The log contains wall-clock times, which advance while the test's clock is paused.
    let real = std::time::Instant::now();
    assert_eq!(bob.ask(json!({ "do": "sit_out" })).await, None);
    let id = ann.table.id();
    let down = |lobby: &Lobby<MemoryStore>, seconds| lobby.store().earlier(Duration::from_secs(seconds));
    // The entries since then include a snapshot of the table.
    ann.play_to(25).await;
    first.stop().await;
    let (second, []) = reopened(down(&first, 250), id, []).await;
    second.stop().await;
    let (third, [mut ann]) = reopened(down(&second, 250), id, [1]).await;
    let waited = freed(&mut ann, 2).await;
    let spent = real.elapsed().as_secs();
    assert!((99 - spent..=100).contains(&waited), "{waited} s: 500 of 600 seconds had passed");
    third.stop().await;
    // After a longer downtime, players get time to return.
    let (fourth, [mut ann]) = reopened(down(&second, 3600), id, [1]).await;
    let waited = freed(&mut ann, 2).await;
    assert!((59..=60).contains(&waited), "{waited} s");
    fourth.stop().await;
    let (fifth, [mut bob]) = reopened(down(&second, 3600), id, [2]).await;
    assert_eq!(bob.ask(json!({ "do": "sit_in" })).await, None);
    tokio::time::sleep(Duration::from_secs(20)).await;
    let real = std::time::Instant::now();
    assert_eq!(bob.ask(json!({ "do": "sit_out" })).await, None);
    let waited = freed(&mut bob, 2).await;
    assert!((599 - real.elapsed().as_secs()..=600).contains(&waited), "{waited} s: another absence");
    fifth.stop().await;
}

#[tokio::test(start_paused = true)]
async fn an_absence_does_not_grow_while_a_paused_table_is_down() {
    let first = lobby().await;
    let table = table(&first, |_| {}).await;
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    let mut bob = Guest::join(&table, Some(&person(2)), None).await;
    assert_eq!(bob.ask(sit(2, 2000)).await, None);
    let real = std::time::Instant::now();
    assert_eq!(bob.ask(json!({ "do": "sit_out" })).await, None);
    assert_eq!(ann.ask(json!({ "do": "pause", "minutes": 30 })).await, None);
    first.stop().await;
    let store = first.store().earlier(Duration::from_secs(400));
    let (second, [mut ann]) = reopened(store, table.id(), [1]).await;
    assert_eq!(ann.client.table["phase"], "paused");
    assert_eq!(ann.ask(json!({ "do": "resume" })).await, None);
    let waited = freed(&mut ann, 2).await;
    assert!((599 - real.elapsed().as_secs()..=600).contains(&waited), "{waited} s");
    second.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_player_without_chips_brings_more_or_the_seat_is_freed() {
    let lobby = lobby().await;
    let stakes = json!({ "buy_in_min": 1, "buy_in_max": 50 });
    let rules = HouseRules { away: Some(60), ..HouseRules::default() };
    let table = table(&lobby, |wish| {
        wish.seats = 2;
        wish.rules = Some(json!({ "big_blind": 50, "small_blind": 50 }));
        wish.stakes = Some(serde_json::from_value(stakes).unwrap());
        wish.house_rules = Some(rules);
    });
    let table = table.await;
    let mut people = [
        Guest::join(&table, Some(&person(1)), None).await,
        Guest::join(&table, Some(&person(2)), None).await,
    ];
    for (guest, seat) in people.iter_mut().zip(1..) {
        assert_eq!(guest.ask(sit(seat, 50)).await, None);
    }
    let broke = |table: &Value| (0..2).find(|&seat| table["seats"][seat]["needs_chips"] == true);
    until(&mut people[0], |table, _| broke(table).is_some()).await;
    let loser = broke(&people[0].client.table).unwrap();
    let waits = &people[0].client.table;
    assert_eq!((&waits["phase"], &waits["missing"]), (&json!("waiting"), &json!(1)));
    assert_eq!(people[loser].ask(json!({ "do": "top_up", "amount": 50 })).await, None);
    let hand = people[0].client.table["hand"].as_u64().unwrap();
    until(&mut people[0], |table, _| table["hand"].as_u64() > Some(hand)).await;
    until(&mut people[0], |table, _| broke(table).is_some()).await;
    let loser = broke(&people[0].client.table).unwrap();
    let began = Instant::now();
    until(&mut people[loser], |_, you| you["seat"].is_null()).await;
    assert!(began.elapsed() <= Duration::from_secs(61));
    assert_eq!(people[loser].client.you["departed"]["by"], "clock");
}

#[tokio::test(start_paused = true)]
async fn leaving_can_be_cancelled_until_the_hand_ends() {
    let lobby = lobby().await;
    let table = table(&lobby, |_| {}).await;
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    let mut bob = Guest::join(&table, Some(&person(2)), None).await;
    let stay = json!({ "do": "stay" });
    assert_eq!(ann.ask(sit(1, 2000)).await, None);
    assert_eq!(bob.ask(sit(2, 2000)).await, None);
    until(&mut ann, |table, _| table["phase"] == "playing").await;
    assert_eq!(ann.ask(stay.clone()).await.as_deref(), Some("not_leaving"));
    // The guest who leaves is not the one whose turn it is, because the clock acts soon for a player who is leaving.
    let acts = ann.client.table["clock"]["seats"][0].as_u64().unwrap();
    let (leaver, place) = if acts == 1 { (&mut bob, 1) } else { (&mut ann, 0) };
    assert_eq!(leaver.ask(json!({ "do": "leave" })).await, None);
    assert_eq!(leaver.client.table["seats"][place]["leaving"], true);
    assert_eq!(leaver.ask(stay.clone()).await, None);
    assert_eq!(leaver.client.table["seats"][place]["leaving"], false);
    assert_eq!(leaver.ask(json!({ "do": "leave" })).await, None);
    until(leaver, |_, you| you["seat"].is_null()).await;
    assert_eq!(leaver.ask(stay).await.as_deref(), Some("no_seat"));
    assert_eq!(leaver.client.you["departed"]["by"], "player");
}

/// Receives all pending messages, and folds for the guest who is to act.
async fn fold_all(people: &mut [Guest]) {
    tokio::time::sleep(Duration::from_millis(1)).await;
    for guest in people {
        while timeout(Duration::ZERO, guest.receive()).await.is_ok() {}
        if let Some((hand, turn)) = guest.client.due() {
            let fold = json!({ "do": "act", "hand": hand, "turn": turn, "action": "fold" });
            guest.ask(fold).await;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn after_a_departure_the_delay_between_two_hands_is_not_repeated() {
    let lobby = lobby().await;
    let clocks = json!({ "turn": 30, "bank": 0, "grace": 0, "between": 5 });
    let table = table(&lobby, |wish| {
        wish.seats = 4;
        wish.clocks = Some(serde_json::from_value(clocks).unwrap());
    });
    let table = table.await;
    let mut people = Vec::new();
    for number in 1..=4 {
        let mut guest = Guest::join(&table, Some(&person(number)), None).await;
        assert_eq!(guest.ask(sit(number as u8, 2000)).await, None);
        people.push(guest);
    }
    for leaver in [3, 2] {
        until(&mut people[0], |table, _| table["phase"] == "playing").await;
        assert_eq!(people[leaver].ask(json!({ "do": "leave" })).await, None);
        while people[0].client.table["phase"] == "playing" {
            fold_all(&mut people).await;
        }
        let over = Instant::now();
        let hand = people[0].client.table["hand"].clone();
        until(&mut people[0], |table, _| table["hand"] != hand).await;
        let waited = over.elapsed().as_millis();
        assert!((4_900..=5_001).contains(&waited), "{waited} ms");
        assert_eq!(people[0].client.table["seats"][leaver], Value::Null, "the player has left");
    }
}

#[tokio::test(start_paused = true)]
async fn the_minutes_of_a_pause_run_from_the_end_of_the_hand() {
    let lobby = lobby().await;
    let clocks = json!({ "turn": 300, "bank": 0, "grace": 0, "between": 1 });
    let table = table(&lobby, |wish| wish.clocks = Some(serde_json::from_value(clocks).unwrap())).await;
    let mut people = Vec::new();
    for number in 1..=3 {
        let mut guest = Guest::join(&table, Some(&person(number)), None).await;
        assert_eq!(guest.ask(sit(number as u8, 2000)).await, None);
        people.push(guest);
    }
    until(&mut people[0], |table, _| table["phase"] == "playing").await;
    assert_eq!(people[0].ask(json!({ "do": "pause", "minutes": 2 })).await, None);
    // The hand outlasts the pause.
    tokio::time::sleep(Duration::from_secs(200)).await;
    let left = |guest: &Guest| guest.client.table["pause_left_ms"].as_u64().unwrap();
    while people[0].client.table["phase"] == "playing" {
        assert_eq!(left(&people[0]), 120_000, "the pause has not begun");
        fold_all(&mut people).await;
    }
    let over = Instant::now();
    assert_eq!(people[0].client.table["phase"], "paused");
    assert!((119_000..=120_000).contains(&left(&people[0])), "{}", left(&people[0]));
    tokio::time::sleep(Duration::from_secs(60)).await;
    let watcher = Guest::join(&table, None, None).await;
    assert!((59_000..=60_000).contains(&left(&watcher)), "{}", left(&watcher));
    until(&mut people[0], |table, _| table["phase"] != "paused").await;
    let paused = over.elapsed().as_secs();
    assert!((119..=120).contains(&paused), "{paused} s");
}

#[tokio::test(start_paused = true)]
async fn a_pause_requested_before_a_restart_begins_at_the_end_of_the_hand() {
    let before = lobby().await;
    let table = table(&before, |_| {}).await;
    let mut people = Vec::new();
    for number in 1..=2 {
        let mut guest = Guest::join(&table, Some(&person(number)), None).await;
        assert_eq!(guest.ask(sit(number as u8, 2000)).await, None);
        people.push(guest);
    }
    until(&mut people[0], |table, _| table["phase"] == "playing").await;
    assert_eq!(people[0].ask(json!({ "do": "pause", "minutes": 5 })).await, None);
    before.stop().await;
    // The room is down for an hour while the hand is in progress.
    let store = before.store().earlier(Duration::from_secs(3600));
    let (lobby, mut people) = reopened(store, table.id(), [1, 2]).await;
    assert_eq!(people[0].client.table["phase"], "playing");
    let began = Instant::now();
    while people[0].client.table["phase"] == "playing" {
        fold_all(&mut people).await;
    }
    assert_eq!(people[0].client.table["phase"], "paused");
    until(&mut people[0], |table, _| table["phase"] != "paused").await;
    let paused = began.elapsed().as_secs();
    assert!((299..=301).contains(&paused), "{paused} s");
    lobby.stop().await;
}

#[tokio::test(start_paused = true)]
async fn a_player_who_returns_within_the_hour_brings_back_the_stack() {
    let lobby = lobby().await;
    let table = table(&lobby, |_| {}).await;
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    assert_eq!(ann.ask(sit(1, 9000)).await, None);
    assert_eq!(ann.ask(json!({ "do": "leave" })).await, None);
    assert_eq!(ann.client.you["departed"]["bring_back"], 9000);
    assert_eq!(ann.ask(sit(1, 8999)).await.as_deref(), Some("going_south"));
    // The minimum applies even if the table now allows smaller buy-ins.
    let stakes = json!({ "do": "configure", "stakes": { "buy_in_min": 1000, "buy_in_max": 5000 } });
    assert_eq!(ann.ask(stakes).await, None);
    assert_eq!(ann.ask(sit(1, 9001)).await.as_deref(), Some("buy_in"));
    lobby.stop().await;
    let (_again, [mut ann]) = reopened(lobby.store().clone(), table.id(), [1]).await;
    assert_eq!(ann.ask(sit(1, 2000)).await.as_deref(), Some("going_south"), "a restart keeps the rule");
    assert_eq!(ann.ask(sit(1, 9000)).await, None);
    assert_eq!(ann.client.you["departed"], Value::Null);
    // The rule against going south can be disabled.
    assert_eq!(ann.ask(json!({ "do": "leave" })).await, None);
    let rules = json!({ "do": "configure", "house_rules": { "away": 600, "going_south": 0, "pauses": 5 } });
    assert_eq!(ann.ask(rules).await, None);
    assert_eq!(ann.ask(sit(1, 2000)).await, None);
}

#[tokio::test(start_paused = true)]
async fn a_host_pauses_an_unlisted_table_without_limit_and_a_listed_one_five_times() {
    let lobby = lobby().await;
    for (listed, allowed) in [(false, 12), (true, 5)] {
        let table = table(&lobby, |wish| wish.listed = listed).await;
        let mut ann = Guest::join(&table, Some(&person(1)), None).await;
        let mut done = 0;
        while done < 12 && ann.ask(json!({ "do": "pause", "minutes": 1 })).await.is_none() {
            assert_eq!(ann.ask(json!({ "do": "resume" })).await, None);
            done += 1;
        }
        assert_eq!(done, allowed, "listed: {listed}");
        assert_eq!(ann.client.table["pauses_left"].is_null(), !listed);
    }
}

#[tokio::test(start_paused = true)]
async fn a_player_who_is_removed_is_told_by_whom_and_cannot_take_it_back() {
    let lobby = lobby().await;
    let host = lobby.store().new_player("Ann".to_owned()).await.unwrap();
    let id = lobby.create(host, wish(GameName::Holdem, 3, 0)).await.unwrap().id;
    let table = lobby.table(&id).unwrap();
    let ann = room::table::Person { id: host, name: "Ann".to_owned(), is_bot: false };
    let mut ann = Guest::join(&table, Some(&ann), None).await;
    let mut bob = Guest::join(&table, Some(&person(2)), None).await;
    assert_eq!(bob.ask(sit(2, 2000)).await, None);
    assert_eq!(ann.ask(json!({ "do": "remove", "seat": 2 })).await.as_deref(), Some("not_idle"));
    assert_eq!(bob.ask(json!({ "do": "sit_out" })).await, None);
    assert_eq!(ann.ask(json!({ "do": "remove", "seat": 2 })).await, None);
    until(&mut bob, |_, you| you["seat"].is_null()).await;
    let departed = &bob.client.you["departed"];
    assert_eq!((&departed["by"], &departed["host"]), (&json!("host"), &json!("Ann")));
    assert_eq!(bob.client.table["host"], "Ann");
}

#[tokio::test(start_paused = true)]
async fn a_player_who_has_folded_fast_forwards_the_rest_of_the_hand() {
    let think = (Duration::from_secs(5), Duration::from_secs(5));
    let options =
        LobbyOptions { demo: false, pace: Pace { think, ..Pace::default() }, ..LobbyOptions::default() };
    let lobby = lobby_with(options).await;
    let table = table(&lobby, |wish| (wish.seats, wish.bots) = (6, 5)).await;
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    assert_eq!(ann.ask(sit(1, 10_000)).await, None);
    ann.play_to_turn().await;
    let hand = ann.client.table["hand"].as_u64().unwrap();
    let forward = json!({ "do": "fast_forward", "hand": hand });
    assert_eq!(
        ann.ask(forward.clone()).await.as_deref(),
        Some("no_fast_forward"),
        "not while the guest is in the hand"
    );
    let turn = ann.client.you["turn"].clone();
    let fold = json!({ "do": "act", "hand": hand, "turn": turn, "action": "fold" });
    assert_eq!(ann.ask(fold).await, None);
    assert_eq!(
        (&ann.client.you["fast_forward"], &ann.client.table["phase"]),
        (&json!(true), &json!("playing"))
    );
    let began = Instant::now();
    assert_eq!(ann.ask(forward).await, None);
    until(&mut ann, |table, _| table["phase"] != "playing").await;
    let took = began.elapsed();
    assert!(took < Duration::from_secs(5), "{took:?}: bots act without delay");
    assert_eq!(ann.client.you["fast_forward"], false);
}

#[tokio::test(start_paused = true)]
async fn the_next_hand_waits_until_the_run_out_was_shown() {
    let options = LobbyOptions { demo: false, ..LobbyOptions::default() };
    let lobby = lobby_with(options).await;
    let stakes = json!({ "buy_in_min": 1, "buy_in_max": 50 });
    let table = table(&lobby, |wish| {
        (wish.seats, wish.bots) = (2, 1);
        wish.rules = Some(json!({ "big_blind": 50, "small_blind": 50 }));
        wish.stakes = Some(serde_json::from_value(stakes).unwrap());
    });
    let table = table.await;
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    assert_eq!(ann.ask(sit(1, 50)).await, None);
    until(&mut ann, |table, _| table["hand"] == 1 && table["phase"] != "playing").await;
    // A player who reconnects during the run-out with an earlier sequence number is shown the streets too; a newcomer
    // sees only the end.
    let (_, mut again) = table.join(Some(person(1)), Some(2)).await.unwrap();
    let welcome: Value = serde_json::from_str(&again.recv().await.unwrap()).unwrap();
    let board = |stage: &Value| stage["game"]["board"].as_array().unwrap().len();
    let boards: Vec<usize> = welcome["run_out"].as_array().unwrap().iter().map(board).collect();
    assert_eq!(boards, [0, 3, 4, 5]);
    // At each stage, the table is shown as it was before the end of the hand.
    for stage in welcome["run_out"].as_array().unwrap() {
        assert_eq!(stage["ms"], 1000);
        let (table, seats) = (&stage["table"], stage["table"]["seats"].as_array().unwrap());
        let stacks = seats.iter().map(|seat| (&seat["stack"], &seat["needs_chips"]));
        assert_eq!((&table["phase"], &table["hand"]), (&json!("playing"), &json!(1)));
        assert!(stacks.eq([(&json!(50), &json!(false)); 2]), "{table:#}");
    }
    let (_, mut fresh) = table.join(None, None).await.unwrap();
    let welcome: Value = serde_json::from_str(&fresh.recv().await.unwrap()).unwrap();
    assert_eq!(welcome["run_out"], json!([]));
    let over = Instant::now();
    if ann.client.table["seats"][0]["needs_chips"] == true {
        assert_eq!(ann.ask(json!({ "do": "top_up", "amount": 50 })).await, None);
    }
    until(&mut ann, |table, _| table["hand"] == 2).await;
    assert!(over.elapsed() >= Duration::from_secs(4), "{:?}", over.elapsed());
    // The replayer shows a step for each street.
    until(&mut ann, |table, _| table["phase"] != "playing").await;
    let replayed = table.hand(Some(&person(1)), 1).await.unwrap();
    assert_eq!(replayed.frames.len(), 5);
    assert!(replayed.frames.iter().all(|frame| !frame.steps.is_empty()));
}

#[tokio::test(start_paused = true)]
async fn at_every_stage_of_a_run_out_the_table_is_the_one_before_the_last_action() {
    let lobby = lobby_with(LobbyOptions { demo: false, ..LobbyOptions::default() }).await;
    let stakes = json!({ "buy_in_min": 1, "buy_in_max": 50 });
    let table = table(&lobby, |wish| {
        wish.rules = Some(json!({ "big_blind": 50, "small_blind": 25 }));
        wish.stakes = Some(serde_json::from_value(stakes).unwrap());
    });
    let table = table.await;
    let mut guests = Vec::new();
    for number in [1, 2] {
        guests.push(Guest::join(&table, Some(&person(number)), None).await);
    }
    for (guest, number) in guests.iter_mut().zip([1, 2]) {
        assert_eq!(guest.ask(sit(number, 50)).await, None);
    }
    // The big blind is all-in, so a call ends the betting. A split pot is followed by another such hand.
    let is_bust = |table: &Value| table["missing"] == 1 && table["phase"] == "waiting";
    let (mut before, mut since) = (json!(null), 0);
    for hand in 1.. {
        until(&mut guests[0], |table, _| {
            is_bust(table) && hand > 1 || table["hand"] == hand && !table["clock"].is_null()
        })
        .await;
        if is_bust(&guests[0].client.table) {
            break;
        }
        (before, since) = (guests[0].client.table.clone(), guests[0].client.seq);
        let caller = before["clock"]["seats"][0].as_u64().unwrap() as usize - 1;
        until(&mut guests[caller], |table, _| table["hand"] == hand && !table["clock"].is_null()).await;
        let turn = guests[caller].client.you["turn"].clone();
        let call = json!({ "do": "act", "hand": hand, "turn": turn, "action": "call" });
        assert_eq!(guests[caller].ask(call).await, None);
    }
    before["clock"] = json!(null);
    assert_eq!((&before["missing"], &before["phase"]), (&json!(0), &json!("playing")));
    assert_eq!(run_out_tables(&table, 1, since).await, vec![before.clone(); 4]);
    // After the end, the loser leaves and becomes a spectator: the chairs stay as they were.
    let stacks: Vec<u64> =
        [0, 1].map(|place| guests[0].client.table["seats"][place]["stack"].as_u64().unwrap()).into();
    assert!(stacks.contains(&0), "{stacks:?}");
    let busted = usize::from(stacks[1] == 0);
    assert_eq!(guests[busted].ask(json!({ "do": "leave" })).await, None);
    (before["seats"][busted]["connected"], before["watchers"]) = (json!(false), json!(1));
    let winner = [2, 1][busted];
    let mut tables = run_out_tables(&table, winner, since).await;
    tables.iter_mut().for_each(|table| table["seats"][busted]["connected"] = json!(false));
    assert_eq!(tables, vec![before.clone(); 4]);
}

/// The tables at the stages of the last run-out, for a seated guest on another connection.
async fn run_out_tables(table: &crate::support::Table, guest: i64, since: u64) -> Vec<Value> {
    let (conn, mut again) = table.join(Some(person(guest)), Some(since)).await.unwrap();
    let welcome: Value = serde_json::from_str(&again.recv().await.unwrap()).unwrap();
    table.disconnect(conn).await;
    welcome["run_out"].as_array().unwrap().iter().map(|stage| stage["table"].clone()).collect()
}
