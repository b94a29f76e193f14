//! Tests that hidden cards do not leak: if two cards that a viewer was never shown are swapped, every byte sent to that
//! viewer stays the same, until the rules of the game let one of these cards decide something that everybody sees
//! (`support/exchange.rs`).

use crate::support::exchange::{Compared, Course, compare, long_flushes, sent, tables};
use crate::support::{below, exchanged, lobby, order, person, seated};
use room::game::GameName;
use room::store::{MemoryStore, Store, StoredEntry, TableId};
use room::table::Person;

/// Maximum number of times during a game at which hands are compared. The test stops after the twelfth time or later,
/// once enough comparisons have reached the end of a hand.
const MOMENTS: usize = 100;

/// Numbers of comparisons in one game.
#[derive(Debug, Default)]
struct Counts {
    /// Comparisons without a differing byte.
    unchanged: u32,
    /// Comparisons without a differing byte that reached the end of the hand.
    unchanged_at_the_end: u32,
    /// Comparisons that stopped where one of the cards decided something that everybody sees.
    decided: u32,
}

#[tokio::test(start_paused = true)]
async fn hidden_cards_do_not_affect_any_byte_sent_to_a_viewer() {
    let viewers = [Some(person(1)), Some(person(9)), None];
    for game in GameName::ALL {
        let lobby = lobby().await;
        let store: &MemoryStore = lobby.store();
        let mut guest = seated(&lobby, game, 4, 3).await;
        let (mut below, mut counts) = (below(5), Counts::default());
        for moment in 0..MOMENTS {
            if moment >= 12 && counts.unchanged_at_the_end > 20 {
                break;
            }
            for _ in 0..1 + below(10) {
                guest.act_and_receive(&mut below).await;
            }
            let id = guest.table.id();
            let stored = store.read(id.log(), 0).await.unwrap();
            for hand in [last_hand(&stored), last_ended_hand(&stored)].into_iter().flatten() {
                for who in &viewers {
                    compare_swaps(id, hand, who.as_ref(), &mut below, &mut counts);
                }
            }
        }
        let Counts { unchanged, unchanged_at_the_end, decided } = counts;
        assert!(unchanged > 60 && unchanged > 3 * decided, "{game:?}: {counts:?}");
        assert!(unchanged_at_the_end > 20, "{game:?}: {counts:?}");
    }
}

/// The whole log, with the sequence number of the entry that opened the last hand; `None` if no hand was opened.
fn last_hand(stored: &[StoredEntry]) -> Option<(&[StoredEntry], u64)> {
    stored.iter().rev().find(|entry| entry.kind == "opened").map(|opened| (stored, opened.seq))
}

/// The part of the log before the hand that follows the last completed hand, with the sequence number of the entry that
/// opened the completed hand; `None` if no hand was completed.
fn last_ended_hand(stored: &[StoredEntry]) -> Option<(&[StoredEntry], u64)> {
    let ended = stored.iter().rposition(|entry| entry.kind == "ended")?;
    let next = stored[ended..].iter().position(|entry| entry.kind == "opened");
    last_hand(&stored[..next.map_or(stored.len(), |next| ended + next)])
}

/// Swaps up to four random pairs of cards that a viewer did not see in a hand, compares what is sent to the viewer, and
/// counts the results. Panics if a difference is not explained by the rules.
fn compare_swaps(
    id: TableId,
    (stored, opened): (&[StoredEntry], u64),
    who: Option<&Person>,
    below: &mut impl FnMut(u64) -> u64,
    counts: &mut Counts,
) {
    let dealt = tables(id, stored, opened);
    let streams: Vec<String> = dealt.iter().map(|table| sent(table, who)).collect();
    let all = streams.concat();
    let unseen: Vec<String> =
        order(stored).into_iter().filter(|card| !all.contains(&format!("\"{card}\""))).collect();
    if unseen.len() < 2 {
        return;
    }
    let has_ended = stored.iter().any(|entry| entry.kind == "ended" && entry.seq > opened);
    for _ in 0..4 {
        let one = &unseen[below(unseen.len() as u64) as usize];
        let other = &unseen[below(unseen.len() as u64) as usize];
        if one == other {
            continue;
        }
        let changed = Course::new(id, &exchanged(stored, one, other), opened);
        match compare(&streams, &dealt, changed, who) {
            Compared::Same => {
                counts.unchanged += 1;
                counts.unchanged_at_the_end += u32::from(has_ended);
            }
            Compared::Decided => counts.decided += 1,
            Compared::Leaked(seq, what) => {
                panic!("swap of {one} and {other}, {who:?}, entry {seq}: {what}")
            }
        }
    }
}

/// Maximum number of hands that are searched for a raise that a flush of five cards allows and a shorter one does not.
/// About one hand in ten has one.
const HANDS: u64 = 400;

#[tokio::test(start_paused = true)]
async fn hf_4_a_raise_that_a_shorter_flush_does_not_allow_is_explained_by_the_rules() {
    let lobby = lobby().await;
    let mut guest = seated(&lobby, GameName::HighCardFlush, 6, 5).await;
    let id = guest.table.id();
    for hand in 2..HANDS {
        guest.play_to(hand).await;
        let stored = lobby.store().read(id.log(), 0).await.unwrap();
        let (stored, opened) = last_ended_hand(&stored).unwrap();
        let dealt = tables(id, stored, opened);
        let streams: Vec<String> = dealt.iter().map(|table| sent(table, None)).collect();
        let compared = long_flushes(&dealt).into_iter().flat_map(|(cards, suit)| {
            let shorter =
                order(stored).into_iter().find(|card| !card.ends_with(suit) && !cards.contains(card));
            let changed = exchanged(stored, cards.iter().find(|card| card.ends_with(suit))?, &shorter?);
            Some(compare(&streams, &dealt, Course::new(id, &changed, opened), None))
        });
        if compared.into_iter().any(|compared| compared == Compared::Decided) {
            return;
        }
    }
    panic!("no raise above the limit of a flush of four in {HANDS} hands");
}
