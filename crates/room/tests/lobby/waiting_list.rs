//! Tests of the waiting list: the order in which free seats are offered, the time of an offer, and a restart of the room.

use crate::support::{Guest, Table, lobby, lobby_on, person, wish};
use room::game::GameName;
use room::lobby::Lobby;
use room::store::MemoryStore;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// A full table with two chairs: guest 1, the host, and guest 2.
async fn full(lobby: &Lobby<MemoryStore>) -> (Table, Vec<Guest>) {
    let id = lobby.create(person(1).id, wish(GameName::Holdem, 2, 0)).await.unwrap().id;
    let table = lobby.table(&id).unwrap();
    let mut guests = Vec::new();
    for number in 1..=2 {
        let mut guest = Guest::join(&table, Some(&person(number)), None).await;
        assert_eq!(guest.ask(sit(number)).await, None);
        guests.push(guest);
    }
    (table, guests)
}

fn sit(seat: i64) -> Value {
    json!({ "do": "sit", "seat": seat, "buy_in": 2000 })
}

fn join_list() -> Value {
    json!({ "do": "join_list" })
}

fn leave_list() -> Value {
    json!({ "do": "leave_list" })
}

/// Joins the list with the guests from number 3 on.
async fn waiting(table: &Table, count: i64) -> Vec<Guest> {
    let mut guests = Vec::new();
    for number in 3..3 + count {
        let mut guest = Guest::join(table, Some(&person(number)), None).await;
        assert_eq!(guest.ask(join_list()).await, None);
        assert_eq!(guest.client.you["waiting_place"], number - 2);
        guests.push(guest);
    }
    guests
}

/// Receives messages until the names on the list, in order, are those of these guests.
async fn lists(guest: &mut Guest, numbers: &[i64]) {
    let wanted: Vec<String> = numbers.iter().map(|&number| person(number).name).collect();
    while names(guest) != wanted {
        guest.receive().await;
    }
}

fn names(guest: &Guest) -> Vec<String> {
    let waiters = guest.client.table["waiting"].as_array().unwrap();
    waiters.iter().map(|waiter| waiter["name"].as_str().unwrap().to_owned()).collect()
}

async fn is_offered(guest: &mut Guest, place: usize) {
    while guest.client.table["waiting"][place]["left_ms"].is_null() {
        guest.receive().await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_free_seat_is_held_for_the_first_person_on_the_list() {
    let lobby = lobby().await;
    let (table, mut seated) = full(&lobby).await;
    let mut list = waiting(&table, 2).await;
    let mut passer_by = Guest::join(&table, Some(&person(9)), None).await;
    assert_eq!(seated[1].ask(json!({ "do": "leave" })).await, None);
    is_offered(&mut list[0], 0).await;
    assert_eq!(list[0].client.table["waiting"][1]["left_ms"], Value::Null);
    assert_eq!(passer_by.ask(sit(2)).await.as_deref(), Some("seats_held"));
    assert_eq!(list[1].ask(sit(2)).await.as_deref(), Some("seats_held"));
    assert_eq!(seated[0].ask(json!({ "do": "add_bot", "seat": 2 })).await.as_deref(), Some("seats_held"));
    assert_eq!(list[0].ask(sit(2)).await, None);
    lists(&mut seated[0], &[4]).await;
    assert_eq!(list[0].client.you["waiting_place"], Value::Null);
    lists(&mut list[1], &[4]).await;
    assert_eq!(list[1].client.you["waiting_place"], 1);
}

#[tokio::test(start_paused = true)]
async fn an_offer_that_nobody_takes_passes_to_the_next_after_a_minute() {
    let lobby = lobby().await;
    let (table, mut seated) = full(&lobby).await;
    let mut list = waiting(&table, 2).await;
    assert_eq!(seated[1].ask(json!({ "do": "leave" })).await, None);
    is_offered(&mut list[1], 0).await;
    let began = Instant::now();
    lists(&mut list[1], &[4]).await;
    assert!(began.elapsed().as_secs().abs_diff(60) <= 1, "{:?}", began.elapsed());
    is_offered(&mut list[1], 0).await;
    assert_eq!(list[0].ask(leave_list()).await.as_deref(), Some("not_waiting"));
    assert_eq!(list[1].ask(leave_list()).await, None);
    lists(&mut seated[0], &[]).await;
    assert_eq!(list[0].ask(sit(2)).await, None, "without a list, a free seat is anybody's");
}

#[tokio::test(start_paused = true)]
async fn joining_is_refused_with_a_seat_twice_while_a_seat_is_free_and_when_the_list_is_full() {
    let lobby = lobby().await;
    let (table, mut seated) = full(&lobby).await;
    assert_eq!(seated[0].ask(join_list()).await.as_deref(), Some("seated_already"));
    let mut rail = Guest::join(&table, None, None).await;
    assert_eq!(rail.ask(join_list()).await.as_deref(), Some("no_name"));
    let mut list = waiting(&table, 20).await;
    assert_eq!(list[0].ask(join_list()).await.as_deref(), Some("waits_already"));
    let mut late = Guest::join(&table, Some(&person(99)), None).await;
    assert_eq!(late.ask(join_list()).await.as_deref(), Some("list_full"));
    for guest in &mut list {
        assert_eq!(guest.ask(leave_list()).await, None);
    }
    assert_eq!(seated[1].ask(json!({ "do": "leave" })).await, None);
    while !late.client.table["seats"][1].is_null() {
        late.receive().await;
    }
    assert_eq!(late.ask(join_list()).await.as_deref(), Some("seat_is_free"));
}

#[tokio::test(start_paused = true)]
async fn the_list_and_an_offer_survive_a_restart_of_the_room() {
    let lobby = lobby().await;
    let (table, mut seated) = full(&lobby).await;
    let mut list = waiting(&table, 2).await;
    assert_eq!(seated[1].ask(json!({ "do": "leave" })).await, None);
    is_offered(&mut list[0], 0).await;
    let again = lobby_on(lobby.store().clone()).await;
    let table = again.table(&table.id().to_string()).unwrap();
    let mut first = Guest::join(&table, Some(&person(3)), None).await;
    let mut second = Guest::join(&table, Some(&person(4)), None).await;
    assert_eq!(names(&first), ["Guest 3", "Guest 4"]);
    sleep(Duration::from_secs(50)).await;
    assert_eq!(second.ask(sit(2)).await.as_deref(), Some("seats_held"));
    assert_eq!(first.ask(sit(2)).await, None, "the offer lasts its full time again");
}
