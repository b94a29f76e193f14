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
use support::{below, exchanged, lobby, order, person, seated};

const AROUND: Around = Around::nobody(0);

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
            // A top-up or a departure may follow the end of the hand.
            let is_over = stored.iter().any(|entry| entry.seq > from && entry.kind == "ended");
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
                        Some(_) if is_over => refused += 1,
                        Some(_) => panic!("{game:?}: {one} and {other} show to {who:?}"),
                    }
                }
            }
        }
        assert!(held > 60 && held > 3 * refused, "{game:?}: {held} held, {refused} refused");
    }
}
