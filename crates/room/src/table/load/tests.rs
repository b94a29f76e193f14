//! Tests that a table loaded from its latest snapshot equals the table replayed from its whole log.

use super::*;
use crate::client::{Client, Received};
use crate::game::GameName;
use crate::lobby::{Lobby, LobbyOptions};
use crate::protocol::Encoded;
use crate::store::{Batch, MemoryStore, NewEntry, PlayerId, Stored};
use crate::table::chair::Chair;
use crate::table::{ConnId, Pace, Person, TableHandle};
use games::{Seat, Viewer};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc::Receiver;

/// A guest at a table, with the client's state.
struct Guest {
    table: TableHandle<MemoryStore>,
    conn: ConnId,
    inbox: Receiver<Encoded>,
    client: Client,
}

impl Guest {
    async fn join(table: &TableHandle<MemoryStore>, id: i64) -> Guest {
        let who = Person { id: PlayerId(id), name: format!("Guest {id}") };
        let (conn, inbox) = table.join(Some(who), None).await.unwrap();
        Guest { table: table.clone(), conn, inbox, client: Client::default() }
    }

    async fn receive(&mut self) -> Received {
        let text = self.inbox.recv().await.expect("the table keeps sending");
        self.client.receive(&text).unwrap()
    }

    async fn say(&mut self, text: String) {
        self.table.ask(self.conn, serde_json::from_str(&text).unwrap()).await;
    }

    /// Sends a command and ignores the answer: a game without chips refuses some commands.
    async fn ask(&mut self, command: Value) {
        let text = self.client.command(command);
        self.say(text).await;
    }

    async fn play_to(&mut self, hand: u64) {
        while self.client.table["hand"].as_u64() < Some(hand) {
            if let Some(text) = self.client.act(&mut |n| n / 2) {
                self.say(text).await;
            }
            self.receive().await;
        }
    }
}

/// Commands other than actions, with the hand in which they are sent.
fn happenings() -> Vec<(u64, Value)> {
    let clocks = json!({ "turn": 20, "bank": 9, "grace": 1, "between": 0 });
    vec![
        (3, json!({ "do": "top_up", "amount": 500 })),
        (12, json!({ "do": "sit_out" })),
        (14, json!({ "do": "sit_in" })),
        (17, json!({ "do": "pause", "minutes": 1 })),
        (17, json!({ "do": "resume" })),
        (18, json!({ "do": "configure", "clocks": clocks })),
        (19, json!({ "do": "top_up", "amount": 700 })),
        (21, json!({ "do": "add_bot", "seat": 2 })),
        (33, json!({ "do": "remove", "seat": 2 })),
        (39, json!({ "do": "pause", "minutes": 1 })),
        (39, json!({ "do": "resume" })),
        (40, json!({ "do": "top_up", "amount": 300 })),
        (43, json!({ "do": "sit_out" })),
    ]
}

async fn table_of(game: GameName) -> (Lobby<MemoryStore>, Guest) {
    let think = (Duration::from_millis(1), Duration::from_millis(1));
    let options =
        LobbyOptions { demo: false, pace: Pace { think, ..Pace::default() }, ..LobbyOptions::default() };
    let lobby = Lobby::open(Arc::new(MemoryStore::default()), options).await.unwrap();
    let clocks = json!({ "turn": 30, "bank": 5, "grace": 0, "between": 0 });
    let wish = json!({ "game": game, "name": "Long", "seats": 4, "bots": 2, "clocks": clocks });
    let made = lobby.create(PlayerId(1), serde_json::from_value(wish).unwrap()).await.unwrap();
    let guest = Guest::join(&lobby.table(&made.id).unwrap(), 1).await;
    (lobby, guest)
}

fn chair(number: u8) -> Chair {
    Chair::new(number).unwrap()
}

/// The complete state of a table, as text.
fn all_of(state: &State) -> Vec<String> {
    let play = state.play.as_ref();
    let dealt_in = play.map_or(0, |play| play.opened.lineup.len());
    let seats = (1..=dealt_in).filter_map(Seat::new).map(Viewer::Seat).chain([Viewer::Rail]);
    let views = play.map(|play| seats.map(|seat| play.round.view(seat).to_string()).collect::<Vec<_>>());
    vec![
        serde_json::to_string(&state.snapshot()).unwrap(),
        format!("{:?}", (state.id, state.seq, state.clock_ms, state.pause, state.closing)),
        format!("{:?}", (state.closed, state.in_hand(chair(1)), state.in_hand(chair(4)))),
        format!("{:?}", state.dealt),
        format!("{:?}", state.events),
        format!("{:?}", play.map(|play| (&play.opened, play.over, play.round.awaiting()))),
        format!("{views:?}"),
    ]
}

#[tokio::test(start_paused = true)]
async fn a_table_from_a_snapshot_equals_the_table_from_its_whole_log() {
    for game in GameName::ALL {
        let (lobby, mut ann) = table_of(game).await;
        let (store, id) = (lobby.store().clone(), ann.table.id());
        ann.ask(json!({ "do": "sit", "seat": 1, "buy_in": null })).await;
        let mut happenings = happenings().into_iter().peekable();
        let mut read = Vec::new();
        for hand in 1..=46 {
            ann.play_to(hand).await;
            while let Some((_, command)) = happenings.next_if(|(at, _)| *at == hand) {
                ann.ask(command).await;
            }
            let log = store.read(id, 1).await.unwrap();
            let whole = State::replay(id, log::read_all(&log).unwrap()).unwrap();
            assert_eq!(
                all_of(&State::load(&*store, id).await.unwrap()),
                all_of(&whole),
                "{game:?}, hand {hand}"
            );
            read.push(log.len() as u64 + 1 - latest_snapshot(&*store, id).await.unwrap());
        }
        assert!(read[45] < 20 * (read[18] / 18) && read[45] > 0, "{game:?} read {read:?}");
        lobby.stop().await;
    }
}

/// Copies a log, with a first entry that cannot be parsed.
async fn torn(log: Vec<Stored>) -> (MemoryStore, TableId) {
    let (store, id) = (MemoryStore::default(), TableId::fresh().unwrap());
    let entries = log.into_iter().map(|Stored { seq, kind, hand, body, .. }| {
        let body = if seq == 1 { "torn".to_owned() } else { body };
        NewEntry { kind: kind.leak(), hand, body }
    });
    let batch = Batch { entries: entries.collect(), transfers: Vec::new() };
    store.create_table(id, batch).await.unwrap();
    (store, id)
}

#[tokio::test(start_paused = true)]
async fn no_entry_before_the_latest_snapshot_is_read() {
    let (lobby, mut ann) = table_of(GameName::Holdem).await;
    ann.play_to(SNAPSHOT_INTERVAL - 1).await;
    let log = lobby.store().read(ann.table.id(), 1).await.unwrap();
    let (store, id) = torn(log).await;
    assert_eq!(State::load(&store, id).await.err().unwrap().code, "log_damaged");
    ann.play_to(SNAPSHOT_INTERVAL + 1).await;
    let log = lobby.store().read(ann.table.id(), 1).await.unwrap();
    let (store, id) = torn(log).await;
    assert!(State::load(&store, id).await.unwrap().hand > SNAPSHOT_INTERVAL);
}
