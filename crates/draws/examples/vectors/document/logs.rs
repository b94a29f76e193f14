//! Logs of draws: valid ones, and one for each violation, with positions and codes.

mod cases;

use super::event::{Event, cut, draw, hand_of, id, number, slot_of};
use super::form;
use super::proofs::{ONE, changed_digest};
use cards::{Card, CardSet};
use draws::{
    Block, Draw, DrawRule, Entry, Fact, JoinedPhone, LogVerifier, PhoneId, Proof, PublicKey, StaffId,
};
use serde_json::{Value, json};

const TWO: PhoneId = PhoneId::new(2).unwrap();
const THREE: PhoneId = PhoneId::new(3).unwrap();

/// Positions of facts in the valid log, from 0.
const BLOCK: usize = 0;
const SOLD: usize = 1;
pub const JOINED_ONE: usize = 3;
const JOINED_TWO: usize = 4;
const SCANNED: usize = 5;
const DRAWN: usize = 6;
pub const TAKEN_OVER: usize = 8;
const DRAWN_OTHER_HAND: usize = 9;
const VOID: usize = 10;
const DRAWN_AGAIN: usize = 12;

type Codes = &'static [(u64, &'static str)];

/// A log with the violations that it must have.
struct Case {
    name: &'static str,
    rule: DrawRule,
    entries: Vec<Entry>,
    codes: Codes,
}

fn stop(hand: u32, attempt: u8) -> Draw {
    draw((hand, 1), "stop_1", attempt)
}

fn staff(number: u32) -> StaffId {
    StaffId::new(number).expect("a staff member")
}

/// The staff member of a phone: 11 of phone 1, and so on.
fn owner(phone: PhoneId) -> StaffId {
    staff(phone.0.get() + 10)
}

fn sold(participant: u32) -> Fact {
    Fact::HandSold { hand: hand_of((participant, 1)) }
}

fn joined(event: &Event, phone: PhoneId) -> Fact {
    Fact::PhoneJoined { phone, staff: owner(phone), block: event.number, joined: event.joined(phone) }
}

fn committed(event: &Event) -> Fact {
    Fact::BlockCommitted { number: event.number, block: *event.room.block(), root: event.room.root() }
}

fn scanned(draw: Draw, phone: PhoneId) -> Fact {
    Fact::Scanned { draw, phone }
}

fn taken_over(draw: Draw, phone: PhoneId) -> Fact {
    Fact::TakenOver { draw, phone, staff: owner(phone), reason: "battery empty".into() }
}

fn drawn(event: &Event, draw: Draw, phone: PhoneId, number: u8, excluded: CardSet) -> Fact {
    Fact::Drawn { phone, excluded, proof: Box::new(event.proof(draw, phone, number, excluded)) }
}

fn void(draw: Draw, number: u32) -> Fact {
    Fact::DeclaredVoid { draw, staff: staff(number), reason: "wrong sheet".into() }
}

fn by_hand(hand: u32, slot: &str, card: Card) -> Fact {
    Fact::EnteredByHand { hand: hand_of((hand, 1)), slot: slot_of(slot), card, staff: staff(11) }
}

fn by_hand_void(hand: u32, slot: &str) -> Fact {
    let reason = "misread".into();
    Fact::ByHandDeclaredVoid { hand: hand_of((hand, 1)), slot: slot_of(slot), staff: staff(12), reason }
}

fn one(card: Card) -> CardSet {
    [card].into_iter().collect()
}

/// The valid log: a draw, a draw that another phone took over, a void with a second attempt, and an open scan. The void
/// card does not count as one of the hand, so no draw excludes a card.
pub fn facts() -> Vec<Fact> {
    let event = Event::new();
    vec![
        committed(&event),
        sold(1),
        sold(2),
        joined(&event, ONE),
        joined(&event, TWO),
        scanned(stop(1, 1), ONE),
        drawn(&event, stop(1, 1), ONE, 17, CardSet::EMPTY),
        scanned(stop(2, 1), TWO),
        taken_over(stop(2, 1), ONE),
        drawn(&event, stop(2, 1), ONE, 1, CardSet::EMPTY),
        void(stop(1, 1), 12),
        scanned(stop(1, 2), TWO),
        drawn(&event, stop(1, 2), TWO, 52, CardSet::EMPTY),
        scanned(draw((2, 1), "spin_off_1", 1), TWO),
    ]
}

/// The facts at the positions 1, 2, 3 and so on.
fn positioned(facts: Vec<Fact>) -> Vec<Entry> {
    (1..).zip(facts).map(|(position, fact)| Entry { position, fact }).collect()
}

fn edited(edit: impl FnOnce(&mut Vec<Fact>)) -> Vec<Entry> {
    let mut facts = facts();
    edit(&mut facts);
    positioned(facts)
}

fn without(at: usize) -> Vec<Entry> {
    edited(|facts| _ = facts.remove(at))
}

/// The valid log with further facts at its end, the first of them at position 15.
fn with(more: Vec<Fact>) -> Vec<Entry> {
    edited(|facts| facts.extend(more))
}

/// The valid log with one fact moved behind the one that was at `to`.
fn moved(from: usize, to: usize) -> Vec<Entry> {
    edited(|facts| {
        let fact = facts.remove(from);
        facts.insert(to, fact);
    })
}

fn with_proof(change: impl FnOnce(&mut Proof)) -> Vec<Entry> {
    edited(|facts| match &mut facts[DRAWN] {
        Fact::Drawn { proof, .. } => change(proof),
        other => unreachable!("{other:?} is no draw"),
    })
}

fn change_root(fact: &mut Fact) {
    match fact {
        Fact::BlockCommitted { root, .. } => *root = changed_digest(*root),
        Fact::PhoneJoined { joined, .. } => joined.root = changed_digest(joined.root),
        other => unreachable!("{other:?} has no root"),
    }
}

/// The valid log with a copy of a fact behind it, after a change.
fn repeated(at: usize, change: impl FnOnce(&mut Fact)) -> Vec<Entry> {
    edited(|facts| {
        let mut fact = facts[at].clone();
        change(&mut fact);
        facts.insert(at + 1, fact);
    })
}

fn with_reason(at: usize, text: &str) -> Vec<Entry> {
    edited(|facts| match &mut facts[at] {
        Fact::TakenOver { reason, .. } | Fact::DeclaredVoid { reason, .. } => *reason = text.into(),
        other => unreachable!("{other:?} has no reason"),
    })
}

fn other_card(card: Card) -> Card {
    Card::all().find(|other| *other != card).expect("another card")
}

/// The facts of all logs, each once, and the logs. An entry of a log names its fact by the index in the list.
pub fn facts_and_cases() -> (Vec<Value>, Vec<Value>) {
    let mut facts = Vec::new();
    let cases = cases::all().into_iter().map(|case| described(&case, &mut facts)).collect();
    (facts.iter().map(draws::to_json).collect(), cases)
}

/// The case as JSON. The counts are those of the verifier; the codes are stated.
fn described(case: &Case, facts: &mut Vec<Fact>) -> Value {
    let mut verifier = LogVerifier::new(id(), case.rule);
    case.entries.iter().for_each(|entry| verifier.add(entry));
    let entries = case
        .entries
        .iter()
        .map(|Entry { position, fact }| json!({ "position": position, "fact": index(facts, fact) }));
    let found = case.codes.iter().map(|(position, code)| json!({ "position": position, "code": code }));
    json!({
        "name": case.name,
        "rule": match case.rule {
            DrawRule::Wheel => "wheel",
            DrawRule::Pack => "pack",
            DrawRule::Respin => "respin",
        },
        "entries": entries.collect::<Vec<Value>>(),
        "violations": found.collect::<Vec<Value>>(),
        "counts": form::report(&verifier.report_so_far()),
    })
}

/// The index of a fact in the list, to which it is added if it is new.
fn index(facts: &mut Vec<Fact>, fact: &Fact) -> usize {
    facts.iter().position(|known| known == fact).unwrap_or_else(|| {
        facts.push(fact.clone());
        facts.len() - 1
    })
}
