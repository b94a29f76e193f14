//! Whole tables in memory: people and bots play, and what the table says is held against what they were told.

use room::client::{Client, Heard};
use room::game::GameName;
use room::lobby::{Create, Lobby, LobbyOptions};
use room::protocol::client::Message;
use room::store::{MemoryStore, PlayerId, Store};
use room::table::{Pace, Person, TableHandle};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;

type Table = TableHandle<MemoryStore>;

/// A person with a socket.
struct Guest {
    client: Client,
    table: Table,
    conn: room::table::ConnId,
    inbox: Receiver<axum::extract::ws::Utf8Bytes>,
}

impl Guest {
    async fn join(table: &Table, who: Option<&Person>, since: Option<u64>) -> Guest {
        let (conn, inbox) = table.join(who.cloned(), since).await.unwrap();
        let mut guest = Guest { client: Client::default(), table: table.clone(), conn, inbox };
        guest.hear().await;
        guest
    }

    async fn hear(&mut self) -> Heard {
        let text = self.inbox.recv().await.expect("the table goes on");
        self.client.hear(&text).unwrap()
    }

    async fn send(&self, text: String) {
        let message: Message = serde_json::from_str(&text).unwrap();
        self.table.ask(self.conn, message).await;
    }

    /// Asks, and waits for the answer: nothing if it was done, else the code of the refusal.
    async fn ask(&mut self, command: Value) -> Option<String> {
        let text = self.client.command(command);
        let id = self.client.next_id;
        self.send(text).await;
        loop {
            match self.hear().await {
                Heard::Accepted(answered) if answered == id => return None,
                Heard::Refused(Some(answered), code) if answered == id => return Some(code),
                _ => {}
            }
        }
    }
}

fn person(id: i64) -> Person {
    Person { id: PlayerId(id), name: format!("Guest {id}") }
}

fn wish(game: GameName, seats: u8, bots: u8) -> Create {
    let clocks = json!({ "turn": 30, "bank": 0, "grace": 0, "between": 0 });
    Create {
        game,
        name: "A table".to_owned(),
        rules: None,
        seats,
        stakes: None,
        clocks: Some(serde_json::from_value(clocks).unwrap()),
        listed: true,
        bots,
    }
}

fn quick() -> LobbyOptions {
    let think = (Duration::ZERO, Duration::ZERO);
    LobbyOptions { demo: false, pace: Pace { think, away: Duration::from_secs(600) } }
}

async fn lobby() -> Lobby<MemoryStore> {
    Lobby::open(Arc::new(MemoryStore::default()), quick()).await.unwrap()
}

/// Plays so many hands to their end.
async fn play(guest: &mut Guest, hands: u64) {
    let mut drawn = 7_u64;
    let mut below = move |n| {
        drawn = drawn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (drawn >> 33) % n
    };
    while guest.client.table["hand"].as_u64() <= Some(hands) {
        if let Some(text) = guest.client.act(&mut below) {
            guest.send(text).await;
        }
        match guest.hear().await {
            Heard::Refused(_, code) => panic!("a legal action was refused: {code}"),
            Heard::Bye(reason) => panic!("bye: {reason}"),
            _ => {}
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_person_plays_hands_of_every_game_with_bots_and_the_ledger_sums_to_zero() {
    for game in GameName::ALL {
        let lobby = lobby().await;
        let host = person(1);
        let id = lobby.create(host.id, wish(game, 4, 2)).await.unwrap().id;
        let table = lobby.table(&id).unwrap();
        let mut guest = Guest::join(&table, Some(&host), None).await;
        assert_eq!(guest.ask(json!({ "do": "sit", "seat": 1 })).await, None, "{game:?}");
        play(&mut guest, 20).await;
        let store = lobby.store();
        assert_eq!(store.ledger_sum().await.unwrap(), 0);
        let hands = table.hands(Some(&host), None).await.unwrap();
        assert!(hands.len() >= 20, "{game:?}: {} hands", hands.len());
        for line in &hands {
            let nets: Vec<i64> = line.players.iter().filter_map(|player| player.net).collect();
            assert_eq!(nets.iter().sum::<i64>() + line.house.unwrap_or(0), 0, "{game:?}: {line:?}");
        }
        let told = table.hand(Some(&host), 1).await.unwrap();
        assert!(told.frames.len() > 1);
        assert_eq!(guest.ask(json!({ "do": "leave" })).await, None);
        lobby.stop().await;
    }
}
