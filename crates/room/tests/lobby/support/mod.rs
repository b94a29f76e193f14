//! Guests at tables in memory, for the tests.
#![allow(dead_code, reason = "each test uses a part of it")]

pub mod exchange;

use room::client::{Client, ReceivedMessage};
use room::game::GameName;
use room::lobby::{Create, Lobby, LobbyOptions};
use room::protocol::client::Message;
use room::store::{MemoryStore, PlayerId, Store, StoredEntry, TableId};
use room::table::{ConnId, Pace, Person, TableHandle};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;

pub type Table = TableHandle<MemoryStore>;

/// A guest with an open socket.
pub struct Guest<S: Store = MemoryStore> {
    pub client: Client,
    pub table: TableHandle<S>,
    pub conn: ConnId,
    inbox: Receiver<room::protocol::EncodedMessage>,
}

impl<S: Store> Guest<S> {
    pub async fn join(table: &TableHandle<S>, who: Option<&Person>, since: Option<u64>) -> Guest<S> {
        let (conn, inbox) = table.join(who.cloned(), since).await.unwrap();
        let mut guest = Guest { client: Client::default(), table: table.clone(), conn, inbox };
        guest.receive().await;
        guest
    }

    pub async fn receive(&mut self) -> ReceivedMessage {
        // One hour of paused time: longer than any clock of a table.
        let text = tokio::time::timeout(Duration::from_secs(3600), self.inbox.recv()).await;
        let text = text.unwrap_or_else(|_| panic!("the table is stuck: {:#?}", self.client));
        let text = text.expect("the table keeps sending");
        let is_waiting = Client::default().receive_waiting(&text);
        let message = self.client.receive(&text).unwrap();
        assert_eq!(
            is_waiting,
            matches!(message, ReceivedMessage::Moved(_)) && self.is_waiting(),
            "{}",
            &*text
        );
        message
    }

    /// Returns whether the guest is in a hand, in which no action of the guest is due.
    fn is_waiting(&self) -> bool {
        let Client { table, game, you, .. } = &self.client;
        table["phase"] == "playing" && !you["hand_seat"].is_null() && game["legal"].is_null()
    }

    pub async fn send(&self, text: String) {
        let message: Message = serde_json::from_str(&text).unwrap();
        self.table.ask(self.conn, Box::new(message)).await;
    }

    /// Sends a command and waits for the reply. Returns the refusal code, or `None` if the command was carried out.
    pub async fn ask(&mut self, command: Value) -> Option<String> {
        let text = self.client.command(command);
        let id = self.client.next_id;
        self.send(text).await;
        loop {
            match self.receive().await {
                ReceivedMessage::Accepted(answered) if answered == id => return None,
                ReceivedMessage::Refused(Some(answered), code) if answered == id => return Some(code),
                _ => {}
            }
        }
    }
}

pub fn person(id: i64) -> Person {
    Person { id: PlayerId(id), name: format!("Guest {id}"), is_bot: false }
}

pub fn wish(game: GameName, seats: u8, bots: u8) -> Create {
    let clocks = json!({ "turn": 30, "bank": 0, "grace": 0, "between": 0 });
    Create {
        game,
        name: "A table".to_owned(),
        rules: None,
        seats,
        stakes: None,
        clocks: Some(serde_json::from_value(clocks).unwrap()),
        house_rules: None,
        listed: true,
        bots,
    }
}

pub fn quick() -> LobbyOptions {
    // A short delay, so that with paused time every guest receives an event before the next one happens.
    let think = (Duration::from_millis(1), Duration::from_millis(1));
    LobbyOptions {
        demo: false,
        pace: Pace { think, away: Duration::from_secs(600), stage: Duration::ZERO, ..Pace::default() },
        ..LobbyOptions::default()
    }
}

pub async fn lobby() -> Lobby<MemoryStore> {
    lobby_with(quick()).await
}

/// A room with these options on an empty store.
pub async fn lobby_with(options: LobbyOptions) -> Lobby<MemoryStore> {
    Lobby::open(Arc::new(MemoryStore::default()), options).await.unwrap()
}

/// A room opened on an existing store.
pub async fn lobby_on(store: impl Into<Arc<MemoryStore>>) -> Lobby<MemoryStore> {
    Lobby::open(store.into(), quick()).await.unwrap()
}

/// A room opened on an existing store, with these guests connected again to one of its tables.
pub async fn reopened<const N: usize>(
    store: impl Into<Arc<MemoryStore>>,
    table: TableId,
    guests: [i64; N],
) -> (Lobby<MemoryStore>, [Guest; N]) {
    let lobby = lobby_on(store).await;
    let table = lobby.table(table.as_str()).expect("the table is open");
    let mut back = Vec::new();
    for guest in guests {
        back.push(Guest::join(&table, Some(&person(guest)), None).await);
    }
    (lobby, back.try_into().unwrap_or_else(|_| unreachable!("one guest per number")))
}

/// A deterministic random number generator: a function that takes a bound and returns a number below it.
pub fn below(mut seed: u64) -> impl FnMut(u64) -> u64 {
    move |n| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) % n
    }
}

impl<S: Store> Guest<S> {
    /// Acts if an action is due, and receives the next message.
    pub async fn act_and_receive(&mut self, below: &mut impl FnMut(u64) -> u64) -> ReceivedMessage {
        if let Some(text) = self.client.act(below) {
            self.send(text).await;
        }
        self.receive_next().await
    }

    /// Receives the next message, after topping up a short stack, since a player without chips is not dealt in.
    async fn receive_next(&mut self) -> ReceivedMessage {
        if let Some(text) = self.client.top_up() {
            self.send(text).await;
        }
        match self.receive().await {
            // The next hand began before the chips were added, and the player has won some since.
            ReceivedMessage::Refused(_, code) if code == "buy_in" => ReceivedMessage::Other,
            ReceivedMessage::Refused(_, code) => panic!("a legal action was refused: {code}"),
            ReceivedMessage::Bye(reason) => panic!("bye: {reason}"),
            received => received,
        }
    }

    /// Plays until the hand with this number has begun.
    pub async fn play_to(&mut self, hand: u64) {
        let mut below = below(7);
        while self.client.table["hand"].as_u64() < Some(hand) {
            self.act_and_receive(&mut below).await;
        }
    }

    /// Receives messages, topping up a short stack, until it is this guest's turn.
    pub async fn play_to_turn(&mut self) {
        while self.client.game["legal"].is_null() || self.client.table["phase"] != "playing" {
            self.receive_next().await;
        }
    }
}

/// Opens a table with bots, and returns its host, who is seated on chair 1.
pub async fn seated(lobby: &Lobby<MemoryStore>, game: GameName, seats: u8, bots: u8) -> Guest {
    let host = person(1);
    let id = lobby.create(host.id, wish(game, seats, bots)).await.unwrap().id;
    let mut guest = Guest::join(&lobby.table(&id).unwrap(), Some(&host), None).await;
    assert_eq!(guest.ask(json!({ "do": "sit", "seat": 1 })).await, None, "{game:?}");
    guest
}

/// The log with two cards swapped in the deck of the last hand.
pub fn exchanged(stored: &[StoredEntry], one: &str, other: &str) -> Vec<StoredEntry> {
    let mut stored = stored.to_vec();
    let opened = stored.iter_mut().rev().find(|entry| entry.kind == "opened").unwrap();
    let mut body: Value = serde_json::from_str(&opened.body).unwrap();
    let mut record: Value = serde_json::from_str(body["record"].as_str().unwrap()).unwrap();
    let order = record["order"].as_str().unwrap();
    let cards: Vec<String> =
        order.as_bytes().chunks(2).map(|card| String::from_utf8_lossy(card).into()).collect();
    let swap = |card: &String| match card {
        card if card == one => other.to_owned(),
        card if card == other => one.to_owned(),
        card => card.clone(),
    };
    record["order"] = cards.iter().map(swap).collect::<String>().into();
    body["record"] = record.to_string().into();
    opened.body = body.to_string();
    stored
}

/// The cards of the last hand, in the order of the deck.
pub fn order(stored: &[StoredEntry]) -> Vec<String> {
    let opened = stored.iter().rev().find(|entry| entry.kind == "opened").unwrap();
    let body: Value = serde_json::from_str(&opened.body).unwrap();
    let record: Value = serde_json::from_str(body["record"].as_str().unwrap()).unwrap();
    let order = record["order"].as_str().unwrap().to_owned();
    order.as_bytes().chunks(2).map(|card| String::from_utf8_lossy(card).into_owned()).collect()
}
