//! Tests of provable draws: scans, cuts, cards, takeovers, second attempts, rollbacks, and the verification of the log.

use super::laws::stored;
use super::{Event, NOON_MS, ORGANISER, Role, action, draft};
use crate::limits::Limits;
use crate::moderation::Bans;
use crate::refusal::Refusal;
use crate::rng::Rng;
use crate::run::Runs;
use crate::run::command::{Command, DrawCommand};
use crate::run::decide;
use crate::run::draws::outcome::{DrawnCard, Scanned};
use crate::run::file::{Selection, verify, write};
use crate::run::outcome::CommandOutcome;
use crate::run::spin::Spin;
use crate::store::chain::{EntryHash, HashInput};
use crate::store::{MemoryStore, PlayerId, RollbackCause, Store, StoredEntry};
use draws::{
    BlockNumber, Committer, Cut, Draw, DrawRule, EventId, LogVerifier, PhoneId, PhoneKey, PhoneMessage,
    PhoneSecret,
};
use games::poker_run::{Participant, Stop};
use serde_json::{Value, json};
use std::sync::Arc;

/// Two volunteers, each with a phone, who may draw everywhere.
const SUE: PlayerId = PlayerId(2);
const TOM: PlayerId = PlayerId(3);

/// A phone with its own program: it uses only what the room tells it.
pub(super) struct Phone {
    who: PlayerId,
    pub number: PhoneId,
    key: PhoneKey,
    values: Committer<PhoneSecret>,
    room_root: draws::Digest,
}

impl Phone {
    /// A phone that joins for the latest block.
    pub fn join(event: &mut Event, who: PlayerId, seed: u8) -> Phone {
        let known = event.state.draws.as_ref().unwrap().verifier().blocks().next_back().unwrap();
        let (key, secret) = (PhoneKey::new(&[seed; 32]), PhoneSecret::new([seed + 100; 32]));
        let values = Committer::<PhoneSecret>::new(secret, known.root, known.block);
        let command = DrawCommand::Join { block: known.number, root: values.root(), key: key.public() };
        let decision = event.decided(who, &Command::Draw(command)).unwrap();
        let Some(CommandOutcome::Phone(number)) = decision else { panic!("no number: {decision:?}") };
        Phone { who, number: PhoneId::new(number).unwrap(), key, values, room_root: known.root }
    }

    fn scan(&self, event: &mut Event, spin: &Value) -> Result<Option<CommandOutcome>, String> {
        let command = DrawCommand::Scan { spin: read(spin), phone: self.number };
        event.decided(self.who, &Command::Draw(command))
    }

    fn take_over(
        &self,
        event: &mut Event,
        spin: &Value,
        reason: &str,
    ) -> Result<Option<CommandOutcome>, String> {
        let command =
            DrawCommand::TakeOver { spin: read(spin), phone: self.number, reason: reason.to_owned() };
        event.decided(self.who, &Command::Draw(command))
    }

    pub fn message(&self, draw: Draw, cut: u8) -> PhoneMessage {
        let cut = Cut::new(cut).unwrap();
        PhoneMessage::new(&self.values, &self.key, self.room_root, draw, cut).unwrap()
    }

    fn send(
        &self,
        event: &mut Event,
        spin: &Value,
        message: &PhoneMessage,
    ) -> Result<Option<CommandOutcome>, String> {
        let message = Box::new(message.clone());
        let command = DrawCommand::Card { spin: read(spin), phone: self.number, message };
        event.decided(self.who, &Command::Draw(command))
    }

    /// Scans and draws at a cut.
    pub fn draw(&self, event: &mut Event, spin: &Value, cut: u8) -> DrawnCard {
        let scanned = scanned(self.scan(event, spin));
        drawn(self.send(event, spin, &self.message(draw_of(&scanned), cut)))
    }
}

fn read(spin: &Value) -> Spin {
    serde_json::from_value(spin.clone()).unwrap()
}

fn scanned(done: Result<Option<CommandOutcome>, String>) -> Scanned {
    match done {
        Ok(Some(CommandOutcome::Scanned(scanned))) => scanned,
        other => panic!("not scanned: {other:?}"),
    }
}

fn drawn(done: Result<Option<CommandOutcome>, String>) -> DrawnCard {
    match done {
        Ok(Some(CommandOutcome::Drawn(drawn))) => *drawn,
        other => panic!("not drawn: {other:?}"),
    }
}

fn draw_of(scanned: &Scanned) -> Draw {
    draws::from_json(&json!(scanned.draw).to_string()).unwrap()
}

/// The spin of hand `7-1` or another one at a stop.
fn stop(hand: &str, stop: usize) -> Value {
    json!({ "stop": { "hand": hand, "stop": stop, "at": "11:00" } })
}

impl Event {
    /// An event with provable draws, with riders 1 to 3 and participant 4, who does not ride, and two volunteers.
    pub(super) fn provable(settings: &Value) -> Event {
        let mut event = Event::of(&crate::run::draft::Draft { provable_draws: true, ..draft(settings) });
        event.ask(ORGANISER, &Command::Open).unwrap();
        for (who, name) in [(SUE, "Sue"), (TOM, "Tom")] {
            let stops = Stop::all().map(Role::Stop);
            event.join(who, name, &stops.chain([Role::Finish]).collect::<Vec<_>>());
        }
        for number in 1..=4 {
            let rides = number < 4;
            event.act(json!({ "register": { "participant": number, "name": "Ann", "rides": rides } }));
        }
        event
    }

    /// Makes a request at noon; returns its outcome, or the code of its refusal.
    fn decided(&mut self, who: PlayerId, command: &Command) -> Result<Option<CommandOutcome>, String> {
        match self.ask_at(NOON_MS, who, command) {
            Ok(done) => Ok(done.outcome),
            Err(error) => Err(error.code().to_owned()),
        }
    }

    /// The codes of the violations that anybody finds who verifies the facts, as another program reads them.
    fn violations(&self) -> Vec<String> {
        let log = self.state.draws_log(None).unwrap();
        let entries: Vec<draws::Entry> = draws::from_json(&json!(log.entries).to_string()).unwrap();
        let rule: DrawRule = draws::from_json(&json!(log.rule).to_string()).unwrap();
        let mut verifier = LogVerifier::new(EventId::new(&log.event).unwrap(), rule);
        entries.iter().for_each(|entry| verifier.add(entry));
        let found = verifier.report_so_far().violations;
        found.iter().map(|violation| violation.code().to_owned()).collect()
    }

    fn board_cards(&self, participant: u32) -> Vec<String> {
        let game = self.state.game.as_ref().unwrap();
        let hand = Participant::new(participant).unwrap().hand(1);
        let stamps =
            Stop::all().filter_map(|stop| game.valid_stamp(hand, games::poker_run::Mark::Stop(stop)));
        stamps.map(|stamp| stamp.card.0.to_string()).collect()
    }
}

#[test]
fn pr_30_a_draw_is_bound_by_its_scan_and_stamped_with_the_card_of_its_proof() {
    let mut event = Event::provable(&json!({ "draw": "pack" }));
    assert_eq!(event.kinds()[1..3], ["run.opened", "run.block_committed"], "before any hand is sold");
    let phone = Phone::join(&mut event, SUE, 1);
    let spin = stop("1-1", 1);
    assert_eq!(
        event.decided(SUE, &Command::Spin(read(&spin))),
        Err("run.draw_needs_phone".to_owned()),
        "the room draws no card alone"
    );
    let first = scanned(phone.scan(&mut event, &spin));
    let entries = event.log.len();
    assert_eq!(scanned(phone.scan(&mut event, &spin)), first, "a repeated scan");
    assert_eq!(event.log.len(), entries, "is no entry");
    let message = phone.message(draw_of(&first), 17);
    let card = drawn(phone.send(&mut event, &spin, &message));
    assert_eq!(event.kinds()[entries..], ["run.drawn", "run.acted"]);
    assert_eq!((card.cut, card.again), (17, false));
    assert_eq!(event.board_cards(1), [card.card.0.to_string()]);
    let again = drawn(phone.send(&mut event, &spin, &message));
    assert_eq!((again.card, again.again), (card.card, true), "the reply was lost");
    let shown = phone.scan(&mut event, &spin).unwrap();
    assert!(matches!(shown, Some(CommandOutcome::Spun(spun)) if spun.cards == [card.card] && spun.again));
    assert_eq!(event.log.len(), entries + 2, "repetitions are no entries");
    assert_eq!(event.violations(), [] as [&str; 0]);
    let page = event.state.draws_log(Participant::new(2)).unwrap();
    assert!(
        page.entries.iter().all(|entry| !json!(entry).to_string().contains("\"1-1\"")),
        "only their hands"
    );
}

#[test]
fn pr_30_a_second_phone_takes_over_only_with_a_reason_and_if_it_joined_before_the_scan() {
    let mut event = Event::provable(&json!({}));
    let (sue, tom) = (Phone::join(&mut event, SUE, 1), Phone::join(&mut event, TOM, 2));
    let spin = stop("1-1", 1);
    let bound = scanned(sue.scan(&mut event, &spin));
    let late = Phone::join(&mut event, TOM, 3);
    assert_eq!(tom.scan(&mut event, &spin), Err("run.draw_on_other_phone".to_owned()));
    assert_eq!(sue.scan(&mut event, &stop("1-1", 2)), Err("run.other_draw_open".to_owned()));
    assert_eq!(
        tom.send(&mut event, &spin, &tom.message(draw_of(&bound), 3)),
        Err("run.draw_on_other_phone".to_owned())
    );
    assert_eq!(tom.take_over(&mut event, &spin, "  "), Err("run.reason".to_owned()));
    assert_eq!(late.take_over(&mut event, &spin, "no battery"), Err("run.draw_refused".to_owned()));
    let own = Phone { who: SUE, ..late };
    assert_eq!(own.take_over(&mut event, &spin, "no battery"), Err("run.no_such_phone".to_owned()));
    scanned(tom.take_over(&mut event, &spin, "no battery"));
    assert_eq!(
        sue.send(&mut event, &spin, &sue.message(draw_of(&bound), 3)),
        Err("run.draw_on_other_phone".to_owned())
    );
    let wrong = tom.message(Draw { hand: draws::Hand::new(2, 1).unwrap(), ..draw_of(&bound) }, 3);
    assert_eq!(tom.send(&mut event, &spin, &wrong), Err("run.draw_message".to_owned()));
    drawn(tom.send(&mut event, &spin, &tom.message(draw_of(&bound), 3)));
    assert_eq!(event.violations(), [] as [&str; 0]);
    let report = json!(event.state.draws_report(ORGANISER).unwrap());
    assert_eq!(report["stops"][0]["slot"], "stop_1");
    assert_eq!(report["stops"][0]["counts"]["takeovers"], 1);
    assert_eq!((&report["staff"][0]["name"], &report["draws"]), (&json!("Tom"), &json!(1)));
    assert_eq!(event.state.draws_report(SUE).unwrap_err().code(), "run.not_your_role");
}

#[test]
fn pr_10_a_void_gives_one_second_attempt_and_then_the_card_is_drawn_by_hand() {
    let mut event = Event::provable(&json!({ "draw": "pack" }));
    let phone = Phone::join(&mut event, SUE, 1);
    let spin = stop("1-1", 1);
    let void = json!({ "void": { "hand": "1-1", "mark": { "stop": 1 }, "reason": "wrong sheet" } });
    let first = phone.draw(&mut event, &spin, 5);
    event.act(void.clone());
    let second = phone.draw(&mut event, &spin, 5);
    assert_eq!((first.draw.attempt, second.draw.attempt), (1, 2));
    event.act(void.clone());
    assert_eq!(phone.scan(&mut event, &spin), Err("run.draw_by_hand".to_owned()));
    event.act(json!({ "stamp": { "hand": "1-1", "stop": 1, "card": "As", "at": "11:00" } }));
    let counts = &json!(event.state.draws_report(ORGANISER).unwrap())["stops"][0]["counts"];
    assert_eq!(
        *counts,
        json!({ "takeovers": 0, "voids": 2, "by_hand": 1, "second_attempts": 1, "open_scans": 0 })
    );
    event.act(void);
    assert_eq!(event.violations(), [] as [&str; 0]);
}

#[test]
fn pr_5_five_draws_of_one_who_does_not_ride_are_stamped_together() {
    let mut event = Event::provable(&json!({ "draw": "pack" }));
    let phone = Phone::join(&mut event, SUE, 1);
    let all = json!({ "all": { "hand": "4-1", "spins_at": "first_stop", "at": "11:00" } });
    let by_hand = |card: &str| {
        let cards = [card, "Qs", "Js", "Ts", "9s"];
        action(
            json!({ "spin_all": { "hand": "4-1", "spins_at": "first_stop", "cards": cards, "at": "11:00" } }),
        )
    };
    let mut cards = Vec::new();
    for number in 1..=5 {
        let card = phone.draw(&mut event, &all, 10 * number);
        assert_eq!(card.spun.is_some(), number == 5);
        assert_eq!(card.draw.slot, format!("stop_{number}"));
        cards.push(card.card.0.to_string());
        if number == 1 {
            let other = if cards[0] == "Ks" { "As" } else { "Ks" };
            assert_eq!(event.refusal(ORGANISER, &by_hand(other)), "run.draw_refused", "a card is drawn");
        }
    }
    let different: std::collections::BTreeSet<_> = cards.iter().collect();
    assert_eq!(different.len(), 5, "a pack has each card once");
    assert_eq!(event.board_cards(4), cards);
    assert_eq!(event.violations(), [] as [&str; 0]);
    // The same cards from a sheet confirm the stamps, and are no cards by hand.
    event.act(json!({ "spin_all": { "hand": "4-1", "spins_at": "first_stop", "cards": cards } }));
    assert_eq!(event.violations(), [] as [&str; 0]);
    assert_eq!(json!(event.state.draws_report(ORGANISER).unwrap())["stops"], json!([]));
}

/// The rider changes her mind after two of five draws: her cards stay hers.
#[test]
fn cards_that_were_drawn_stay_if_the_participant_rides_after_all() {
    let mut event = Event::provable(&json!({}));
    let phone = Phone::join(&mut event, SUE, 1);
    let all = json!({ "all": { "hand": "4-1", "spins_at": "first_stop", "at": "11:00" } });
    let cards = [1, 2].map(|cut| phone.draw(&mut event, &all, cut).card);
    event.act(json!({ "set_rides": { "participant": 4, "rides": true, "reason": "found a bike" } }));
    let spun = phone.scan(&mut event, &stop("4-1", 1)).unwrap();
    assert!(matches!(spun, Some(CommandOutcome::Spun(spun)) if spun.cards == cards[..1]));
    assert_eq!(event.board_cards(4), [cards[0].0.to_string()]);
    assert_eq!(event.violations(), [] as [&str; 0]);
}

#[test]
fn pr_16_pr_30_the_first_three_cards_of_a_spin_off_are_draws() {
    let mut event = Event::provable(&json!({ "ties": "spin_off" }));
    let phone = Phone::join(&mut event, SUE, 1);
    for hand in ["1-1", "2-1"] {
        for (stop, card) in (1..).zip(["Ks", "Qs", "Js", "Ts", "9s"]) {
            event.act(json!({ "stamp": { "hand": hand, "stop": stop, "card": card, "at": "10:00" } }));
        }
        event.act(json!({ "arrive": { "participant": hand[..1].parse::<u32>().unwrap(), "at": "11:30" } }));
        event.act(json!({ "turn_in": { "hand": hand, "at": "11:40" } }));
    }
    event.act(json!("close"));
    for round in 0.. {
        let due: Vec<&str> = ["1-1", "2-1"]
            .into_iter()
            .filter(|hand| {
                let spin = json!({ "spin_off": { "hand": hand, "round": round } });
                let done = phone.scan(&mut event, &spin);
                if let Ok(Some(CommandOutcome::Scanned(scanned))) = done {
                    assert!(round < 3);
                    drawn(phone.send(&mut event, &spin, &phone.message(draw_of(&scanned), 20 + round)));
                    return true;
                }
                done == Err("run.draw_by_hand".to_owned())
            })
            .collect();
        if due.is_empty() || round == 3 {
            break;
        }
    }
    assert_eq!(event.violations(), [] as [&str; 0]);
}

#[test]
fn a_rollback_ends_the_blocks_and_unbinds_open_draws() {
    let mut event = Event::provable(&json!({}));
    let phone = Phone::join(&mut event, SUE, 1);
    let kept = phone.draw(&mut event, &stop("1-1", 1), 5);
    let open = scanned(phone.scan(&mut event, &stop("2-1", 1)));
    event.by_room(decide::rolled_back(RollbackCause::Backup));
    let recommitted = decide::recommit(&event.state, &mut Rng::new(9));
    event.by_room(recommitted);
    assert_eq!(event.kinds().last(), Some(&"run.block_committed"));
    let draws = event.state.draws.as_ref().unwrap();
    let roots: Vec<_> = draws.verifier().blocks().map(|known| (known.root, known.ended)).collect();
    assert!(roots[0].1 && !roots[1].1 && roots[0].0 != roots[1].0, "new values, never the old ones");
    let late = phone.message(draw_of(&open), 9);
    assert_eq!(
        phone.send(&mut event, &stop("2-1", 1), &late),
        Err("run.phone_not_joined".to_owned()),
        "the old values are of no use"
    );
    let renewed = Phone::join(&mut event, SUE, 2);
    renewed.draw(&mut event, &stop("2-1", 1), 9);
    let shown = renewed.scan(&mut event, &stop("1-1", 1)).unwrap();
    assert!(matches!(shown, Some(CommandOutcome::Spun(spun)) if spun.cards == [kept.card]));
    assert_eq!(event.violations(), [] as [&str; 0]);
    assert_eq!(decide::recommit(&event.state, &mut Rng::new(9)).entries().len(), 0, "once");
}

#[test]
fn numbers_beyond_a_block_get_another_before_they_are_sold_or_printed() {
    let mut event = Event::provable(&json!({}));
    event.act(json!({ "register": { "participant": 600, "name": "Ann", "rides": true } }));
    assert_eq!(event.kinds()[event.log.len() - 2..], ["run.block_committed", "run.acted"]);
    for _ in 2..=5 {
        event.act(json!({ "add_hand": { "participant": 600 } }));
    }
    let blocks = || {
        event.state.draws.as_ref().unwrap().verifier().blocks().map(|known| known.block).collect::<Vec<_>>()
    };
    let ranges = blocks().iter().map(|block| (block.participants(), block.hands())).collect::<Vec<_>>();
    assert_eq!(ranges, [(1..=250, 1..=4), (501..=750, 1..=4), (501..=750, 5..=8)]);
    event.ask(ORGANISER, &Command::CommitBlocks { first: 240, last: 260 }).unwrap();
    event.ask(ORGANISER, &Command::CommitBlocks { first: 240, last: 260 }).unwrap();
    let cached = crate::run::cached_view::CachedView::new(&event.state);
    let sheets = event.state.sheets(&cached, ORGANISER, 250..=251).unwrap();
    assert_eq!(sheets.iter().map(|sheet| sheet.draws[0].number).collect::<Vec<_>>(), [1, 4]);
    assert_eq!(
        event.refusal(ORGANISER, &Command::CommitBlocks { first: 1, last: 400 }),
        "run.sheets_at_once"
    );
    assert_eq!(event.violations(), [] as [&str; 0]);
}

#[test]
fn pr_30_it_is_fixed_at_the_opening_whether_draws_are_provable() {
    let mut event = Event::provable(&json!({}));
    let plain = draft(&json!({}));
    let change = Command::Draft { version: event.state.version, draft: Box::new(plain) };
    assert_eq!(event.refusal(ORGANISER, &change), "run.provable_draws_fixed");
    let phone = Phone::join(&mut event, SUE, 1);
    let pack = crate::run::draft::Draft { provable_draws: true, ..draft(&json!({ "draw": "pack" })) };
    event.ask(ORGANISER, &Command::Draft { version: event.state.version, draft: Box::new(pack) }).unwrap();
    let first = phone.draw(&mut event, &stop("1-1", 1), 1);
    let second = scanned(phone.scan(&mut event, &stop("1-1", 2)));
    assert_eq!(second.excluded, [first.card], "the changed rule holds");
    let mut plain = Event::open(&json!({}));
    let join = DrawCommand::Join {
        block: BlockNumber::FIRST,
        root: draws::Digest::new([1; 32]),
        key: PhoneKey::new(&[1; 32]).public(),
    };
    assert_eq!(plain.refusal(ORGANISER, &Command::Draw(join)), "run.no_provable_draws");
}

/// The stored entries with other bodies or without some of them, and with the hashes that an attacker computes for
/// them.
fn rewritten(entries: &[StoredEntry], id: crate::store::RunId) -> Vec<StoredEntry> {
    let mut hash = EntryHash::START;
    let renumbered = (1..).zip(entries).map(|(seq, entry)| {
        let StoredEntry { kind, body, .. } = entry;
        hash = hash.next(id.log(), &HashInput { seq, kind, hand: None, body });
        StoredEntry { seq, hash, ..entry.clone() }
    });
    renumbered.collect()
}

/// Somebody who can write the database rewrites the log with valid hashes. The rules of the game allow every one of
/// these logs.
#[test]
fn every_tampering_with_a_draw_is_found_though_the_chain_is_valid() {
    let mut event = Event::provable(&json!({}));
    let (sue, tom) = (Phone::join(&mut event, SUE, 1), Phone::join(&mut event, TOM, 2));
    sue.draw(&mut event, &stop("1-1", 1), 17);
    sue.draw(&mut event, &stop("2-1", 1), 18);
    scanned(sue.scan(&mut event, &stop("3-1", 1)));
    scanned(tom.take_over(&mut event, &stop("3-1", 1), "no battery"));
    let entries = stored(&event);
    let failed = |entries: &[StoredEntry]| {
        let entries = rewritten(entries, event.state.id);
        let file = write(event.state.id, &entries, &event.kept, Selection::Organiser);
        file.map_or(true, |file| !verify(&file, None).ok)
    };
    assert!(!failed(&entries), "the honest log verifies");
    let position = |kind: &str, number: usize| {
        let of_kind = entries.iter().enumerate().filter(|(_, entry)| entry.kind == kind);
        of_kind.map(|(at, _)| at).nth(number).unwrap()
    };
    let (drawn, other) = (position("run.drawn", 0), position("run.drawn", 1));
    let change_of = |body: &str| serde_json::from_str::<Value>(body).unwrap()["entry"]["change"].clone();
    let changed = |at: usize, change: &dyn Fn(&mut Value)| {
        let mut entries = entries.clone();
        let mut body: Value = serde_json::from_str(&entries[at].body).unwrap();
        change(&mut body["entry"]["change"]);
        entries[at].body = body.to_string();
        assert_ne!(entries[at].body, event.log[at].1.entry.change.kind());
        entries
    };
    let flip = |value: &mut Value| {
        let text = value.as_str().unwrap();
        let flipped = if text.starts_with('0') { '1' } else { '0' };
        *value = json!(format!("{flipped}{}", &text[1..]));
    };
    let another_card = |value: &mut Value| *value = json!(if *value == "As" { "Ks" } else { "As" });

    // The card of the proof and of its stamp.
    let mut card = changed(drawn, &|change| another_card(&mut change["proof"]["card"]));
    let mut stamp: Value = serde_json::from_str(&card[drawn + 1].body).unwrap();
    another_card(&mut stamp["entry"]["change"]["action"]["stamp"]["card"]);
    card[drawn + 1].body = stamp.to_string();
    assert!(failed(&card), "a card");
    // The card of the stamp alone.
    assert!(
        failed(&changed(drawn + 1, &|change| another_card(&mut change["action"]["stamp"]["card"]))),
        "a stamp"
    );
    let proof_of_other = change_of(&entries[other].body)["proof"].clone();
    type Tamper<'a> = (&'a str, usize, &'a dyn Fn(&mut Value));
    let tampered: [Tamper<'_>; 11] = [
        ("a cut", drawn, &|change| change["proof"]["phone"]["cut"] = json!(18)),
        ("R", drawn, &|change| flip(&mut change["proof"]["room"]["value"])),
        ("V", drawn, &|change| flip(&mut change["proof"]["phone"]["value"])),
        ("a path", drawn, &|change| flip(&mut change["proof"]["phone"]["path"][3])),
        ("a path of the room", drawn, &|change| flip(&mut change["proof"]["room"]["path"][0])),
        ("a signature", drawn, &|change| flip(&mut change["proof"]["phone"]["signature"])),
        ("the draw of another hand", drawn, &|change| change["proof"] = proof_of_other.clone()),
        ("another attempt", drawn, &|change| change["proof"]["draw"]["attempt"] = json!(2)),
        ("the root of the room", position("run.block_committed", 0), &|change| flip(&mut change["root"])),
        ("the root of a phone", position("run.phone_joined", 0), &|change| flip(&mut change["root"])),
        ("a takeover without a reason", position("run.taken_over", 0), &|change| {
            change["reason"] = json!(" ")
        }),
    ];
    for (name, at, change) in tampered {
        assert!(failed(&changed(at, change)), "{name}");
    }
    // An entry that is dropped, or moved behind the next one. What no later entry depends on cannot be missed: its
    // absence shows only in a noted hash of the log.
    for at in 0..entries.len() {
        let is_draw = ["run.block_committed", "run.phone_joined", "run.scanned", "run.drawn"]
            .contains(&entries[at].kind.as_str());
        if !is_draw {
            continue;
        }
        let mut fewer = entries.clone();
        let dropped = fewer.remove(at);
        assert!(failed(&fewer), "without entry {}, {}", at + 1, dropped.kind);
    }
    for (name, at, before) in [
        (
            "a phone that joined after its first scan",
            position("run.phone_joined", 0),
            position("run.scanned", 0),
        ),
        (
            "a phone that joined late and took over",
            position("run.phone_joined", 1),
            position("run.scanned", 2),
        ),
        ("a scan after its draw", position("run.scanned", 0), drawn),
        ("a block after its sale", position("run.block_committed", 0), position("run.scanned", 0)),
    ] {
        let mut moved = entries.clone();
        let entry = moved.remove(at);
        moved.insert(before, entry);
        assert!(failed(&moved), "{name}");
    }
}

/// Through the task of an event and its store.
#[tokio::test]
async fn a_scan_states_the_end_of_the_log_and_keys_survive_a_restart() {
    let store = Arc::new(MemoryStore::default());
    let open = async || Runs::open(store.clone(), Limits::default(), Bans::default()).await.unwrap();
    let runs = open().await;
    let plan = crate::run::draft::Draft { provable_draws: true, ..draft(&json!({})) };
    let run = runs.create(ORGANISER, None, "Olga", &plan).await.unwrap();
    run.command(ORGANISER, Command::Open).await.unwrap();
    let register = action(json!({ "register": { "participant": 1, "name": "Ann", "rides": true } }));
    run.command(ORGANISER, register).await.unwrap();
    let blocks = json!(run.staff_view(ORGANISER, None).await.unwrap().draws.unwrap().blocks);
    let block = draws::Block::new(EventId::new(&run.id().to_string()).unwrap(), 1..=250, 1..=4).unwrap();
    let room_root: draws::Digest = blocks[0]["root"].as_str().unwrap().parse().unwrap();
    let key = PhoneKey::new(&[1; 32]);
    let values = Committer::<PhoneSecret>::new(PhoneSecret::new([2; 32]), room_root, block);
    let join = DrawCommand::Join { block: BlockNumber::FIRST, root: values.root(), key: key.public() };
    run.command(ORGANISER, Command::Draw(join)).await.unwrap();
    let (spin, phone) =
        (read(&json!({ "stop": { "hand": "1-1", "stop": 1, "at": "00:00" } })), PhoneId::FIRST);
    let scan = run.command(ORGANISER, Command::Draw(DrawCommand::Scan { spin, phone })).await.unwrap();
    let Some(CommandOutcome::Scanned(scanned)) = scan.outcome else { panic!("{scan:?}") };
    let file = crate::run::file::read(&*store, run.id(), Selection::Organiser).await.unwrap();
    let head = scanned.head.unwrap();
    assert!(file.contains(&format!("\"seq\":{},", head.seq)));
    assert!(file.contains(&head.hash.to_string()), "the hash of the entry of the scan");

    let id = run.id().to_string();
    runs.stop().await;
    let run = open().await.find(&id).await.unwrap();
    let cut = Cut::new(52).unwrap();
    let message = PhoneMessage::new(&values, &key, room_root, draw_of(&scanned), cut).unwrap();
    let card = DrawCommand::Card { spin, phone, message: Box::new(message) };
    let done = run.command(ORGANISER, Command::Draw(card)).await.unwrap();
    assert!(matches!(done.outcome, Some(CommandOutcome::Drawn(_))), "{done:?}");
    let whole = crate::run::file::read(&*store, run.id(), Selection::Organiser).await.unwrap();
    assert!(verify(&whole, None).ok);
    let keys = store.texts(run.id().log()).await.unwrap();
    let secret =
        keys.iter().filter_map(|text| text.split_once(':')).find(|(_, text)| text.len() == 64).unwrap().1;
    assert!(!whole.contains(secret), "no file has the key of a block");
}

/// Random days in which phones scan, draw, are replaced and forget, staff enter cards by hand and declare cards void,
/// and the log is rolled back. Whatever is accepted violates nothing, and the excluded cards are those that the rules of
/// the game bar.
#[test]
fn no_random_day_violates_the_protocol() {
    for seed in 0..24 {
        let rule = ["wheel", "pack", "respin"][seed as usize % 3];
        let mut event = Event::provable(&json!({ "draw": rule, "route": "any_order" }));
        let mut rng = Rng::new(seed);
        let mut phones = vec![Phone::join(&mut event, SUE, 1), Phone::join(&mut event, TOM, 2)];
        let mut drawn_cards = 0;
        for step in 0..80 {
            let hand = format!("{}-1", 1 + rng.below(4));
            let number = 1 + rng.below(5) as usize;
            let spin = match hand.as_str() {
                "4-1" => json!({ "all": { "hand": "4-1", "spins_at": "first_stop", "at": "11:00" } }),
                _ => stop(&hand, number),
            };
            let phone = &phones[rng.below(phones.len() as u32) as usize];
            match rng.below(12) {
                0..=6 => {
                    let is_bound = event.state.draws.as_ref().unwrap().verifier().open_draws().count();
                    let done = match phone.scan(&mut event, &spin) {
                        Err(code) if code == "run.draw_on_other_phone" && rng.below(2) == 0 => {
                            phone.take_over(&mut event, &spin, "no battery")
                        }
                        done => done,
                    };
                    let Ok(Some(CommandOutcome::Scanned(scanned))) = done else { continue };
                    let is_new =
                        event.state.draws.as_ref().unwrap().verifier().open_draws().count() > is_bound;
                    if is_new && scanned.cards.is_empty() && hand != "4-1" {
                        let id = Participant::new(hand[..1].parse().unwrap()).unwrap().hand(1);
                        let mut barred = event.state.game.as_ref().unwrap().hand_moves(id).barred;
                        barred.sort_by_key(|card| card.0.index());
                        assert_eq!(scanned.excluded, barred, "seed {seed}, a new scan of {hand}");
                    }
                    if rng.below(5) > 0 {
                        let message = phone.message(draw_of(&scanned), 1 + rng.below(52) as u8);
                        drawn_cards += usize::from(phone.send(&mut event, &spin, &message).is_ok());
                    }
                }
                7 | 8 => {
                    let card = cards::Card::from_index(rng.below(52) as usize).unwrap().to_string();
                    let stamp =
                        json!({ "stamp": { "hand": hand, "stop": number, "card": card, "at": "11:00" } });
                    let _ = event.decided(ORGANISER, &action(stamp));
                }
                9 | 10 => {
                    let void =
                        json!({ "void": { "hand": hand, "mark": { "stop": number }, "reason": "misread" } });
                    let _ = event.decided(ORGANISER, &action(void));
                }
                _ if step % 40 == 39 => {
                    event.by_room(decide::rolled_back(RollbackCause::Lost));
                    let recommitted = decide::recommit(&event.state, &mut rng);
                    event.by_room(recommitted);
                    let seed = 10 + step as u8 + phones.len() as u8;
                    phones = vec![Phone::join(&mut event, SUE, seed), Phone::join(&mut event, TOM, seed + 1)];
                }
                _ => {}
            }
        }
        assert!(drawn_cards > 5, "seed {seed}: {drawn_cards}");
        assert_eq!(event.violations(), [] as [&str; 0], "seed {seed}");
        let entries = stored(&event);
        let file = write(event.state.id, &entries, &event.kept, Selection::Organiser).unwrap();
        let report = verify(&file, None);
        assert!(report.ok, "seed {seed}: {report:?}");
    }
}
