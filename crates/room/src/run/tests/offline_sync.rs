//! Tests of the sync of phones that were without a connection: repeated requests, and any order of the phones.

use super::{ORGANISER, draft};
use crate::limits::{Limits, Rate};
use crate::moderation::Bans;
use crate::refusal::Refusal;
use crate::rng::Rng;
use crate::run::command::Command;
use crate::run::message::Receipt;
use crate::run::offline::{OfflineDetails, OfflineStamp};
use crate::run::outcome::CommandOutcome;
use crate::run::requests::RequestKey;
use crate::run::role::{Role, Roles};
use crate::run::{RunHandle, Runs};
use crate::store::{MemoryStore, PlayerId};
use games::poker_run::{Action, Stop};
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::Arc;

const PHONES: [PlayerId; 3] = [PlayerId(2), PlayerId(3), PlayerId(4)];
const RIDERS: u32 = 4;

/// A stamp on a phone, with the key of its request.
#[derive(Clone, Debug)]
struct Stamp {
    phone: usize,
    key: String,
    /// Stamps of an hour ago by a clock that was set since then.
    clock_changed: bool,
    action: Value,
}

impl Stamp {
    fn action(&self) -> Action {
        serde_json::from_value(self.action.clone()).unwrap()
    }

    fn offline(&self) -> Command {
        let sent_offset_ms = if self.clock_changed { 3_600_000 } else { 0 };
        let details = OfflineDetails { made_ms: 1, offset_ms: 0, sent_offset_ms, sheet: None };
        Command::Offline(OfflineStamp::new(self.action(), details).unwrap())
    }

    /// Makes the request; a stamp is not refused.
    async fn send(&self, run: &RunHandle, command: Command) -> Receipt {
        let key = RequestKey::new(&self.key).unwrap();
        run.command_once(PHONES[self.phone], command, Some(key)).await.unwrap()
    }
}

/// An event on a past day, on which every time is possible, with riders and three phones at the stops.
async fn event() -> RunHandle {
    let changes = Rate { burst: 1e9, per_second: 1e9 };
    let limits = Limits { changes, ..Limits::default() };
    let runs = Runs::open(Arc::new(MemoryStore::default()), limits, Bans::default()).await.unwrap();
    let mut plan = draft(&json!({ "stamps": "by_time", "fees": "at_registration" }));
    plan.date = serde_json::from_value(json!("2020-09-12")).unwrap();
    let run = runs.create(ORGANISER, None, "Olga", &plan).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    let roles: Roles = Stop::all().map(Role::Stop).collect();
    let hash = crate::tokens::hash("token");
    run.command(ORGANISER, Command::MakeLink { roles, hash }).await.unwrap();
    for phone in PHONES {
        run.join(phone, "token".to_owned(), "Sue".to_owned()).await.unwrap();
    }
    for number in 1..=RIDERS {
        let registration = json!({ "register": { "participant": number, "name": "Ann", "rides": true } });
        run.command(ORGANISER, super::action(registration)).await.unwrap();
    }
    run
}

/// A random day: each phone has stamps of every stop, some of them with other cards, for unknown numbers, or out of
/// order.
fn day(seed: u64, with_conflicts: bool) -> Vec<Stamp> {
    let mut rng = Rng::new(seed);
    let mut stamps = Vec::new();
    for participant in 1..=RIDERS {
        for stop in 1..=5 {
            let card = |rank: u32, suit: u32| {
                format!(
                    "{}{}",
                    &"23456789TJQKA"[rank as usize..=rank as usize],
                    &"shdc"[suit as usize..=suit as usize]
                )
            };
            let right = card(rng.below(13), rng.below(4));
            let copies = if with_conflicts { 1 + rng.below(2) } else { 1 };
            for copy in 0..copies {
                let odd = with_conflicts && rng.below(4) == 0;
                let number = if odd && rng.below(3) == 0 { 90 + rng.below(3) } else { participant };
                let hour = if odd && rng.below(3) == 0 { 10 + rng.below(5) } else { 9 + stop };
                let shown = if odd { card(rng.below(13), rng.below(4)) } else { right.clone() };
                stamps.push(Stamp {
                    phone: ((participant + copy) % 3) as usize,
                    key: format!("{participant}-{stop}-{copy}"),
                    clock_changed: odd && rng.below(4) == 0,
                    action: json!({ "stamp": { "hand": format!("{number}-1"), "stop": stop, "card": shown,
                                               "at": format!("{hour}:{:02}", copy * 7) } }),
                });
            }
        }
    }
    stamps
}

/// Sends the stamps in a random order, some of them several times, and some at first as requests with a connection
/// whose reply is lost.
async fn sync(run: &RunHandle, stamps: &[Stamp], seed: u64) {
    let mut rng = Rng::new(seed);
    let mut waiting: Vec<&Stamp> = stamps.iter().collect();
    while !waiting.is_empty() {
        let at = rng.below(waiting.len() as u32) as usize;
        let stamp = waiting[at];
        if rng.below(8) == 0 {
            let key = RequestKey::new(&stamp.key).unwrap();
            let _lost = run.command_once(PHONES[stamp.phone], Command::Act(stamp.action()), Some(key)).await;
        }
        let first = stamp.send(run, stamp.offline()).await;
        if rng.below(2) == 0 {
            let again = stamp.send(run, stamp.offline()).await;
            assert!(again.again, "a request is made once");
            assert_eq!((again.seq, again.outcome), (first.seq, first.outcome.filter(is_question)));
        }
        waiting.swap_remove(at);
    }
}

fn is_question(outcome: &CommandOutcome) -> bool {
    matches!(outcome, CommandOutcome::Question(_))
}

/// After a restored backup, the holder of a phone joins again, and the phone sends what the room had.
#[tokio::test]
async fn pr_29_a_stamp_that_is_sent_again_by_another_staff_number_is_made_once() {
    let run = event().await;
    let stamp =
        |hand: &str, card: &str| json!({ "stamp": { "hand": hand, "stop": 1, "card": card, "at": "10:00" } });
    let sent = Stamp { phone: 0, key: "a".to_owned(), clock_changed: false, action: stamp("1-1", "Ks") };
    sent.send(&run, Command::Act(sent.action())).await;
    // Another card replaces it, so a new stamp would be a question.
    let void = json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": "wrong card" } });
    for entry in [void, stamp("1-1", "Qd")] {
        run.command(ORGANISER, super::action(entry)).await.unwrap();
    }
    let again = Stamp { phone: 1, ..sent.clone() };
    let receipt = again.send(&run, again.offline()).await;
    assert!(receipt.again);
    assert_eq!(receipt.outcome, None);
    // The same key of another stamp is another request.
    let other = Stamp { phone: 2, action: stamp("2-1", "Ks"), ..sent };
    assert!(!other.send(&run, other.offline()).await.again);
}

/// The cards of a view, the standings and the questions.
async fn result(run: &RunHandle) -> (Value, Value, Vec<Value>) {
    let view = json!(run.staff_view(ORGANISER, None).await.unwrap());
    let board = json!(run.board(None).await.unwrap());
    let questions = view["organiser"]["questions"].as_array().unwrap();
    let asked = questions.iter().filter(|one| one["kind"] != "stamp_missing").cloned().collect();
    (board["participants"].clone(), board["standings"].clone(), asked)
}

/// Returns whether a stamp is a card of its hand, or listed for the organiser.
fn is_accounted_for(stamp: &Stamp, cards: &Value, asked: &[Value]) -> bool {
    let fields = &stamp.action["stamp"];
    let mark = json!({ "stop": fields["stop"] });
    let rows = cards.as_array().unwrap();
    let mut hands = rows.iter().flat_map(|row| row["hands"].as_array().unwrap());
    let hand = hands.find(|hand| hand["hand"] == fields["hand"]);
    let has = hand.is_some_and(|hand| {
        hand["cards"]
            .as_array()
            .unwrap()
            .iter()
            .any(|one| one["mark"] == mark && one["card"] == fields["card"])
    });
    let listed = asked.iter().any(|one| {
        one["hand"] == fields["hand"]
            && one["mark"] == mark
            && one["typed"] == fields["card"]
            && one["decided"].is_null()
    });
    has || listed
}

fn on_runtime<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, ..ProptestConfig::default() })]

    #[test]
    fn phones_that_sync_in_any_order_end_with_the_same_standings_or_with_a_question(
        seed in any::<u64>(),
        orders in any::<[u64; 2]>(),
        with_conflicts in any::<bool>(),
    ) {
        let stamps = day(seed, with_conflicts);
        let results = on_runtime(async {
            let mut results = Vec::new();
            for order in orders {
                let run = event().await;
                sync(&run, &stamps, order).await;
                let before = run.head().await.unwrap().seq;
                sync(&run, &stamps, order).await;
                assert_eq!(run.head().await.unwrap().seq, before, "a second sync changes nothing");
                results.push(result(&run).await);
            }
            results
        });
        for (cards, _, asked) in &results {
            for stamp in &stamps {
                prop_assert!(is_accounted_for(stamp, cards, asked), "{stamp:?} was dropped");
            }
        }
        let [(_, first, asked), (_, second, also_asked)] = &results[..] else { unreachable!() };
        prop_assert!(first == second || !asked.is_empty() && !also_asked.is_empty());
        prop_assert!(with_conflicts || asked.is_empty() && first == second, "{asked:?}");
    }
}

#[tokio::test]
async fn the_reply_to_a_repeated_stamp_names_the_same_question() {
    let run = event().await;
    let unknown = json!({ "stamp": { "hand": "99-1", "stop": 1, "card": "Ks", "at": "10:00" } });
    let stamp = Stamp { phone: 0, key: "k".to_owned(), clock_changed: false, action: unknown };
    let first = stamp.send(&run, stamp.offline()).await;
    let Some(CommandOutcome::Question(asked)) = first.outcome else { panic!("a question") };
    assert_eq!(json!(first)["question"], asked.to_string());
    let again = stamp.send(&run, stamp.offline()).await;
    assert_eq!((again.again, again.outcome), (true, Some(CommandOutcome::Question(asked))));
    let other = Stamp {
        action: json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "Ks", "at": "10:00" } }),
        ..stamp
    };
    let key = RequestKey::new("k").unwrap();
    let reused = run.command_once(PHONES[0], other.offline(), Some(key)).await.unwrap_err();
    assert_eq!(reused.code(), "run.request_key_used");
}
