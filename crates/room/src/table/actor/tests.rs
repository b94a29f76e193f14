//! Tests of a table's task in states that cannot be reached from outside: a turn clock that is inconsistent with the
//! table's state, and damaged data.

use super::*;
use crate::game::{GameName, RoundError};
use crate::limits::Limits;
use crate::lobby::{Lobby, LobbyOptions};
use crate::moderation::Bans;
use crate::protocol::VERSION;
use crate::refusal::Refusal;
use crate::store::log::DamagedEntry;
use crate::store::opaque_record::DamagedRecord;
use crate::store::{MemoryStore, StoreError};
use crate::table::error::LogError;
use serde_json::json;

/// The task of a hold'em table in its first hand, restored from its log: two guests are seated, and no client is
/// connected.
async fn playing() -> Actor<MemoryStore> {
    let store = Arc::new(MemoryStore::default());
    let options = LobbyOptions { demo: false, ..LobbyOptions::default() };
    let lobby = Lobby::open(store.clone(), options).await.unwrap();
    let wish = json!({ "game": GameName::Holdem, "name": "Clocks", "seats": 2, "bots": 0 });
    let id = lobby.create(PlayerId(1), serde_json::from_value(wish).unwrap()).await.unwrap().id;
    let table = lobby.table(&id).unwrap();
    for number in [1, 2] {
        let who = Person { id: PlayerId(number), name: format!("Guest {number}"), is_bot: false };
        let (conn, mut inbox) = table.join(Some(who), None).await.unwrap();
        let sit = json!({ "v": VERSION, "id": 1, "do": "sit", "seat": number });
        table.ask(conn, serde_json::from_value(sit).unwrap()).await;
        tokio::spawn(async move { while inbox.recv().await.is_some() {} });
    }
    tokio::time::sleep(Duration::from_secs(8)).await;
    lobby.stop().await;
    let epoch = store.take_epoch(table.id().log()).await.unwrap();
    let state = State::load(&*store, table.id()).await.unwrap();
    let (requests, open_tables) =
        ((mpsc::channel(1).1, EndReason::default()), OpenTables::new(Limits::default()));
    Actor::new(
        state,
        store,
        epoch,
        requests,
        Pace::default(),
        open_tables,
        (Bans::default(), BotAccounts::default()),
    )
    .unwrap()
}

#[tokio::test(start_paused = true)]
async fn a_clock_of_a_chair_without_a_decision_is_reset() {
    let mut actor = playing().await;
    let seq = actor.state.seq;
    let awaited = actor.state.hand.playing().unwrap().awaited_chairs();
    let other = Chair::first(2).find(|chair| !awaited.contains(chair)).unwrap();
    let clock = actor.clock.as_mut().unwrap();
    clock.chairs = vec![other];
    // No player is connected, so the grace period runs first; then the clock has no decision to act on.
    for _ in 0..2 {
        tokio::time::sleep_until(actor.due().unwrap()).await;
        actor.on_timer().await;
    }
    let clock = actor.clock.as_ref().unwrap();
    assert_eq!((&clock.chairs, actor.state.seq), (&awaited, seq));
    assert_eq!(clock.left(Instant::now()), Duration::from_secs(30));
    for _ in 0..2 {
        tokio::time::sleep_until(actor.due().unwrap()).await;
        actor.on_timer().await;
    }
    assert!(actor.state.seq > seq, "the clock acts for the player who does not");
}

#[tokio::test(start_paused = true)]
async fn details_of_damaged_data_are_hidden_from_a_player() {
    let mut actor = playing().await;
    let (reply, joined) = oneshot::channel();
    actor.join(Some(Person { id: PlayerId(1), name: "Guest 1".to_owned(), is_bot: false }), None, reply);
    let (conn, mut inbox) = joined.await.unwrap();
    let (log, file) = (actor.state.id.log(), "cannot be decoded: card 60".to_owned());
    let damaged = [
        TableError::from(StoreError::BrokenChain { log, seq: 7 }),
        TableError::from(RoundError::from(DamagedRecord(file))),
        TableError::from(LogError::Entry(DamagedEntry { seq: 7, column: 30 })),
    ];
    for error in damaged {
        let code = error.code().to_owned();
        actor.recovery.begin(error);
        let ask = json!({ "v": VERSION, "id": 5, "do": "sit_out" });
        actor.ask(conn, serde_json::from_value(ask).unwrap()).await;
        let received = loop {
            let received: serde_json::Value = serde_json::from_str(&inbox.recv().await.unwrap()).unwrap();
            if received["type"] == "refused" {
                break received["refused"].clone();
            }
        };
        let message = "stored data is damaged: ask the administrator to restore a backup";
        assert_eq!(received, json!({ "code": code, "message": message }));
    }
}

#[tokio::test(start_paused = true)]
async fn the_task_of_a_table_is_small_while_it_waits() {
    let actor = playing().await;
    assert!(size_of_val(&actor) <= 2_304, "the actor has {} bytes", size_of_val(&actor));
    let task = Box::new(actor).run();
    assert!(size_of_val(&task) <= 1_280, "the future has {} bytes", size_of_val(&task));
}
