//! Tests of the chat: who may write, what everybody at the table receives, its limits, and a restart of the room.

use crate::support::{Guest, Table, lobby, lobby_on, person, seated, wish};
use room::game::GameName;
use room::lobby::Lobby;
use room::store::{MemoryStore, Store};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::sleep;

/// A table with the host, guest 1, and guest 2 on its first two chairs.
async fn two_at_a_table(lobby: &Lobby<MemoryStore>) -> (Table, Guest, Guest) {
    let id = lobby.create(person(1).id, wish(GameName::Holdem, 3, 0)).await.unwrap().id;
    let table = lobby.table(&id).unwrap();
    let mut ann = Guest::join(&table, Some(&person(1)), None).await;
    let mut bob = Guest::join(&table, Some(&person(2)), None).await;
    for (guest, seat) in [(&mut ann, 1), (&mut bob, 2)] {
        assert_eq!(guest.ask(json!({ "do": "sit", "seat": seat, "buy_in": 2000 })).await, None);
    }
    (table, ann, bob)
}

fn says(text: &str) -> Value {
    json!({ "do": "chat", "text": text })
}

/// The author, the seat and the content of each message that a guest has received.
fn heard(guest: &Guest) -> Vec<(String, Value, Value)> {
    let message = |message: &Value| {
        (message["name"].as_str().unwrap().to_owned(), message["seat"].clone(), message["content"].clone())
    };
    guest.client.chat.iter().map(message).collect()
}

async fn hears(guest: &mut Guest, count: usize) {
    while guest.client.chat.len() < count {
        guest.receive().await;
    }
}

#[tokio::test(start_paused = true)]
async fn everybody_at_the_table_receives_a_message_once_and_a_new_connection_the_last_fifty() {
    let lobby = lobby().await;
    let (table, mut ann, mut bob) = two_at_a_table(&lobby).await;
    let mut rail = Guest::join(&table, None, None).await;
    assert_eq!(ann.ask(says("  Good evening 👋 ")).await, None);
    assert_eq!(bob.ask(json!({ "do": "react", "reaction": "nice_hand" })).await, None);
    let wanted = [
        ("Guest 1".to_owned(), json!(1), json!({ "text": "Good evening 👋" })),
        ("Guest 2".to_owned(), json!(2), json!({ "reaction": "nice_hand" })),
    ];
    for guest in [&mut ann, &mut bob, &mut rail] {
        hears(guest, 2).await;
        assert_eq!(heard(guest), wanted);
    }
    for number in 0..60 {
        sleep(Duration::from_secs(3)).await;
        assert_eq!(ann.ask(says(&format!("line {number}"))).await, None);
    }
    let late = Guest::join(&table, None, None).await;
    let lines: Vec<String> =
        late.client.chat.iter().map(|line| line["content"]["text"].to_string()).collect();
    assert_eq!((lines.len(), &*lines[0], &*lines[49]), (50, "\"line 10\"", "\"line 59\""));
    let resumed = Guest::join(&table, None, Some(late.client.seq)).await;
    assert_eq!(resumed.client.chat, Vec::<Value>::new());
}

#[tokio::test(start_paused = true)]
async fn only_seated_players_and_the_host_write_and_the_host_can_close_the_chat() {
    let lobby = lobby().await;
    let (table, mut ann, mut bob) = two_at_a_table(&lobby).await;
    let mut cleo = Guest::join(&table, Some(&person(3)), None).await;
    let mut rail = Guest::join(&table, None, None).await;
    assert_eq!(cleo.ask(says("hello")).await.as_deref(), Some("no_seat"));
    assert_eq!(rail.ask(says("hello")).await.as_deref(), Some("no_name"));
    assert_eq!(bob.ask(json!({ "do": "set_chat", "open": false })).await.as_deref(), Some("not_host"));
    assert_eq!(ann.ask(json!({ "do": "set_chat", "open": true })).await.as_deref(), Some("no_change"));
    assert_eq!(ann.ask(json!({ "do": "set_chat", "open": false })).await, None);
    assert_eq!(ann.client.table["chat_open"], false);
    for guest in [&mut ann, &mut bob] {
        assert_eq!(guest.ask(says("hello")).await.as_deref(), Some("chat_closed"));
        assert_eq!(
            guest.ask(json!({ "do": "react", "reaction": "wow" })).await.as_deref(),
            Some("chat_closed")
        );
    }
    assert_eq!(ann.ask(json!({ "do": "set_chat", "open": true })).await, None);
    assert_eq!(ann.ask(json!({ "do": "leave" })).await, None);
    assert_eq!(ann.ask(says("I only host now")).await, None);
    hears(&mut cleo, 1).await;
    assert_eq!(heard(&cleo)[0].1, Value::Null, "the host has no seat");
}

#[tokio::test(start_paused = true)]
async fn a_message_has_1_to_200_visible_characters_and_a_pace() {
    let lobby = lobby().await;
    let (_, mut ann, mut bob) = two_at_a_table(&lobby).await;
    for text in ["", "   ", "\u{200b}", "left \u{202e} right", "two\nlines", &"x".repeat(201)] {
        sleep(Duration::from_secs(3)).await;
        assert_eq!(ann.ask(says(text)).await.as_deref(), Some("no_chat_text"), "{text:?}");
    }
    sleep(Duration::from_secs(30)).await;
    assert_eq!(ann.ask(says(&"x".repeat(200))).await, None);
    let mut refused = None;
    for number in 0..20 {
        refused = ann.ask(says(&format!("flood {number}"))).await;
        if refused.is_some() {
            assert_eq!(number, 5, "six messages at once, then one every two seconds");
            break;
        }
    }
    assert_eq!(refused.as_deref(), Some("chat_too_fast"));
    assert_eq!(bob.ask(says("each guest has an own pace")).await, None);
    sleep(Duration::from_secs(2)).await;
    assert_eq!(ann.ask(says("again")).await, None);
    assert_eq!(ann.client.chat.iter().filter(|line| line["content"]["text"] == "flood 5").count(), 0);
}

/// The second restart loads the table from a snapshot.
#[tokio::test(start_paused = true)]
async fn the_chat_and_its_closing_survive_restarts_of_the_room() {
    for hands in [1, 22] {
        let lobby = lobby().await;
        let mut ann = seated(&lobby, GameName::Holdem, 3, 2).await;
        assert_eq!(ann.ask(says("before the restart")).await, None);
        assert_eq!(ann.ask(json!({ "do": "set_chat", "open": false })).await, None);
        ann.play_to(hands).await;
        let log = lobby.store().read(ann.table.id().log(), 1).await.unwrap();
        let is_in_snapshot = log.iter().any(|entry| entry.body.contains("chat_closed"));
        assert_eq!(is_in_snapshot, hands > 20);
        let again = lobby_on(lobby.store().clone()).await;
        let rail = Guest::join(&again.table(&ann.table.id().to_string()).unwrap(), None, None).await;
        assert_eq!(heard(&rail)[0].2, json!({ "text": "before the restart" }));
        assert_eq!(rail.client.table["chat_open"], false);
    }
}
