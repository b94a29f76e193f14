//! Tests of hand history files: a file reveals only cards that its viewer saw in the hand, and a replay of the file has
//! the same result as the table.

use crate::support::exchange::{Compared, Course, compare, sent, tables};
use crate::support::{below, exchanged, lobby, order, person, seated};
use formats::history::replay_any;
use formats::phh::{parse_hand, replay};
use room::game::GameName;
use room::store::{Batch, MemoryStore, NewEntry, Store, StoredEntry, TableId};
use room::table::Person;
use room::table::history::{self, HandLine};
use serde_json::Value;

/// Number of hands played in each game.
const HANDS: u64 = 12;

/// The log of a table at which [`HANDS`] hands have been completed.
struct Played {
    id: TableId,
    log: Vec<StoredEntry>,
}

/// A hand of a stored table, and the viewer of its file.
#[derive(Clone, Copy)]
struct Asked<'a> {
    table: (TableId, GameName),
    who: Option<&'a Person>,
    hand: u64,
}

impl Played {
    async fn new(game: GameName) -> Played {
        let lobby = lobby().await;
        let mut guest = seated(&lobby, game, 4, 3).await;
        let mut below = below(11);
        while guest.client.table["hand"].as_u64() <= Some(HANDS) {
            guest.act_and_receive(&mut below).await;
        }
        let id = guest.table.id();
        Played { id, log: lobby.store().read(id.log(), 0).await.unwrap() }
    }

    /// The log up to the end of a hand.
    fn until(&self, hand: u64) -> Vec<StoredEntry> {
        let ends: Vec<usize> = (0..self.log.len()).filter(|&place| self.log[place].kind == "ended").collect();
        self.log[..=ends[hand as usize - 1]].to_vec()
    }
}

/// A store that contains only this log.
async fn store(id: TableId, log: Vec<StoredEntry>) -> MemoryStore {
    let store = MemoryStore::default();
    let entry = |StoredEntry { kind, hand, body, .. }| NewEntry { kind: kind.leak(), hand, body };
    let entries = log.into_iter().map(entry).collect();
    store.create_table(id, Batch { entries, ..Batch::default() }).await.unwrap();
    store
}

impl Asked<'_> {
    async fn file(self, store: &MemoryStore) -> Option<String> {
        history::file(store, self.table, self.who, self.hand).await.ok()
    }

    /// The hand as JSON, step by step.
    async fn json(self, store: &MemoryStore) -> String {
        serde_json::to_string(&history::hand(store, self.table, self.who, self.hand).await.unwrap()).unwrap()
    }
}

#[tokio::test(start_paused = true)]
async fn hidden_cards_do_not_affect_any_byte_of_a_viewers_file() {
    let viewers = [Some(person(1)), Some(person(9)), None];
    for game in GameName::ALL {
        let played = Played::new(game).await;
        let (mut below, mut held, mut decided) = (below(5), 0, 0);
        for hand in 1..=HANDS {
            let log = played.until(hand);
            let kept = store(played.id, log.clone()).await;
            let opened = log.iter().rev().find(|entry| entry.kind == "opened").unwrap().seq;
            let dealt = tables(played.id, &log, opened);
            for who in &viewers {
                let asked = Asked { table: (played.id, game), who: who.as_ref(), hand };
                let (file, mut revealed) = (asked.file(&kept).await.unwrap(), asked.json(&kept).await);
                let live: Vec<String> = dealt.iter().map(|table| sent(table, who.as_ref())).collect();
                revealed.extend(live.iter().map(String::as_str));
                let unseen = |card: &String| !revealed.contains(&format!("\"{card}\""));
                let unseen: Vec<String> = order(&log).into_iter().filter(unseen).collect();
                for card in &unseen {
                    assert!(!cards_of(&file).contains(card), "{game:?}: {card} is in {file}");
                }
                for _ in 0..6 {
                    let mut one = || &unseen[below(unseen.len() as u64) as usize];
                    let changed = exchanged(&log, one(), one());
                    let course = Course::new(played.id, &changed, opened);
                    match compare(&live, &dealt, course, who.as_ref()) {
                        Compared::Same => {
                            let another = asked.file(&store(played.id, changed).await).await;
                            assert_eq!(
                                another.as_ref(),
                                Some(&file),
                                "{game:?} reveals a hidden card to {who:?}"
                            );
                            held += 1;
                        }
                        // A swapped card decides something that everybody sees (TH-18 or HF-4), so the bytes may
                        // differ.
                        Compared::Decided => decided += 1,
                        Compared::Leaked(seq, what) => panic!("{game:?}: to {who:?} at entry {seq}: {what}"),
                    }
                }
            }
        }
        assert!(held > 100 && held > 3 * decided, "{game:?}: {held} unchanged, {decided} decided");
    }
}

/// Every card in a file. The lines with the names of the players are skipped.
fn cards_of(file: &str) -> Vec<String> {
    let lines: Vec<&str> = file.lines().filter(|line| !line.starts_with("players")).collect();
    let file = lines.join("\n");
    let bytes = file.as_bytes();
    let is_card = |two: &&[u8]| b"23456789TJQKA".contains(&two[0]) && b"cdhs".contains(&two[1]);
    bytes.windows(2).filter(is_card).map(|two| String::from_utf8_lossy(two).into_owned()).collect()
}

#[tokio::test(start_paused = true)]
async fn a_replayed_file_gives_the_results_of_the_table() {
    for game in GameName::ALL {
        let played = Played::new(game).await;
        let kept = store(played.id, played.log.clone()).await;
        let lines = history::hands(&kept, played.id, None, None).await.unwrap();
        assert_eq!(lines.len() as u64, HANDS, "{game:?}");
        for line in &lines {
            for who in [Some(&person(1)), None] {
                let asked = Asked { table: (played.id, game), who, hand: line.hand };
                let file = asked.file(&kept).await.unwrap();
                let nets = if game == GameName::Holdem { holdem(&file) } else { other(&file) };
                assert_eq!(sorted(nets), sorted(reported_nets(line)), "{file}");
            }
        }
    }
}

/// The net results of the players, as the table reports them.
fn reported_nets(line: &HandLine) -> Vec<i64> {
    line.players.iter().filter_map(|player| player.net).collect()
}

/// Sorts net results for a comparison, since a file numbers the players from the button, and a hand numbers them from
/// the first seat.
fn sorted(mut nets: Vec<i64>) -> Vec<i64> {
    nets.sort_unstable();
    nets
}

/// The net results of a replayed hand of hold'em. Asserts that the file states the same results.
fn holdem(file: &str) -> Vec<i64> {
    let hand = parse_hand(file).unwrap_or_else(|error| panic!("{error}\n{file}"));
    let replayed = replay(&hand, &hand.own_rules().unwrap().unwrap_or_default());
    let replayed = replayed.unwrap_or_else(|error| panic!("{error}\n{file}"));
    assert_eq!(replayed.matches, Some(true), "{file}");
    let starting = hand.starting_stacks.iter().map(whole);
    replayed.stacks.iter().map(whole).zip(starting).map(|(end, start)| end - start).collect()
}

fn whole(amount: &impl ToString) -> i64 {
    amount.to_string().parse().unwrap()
}

/// The net results of a replayed round of another game; empty in a game without chips. Asserts that the replayed events
/// match the file.
fn other(file: &str) -> Vec<i64> {
    let replayed = replay_any(file).unwrap_or_else(|error| panic!("{error}\n{file}"));
    assert_eq!(replayed.matches, Some(true), "{:?}\n{file}", replayed.difference);
    let end = replayed.figures.iter().find(|(name, _)| *name == "finishing_stacks");
    let Some((_, end)) = end else { return Vec::new() };
    let start = file.lines().find_map(|line| line.strip_prefix("starting_stacks = ")).unwrap();
    let stacks =
        |value: &Value| value.as_array().unwrap().iter().map(|chips| chips.as_i64().unwrap()).collect();
    let (end, start): (Vec<i64>, Vec<i64>) = (stacks(end), stacks(&serde_json::from_str(start).unwrap()));
    end.iter().zip(start).map(|(end, start)| end - start).collect()
}
