//! Tests of several computers for one event: the move to another one, and the merge of two logs (PR-31).

use super::laws::stored;
use super::money::money;
use super::{Event, NOON_MS, ORGANISER, Role, action, shown};
use crate::refusal::Refusal;
use crate::rng::Rng;
use crate::run::cached_view::CachedView;
use crate::run::command::Command;
use crate::run::conflict::Verdict;
use crate::run::decide::{self, Merger};
use crate::run::entry::RunChange;
use crate::run::file::{Selection, add_own, import, read_other, verify, write};
use crate::run::merge::MergeCounts;
use crate::run::offline::{OfflineDetails, OfflineStamp};
use crate::run::outcome::CommandOutcome;
use crate::run::spin::Rngs;
use crate::store::{MemoryStore, PlayerId, RollbackCause, Store};
use games::poker_run::Stop;
use serde_json::{Value, json};
use std::sync::Arc;

const PHONE: PlayerId = PlayerId(2);

/// An event with a stop's phone, a till, and the riders 1 to 3, of whom the first has a card.
fn begun() -> Event {
    let mut event = Event::open(&json!({}));
    event.join(PHONE, "Sue", &[Role::Stop(Stop::FIRST)]);
    let till = json!({ "open_till": { "name": "Desk", "place": "registration", "float": 5000 } });
    event.ask(ORGANISER, &money(till)).unwrap();
    for (number, name) in (1..).zip(["Ann", "Bo", "Cy"]) {
        event.act(json!({ "register": { "participant": number, "name": name, "rides": true } }));
    }
    event.act(stamp("1-1", 1, "Ks", "10:00"));
    event
}

fn stamp(hand: &str, stop: usize, card: &str, at: &str) -> Value {
    json!({ "stamp": { "hand": hand, "stop": stop, "card": card, "at": at } })
}

/// The proof of the last rollback, which the staff's devices get.
fn proof(event: &Event) -> String {
    shown(&event.state)[1]["takeover_proof"].as_str().unwrap().to_owned()
}

impl Event {
    /// The event on a second computer, with the same log.
    fn copy(&self, seed: u64) -> Event {
        let (log, kept) = (self.log.clone(), self.kept.clone());
        Event { state: self.replayed(&self.kept), rng: Rng::new(seed), log, kept }
    }

    /// The event on a computer that took over, with a rollback of that cause at noon.
    fn moved(&self, cause: RollbackCause) -> Event {
        let mut other = self.copy(11);
        other.by_room(decide::rolled_back(cause));
        other
    }

    fn file(&self) -> String {
        write(self.state.id, &stored(self), &self.kept, Selection::Organiser).unwrap()
    }

    /// Merges the log of another computer.
    fn merge(&mut self, other: &Event) -> Result<MergeCounts, String> {
        self.merge_file(&other.file())
    }

    fn merge_file(&mut self, file: &str) -> Result<MergeCounts, String> {
        let code = |error: crate::run::error::RunError| error.code().to_owned();
        let other = read_other(file.as_bytes(), self.state.id, &stored(self)).map_err(code)?;
        // As the task of an event does; the test over HTTP goes through that.
        let mut merger = Merger::new(&self.state, ORGANISER, &other).map_err(code)?;
        for entry in merger.entries() {
            let rngs = Rngs { wheel: Rng::new(1), salts: &mut self.rng };
            let decision = merger.decide(&self.state, entry, NOON_MS, rngs);
            self.log_decision(NOON_MS, decision).map_err(code)?;
        }
        let done = self.log_decision(NOON_MS, merger.finish()).map_err(code)?;
        // What a reader of the log computes is what the room has.
        assert_eq!(shown(&self.replayed(&self.kept)), shown(&self.state));
        let report = verify(&self.file(), None);
        assert!(report.ok, "{report:?}");
        match done.outcome {
            Some(CommandOutcome::Merged(counts)) => Ok(MergeCounts { first_ms: 0, ..counts }),
            outcome => panic!("{outcome:?}"),
        }
    }

    fn open_questions(&self) -> Vec<Value> {
        let cached = CachedView::new(&self.state);
        let listed = self.state.questions(&cached, None);
        let listed = listed.iter().map(|question| json!(question));
        listed.filter(|one| one["decided"].is_null() && one["kind"] != "stamp_missing").collect()
    }

    fn hand(&self, participant: usize) -> Value {
        shown(&self.state)[0]["participants"][participant - 1]["hands"][0]["cards"].clone()
    }
}

const fn counts(entered: u32, repeated: u32, questions: u32, left_out: u32) -> MergeCounts {
    MergeCounts { entered, repeated, questions, left_out, first_ms: 0 }
}

/// An event with an entry that a merge made, a refused one, one that was left out, the merge, and a move.
pub(super) fn with_every_kind() -> Event {
    let base = begun();
    let (mut first, mut second) = (base.copy(3), base.moved(RollbackCause::Imported));
    first.act(stamp("2-1", 1, "7d", "10:30"));
    first.act(json!({ "register": { "participant": 4, "name": "Di", "rides": true } }));
    second.act(json!({ "register": { "participant": 4, "name": "Ed", "rides": true } }));
    first.act(json!({ "close_stop": { "stop": 5, "reason": "storm" } }));
    second.merge(&first).unwrap();
    let later = second.state.takeover_proof(NOON_MS + 60_000).unwrap();
    let noted = decide::moved(&second.state, NOON_MS + 60_000, &later, NOON_MS).unwrap();
    second.log_decision(NOON_MS, noted).map(drop).unwrap();
    second
}

#[test]
fn pr_31_a_device_that_knows_a_later_rollback_fences_the_room_off() {
    let mut first = begun();
    let second = first.moved(RollbackCause::Imported);
    let since_ms = second.state.takeover_ms;
    let proof = proof(&second);
    for (since, proof) in [(since_ms, "0".repeat(32)), (since_ms + 1, proof.clone()), (0, proof.clone())] {
        assert!(decide::moved(&first.state, since, &proof, NOON_MS).is_none(), "{since}");
    }
    let noted = decide::moved(&first.state, since_ms, &proof, NOON_MS).unwrap();
    first.log_decision(NOON_MS, noted).map(drop).unwrap();
    assert!(decide::moved(&first.state, since_ms, &proof, NOON_MS).is_none(), "it is noted once");
    assert!(second.file().contains(":Olga"));
    let public = write(second.state.id, &stored(&second), &second.kept, Selection::Public).unwrap();
    assert!(verify(&public, None).ok && !public.contains(":Olga"), "the secret is not in the public log");

    for view in [0, 1] {
        let moved = &shown(&first.state)[view]["run"]["moved"];
        assert_eq!(*moved, json!({ "since_ms": since_ms, "at_ms": NOON_MS }));
    }
    let before = first.state.seq;
    let late = super::offline::offline(stamp("2-1", 1, "2c", "11:00"));
    for command in [action(stamp("2-1", 1, "2c", "11:00")), late, Command::Open] {
        let refused = first.ask_at(NOON_MS, ORGANISER, &command).map(drop).unwrap_err();
        assert_eq!(refused.code(), "run.moved");
    }
    assert_eq!(first.state.seq, before, "nothing is entered");
    assert_eq!(shown(&first.replayed(&first.kept)), shown(&first.state));

    // The organiser continues here: the other computer is now the one that is fenced off.
    let not_organiser = decide::continue_here(&first.state, PHONE).map(drop).unwrap_err();
    assert_eq!(not_organiser.code(), "run.not_your_role");
    let resumed = decide::continue_here(&first.state, ORGANISER).unwrap();
    first.log_decision(NOON_MS, resumed).map(drop).unwrap();
    assert!(
        first.state.takeover_ms > since_ms,
        "it takes over later, although the clock shows the same time"
    );
    first.act(stamp("2-1", 1, "2c", "11:00"));
    let mut second = second;
    let noted = decide::moved(&second.state, first.state.takeover_ms, &self::proof(&first), NOON_MS).unwrap();
    second.log_decision(NOON_MS, noted).map(drop).unwrap();
    let refused = second.refusal(ORGANISER, &action(stamp("3-1", 1, "3c", "11:00")));
    assert_eq!(refused, "run.moved");
    let again = decide::continue_here(&first.state, ORGANISER).map(drop).unwrap_err();
    assert_eq!(again.code(), "run.not_moved");
}

#[test]
fn pr_31_two_logs_become_one() {
    let first = begun();
    let mut second = first.moved(RollbackCause::Imported);
    let mut first = first;
    // The first computer went on alone for a while.
    first.act(stamp("2-1", 1, "7d", "10:30"));
    first.act(stamp("3-1", 1, "8d", "10:31"));
    first.act(json!({ "register": { "participant": 4, "name": "Di", "rides": true } }));
    first.act(stamp("4-1", 1, "9d", "10:32"));
    let paid = json!({ "pay": { "hand": "4-1", "item": "fee", "method": "cash", "till": 1 } });
    first.ask(ORGANISER, &money(paid)).unwrap();
    first.act(json!({ "close_stop": { "stop": 5, "reason": "storm" } }));
    // The second one has one of these stamps too, and another card for one hand.
    second.act(stamp("2-1", 1, "7d", "10:30"));
    second.act(stamp("3-1", 1, "2h", "10:40"));

    assert_eq!(second.merge(&first), Ok(counts(3, 1, 1, 1)));
    assert_eq!(second.hand(4), json!([{ "mark": { "stop": 1 }, "card": "9d", "at": "10:32:00" }]));
    assert_eq!(shown(&second.state)[1]["participants"][3]["name"], "Di");
    assert_eq!(second.state.money.payments.len(), 1);
    let entries = second.log.iter().filter_map(|(_, logged)| logged.entry.merged.map(|from| from.seq));
    let base = begun().log.len() as u64;
    assert_eq!(entries.collect::<Vec<_>>(), [2, 3, 4, 5].map(|after| base + after));
    let questions = second.open_questions();
    let kinds: Vec<&Value> = questions.iter().map(|question| &question["kind"]).collect();
    assert_eq!(kinds, ["other_card", "rolled_back", "left_out"]);
    assert_eq!((&questions[0]["stamped"], &questions[0]["typed"]), (&json!("2h"), &json!("8d")));
    assert_eq!(questions[0]["other_ms"], NOON_MS);
    assert_eq!(questions[2]["left_out"][0]["kind"], "run.acted");

    // The same file again, and then one with more entries.
    assert_eq!(second.merge(&first), Err("run.merge_nothing".to_owned()));
    first.act(stamp("1-1", 2, "Qd", "10:50"));
    assert_eq!(second.merge(&first), Ok(counts(1, 0, 0, 0)));
    assert_eq!(second.hand(1).as_array().unwrap().len(), 2);
    let id = questions[2]["id"].as_str().unwrap().parse().unwrap();
    let read =
        Command::Decide { question: id, verdict: Verdict::Dismiss, reason: "stop 5 stays open".into() };
    second.ask(ORGANISER, &read).unwrap();
    assert!(second.open_questions().iter().all(|one| one["kind"] != "left_out"));
}

#[test]
fn pr_31_what_cannot_be_entered_is_a_question_with_both_facts() {
    let base = begun();
    let (mut first, mut second) = (base.copy(3), base.moved(RollbackCause::Backup));
    // Two people have the number 4, one on each computer.
    first.act(json!({ "register": { "participant": 4, "name": "Di", "rides": true } }));
    first.act(stamp("4-1", 1, "9d", "10:32"));
    second.act(json!({ "register": { "participant": 4, "name": "Ed", "rides": true } }));
    // A hand was turned in on the second one.
    first.act(stamp("1-1", 2, "Qd", "10:50"));
    second.act(json!({ "arrive": { "participant": 1, "at": "10:40" } }));
    second.act(json!({ "turn_in": { "hand": "1-1", "at": "10:45" } }));
    // A stamp was corrected on both.
    first.act(stamp("2-1", 1, "7d", "10:30"));
    first.act(json!({ "void": { "hand": "2-1", "mark": { "stop": 1 }, "reason": "misread" } }));
    first.act(stamp("2-1", 1, "8d", "10:30"));
    second.act(stamp("2-1", 1, "9h", "10:30"));
    assert_eq!(second.merge(&first), Ok(counts(0, 0, 6, 0)));
    assert_eq!(shown(&second.state)[1]["participants"][3]["name"], "Ed");
    assert_eq!(second.hand(4), json!([]), "the card of the other person is not given to this one");
    assert_eq!(second.hand(2)[0]["card"], "9h", "the void of the other card does not void this one");
    let questions = second.open_questions();
    let asked: Vec<[&Value; 3]> =
        questions.iter().map(|one| [&one["kind"], &one["refusal"]["code"], &one["hand"]]).collect();
    let expected = [
        ["merged", "run.other_person", "4-1"],
        ["merged", "run.other_person", "4-1"],
        ["merged", "poker_run.turned_in", "1-1"],
        ["other_card", "", "2-1"],
        ["merged", "run.changed_here", "2-1"],
        ["other_card", "", "2-1"],
    ];
    assert_eq!(asked.len(), expected.len() + 1, "and the rollback");
    for (asked, expected) in asked.iter().zip(expected) {
        assert_eq!((asked[0], asked[2]), (&json!(expected[0]), &json!(expected[2])));
        assert!(asked[0] == "other_card" || asked[1] == expected[1], "{asked:?}");
    }
    assert_eq!(questions[0]["action"]["register"]["name"], "Di", "the organiser sees who it is");
    let public = write(second.state.id, &stored(&second), &second.kept, Selection::Public).unwrap();
    assert!(!public.contains("Di") && !public.contains("\"Ed"), "the public log has no name");
}

#[test]
fn pr_31_a_question_of_the_other_computer_is_asked_unless_it_was_decided_there() {
    let base = begun();
    let (mut first, mut second) = (base.copy(3), base.moved(RollbackCause::Backup));
    for (hand, card) in [("2-1", "7d"), ("3-1", "8d")] {
        first.act(stamp(hand, 1, card, "10:30"));
        let other = action(stamp(hand, 1, "2c", "10:30"));
        assert!(first.ask(ORGANISER, &other).is_err());
    }
    let question = first.state.seq.to_string().parse().unwrap();
    let decided = Command::Decide { question, verdict: Verdict::Replace, reason: "the sheet".to_owned() };
    first.ask(ORGANISER, &decided).unwrap();
    assert_eq!(second.merge(&first), Ok(counts(4, 0, 1, 0)));
    assert_eq!(second.hand(3)[0]["card"], "2c", "as decided there");
    let open = second.open_questions();
    assert_eq!((&open[0]["hand"], &open[0]["typed"]), (&json!("2-1"), &json!("2c")));
}

#[test]
fn pr_31_a_file_that_is_no_later_log_of_the_event_is_refused() {
    let base = begun();
    let mut second = base.moved(RollbackCause::Imported);
    assert_eq!(second.merge(&base), Err("run.merge_nothing".to_owned()));
    let mut other = Event::open(&json!({ "hand_price": 500 }));
    other.act(json!({ "register": { "participant": 1, "name": "Ann", "rides": false } }));
    assert_eq!(second.merge(&other), Err("run.merge_other_event".to_owned()));
    let mut first = base.copy(3);
    first.act(stamp("2-1", 1, "7d", "10:30"));
    let public = write(first.state.id, &stored(&first), &first.kept, Selection::Public).unwrap();
    assert_eq!(second.merge_file(&public), Err("run.merge_texts".to_owned()));
    assert_eq!(second.merge_file(&first.file().replace("7d", "7h")), Err("run.merge_file".to_owned()));
    assert_eq!(second.merge_file("nonsense"), Err("run.merge_file".to_owned()));
    assert_eq!(second.state.seq, base.state.seq + 1, "a refused file has no effect");
}

#[tokio::test]
async fn pr_31_an_imported_event_is_later_than_its_file_and_keeps_the_codes_of_its_sheets() {
    let event = begun();
    let ahead = event.log.last().unwrap().1.at_ms;
    let file = write(event.state.id, &stored(&event), &event.kept, Selection::WithSheetKey).unwrap();
    assert!(verify(&file, None).ok);
    let store = Arc::new(MemoryStore::default());
    let imported = import(&*store, &file).await.unwrap();
    let state = crate::run::state::State::load(&*store, imported.id).await.unwrap();
    assert!(state.takeover_ms > ahead);
    assert_eq!(state.sheet_key().unwrap(), event.state.sheet_key().unwrap());
    assert!(!event.file().contains(event.state.sheet_key().unwrap()), "the usual file has no key");
    assert_eq!(store.texts(imported.id.log()).await.unwrap().len(), event.kept.len());
}

/// Both computers go on with random entries. After the merge each entry of the other log is in the own one, or is a
/// question, or is in the list of those that were left out, and nothing that the own log had is changed.
#[test]
fn pr_31_every_entry_is_entered_or_asked_or_listed() {
    for seed in 0..40 {
        let mut rng = Rng::new(seed);
        let base = begun();
        let (mut first, mut second) = (base.copy(seed), base.moved(RollbackCause::Imported));
        for _ in 0..30 {
            for event in [&mut first, &mut second] {
                let number = 1 + rng.below(8);
                let (hand, stop) = (format!("{number}-1"), 1 + rng.below(5) as usize);
                let card = ["2c", "7d", "Jh", "As"][rng.below(4) as usize];
                let wish = match rng.below(10) {
                    0..6 => stamp(&hand, stop, card, "11:00"),
                    6 => {
                        let name = ["Di", "Ed"][rng.below(2) as usize];
                        json!({ "register": { "participant": number, "name": name, "rides": true } })
                    }
                    7 => json!({ "void": { "hand": hand, "mark": { "stop": stop }, "reason": "misread" } }),
                    8 => json!({ "arrive": { "participant": number, "at": "11:30" } }),
                    _ => json!({ "turn_in": { "hand": hand, "at": "11:40" } }),
                };
                let _ = event.ask_at(NOON_MS, ORGANISER, &action(wish));
            }
        }
        let own: Vec<Value> = (1..=8).map(|one| second.hand_or_null(one)).collect();
        let before = second.state.seq;
        let merged = match second.merge(&first) {
            Ok(merged) => merged,
            Err(code) => {
                assert_eq!(code, "run.merge_nothing");
                continue;
            }
        };
        let theirs = first.log[base.log.len()..].iter();
        let facts = theirs.filter(|(_, logged)| !matches!(logged.entry.change, RunChange::Decided { .. }));
        let all = merged.entered + merged.repeated + merged.questions + merged.left_out;
        assert_eq!(all as usize, facts.count(), "seed {seed}");
        let asked = second.log[before as usize..]
            .iter()
            .filter(|(_, logged)| matches!(logged.entry.change, RunChange::Conflicted { .. }));
        assert_eq!(asked.count(), merged.questions as usize, "seed {seed}");
        for (one, own) in (1..=8).zip(&own) {
            let now = second.hand_or_null(one);
            // The card from before may have been declared void on the other computer.
            let since = own.as_array().into_iter().flatten().filter(|card| card["card"] != "Ks");
            for card in since {
                // What the other computer stamped too, it may also have declared void.
                let stop = card["mark"]["stop"].as_u64().unwrap_or_default() as usize;
                let same = action(stamp(&format!("{one}-1"), stop, card["card"].as_str().unwrap(), "11:00"));
                let is_same = first.log.iter().any(|(_, logged)| match (&logged.entry.change, &same) {
                    (RunChange::Acted { action, .. }, Command::Act(same)) => action == same,
                    _ => false,
                });
                let kept = now.as_array().unwrap().contains(card) || is_same;
                assert!(kept, "seed {seed}: {card} of {one} is gone");
            }
        }
    }
}

impl Event {
    /// The cards of a participant's first hand; `null` for a number that is not registered.
    fn hand_or_null(&self, participant: u32) -> Value {
        let board = shown(&self.state);
        let rows = board[0]["participants"].as_array().unwrap();
        let row = rows.iter().find(|row| row["participant"] == participant);
        row.map_or(Value::Null, |row| row["hands"][0]["cards"].clone())
    }
}

fn void(hand: &str, reason: &str) -> Value {
    json!({ "void": { "hand": hand, "mark": { "stop": 1 }, "reason": reason } })
}

/// Both computers merge the log of the other one, and a third one merges both: each entry counts once everywhere.
#[test]
fn pr_31_an_entry_counts_once_in_whatever_order_logs_are_merged() {
    let base = begun();
    let (mut first, mut second) = (base.copy(3), base.moved(RollbackCause::Imported));
    let mut third = base.moved(RollbackCause::Backup);
    let donation = |cents: u64| {
        money(json!({ "move":
            { "till": 1, "direction": "in", "purpose": "donation", "cents": cents, "text": "from Ann" } }))
    };
    first.ask(ORGANISER, &donation(5_000)).unwrap();
    first.act(json!({ "add_hand": { "participant": 1 } }));
    first.act(stamp("2-1", 1, "7d", "10:30"));
    second.act(json!({ "add_hand": { "participant": 2 } }));
    assert_eq!(second.merge(&first), Ok(counts(3, 0, 0, 0)));
    // The first computer goes on, and merges what came from it, too.
    first.act(void("2-1", "misread"));
    first.act(json!({ "add_hand": { "participant": 1 } }));
    assert_eq!(first.merge(&second), Ok(counts(1, 3, 0, 0)));
    assert_eq!(second.merge(&first), Ok(counts(2, 1, 0, 0)), "its void, its hand, and the own hand");
    for other in [&first, &second] {
        let _ = third.merge(other).unwrap();
    }
    for event in [&first, &second, &third] {
        let hands = |participant: usize| {
            shown(&event.state)[0]["participants"][participant - 1]["hands"].as_array().unwrap().len()
        };
        assert_eq!([hands(1), hands(2), hands(3)], [3, 2, 1]);
        assert_eq!(event.hand(2), json!([]), "the void stamp is void everywhere");
        let moves = event.log.iter().filter(|(_, logged)| logged.entry.change.kind() == "run.money");
        assert_eq!(moves.count(), 2, "the till and one donation");
    }
}

#[test]
fn pr_31_equal_entries_of_a_longer_file_are_entries_of_their_own() {
    let base = begun();
    let (mut first, mut second) = (base.copy(3), base.moved(RollbackCause::Imported));
    first.act(stamp("2-1", 1, "7d", "10:30"));
    first.act(void("2-1", "misread"));
    first.act(stamp("2-1", 1, "8d", "10:30"));
    first.act(json!({ "add_hand": { "participant": 1 } }));
    first.ask(ORGANISER, &super::sheets::replacement(1)).unwrap();
    second.ask(ORGANISER, &super::sheets::replacement(1)).unwrap();
    second.act(json!({ "add_hand": { "participant": 1 } }));
    assert_eq!(second.merge(&first), Ok(counts(3, 2, 0, 0)), "the sheet and the hand are on both");
    first.act(void("2-1", "misread"));
    first.act(json!({ "add_hand": { "participant": 1 } }));
    first.ask(ORGANISER, &super::sheets::replacement(1)).unwrap();
    assert_eq!(second.merge(&first), Ok(counts(3, 0, 0, 0)));
    assert_eq!(second.hand(2), json!([]));
    assert_eq!(second.state.replaced_sheets.values().next().unwrap().len(), 2);
    // A sheet that was replaced once more after an earlier merge entered the last one is replaced here, too.
    first.ask(ORGANISER, &super::sheets::replacement(1)).unwrap();
    assert_eq!(second.merge(&first), Ok(counts(1, 0, 0, 0)));
    assert_eq!(second.state.replaced_sheets.values().next().unwrap().len(), 3);
    assert_eq!(shown(&second.state)[0]["participants"][0]["hands"].as_array().unwrap().len(), 3);

    // The other computer is restored to a time before its last entries, and goes on.
    let entries = base.log.len() + 2;
    first.log.truncate(entries);
    first.state = first.replayed(&first.kept.clone());
    first.by_room(decide::rolled_back(RollbackCause::Backup));
    first.act(stamp("3-1", 1, "9d", "10:50"));
    assert_eq!(second.merge(&first), Ok(counts(1, 2, 0, 0)));
}

#[test]
fn pr_31_no_payment_is_voided_or_counted_twice_by_a_merge() {
    let base = begun();
    let (mut first, mut second) = (base.copy(3), base.moved(RollbackCause::Imported));
    let pay = |method: &str| money(json!({ "pay": { "hand": "1-1", "item": "fee", "method": method } }));
    let void = money(json!({ "void_payment": { "hand": "1-1", "item": "fee", "reason": "wrong hand" } }));
    for event in [&mut first, &mut second] {
        event.ask(ORGANISER, &pay("card")).unwrap();
    }
    first.ask(ORGANISER, &void).unwrap();
    assert_eq!(second.merge(&first), Ok(counts(0, 1, 0, 1)), "the payment is on both, and stays");
    assert_eq!(second.state.money.payments.len(), 1);
    let listed = &second.open_questions().pop().unwrap()["left_out"][0];
    assert_eq!((&listed["hand"], listed.get("refusal")), (&json!("1-1"), None));

    // Another payment for the same hand is listed with its amount and the reason.
    let (mut first, mut second) = (base.copy(4), base.moved(RollbackCause::Imported));
    first.ask(ORGANISER, &pay("prepaid")).unwrap();
    second.ask(ORGANISER, &pay("card")).unwrap();
    assert_eq!(second.merge(&first), Ok(counts(0, 0, 0, 1)));
    let listed = &second.open_questions().pop().unwrap()["left_out"][0];
    assert_eq!((&listed["cents"], &listed["refusal"]["code"]), (&json!(1000), &json!("run.paid_before")));

    // The price was changed on one computer before the first card.
    let mut base = Event::open(&json!({}));
    base.act(json!({ "register": { "participant": 1, "name": "Ann", "rides": true } }));
    let (mut first, mut second) = (base.copy(5), base.moved(RollbackCause::Imported));
    first.ask(ORGANISER, &pay("card")).unwrap();
    let version = second.state.version;
    let plan = Box::new(super::draft(&json!({ "hand_price": 2500 })));
    second.ask(ORGANISER, &Command::Draft { version, draft: plan }).unwrap();
    assert_eq!(second.merge(&first), Ok(counts(0, 0, 0, 1)));
    assert!(second.state.money.payments.is_empty(), "25.00 were not paid");
}

#[test]
fn pr_31_a_prize_that_was_handed_over_keeps_its_record() {
    let mut base = begun();
    for (stop, card) in (2..).zip(["Ks", "9d", "3c", "2h"]) {
        base.act(stamp("1-1", stop, card, "11:00"));
    }
    base.act(json!({ "arrive": { "participant": 1, "at": "11:30" } }));
    base.act(json!({ "turn_in": { "hand": "1-1", "at": "11:40" } }));
    base.act(json!("close"));
    let (mut first, mut second) = (base.copy(3), base.moved(RollbackCause::Imported));
    let prize = json!({ "hand_prize": { "hand": "1-1", "to": "Ann Lee", "method": "cash", "till": 1 } });
    first.ask(ORGANISER, &money(prize)).unwrap();
    assert_eq!(second.merge(&first), Ok(counts(1, 0, 0, 0)));
    let kinds = second.kinds();
    assert_eq!(kinds[kinds.len() - 3..], ["run.acted", "run.money", "run.merged"]);
}

#[test]
fn pr_31_a_card_that_the_other_screen_drew_is_a_question_in_an_event_with_provable_draws() {
    let mut base = Event::provable(&json!({}));
    let phone = super::provable::Phone::join(&mut base, PHONE, 1);
    let mut second = base.moved(RollbackCause::Imported);
    let recommitted = decide::recommit(&second.state, &mut second.rng);
    second.by_room(recommitted);
    let mut first = base.copy(3);
    let spin = json!({ "stop": { "hand": "1-1", "stop": 1, "at": "11:00" } });
    phone.draw(&mut first, &spin, 9);
    assert_eq!(second.merge(&first), Ok(counts(0, 0, 1, 0)), "and the log verifies");
    let question = &second.open_questions()[0];
    assert_eq!(question["refusal"]["code"], "run.drawn_elsewhere");
    let accept = Command::Decide {
        question: question["id"].as_str().unwrap().parse().unwrap(),
        verdict: Verdict::Accept,
        reason: "the sheet shows it".to_owned(),
    };
    second.ask(ORGANISER, &accept).unwrap();
    assert_eq!(second.hand(1).as_array().unwrap().len(), 1, "as a card that was drawn by hand");
    assert!(verify(&second.file(), None).ok);
}

#[test]
fn pr_31_a_card_that_the_other_screen_drew_for_a_hand_with_another_card_is_a_question_about_both() {
    let mut base = Event::provable(&json!({}));
    let phone = super::provable::Phone::join(&mut base, PHONE, 1);
    let (mut first, mut second) = (base.copy(3), base.moved(RollbackCause::Imported));
    let spin = json!({ "stop": { "hand": "1-1", "stop": 1, "at": "11:00" } });
    phone.draw(&mut first, &spin, 9);
    let drawn = first.hand(1)[0]["card"].as_str().unwrap().to_owned();
    let typed = if drawn == "Ks" { "Qs" } else { "Ks" };
    second.act(stamp("1-1", 1, typed, "11:05"));
    assert_eq!(second.merge(&first), Ok(counts(0, 0, 1, 0)));
    let question = &second.open_questions()[0];
    assert_eq!([&question["kind"], &question["stamped"], &question["typed"]], ["other_card", typed, &*drawn]);
}

#[test]
fn pr_31_a_card_that_a_phone_sent_again_is_asked_once() {
    let mut base = Event::provable(&json!({}));
    let phone = super::provable::Phone::join(&mut base, PHONE, 1);
    let (mut first, mut second) = (base.copy(3), base.moved(RollbackCause::Imported));
    first.act(json!({ "register": { "participant": 9, "name": "Hal", "rides": true } }));
    let spin = json!({ "stop": { "hand": "9-1", "stop": 1, "at": "11:00" } });
    phone.draw(&mut first, &spin, 9);
    let participants = &shown(&first.state)[0]["participants"];
    let hal = participants.as_array().unwrap().last().unwrap();
    let card = hal["hands"][0]["cards"][0]["card"].as_str().unwrap();
    let action = serde_json::from_value(stamp("9-1", 1, card, "11:00")).unwrap();
    let details = OfflineDetails { made_ms: NOON_MS, offset_ms: 0, sent_offset_ms: 0, sheet: None };
    let resent = Command::Offline(OfflineStamp::new(action, details).unwrap());
    second.ask(PHONE, &resent).map(drop).unwrap();
    let asked = |event: &Event| event.open_questions().iter().filter(|one| one["hand"] == "9-1").count();
    assert_eq!(asked(&second), 1, "there is no hand 9-1 yet");
    let merged = second.merge(&first).unwrap();
    assert_eq!((merged.entered, merged.questions), (1, 0), "the registration is entered");
    assert_eq!(asked(&second), 1);
}

/// A computer that lost power comes back after another one took over. Its log lacks entries, but it took over from nobody.
#[test]
fn pr_31_a_room_that_lost_entries_by_itself_takes_over_from_no_other() {
    let base = begun();
    let second = base.moved(RollbackCause::Imported);
    let mut first = base.moved(RollbackCause::Lost);
    assert_eq!((first.state.takeover_ms, shown(&first.state)[1].get("takeover_proof")), (0, None));
    let noted = decide::moved(&first.state, second.state.takeover_ms, &proof(&second), NOON_MS).unwrap();
    first.log_decision(NOON_MS, noted).map(drop).unwrap();
    first.by_room(decide::rolled_back(RollbackCause::Lost));
    assert!(first.state.moved.is_some(), "another loss does not end the fence");
    let far = second.state.takeover_proof(NOON_MS + 25 * 3_600_000).unwrap();
    assert!(decide::moved(&second.state, NOON_MS + 25 * 3_600_000, &far, NOON_MS).is_none());
}

#[test]
fn pr_31_the_own_log_must_not_grow_between_reading_and_merging() {
    let base = begun();
    let (mut first, mut second) = (base.copy(3), base.moved(RollbackCause::Imported));
    first.act(stamp("2-1", 1, "7d", "10:30"));
    let mut other = read_other(first.file().as_bytes(), second.state.id, &stored(&second)).unwrap();
    second.act(stamp("3-1", 1, "8d", "10:30"));
    let code = |other: &crate::run::other_log::OtherLog| {
        Merger::new(&second.state, ORGANISER, other).map(drop).map_err(|error| error.code().to_owned())
    };
    assert_eq!(code(&other), Err("run.merge_interrupted".to_owned()));
    let own_seq = other.own_seq as usize;
    add_own(&mut other, &stored(&second)[own_seq..]).unwrap();
    assert_eq!(code(&other), Ok(()));
}
