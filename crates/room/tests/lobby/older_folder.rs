//! Tests that the room opens a data folder that an earlier build wrote: one table of each game, with a hand in progress
//! at each.
//!
//! `older_folder/` contains the two databases as that build left them when it was killed in the middle of a hand, and
//! `expected.json` contains the views of each table that it sent to Ann. The current room shows the same views, plays
//! the open hand to its end, and plays further hands.

use crate::support::{Guest, below, quick};
use room::client::ReceivedMessage;
use room::lobby::Lobby;
use room::store::{Folder, PlayerId, Settings, SqliteStore, Store, StoredEntry, TableId};
use room::table::state::State;
use room::table::{ClosingReason, Person, TableHandle, history};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;

/// Names of the two players at every table.
const NAMES: [&str; 2] = ["Ann", "Ben"];

/// A copy of the folder, removed on drop.
struct Copied(PathBuf);

impl Copied {
    fn new() -> Copied {
        let to = std::env::temp_dir().join(format!("cardroom-older-{}", std::process::id()));
        std::fs::create_dir_all(&to).unwrap();
        for name in ["cardroom.db", "sessions.db"] {
            std::fs::copy(original().join(name), to.join(name)).unwrap();
        }
        Copied(to)
    }
}

impl Drop for Copied {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn original() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/older_folder")
}

/// Collects every card in a view, in any field.
fn cards(view: &Value, all: &mut BTreeSet<String>) {
    match view {
        Value::String(text) if text.parse::<cards::Card>().is_ok() => _ = all.insert(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| cards(value, all)),
        Value::Object(fields) => fields.values().for_each(|value| cards(value, all)),
        _ => {}
    }
}

/// The parts of this guest's view of the table that must not differ between versions.
fn shown(guest: &Guest<SqliteStore>) -> Value {
    let table = &guest.client.table;
    let mut seen = BTreeSet::new();
    cards(&guest.client.game, &mut seen);
    let seats = table["seats"].as_array().unwrap().iter();
    let seats: Vec<Value> = seats
        .map(|seat| json!({ "name": seat["name"], "stack": seat["stack"], "bot": seat["bot"] }))
        .collect();
    json!({
        "seq": guest.client.seq, "hand": table["hand"], "phase": table["phase"], "button": table["button"],
        "seats": seats, "cards": seen,
    })
}

/// The player with this name, connected to a table where both players sit.
async fn person(table: &TableHandle<SqliteStore>, people: &Value, name: &str) -> Guest<SqliteStore> {
    let id = PlayerId(people[name].as_i64().unwrap());
    Guest::join(table, Some(&Person { id, name: name.to_owned(), is_bot: false }), None).await
}

/// Sends an action for the guest if one is due.
async fn act(guest: &mut Guest<SqliteStore>, below: &mut impl FnMut(u64) -> u64) {
    if let Some(text) = guest.client.act(below) {
        guest.send(text).await;
    }
}

/// Lets both guests play until this many more hands have begun, then closes the table as the administrator, and lets
/// them play until it is closed.
async fn play_to_the_close([mut ann, mut ben]: [Guest<SqliteStore>; 2], hands: u64) {
    let until = ann.client.table["hand"].as_u64().unwrap() + hands;
    let (mut ann_below, mut ben_below) = (below(5), below(6));
    let ann_plays = async {
        while ann.client.table["hand"].as_u64() < Some(until) {
            ann.act_and_receive(&mut ann_below).await;
        }
        ann.table.close(ClosingReason::OfTable("the evening is over".to_owned())).await.unwrap();
        while !matches!(ann.receive().await, ReceivedMessage::Bye(_)) {
            act(&mut ann, &mut ann_below).await;
        }
    };
    let ben_plays = async {
        while !matches!(ben.receive().await, ReceivedMessage::Bye(_)) {
            act(&mut ben, &mut ben_below).await;
        }
        std::future::pending().await
    };
    let both = async {
        tokio::select! {
            () = ann_plays => {}
            () = ben_plays => {}
        }
    };
    tokio::time::timeout(Duration::from_secs(60), both).await.expect("the table keeps running");
}

/// Checks that the log has actions both in the form of the earlier build, with the actor and the action in one line,
/// and in the current form. Both forms can be replayed, even within a hand that the earlier build began and the current
/// one ended.
async fn actions_of_both_builds_are_read(lobby: &Lobby<SqliteStore>, id: &str) {
    let table: TableId = id.parse().unwrap();
    let log = lobby.store().read(table.log(), 1).await.unwrap();
    let field = |entry: &StoredEntry, field: &str| {
        let body: Value = serde_json::from_str(&entry.body).unwrap();
        body["entry"].get(field).is_some()
    };
    let acted: Vec<&StoredEntry> = log.iter().filter(|entry| entry.kind == "acted").collect();
    let (old, new): (Vec<&StoredEntry>, Vec<&StoredEntry>) =
        acted.iter().partition(|entry| field(entry, "line"));
    assert!(!old.is_empty() && !new.is_empty() && new.iter().all(|entry| field(entry, "by")), "table {id}");
    let both = old.last().unwrap().hand;
    assert_eq!(new.first().unwrap().hand, both, "the open hand was continued");
    let game = State::load(&**lobby.store(), table).await.unwrap().created.game;
    for hand in [old.first().unwrap().hand, both, new.last().unwrap().hand] {
        let replay = history::hand(&**lobby.store(), (table, game), None, hand.unwrap()).await.unwrap();
        assert!(replay.frames.len() > 1, "table {id}");
    }
}

#[tokio::test]
async fn a_data_folder_of_an_earlier_version_opens_and_its_tables_continue() {
    let folder = Copied::new();
    let store = SqliteStore::open(Folder::open(&folder.0).unwrap(), Settings::default()).await.unwrap();
    let lobby = Lobby::open(Arc::new(store), quick()).await.unwrap();
    let expected: Value =
        serde_json::from_str(&std::fs::read_to_string(original().join("expected.json")).unwrap()).unwrap();
    let expected = expected.as_object().unwrap();
    assert_eq!(expected.len(), 4, "one table of each game");
    // The clocks of all tables run from here on, so all comparisons precede the first action.
    let mut tables = Vec::new();
    for (id, table_then) in expected {
        let table = lobby.table(id).unwrap_or_else(|| panic!("the table {id} is not open"));
        let people = &table_then["people"];
        let guests = [person(&table, people, NAMES[0]).await, person(&table, people, NAMES[1]).await];
        assert_eq!(shown(&guests[0]), table_then["shown"], "table {id}");
        tables.push((id, people, guests));
    }
    let mut played = JoinSet::new();
    let mut seats = Vec::new();
    for (id, people, guests) in tables {
        played.spawn(play_to_the_close(guests, 2));
        seats.push((id, people));
    }
    played.join_all().await;
    for (id, people) in seats {
        for name in NAMES {
            // The list includes tables at which the earlier build stored the buy-in.
            let who =
                Person { id: PlayerId(people[name].as_i64().unwrap()), name: name.to_owned(), is_bot: false };
            let closed = lobby.closed_tables(Some(&who), 1).await.unwrap();
            let closed: Vec<_> = closed.tables.iter().map(|table| (table.id.as_str(), table.host)).collect();
            assert!(closed.contains(&(id.as_str(), name == NAMES[0])), "table {id}: {closed:?}");
        }
        actions_of_both_builds_are_read(&lobby, id).await;
    }
    assert_eq!(lobby.store().ledger_sum().await, Ok(0));
    lobby.stop().await;
}
