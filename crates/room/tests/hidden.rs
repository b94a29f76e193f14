//! Nothing hidden is sent. If any two cards that a viewer was never shown are swapped, every byte sent to that viewer
//! is the same, until the rules of the game let one of these cards decide something that everybody sees
//! (`support/exchange.rs`).

mod support;

use room::game::GameName;
use room::store::{MemoryStore, Store};
use support::exchange::{Compared, Course, compare, sent, tables};
use support::{below, exchanged, lobby, order, person, seated};

#[tokio::test(start_paused = true)]
async fn hidden_cards_do_not_affect_any_byte_sent_to_a_viewer() {
    let viewers = [Some(person(1)), Some(person(9)), None];
    for game in GameName::ALL {
        let lobby = lobby().await;
        let store: &MemoryStore = lobby.store();
        let mut guest = seated(&lobby, game, 4, 3).await;
        let (mut below, mut held, mut decided) = (below(5), 0, 0);
        for _ in 0..12 {
            for _ in 0..1 + below(10) {
                guest.go_on(&mut below).await;
            }
            let id = guest.table.id();
            let stored = store.read(id, 0).await.unwrap();
            let Some(opened) = stored.iter().rev().find(|entry| entry.kind == "opened") else { continue };
            let dealt = tables(id, &stored, opened.seq);
            for who in &viewers {
                let who = who.as_ref();
                let told: Vec<String> = dealt.iter().map(|table| sent(table, who)).collect();
                let all = told.concat();
                let unseen: Vec<String> =
                    order(&stored).into_iter().filter(|card| !all.contains(&format!("\"{card}\""))).collect();
                if unseen.len() < 2 {
                    continue;
                }
                for _ in 0..4 {
                    let one = &unseen[below(unseen.len() as u64) as usize];
                    let other = &unseen[below(unseen.len() as u64) as usize];
                    let changed = Course::new(id, &exchanged(&stored, one, other), opened.seq);
                    match compare(&told, &dealt, changed, who) {
                        Compared::Same => held += 1,
                        Compared::Decided => decided += 1,
                        Compared::Leaked(seq, what) => {
                            panic!("{game:?}: swap of {one} and {other}, {who:?}, entry {seq}: {what}")
                        }
                    }
                }
            }
        }
        assert!(held > 60 && held > 3 * decided, "{game:?}: {held} unchanged, {decided} decided");
    }
}
