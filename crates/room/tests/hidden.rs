//! Nothing hidden reaches the wire: exchange any two cards that a viewer was never shown, and every byte for that viewer
//! is the same.

mod support;

use room::game::GameName;
use room::protocol::VERSION;
use room::protocol::server::{Message, News};
use room::store::TableId;
use room::store::{MemoryStore, Store, Stored, log};
use room::table::Person;
use room::table::look::Around;
use room::table::state::State;
use serde_json::Value;
use support::{below, lobby, person, seated};

const AROUND: Around = Around { connected: Vec::new(), watchers: 0, clock: None, soon: false, now_ms: 0 };

/// Every byte that somebody is sent, welcome and moves, while the log grows to this length.
fn wire(id: TableId, stored: &[Stored], who: Option<&Person>, from: u64) -> Option<Vec<String>> {
    let entries = log::read_all(stored).unwrap();
    let mut sent = Vec::new();
    for length in 1..=entries.len() {
        let (seq, _) = entries[length - 1];
        if seq < from {
            continue;
        }
        let state = State::replay(id, entries[..length].to_vec()).ok()?;
        for since in [0, seq - 1] {
            let news = News::Moved(state.moment(who, since, &AROUND));
            sent.push(serde_json::to_string(&Message { v: VERSION, news }).unwrap());
        }
    }
    Some(sent)
}

/// The log with two cards of the last hand's order exchanged.
fn exchanged(stored: &[Stored], one: &str, other: &str) -> Vec<Stored> {
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

/// The cards of the last hand, in their order.
fn order(stored: &[Stored]) -> Vec<String> {
    let opened = stored.iter().rev().find(|entry| entry.kind == "opened").unwrap();
    let body: Value = serde_json::from_str(&opened.body).unwrap();
    let record: Value = serde_json::from_str(body["record"].as_str().unwrap()).unwrap();
    let order = record["order"].as_str().unwrap().to_owned();
    order.as_bytes().chunks(2).map(|card| String::from_utf8_lossy(card).into_owned()).collect()
}

#[tokio::test(start_paused = true)]
async fn cards_that_a_viewer_was_not_shown_change_no_byte_for_that_viewer() {
    let viewers = [Some(person(1)), Some(person(9)), None];
    for game in GameName::ALL {
        let lobby = lobby().await;
        let store: &MemoryStore = lobby.store();
        let mut guest = seated(&lobby, game, 4, 3).await;
        let (mut below, mut held, mut refused) = (below(5), 0, 0);
        for _ in 0..12 {
            for _ in 0..1 + below(10) {
                guest.go_on(&mut below).await;
            }
            let id = guest.table.id();
            let stored = store.read(id, 0).await.unwrap();
            let Some(opened) = stored.iter().rev().find(|entry| entry.kind == "opened") else { continue };
            let from = opened.seq;
            for who in &viewers {
                let sent = wire(id, &stored, who.as_ref(), from).unwrap();
                let all = sent.concat();
                let unseen: Vec<String> =
                    order(&stored).into_iter().filter(|card| !all.contains(&format!("\"{card}\""))).collect();
                if unseen.len() < 2 {
                    continue;
                }
                for _ in 0..4 {
                    let one = &unseen[below(unseen.len() as u64) as usize];
                    let other = &unseen[below(unseen.len() as u64) as usize];
                    match wire(id, &exchanged(&stored, one, other), who.as_ref(), from) {
                        Some(other_sent) if other_sent == sent => held += 1,
                        // With the cards exchanged the same actions are not the same hand: a lower card opens, a hand
                        // that was mucked wins. What was public tells it then.
                        None => refused += 1,
                        Some(_) if stored.last().is_some_and(|last| last.kind == "ended") => refused += 1,
                        Some(_) => panic!("{game:?}: {one} and {other} show to {who:?}"),
                    }
                }
            }
        }
        assert!(held > 60 && held > 3 * refused, "{game:?}: {held} held, {refused} refused");
    }
}
