//! Tests of the clocks at tables in memory: the players whose clock runs, the time bank, the grace period, and the time
//! after which the seat of an absent player is freed.

use crate::support::{Guest, Table, lobby, person, reopened, wish};
use room::game::GameName;
use room::lobby::{Create, Lobby};
use room::log_types::HouseRules;
use room::store::MemoryStore;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// A table with these clocks, and with this many guests on its first chairs.
async fn table_of(
    lobby: &Lobby<MemoryStore>,
    guests: u8,
    wish: Create,
    clocks: Value,
) -> (Table, Vec<Guest>) {
    let clocks = Some(serde_json::from_value(clocks).unwrap());
    let id = lobby.create(person(1).id, Create { clocks, ..wish }).await.unwrap().id;
    let table = lobby.table(&id).unwrap();
    let mut people = Vec::new();
    for seat in 1..=guests {
        let mut guest = Guest::join(&table, Some(&person(seat.into())), None).await;
        assert_eq!(guest.ask(json!({ "do": "sit", "seat": seat })).await, None);
        people.push(guest);
    }
    (table, people)
}

/// A message with which the guest takes this action in the current hand.
fn act(guest: &Guest, action: Value) -> Value {
    let (hand, turn) = (&guest.client.table["hand"], &guest.client.you["turn"]);
    json!({ "do": "act", "hand": hand, "turn": turn, "action": action })
}

/// Lets every guest receive all pending messages.
async fn receive_all(people: &mut [Guest]) {
    sleep(Duration::from_millis(1)).await;
    for guest in people {
        while tokio::time::timeout(Duration::ZERO, guest.receive()).await.is_ok() {}
    }
}

/// Waits until a hand is dealt to the first two chairs.
async fn receive_deal_to_both(people: &mut [Guest]) {
    while people[0].client.table["phase"] != "playing" || people[0].client.table["lineup"] != json!([1, 2]) {
        sleep(Duration::from_secs(1)).await;
        receive_all(people).await;
    }
}

/// The index of the guest whose clock is running; `None` if no clock runs.
fn on_turn(people: &[Guest]) -> Option<usize> {
    let seat = people[0].client.table["clock"]["seats"][0].as_u64()?;
    people.iter().position(|guest| guest.client.you["seat"] == seat)
}

/// Lets everybody call and check until a guest is asked to show or muck while another guest has not shown yet. Returns
/// the index of the guest who is asked, then that of the other.
async fn play_to_show_prompt(people: &mut [Guest]) -> (usize, usize) {
    for _ in 0..1000 {
        receive_all(people).await;
        let Some(turn) = on_turn(people) else {
            sleep(Duration::from_secs(1)).await;
            continue;
        };
        let (seats, legal) = (people[turn].client.game["seats"].clone(), &people[turn].client.game["legal"]);
        let is_in = |place: usize| seats[place]["standing"] == "in";
        let own = people[turn].client.you["hand_seat"].as_u64().unwrap() as usize - 1;
        if legal["muck"] == true {
            let other = (0..3).find(|&place| place != own && is_in(place));
            if let Some(place) = other {
                let seat = json!(place + 1);
                let other = people.iter().position(|guest| guest.client.you["hand_seat"] == seat);
                return (turn, other.unwrap());
            }
        }
        let plain = ["check", "muck"].into_iter().find(|&name| legal[name] == true).unwrap_or("call");
        let command = act(&people[turn], json!(plain));
        assert_eq!(people[turn].ask(command).await, None);
    }
    panic!("nobody was asked before all other guests had shown");
}

fn bank(guest: &Guest, of: &Value) -> u64 {
    guest.client.table["seats"][of.as_u64().unwrap() as usize - 1]["bank_ms"].as_u64().unwrap()
}

#[tokio::test(start_paused = true)]
async fn an_early_show_neither_restarts_the_clock_nor_costs_time_of_either_player() {
    let lobby = lobby().await;
    let clocks = json!({ "turn": 30, "bank": 60, "grace": 0, "between": 5 });
    let (_, mut people) = table_of(&lobby, 3, wish(GameName::Holdem, 3, 0), clocks).await;
    let (asked, early) = play_to_show_prompt(&mut people).await;
    let [seat, other] = [asked, early].map(|guest| people[guest].client.you["seat"].clone());
    let banks = [&seat, &other].map(|of| bank(&people[asked], of));
    sleep(Duration::from_secs(2)).await;
    receive_all(&mut people).await;
    let command = act(&people[early], json!("show"));
    assert_eq!(people[early].ask(command).await, None);
    receive_all(&mut people).await;
    let clock = people[asked].client.table["clock"].clone();
    assert_eq!(clock["seats"], json!([seat]));
    let left = clock["left_ms"].as_u64().unwrap();
    assert!((2_900..=3_000).contains(&left), "the clock keeps running: {clock}");
    sleep(Duration::from_secs(4)).await;
    receive_all(&mut people).await;
    assert_eq!([&seat, &other].map(|of| bank(&people[asked], of)), banks);
}

/// Showing or mucking is a formality: it takes 5 seconds and no time bank, and who leaves it to the clock plays on.
#[tokio::test(start_paused = true)]
async fn a_player_who_does_not_muck_in_time_plays_on_with_the_whole_time_bank() {
    let lobby = lobby().await;
    let clocks = json!({ "turn": 30, "bank": 60, "grace": 20, "between": 5 });
    let (_, mut people) = table_of(&lobby, 3, wish(GameName::Holdem, 3, 0), clocks).await;
    let (asked, _) = play_to_show_prompt(&mut people).await;
    let seat = people[asked].client.you["seat"].clone();
    assert_eq!(people[asked].client.table["clock"]["of_ms"], 5_000);
    let (hand, before) = (people[asked].client.table["hand"].as_u64(), bank(&people[asked], &seat));
    sleep(Duration::from_secs(6)).await;
    receive_all(&mut people).await;
    assert_ne!(people[asked].client.game["legal"]["muck"], true, "the clock has acted");
    while people[asked].client.table["hand"].as_u64() == hand {
        sleep(Duration::from_secs(1)).await;
        receive_all(&mut people).await;
    }
    let table = &people[asked].client.table;
    assert!(table["lineup"].as_array().unwrap().contains(&seat), "the player is dealt in: {table}");
    assert_eq!(bank(&people[asked], &seat), before, "no time bank was used");
}

/// Wagers on the layout stand when the time is up, and their player is not absent.
#[tokio::test(start_paused = true)]
async fn placed_wagers_stand_when_the_time_is_up() {
    let lobby = lobby().await;
    let clocks = json!({ "turn": 30, "bank": 60, "grace": 0, "between": 5 });
    let (_, mut people) = table_of(&lobby, 2, wish(GameName::PacksPoker, 2, 0), clocks).await;
    receive_deal_to_both(&mut people).await;
    let hand = people[0].client.table["hand"].as_u64();
    let command = act(&people[0], json!("no_wager"));
    assert_eq!(people[0].ask(command).await, None);
    let bet = people[1].client.game["legal"]["pack_bet"]["least"].clone();
    let command = act(&people[1], json!({ "wager": { "pack": 1, "bet": bet, "bonus": 0 } }));
    assert_eq!(people[1].ask(command).await, None);
    sleep(Duration::from_secs(31)).await;
    receive_all(&mut people).await;
    assert_eq!(
        people[1].client.game["seats"][1]["done"], true,
        "without the time bank: {}",
        people[1].client.game
    );
    assert_eq!(people[1].client.table["seats"][1]["sits_out"], false);
    assert_eq!(people[1].client.table["hand"].as_u64(), hand);
}

#[tokio::test(start_paused = true)]
async fn the_decision_after_the_wagers_has_its_own_clock() {
    let lobby = lobby().await;
    let clocks = json!({ "turn": 30, "bank": 0, "grace": 0, "between": 5 });
    let (_, mut people) = table_of(&lobby, 2, wish(GameName::HighCardFlush, 2, 0), clocks).await;
    receive_deal_to_both(&mut people).await;
    let command = act(&people[0], json!("sit_out"));
    assert_eq!(people[0].ask(command).await, None);
    sleep(Duration::from_secs(20)).await;
    receive_all(&mut people).await;
    let left = people[1].client.table["clock"]["left_ms"].as_u64().unwrap();
    assert!(left <= 30_000, "{left}");
    let ante = people[1].client.game["legal"]["wager"]["ante_min"].clone();
    let command = act(&people[1], json!({ "wager": { "ante": ante } }));
    assert_eq!(people[1].ask(command).await, None);
    receive_all(&mut people).await;
    let clock = &people[1].client.table["clock"];
    assert_eq!((&clock["seats"], &clock["left_ms"]), (&json!([2]), &json!(30_000)));
}

/// Pauses the game and resumes it after this many seconds.
async fn pause(host: &mut Guest, seconds: u64) {
    assert_eq!(host.ask(json!({ "do": "pause", "minutes": 30 })).await, None);
    sleep(Duration::from_secs(seconds)).await;
    assert_eq!(host.ask(json!({ "do": "resume" })).await, None);
}

#[tokio::test(start_paused = true)]
async fn a_pause_stops_the_countdown_until_a_seat_is_freed() {
    let lobby = lobby().await;
    let rules = HouseRules { away: Some(120), pauses: None, ..HouseRules::default() };
    let wish = Create { house_rules: Some(rules), ..wish(GameName::Holdem, 3, 0) };
    let clocks = json!({ "turn": 30, "bank": 0, "grace": 0, "between": 0 });
    let (table, mut people) = table_of(&lobby, 1, wish, clocks).await;
    assert_eq!(people[0].ask(json!({ "do": "leave" })).await, None);
    let mut away = Guest::join(&table, Some(&person(2)), None).await;
    assert_eq!(away.ask(json!({ "do": "sit", "seat": 2 })).await, None);
    assert_eq!(away.ask(json!({ "do": "sit_out" })).await, None);
    let began = Instant::now();
    for _ in 0..5 {
        sleep(Duration::from_secs(20)).await;
        pause(&mut people[0], 300).await;
    }
    while !away.client.you["seat"].is_null() {
        away.receive().await;
    }
    let waited = began.elapsed().as_secs();
    assert_eq!(waited, 5 * 300 + 120, "{waited} s: time before a pause counts");
    // A player who sits out during a pause gets the full time after it.
    assert_eq!(away.ask(json!({ "do": "sit", "seat": 2, "buy_in": 10_000 })).await, None);
    assert_eq!(people[0].ask(json!({ "do": "pause", "minutes": 30 })).await, None);
    assert_eq!(away.ask(json!({ "do": "sit_out" })).await, None);
    sleep(Duration::from_secs(500)).await;
    assert_eq!(people[0].ask(json!({ "do": "resume" })).await, None);
    let began = Instant::now();
    while !away.client.you["seat"].is_null() {
        away.receive().await;
    }
    assert_eq!(began.elapsed().as_secs(), 120);
}

/// Clocks with this many seconds per turn, without a time bank or a grace period.
fn turns_of(seconds: u32) -> Value {
    json!({ "turn": seconds, "bank": 0, "grace": 0, "between": 5 })
}

/// Waits for a hand with all of these guests. Returns the index of the guest whose turn it is.
async fn first_turn(people: &mut [Guest]) -> usize {
    for _ in 0..1000 {
        receive_all(people).await;
        let table = &people[0].client.table;
        let everybody = table["lineup"].as_array().is_some_and(|lineup| lineup.len() == people.len());
        if let Some(turn) = on_turn(people).filter(|_| everybody) {
            return turn;
        }
        // Players who are already in a hand fold it.
        if let Some(turn) = on_turn(people) {
            let command = act(&people[turn], json!("fold"));
            assert_eq!(people[turn].ask(command).await, None);
        }
        sleep(Duration::from_secs(1)).await;
    }
    panic!("there was no hand with all guests");
}

/// The guest's status in the hand, and whether the guest sits out.
fn standing(guest: &Guest) -> (Value, Value) {
    let (hand, chair) = (&guest.client.you["hand_seat"], &guest.client.you["seat"]);
    let seat = |list: &Value, number: &Value| list[number.as_u64().unwrap() as usize - 1].clone();
    let dealt = seat(&guest.client.game["seats"], hand)["standing"].clone();
    (dealt, seat(&guest.client.table["seats"], chair)["sits_out"].clone())
}

fn left_ms(guest: &Guest) -> u64 {
    guest.client.table["clock"]["left_ms"].as_u64().unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_player_who_sits_out_plays_the_live_hand_to_its_end() {
    let lobby = lobby().await;
    let clocks = json!({ "turn": 30, "bank": 20, "grace": 0, "between": 5 });
    let (_, mut people) = table_of(&lobby, 3, wish(GameName::Holdem, 3, 0), clocks).await;
    let turn = first_turn(&mut people).await;
    let hand = people[turn].client.table["hand"].clone();
    assert_eq!(people[turn].ask(json!({ "do": "sit_out" })).await, None);
    sleep(Duration::from_secs(40)).await;
    receive_all(&mut people).await;
    assert_eq!(
        standing(&people[turn]),
        (json!("in"), json!(true)),
        "the time bank is used as for any player"
    );
    let command = act(&people[turn], json!("call"));
    assert_eq!(people[turn].ask(command).await, None);
    receive_all(&mut people).await;
    for _ in 0..60 {
        let Some(next) = on_turn(&people) else { break };
        let legal = &people[next].client.game["legal"];
        let plain = ["check", "muck"].into_iter().find(|&name| legal[name] == true).unwrap_or("call");
        // A hand to muck is a formality with a shorter time.
        if next == turn && plain != "muck" {
            sleep(Duration::from_secs(10)).await;
            receive_all(&mut people).await;
            assert_eq!(standing(&people[turn]).0, "in", "every decision has its full time");
            assert!(left_ms(&people[turn]) > 10_000);
        }
        let command = act(&people[next], json!(plain));
        assert_eq!(people[next].ask(command).await, None);
        receive_all(&mut people).await;
    }
    assert_eq!(people[turn].client.table["hand"], hand);
    assert_ne!(people[turn].client.table["phase"], "playing", "the hand is over");
    sleep(Duration::from_secs(10)).await;
    receive_all(&mut people).await;
    let (table, seat) = (&people[turn].client.table, &people[turn].client.you["seat"]);
    assert!(table["hand"].as_u64() > hand.as_u64(), "the next hand has begun");
    assert!(!table["lineup"].as_array().unwrap().contains(seat), "without the player who sits out");
}

#[tokio::test(start_paused = true)]
async fn a_player_for_whom_the_clock_acted_causes_no_further_delay_until_acting() {
    for sits_out_before in [false, true] {
        let lobby = lobby().await;
        let (_, mut people) = table_of(&lobby, 3, wish(GameName::Holdem, 3, 0), turns_of(30)).await;
        // Everybody sees the flop, so that the clock checks instead of folding.
        let turn = first_turn(&mut people).await;
        while people[turn].client.game["street"] == "preflop" {
            let next = on_turn(&people).unwrap();
            to_turn(&mut people, (next + 1) % 3).await;
        }
        let late = on_turn(&people).unwrap();
        if sits_out_before {
            assert_eq!(people[late].ask(json!({ "do": "sit_out" })).await, None);
        }
        sleep(Duration::from_secs(31)).await;
        receive_all(&mut people).await;
        assert_eq!(standing(&people[late]), (json!("in"), json!(true)), "the clock checked");
        to_turn(&mut people, late).await;
        assert!(
            left_ms(&people[late]) <= 500,
            "the player is absent: {}",
            people[late].client.table["clock"]
        );
        let command = act(&people[late], json!("check"));
        assert_eq!(people[late].ask(command).await, None);
        receive_all(&mut people).await;
        to_turn(&mut people, late).await;
        assert!(
            left_ms(&people[late]) > 29_000,
            "the player is back: {}",
            people[late].client.table["clock"]
        );
    }
}

/// A table at the start of an absent player's turn, with its guests and the index of that player. The clock acted for
/// the player in an earlier turn.
async fn absent_turn(lobby: &Lobby<MemoryStore>) -> (Table, Vec<Guest>, usize) {
    let (table, mut people) = table_of(lobby, 3, wish(GameName::Holdem, 3, 0), turns_of(30)).await;
    let turn = first_turn(&mut people).await;
    while people[turn].client.game["street"] == "preflop" {
        let next = on_turn(&people).unwrap();
        to_turn(&mut people, (next + 1) % 3).await;
    }
    let late = on_turn(&people).unwrap();
    sleep(Duration::from_secs(31)).await;
    receive_all(&mut people).await;
    to_turn(&mut people, late).await;
    (table, people, late)
}

#[tokio::test(start_paused = true)]
async fn a_player_who_returns_during_a_shortened_turn_gets_the_whole_turn() {
    let (_, mut people, late) = absent_turn(&lobby().await).await;
    sleep(Duration::from_millis(300)).await;
    assert_eq!(people[late].ask(json!({ "do": "sit_in" })).await, None);
    receive_all(&mut people).await;
    assert!(left_ms(&people[late]) > 29_000, "{}", people[late].client.table["clock"]);
    // Leaving and then staying does not extend the turn.
    sleep(Duration::from_secs(10)).await;
    assert_eq!(people[late].ask(json!({ "do": "leave" })).await, None);
    assert!(left_ms(&people[late]) <= 500, "{}", people[late].client.table["clock"]);
    assert_eq!(people[late].ask(json!({ "do": "stay" })).await, None);
    let left = left_ms(&people[late]);
    assert!((19_000..20_000).contains(&left), "{}", people[late].client.table["clock"]);
}

#[tokio::test(start_paused = true)]
async fn a_player_who_comes_back_in_an_absent_turn_has_the_whole_turn_after_a_restart_too() {
    for back_before in [false, true] {
        let lobby = lobby().await;
        let (table, mut people, late) = absent_turn(&lobby).await;
        if back_before {
            assert_eq!(people[late].ask(json!({ "do": "sit_in" })).await, None);
        }
        lobby.stop().await;
        let (_again, mut back) = reopened(lobby.store().clone(), table.id(), [1, 2, 3]).await;
        if !back_before {
            let clock = &back[late].client.table["clock"];
            assert!(left_ms(&back[late]) <= 10_500, "an absent player is not waited for: {clock}");
            assert_eq!(back[late].ask(json!({ "do": "sit_in" })).await, None);
        }
        assert!(left_ms(&back[late]) > 29_000, "{}", back[late].client.table["clock"]);
    }
}

/// Keeps the guest who is to act disconnected for the whole turn, and returns whether the grace period begins after it.
/// The guest then reconnects, and either calls during the grace period, or returns from sitting out if the clock has
/// acted.
async fn has_grace(table: &Table, people: &mut [Guest], gone: usize) -> bool {
    to_turn(people, gone).await;
    table.disconnect(people[gone].conn).await;
    sleep(Duration::from_secs(31)).await;
    people[gone] = Guest::join(table, Some(&person(gone as i64 + 1)), None).await;
    receive_all(people).await;
    let (clock, you) = (&people[gone].client.table["clock"], &people[gone].client.you);
    let grace = clock["seats"] == json!([you["seat"]]) && clock["of_ms"] == 20_000;
    let seat = &people[gone].client.table["seats"][gone];
    assert_eq!(seat["sits_out"], !grace, "the clock acts where there is no grace period: {clock}");
    let command = if grace { act(&people[gone], json!("call")) } else { json!({ "do": "sit_in" }) };
    assert_eq!(people[gone].ask(command).await, None);
    receive_all(people).await;
    grace
}

#[tokio::test(start_paused = true)]
async fn a_lost_connection_has_the_grace_period_once_a_hand() {
    let lobby = lobby().await;
    let clocks = json!({ "turn": 30, "bank": 0, "grace": 20, "between": 5 });
    let (table, mut people) = table_of(&lobby, 3, wish(GameName::Holdem, 3, 0), clocks).await;
    let gone = first_turn(&mut people).await;
    let other = (gone + 1) % 3;
    assert!(has_grace(&table, &mut people, gone).await);
    assert!(has_grace(&table, &mut people, other).await, "another player has a grace period too");
    let hand = people[other].client.table["hand"].clone();
    assert!(!has_grace(&table, &mut people, gone).await);
    while people[other].client.table["hand"] == hand {
        match on_turn(&people) {
            Some(turn) => {
                let fold = act(&people[turn], json!("fold"));
                assert_eq!(people[turn].ask(fold).await, None);
            }
            None => sleep(Duration::from_secs(1)).await,
        }
        receive_all(&mut people).await;
    }
    let gone = first_turn(&mut people).await;
    assert!(has_grace(&table, &mut people, gone).await, "a new hand");
    assert!(!has_grace(&table, &mut people, gone).await);
}

/// Opens a table at which the guest who is to act, and is not the host, sits out after this hand. Returns the guests,
/// the host first, and the index of the guest who is to act.
async fn sitting_out_at_the_turn(lobby: &Lobby<MemoryStore>) -> (Vec<Guest>, usize) {
    let (_, mut people) = table_of(lobby, 3, wish(GameName::Holdem, 3, 0), turns_of(30)).await;
    let mut turn = first_turn(&mut people).await;
    while people[turn].client.you["host"] == true {
        let command = act(&people[turn], json!("call"));
        assert_eq!(people[turn].ask(command).await, None);
        receive_all(&mut people).await;
        turn = on_turn(&people).unwrap();
    }
    assert_eq!(people[turn].ask(json!({ "do": "sit_out" })).await, None);
    (people, turn)
}

#[tokio::test(start_paused = true)]
async fn a_removal_by_the_host_leaves_a_departure_as_it_is() {
    let lobby = lobby().await;
    let (mut people, turn) = sitting_out_at_the_turn(&lobby).await;
    assert_eq!(people[turn].ask(json!({ "do": "leave" })).await, None);
    let seat = people[turn].client.you["seat"].clone();
    let remove = json!({ "do": "remove", "seat": seat });
    assert_eq!(people[0].ask(remove).await.as_deref(), Some("leaving_already"));
    receive_all(&mut people).await;
    assert!(left_ms(&people[turn]) <= 500, "nobody waits for a player who has left");
    assert_eq!(people[turn].client.you["may_stay"], true);
    sleep(Duration::from_secs(1)).await;
    receive_all(&mut people).await;
    assert_eq!(standing(&people[turn]).0, "folded");
}

#[tokio::test(start_paused = true)]
async fn a_player_whom_the_host_removes_plays_the_live_hand_to_its_end() {
    let lobby = lobby().await;
    let (mut people, turn) = sitting_out_at_the_turn(&lobby).await;
    let seat = people[turn].client.you["seat"].clone();
    assert_eq!(people[0].ask(json!({ "do": "remove", "seat": seat })).await, None);
    sleep(Duration::from_secs(20)).await;
    receive_all(&mut people).await;
    assert_eq!(standing(&people[turn]).0, "in");
    let command = act(&people[turn], json!("call"));
    assert_eq!(people[turn].ask(command).await, None);
    receive_all(&mut people).await;
    to_turn(&mut people, turn).await;
    sleep(Duration::from_secs(31)).await;
    receive_all(&mut people).await;
    to_turn(&mut people, turn).await;
    assert!(left_ms(&people[turn]) <= 500, "nobody waits any longer once the clock has acted");
}

/// Lets all other guests check or call until it is this guest's turn.
async fn to_turn(people: &mut [Guest], guest: usize) {
    while let Some(next) = on_turn(people).filter(|&next| next != guest) {
        let check = people[next].client.game["legal"]["check"] == true;
        let command = act(&people[next], json!(if check { "check" } else { "call" }));
        assert_eq!(people[next].ask(command).await, None);
        receive_all(people).await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_seat_is_not_freed_while_its_player_is_in_a_live_hand() {
    let lobby = lobby().await;
    let rules = HouseRules { away: Some(120), ..HouseRules::default() };
    let wish = Create { house_rules: Some(rules), ..wish(GameName::Holdem, 3, 0) };
    let (_, mut people) = table_of(&lobby, 3, wish, turns_of(120)).await;
    let turn = first_turn(&mut people).await;
    let guest = (turn + 2) % 3;
    assert_eq!(people[guest].ask(json!({ "do": "sit_out" })).await, None);
    for _ in 0..2 {
        sleep(Duration::from_secs(100)).await;
        receive_all(&mut people).await;
        let next = on_turn(&people).unwrap();
        let command = act(&people[next], json!("call"));
        assert_eq!(people[next].ask(command).await, None);
        receive_all(&mut people).await;
    }
    let seat = people[guest].client.you["seat"].as_u64().unwrap() as usize;
    let seat = &people[guest].client.table["seats"][seat - 1];
    assert_eq!((&seat["leaving"], &standing(&people[guest]).0), (&json!(false), &json!("in")));
    assert!(
        on_turn(&people) == Some(guest) && left_ms(&people[guest]) > 100_000,
        "{people:#?}",
        people = people[guest].client
    );
}
