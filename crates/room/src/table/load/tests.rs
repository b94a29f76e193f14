//! Tests that a table loaded from its latest snapshot equals the table replayed from its whole log, that no earlier
//! entry is read, and that entries this build does not accept are reported as damage.

use super::*;
use crate::client::{Client, ReceivedMessage};
use crate::game::GameName;
use crate::lobby::{Lobby, LobbyOptions};
use crate::protocol::EncodedMessage;
use crate::protocol::RefusalMessage;
use crate::refusal::{Kind, Refusal};
use crate::store::{Batch, MemoryStore, NewEntry, PlayerId, StoredEntry};
use crate::table::chair::Chair;
use crate::table::history;
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
    inbox: Receiver<EncodedMessage>,
    client: Client,
}

impl Guest {
    async fn join(table: &TableHandle<MemoryStore>, id: i64) -> Guest {
        let who = Person { id: PlayerId(id), name: format!("Guest {id}"), is_bot: false };
        let (conn, inbox) = table.join(Some(who), None).await.unwrap();
        Guest { table: table.clone(), conn, inbox, client: Client::default() }
    }

    async fn receive(&mut self) -> ReceivedMessage {
        let text = self.inbox.recv().await.expect("the table keeps sending");
        self.client.receive(&text).unwrap()
    }

    async fn send(&mut self, text: String) {
        self.table.ask(self.conn, serde_json::from_str(&text).unwrap()).await;
    }

    /// Sends a command and ignores the reply: a game without chips refuses some commands.
    async fn ask(&mut self, command: Value) {
        let text = self.client.command(command);
        self.send(text).await;
    }

    async fn play_to(&mut self, hand: u64) {
        while self.client.table["hand"].as_u64() < Some(hand) {
            if let Some(text) = self.client.act(&mut |n| n / 2) {
                self.send(text).await;
            }
            self.receive().await;
        }
    }
}

/// Commands other than actions, with the hand in which they are sent.
fn commands_by_hand() -> Vec<(u64, Value)> {
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

/// The state of a table as text, with the views of every hand seat and of a spectator.
fn all_of(state: &State) -> Vec<String> {
    let play = state.hand.play();
    let dealt_in = play.map_or(0, |play| play.opened.lineup.len());
    let seats = (1..=dealt_in).filter_map(Seat::new).map(Viewer::Seat).chain([Viewer::Rail]);
    let views = play.map(|play| seats.map(|seat| play.round.view(seat).to_string()).collect::<Vec<_>>());
    vec![
        serde_json::to_string(&state.snapshot()).unwrap(),
        format!("{:?}", (state.id, state.seq, state.clock_ms, state.pause, &state.closing)),
        format!("{:?}", (state.closed, state.hand.includes(chair(1)), state.hand.includes(chair(4)))),
        format!("{:?}", state.hand.start()),
        format!("{:?}", state.events),
        format!("{:?}", play.map(|play| (play.opened, !state.hand.is_open(), play.round.awaiting()))),
        format!("{views:?}"),
    ]
}

#[tokio::test(start_paused = true)]
async fn a_table_from_a_snapshot_equals_the_table_from_its_whole_log() {
    for game in GameName::ALL {
        let (lobby, mut ann) = table_of(game).await;
        let (store, id) = (lobby.store().clone(), ann.table.id());
        ann.ask(json!({ "do": "sit", "seat": 1, "buy_in": null })).await;
        let mut commands_by_hand = commands_by_hand().into_iter().peekable();
        let mut read = Vec::new();
        for hand in 1..=46 {
            ann.play_to(hand).await;
            while let Some((_, command)) = commands_by_hand.next_if(|(at, _)| *at == hand) {
                ann.ask(command).await;
            }
            let log = store.read(id.log(), 1).await.unwrap();
            let whole = State::replay(id, LoggedEntry::read_all(&log).unwrap()).unwrap();
            assert_eq!(
                all_of(&State::load(&*store, id).await.unwrap()),
                all_of(&whole),
                "{game:?}, hand {hand}"
            );
            read.push(latest(&*store, id).await.unwrap().len());
        }
        assert!(read[45] < 20 * (read[18] / 18) && read[45] > 0, "{game:?} read {read:?}");
        lobby.stop().await;
    }
}

/// Stores a copy of a log as a new table in a new store.
async fn copied(log: Vec<StoredEntry>) -> (MemoryStore, TableId) {
    let (store, id) = (MemoryStore::default(), TableId::fresh().unwrap());
    let entries = log.into_iter().map(|StoredEntry { kind, hand, body, .. }| NewEntry {
        kind: kind.leak(),
        hand,
        body,
    });
    let batch = Batch { entries: entries.collect(), ..Batch::default() };
    store.create_table(id, batch).await.unwrap();
    (store, id)
}

/// Stores a copy of a log whose first entry cannot be parsed.
async fn damaged_copy(mut log: Vec<StoredEntry>) -> (MemoryStore, TableId) {
    log[0].body = "torn".to_owned();
    copied(log).await
}

/// The log with this value in the first entry that has a value at the JSON pointer.
fn changed(log: &[StoredEntry], pointer: &str, value: Value) -> Vec<StoredEntry> {
    let mut log = log.to_vec();
    let change = |entry: &mut StoredEntry| {
        let mut body: Value = serde_json::from_str(&entry.body).unwrap();
        *body.pointer_mut(pointer)? = value.clone();
        entry.body = body.to_string();
        Some(())
    };
    log.iter_mut().find_map(change).unwrap();
    log
}

/// Asserts that the error reports a damaged log, and that a guest sees neither its arguments nor its message.
fn is_damage(error: TableError) {
    let refused = RefusalMessage::from(error);
    assert_eq!((refused.kind(), refused.code.as_str()), (Kind::Damaged, "log_damaged"), "{refused:?}");
    assert!(refused.message.contains("newer"), "{refused:?}");
    let guest = refused.clone().for_guest();
    assert!(guest.args.is_empty() && guest.message != refused.message, "{guest:?}");
}

#[tokio::test(start_paused = true)]
async fn a_stored_action_that_the_game_refuses_is_damage() {
    let (lobby, mut ann) = table_of(GameName::Holdem).await;
    ann.play_to(2).await;
    let mut log = lobby.store().read(ann.table.id().log(), 1).await.unwrap();
    log.truncate(1 + log.iter().position(|entry| entry.kind == "ended").unwrap());
    let (store, id) = copied(log.clone()).await;
    assert!(State::load(&store, id).await.is_ok());
    for action in ["raise to 1", "dance"] {
        let (store, id) = copied(changed(&log, "/entry/action", action.into())).await;
        is_damage(State::load(&store, id).await.err().unwrap());
        let hand = history::hand(&store, (id, GameName::Holdem), None, 1).await;
        is_damage(hand.err().unwrap());
    }
}

#[tokio::test(start_paused = true)]
async fn stored_settings_that_this_build_refuses_are_damage() {
    let (lobby, mut ann) = table_of(GameName::Holdem).await;
    ann.ask(json!({ "do": "configure", "rules": { "big_blind": 200 } })).await;
    ann.play_to(2).await;
    let log = lobby.store().read(ann.table.id().log(), 1).await.unwrap();
    ann.play_to(SNAPSHOT_INTERVAL + 1).await;
    let long = lobby.store().read(ann.table.id().log(), 1).await.unwrap();
    let place = log.iter().position(|entry| entry.kind == "configured").unwrap();
    for rules in [json!({ "later": true }), json!({ "big_blind": 0 })] {
        let pointer = "/entry/config/rules";
        let configured = [&log[..place], &changed(&log[place..], pointer, rules.clone())].concat();
        let created = changed(&log, pointer, rules.clone());
        let snapshot = changed(&long, "/standing/config/rules", rules);
        for log in [created, configured, snapshot] {
            let (store, id) = copied(log).await;
            is_damage(State::load(&store, id).await.err().unwrap());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn no_entry_before_the_latest_snapshot_is_read() {
    let (lobby, mut ann) = table_of(GameName::Holdem).await;
    ann.play_to(SNAPSHOT_INTERVAL - 1).await;
    let log = lobby.store().read(ann.table.id().log(), 1).await.unwrap();
    let (store, id) = damaged_copy(log).await;
    assert_eq!(State::load(&store, id).await.err().unwrap().code(), "log_damaged");
    ann.play_to(SNAPSHOT_INTERVAL + 1).await;
    let log = lobby.store().read(ann.table.id().log(), 1).await.unwrap();
    let (store, id) = damaged_copy(log).await;
    assert!(State::load(&store, id).await.unwrap().hand.number() > SNAPSHOT_INTERVAL);
}
