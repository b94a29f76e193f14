//! Logs of draws: valid ones, and one for each violation, with positions and codes.

use super::event::{Event, draw};
use super::form;

use super::proofs::changed_digest;
use cards::{Card, CardSet};
use draws::{Block, Digest, Draw, Fact, Hand, LogVerifier, PhoneId, Proof, Report, StaffId};
use serde_json::{Value, json};

const ONE: PhoneId = PhoneId(1);
const TWO: PhoneId = PhoneId(2);

/// Positions of facts in the valid log, from 0.
const BLOCK: usize = 0;
const SOLD: usize = 1;
const JOINED_ONE: usize = 3;
const JOINED_TWO: usize = 4;
const SCANNED: usize = 5;
const DRAWN: usize = 6;
const TAKEN_OVER: usize = 8;
const DRAWN_OTHER_HAND: usize = 9;
const VOID: usize = 10;
const DRAWN_AGAIN: usize = 12;

type Log = Vec<(u64, Fact)>;
type Codes = &'static [(u64, &'static str)];

fn stop(hand: u32, attempt: u8) -> Draw {
    draw((hand, 1), "stop_1", attempt)
}

fn staff(phone: PhoneId) -> StaffId {
    StaffId(phone.0 + 10)
}

fn joined(event: &Event, phone: PhoneId, block: u32) -> Fact {
    Fact::PhoneJoined { phone, staff: staff(phone), block, root: event.phone(phone).root() }
}

fn committed(event: &Event, number: u32) -> Fact {
    Fact::BlockCommitted { number, block: *event.room.block(), root: event.room.root() }
}

fn drawn(event: &Event, due: Draw, phone: PhoneId, number: u8, held: CardSet) -> Fact {
    Fact::Drawn { due, phone, held, proof: Box::new(event.proof(due, phone, number, held)) }
}

/// The valid log: a draw, a draw that another phone took over, a void with a second attempt, and an open scan.
fn facts() -> Vec<Fact> {
    let event = Event::new();
    let sold = |participant| Fact::HandSold { hand: Hand::new(participant, 1).expect("a hand") };
    let held = [event.proof(stop(1, 1), ONE, 17, CardSet::EMPTY).card].into_iter().collect();
    vec![
        committed(&event, 1),
        sold(1),
        sold(2),
        joined(&event, ONE, 1),
        joined(&event, TWO, 1),
        Fact::Scanned { draw: stop(1, 1), phone: ONE },
        drawn(&event, stop(1, 1), ONE, 17, CardSet::EMPTY),
        Fact::Scanned { draw: stop(2, 1), phone: TWO },
        Fact::TakenOver { draw: stop(2, 1), phone: ONE, staff: staff(ONE), reason: "battery empty".into() },
        drawn(&event, stop(2, 1), ONE, 1, CardSet::EMPTY),
        Fact::DeclaredVoid { draw: stop(1, 1), staff: staff(TWO), reason: "wrong sheet".into() },
        Fact::Scanned { draw: stop(1, 2), phone: TWO },
        drawn(&event, stop(1, 2), TWO, 52, held),
        Fact::Scanned { draw: draw((2, 1), "extra", 1), phone: TWO },
    ]
}

/// The facts at the positions 1, 2, 3 and so on.
fn positioned(facts: Vec<Fact>) -> Log {
    (1..).zip(facts).collect()
}

fn edited(edit: impl FnOnce(&mut Vec<Fact>)) -> Log {
    let mut facts = facts();
    edit(&mut facts);
    positioned(facts)
}

fn without(at: usize) -> Log {
    edited(|facts| _ = facts.remove(at))
}

/// The valid log with one fact moved behind the one that was at `to`.
fn moved(from: usize, to: usize) -> Log {
    edited(|facts| {
        let fact = facts.remove(from);
        facts.insert(to, fact);
    })
}

fn with_proof(at: usize, change: impl FnOnce(&mut Proof)) -> Log {
    edited(|facts| match &mut facts[at] {
        Fact::Drawn { proof, .. } => change(proof),
        other => unreachable!("{other:?} is no draw"),
    })
}

fn with_root(at: usize, change: impl FnOnce(Digest) -> Digest) -> Log {
    edited(|facts| match &mut facts[at] {
        Fact::BlockCommitted { root, .. } | Fact::PhoneJoined { root, .. } => *root = change(*root),
        other => unreachable!("{other:?} has no root"),
    })
}

/// The valid log with a copy of a fact behind it, after a change.
fn repeated(at: usize, change: impl FnOnce(&mut Fact)) -> Log {
    edited(|facts| {
        let mut fact = facts[at].clone();
        change(&mut fact);
        facts.insert(at + 1, fact);
    })
}

/// The valid log with a rollback and what follows it: a new block, new roots, and a new scan of the open draw.
fn rolled_back(event: &Event) -> Log {
    let due = draw((2, 1), "extra", 1);
    edited(|facts| {
        facts.extend([
            Fact::RolledBack,
            committed(event, 2),
            joined(event, ONE, 2),
            joined(event, TWO, 2),
            Fact::Scanned { draw: due, phone: ONE },
            drawn(event, due, ONE, 30, CardSet::EMPTY),
        ]);
    })
}

/// A block for a hand of the valid log and one more.
fn overlapping() -> Block {
    Block::new(Event::new().room.block().event(), 3..=4, 1..=1).expect("a block")
}

/// The facts of all logs, each once, and the logs. An entry of a log names its fact by the index in the list.
pub fn facts_and_cases() -> (Vec<Value>, Vec<Value>) {
    let mut facts = Vec::new();
    let cases = [valid(), tampered(), missing(), out_of_place(), repetitions(), blocks_and_phones()];
    let cases = cases.into_iter().flatten();
    let cases = cases.map(|(name, log, codes)| described(name, &log, codes, &mut facts)).collect();
    (facts.iter().map(form::fact).collect(), cases)
}

fn valid() -> Vec<(&'static str, Log, Codes)> {
    vec![
        ("a valid log", positioned(facts()), &[]),
        ("a valid log with a rollback", rolled_back(&Event::after_rollback()), &[]),
        ("several facts of one entry", facts().into_iter().map(|fact| (7, fact)).collect(), &[]),
        ("the facts of one hand", edited(|facts| facts.retain(|fact| !is_of_hand_2(fact))), &[]),
    ]
}

fn is_of_hand_2(fact: &Fact) -> bool {
    let hand = match fact {
        Fact::HandSold { hand } => hand,
        Fact::Scanned { draw, .. } | Fact::TakenOver { draw, .. } | Fact::Drawn { due: draw, .. } => {
            &draw.hand
        }
        _ => return false,
    };
    hand.participant.get() == 2
}

fn tampered() -> Vec<(&'static str, Log, Codes)> {
    let event = Event::new();
    let changed = changed_digest;
    vec![
        (
            "another card",
            with_proof(DRAWN, |proof| proof.card = other_card(proof.card)),
            &[(7, "other_card")],
        ),
        ("another cut", with_proof(DRAWN, |proof| proof.cut = super::event::cut(18)), &[(7, "other_card")]),
        (
            "another value of the room",
            with_proof(DRAWN, |proof| proof.room.value = changed(proof.room.value)),
            &[(7, "room_root")],
        ),
        (
            "another path of the room",
            with_proof(DRAWN, |proof| proof.room.path[0] = changed(proof.room.path[0])),
            &[(7, "room_root")],
        ),
        (
            "another path of the phone",
            with_proof(DRAWN, |proof| proof.phone.path[0] = changed(proof.phone.path[0])),
            &[(7, "phone_root")],
        ),
        (
            "another root of the room",
            with_root(BLOCK, changed),
            &[(7, "room_root"), (10, "room_root"), (13, "room_root")],
        ),
        ("another root of a phone", with_root(JOINED_ONE, changed), &[(7, "phone_root"), (10, "phone_root")]),
        (
            "a draw of another hand",
            with_proof(DRAWN, |proof| *proof = event.proof(stop(2, 1), ONE, 17, CardSet::EMPTY)),
            &[(7, "other_hand")],
        ),
        (
            "a draw of another attempt",
            with_proof(DRAWN, |proof| *proof = event.proof(stop(1, 2), ONE, 17, CardSet::EMPTY)),
            &[(7, "other_attempt")],
        ),
        (
            "a draw by another phone than the bound one",
            edited(|facts| facts[DRAWN] = drawn(&event, stop(1, 1), TWO, 17, CardSet::EMPTY)),
            &[(7, "other_phone"), (7, "phone_root")],
        ),
    ]
}

fn missing() -> Vec<(&'static str, Log, Codes)> {
    vec![
        (
            "no block",
            without(BLOCK),
            &[
                (3, "unknown_block"),
                (4, "unknown_block"),
                (5, "not_committed"),
                (6, "not_committed"),
                (7, "not_committed"),
                (8, "not_committed"),
                (9, "not_committed"),
                (11, "not_committed"),
                (12, "not_committed"),
                (13, "not_committed"),
            ],
        ),
        (
            "a phone that never joined",
            without(JOINED_TWO),
            &[
                (7, "phone_not_joined"),
                (11, "phone_not_joined"),
                (12, "phone_not_joined"),
                (13, "phone_not_joined"),
            ],
        ),
        ("no scan", without(SCANNED), &[(6, "not_scanned")]),
        ("no draw", without(DRAWN), &[(10, "not_drawn"), (11, "no_void"), (12, "no_void")]),
        ("no scan before a takeover", without(TAKEN_OVER - 1), &[(8, "not_scanned"), (9, "not_scanned")]),
        ("no takeover", without(TAKEN_OVER), &[(9, "other_phone"), (9, "phone_root")]),
        ("no void before a second attempt", without(VOID), &[(11, "no_void"), (12, "no_void")]),
        (
            "a takeover without a reason",
            edited(|facts| clear_reason(&mut facts[TAKEN_OVER])),
            &[(9, "no_reason")],
        ),
        ("a void without a reason", edited(|facts| clear_reason(&mut facts[VOID])), &[(11, "no_reason")]),
    ]
}

fn out_of_place() -> Vec<(&'static str, Log, Codes)> {
    let mut exchanged = positioned(facts());
    exchanged.swap(DRAWN, DRAWN + 1);
    vec![
        (
            "a phone that joined after its first scan",
            moved(JOINED_ONE, SCANNED),
            &[(5, "phone_not_joined"), (6, "joined_after_scan")],
        ),
        ("a block that was committed after a hand was sold", moved(BLOCK, SOLD), &[(2, "sold_before")]),
        ("a draw before its scan", moved(DRAWN, SCANNED), &[(6, "not_scanned"), (7, "already_scanned")]),
        ("a second attempt before the void", moved(VOID, DRAWN_AGAIN), &[(11, "no_void"), (12, "no_void")]),
        (
            "a takeover after the draw",
            moved(TAKEN_OVER, DRAWN_OTHER_HAND),
            &[(9, "other_phone"), (9, "phone_root"), (10, "already_drawn")],
        ),
        ("entries exchanged", exchanged, &[(7, "out_of_order")]),
    ]
}

fn repetitions() -> Vec<(&'static str, Log, Codes)> {
    let event = Event::new();
    let other = drawn(&event, stop(1, 1), ONE, 18, CardSet::EMPTY);
    vec![
        ("a block twice", repeated(BLOCK, |_| {}), &[(2, "block_repeated")]),
        ("a phone that joined twice", repeated(JOINED_ONE, |_| {}), &[(5, "phone_repeated")]),
        ("a scan twice", repeated(SCANNED, |_| {}), &[(7, "already_scanned")]),
        ("a draw twice", repeated(DRAWN, |_| {}), &[(8, "already_drawn")]),
        ("two cards for one draw", repeated(DRAWN, |fact| *fact = other), &[(8, "two_cards")]),
        ("a takeover twice", repeated(TAKEN_OVER, |_| {}), &[(10, "same_phone")]),
        ("a void twice", repeated(VOID, |_| {}), &[(12, "already_void")]),
    ]
}

fn blocks_and_phones() -> Vec<(&'static str, Log, Codes)> {
    let event = Event::new();
    let root = |fact: &mut Fact| match fact {
        Fact::BlockCommitted { root, .. } | Fact::PhoneJoined { root, .. } => *root = changed_digest(*root),
        _ => {}
    };
    let block = |number, block| Fact::BlockCommitted { number, block, root: event.room.root() };
    let of = |phone, staff, number, root| Fact::PhoneJoined { phone, staff, block: number, root };
    let latest = Event::of(overlapping());
    let (first, second) = (event.phone(ONE).root(), event.phone(TWO).root());
    let mut after_rollback = rolled_back(&Event::after_rollback());
    after_rollback.remove(after_rollback.len() - 5);
    vec![
        ("another root for a block", repeated(BLOCK, root), &[(2, "block_changed")]),
        (
            "a block with hands of an earlier one",
            repeated(BLOCK, |fact| *fact = block(2, overlapping())),
            &[(2, "block_overlaps"), (2, "block_root_reused")],
        ),
        (
            "a draw of a hand in two blocks, with the values of the latest",
            edited(|facts| {
                facts.extend([
                    committed(&latest, 2),
                    joined(&latest, ONE, 2),
                    Fact::Scanned { draw: stop(3, 1), phone: ONE },
                    drawn(&latest, stop(3, 1), ONE, 5, CardSet::EMPTY),
                ]);
            }),
            &[(15, "block_overlaps")],
        ),
        (
            "a block with a gap in the numbers",
            edited(|facts| facts[BLOCK] = block(2, *event.room.block())),
            &[
                (1, "block_missing"),
                (4, "unknown_block"),
                (5, "unknown_block"),
                (6, "phone_not_joined"),
                (7, "phone_not_joined"),
                (8, "phone_not_joined"),
                (9, "phone_not_joined"),
                (10, "phone_not_joined"),
                (12, "phone_not_joined"),
                (13, "phone_not_joined"),
                (14, "phone_not_joined"),
            ],
        ),
        (
            "a block with the root of an earlier one",
            edited(|facts| facts.extend([Fact::RolledBack, committed(&event, 2)])),
            &[(16, "block_root_reused")],
        ),
        ("another root of a phone that joined", repeated(JOINED_ONE, root), &[(5, "phone_root_changed")]),
        (
            "a phone with the root of another",
            edited(|facts| facts.insert(JOINED_TWO + 1, of(PhoneId(3), StaffId(13), 1, second))),
            &[(6, "phone_root_reused")],
        ),
        (
            "a phone of another staff member",
            repeated(JOINED_ONE, |fact| *fact = of(ONE, StaffId(9), 1, first)),
            &[(5, "phone_of_other_staff"), (5, "phone_repeated")],
        ),
        (
            "draws after a rollback without a new block",
            after_rollback,
            &[(17, "unknown_block"), (18, "unknown_block"), (19, "not_committed"), (20, "not_committed")],
        ),
    ]
}

fn clear_reason(fact: &mut Fact) {
    if let Fact::TakenOver { reason, .. } | Fact::DeclaredVoid { reason, .. } = fact {
        *reason = " ".into();
    }
}

fn other_card(card: Card) -> Card {
    Card::all().find(|other| *other != card).expect("another card")
}

/// The case as JSON. The counts are those of the verifier; the codes are stated above.
fn described(name: &str, log: &Log, codes: Codes, facts: &mut Vec<Fact>) -> Value {
    let mut verifier = LogVerifier::new(super::event::id());
    log.iter().for_each(|(position, fact)| verifier.add(*position, fact));
    let entries =
        log.iter().map(|(position, fact)| json!({ "position": position, "fact": index(facts, fact) }));
    let found = codes.iter().map(|(position, code)| json!({ "position": position, "code": code }));
    json!({
        "name": name,
        "entries": entries.collect::<Vec<Value>>(),
        "violations": found.collect::<Vec<Value>>(),
        "counts": counts(&verifier.report()),
    })
}

/// The index of a fact in the list, to which it is added if it is new.
fn index(facts: &mut Vec<Fact>, fact: &Fact) -> usize {
    facts.iter().position(|known| known == fact).unwrap_or_else(|| {
        facts.push(fact.clone());
        facts.len() - 1
    })
}

fn counts(report: &Report) -> Value {
    json!({
        "draws": report.draws,
        "rollbacks": report.rollbacks,
        "takeovers": report.total.takeovers,
        "voids": report.total.voids,
        "second_attempts": report.total.second_attempts,
        "open_scans": report.total.open_scans,
    })
}
