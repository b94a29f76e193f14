//! Proofs of single draws: valid ones, and one for each way to change them, with the code of the error.

use super::event::{Event, cut, draw, id};
use super::form;
use cards::{Card, CardSet};
use draws::{Block, Digest, Draw, PhoneId, Proof, Terms};
use serde_json::{Value, json};

const PHONE: PhoneId = PhoneId(1);
/// The number that the participant named.
const NAMED: u8 = 17;

struct Case {
    terms: Terms,
    proof: Proof,
}

impl Case {
    fn of(draw: Draw, number: u8, held: CardSet) -> Case {
        let event = Event::new();
        let terms = Terms {
            draw,
            block: *event.room.block(),
            room_root: event.room.root(),
            phone_root: event.phone(PHONE).root(),
            held,
            cut: Some(cut(number)),
        };
        Case { terms, proof: event.proof(draw, PHONE, number, held) }
    }

    fn new() -> Case {
        Case::of(draw((2, 1), "stop_3", 1), NAMED, CardSet::EMPTY)
    }

    /// The case as JSON; `error` is the code of the error, or `None` if the proof is valid.
    fn named(&self, name: &str, error: Option<&str>) -> Value {
        json!({
            "name": name, "terms": form::terms(&self.terms), "proof": form::proof(&self.proof), "error": error,
        })
    }
}

pub fn cases() -> Vec<Value> {
    let mut cases = valid();
    cases.extend(changed().map(|(name, error, change)| {
        let mut case = Case::new();
        change(&mut case);
        case.named(name, Some(error))
    }));
    cases
}

fn valid() -> Vec<Value> {
    let first = Case::new();
    let held: CardSet = [first.proof.card].into_iter().collect();
    let of = |slot, attempt, number, held| Case::of(draw((2, 1), slot, attempt), number, held);
    vec![
        first.named("a draw", None),
        of("stop_3", 2, 1, CardSet::EMPTY).named("a second attempt", None),
        of("spin_off_3", 1, 52, CardSet::EMPTY).named("a spin-off, with the last cut", None),
        of("stop_3", 1, NAMED, held).named("the hand holds the card at the cut, and gets the next one", None),
        wrapped().named("the hand holds the last card of the order, and gets the first one", None),
    ]
}

/// A draw with the cut 52, for a hand that holds the card there.
fn wrapped() -> Case {
    let last = Case::of(draw((3, 1), "extra", 1), 52, CardSet::EMPTY).proof.card;
    Case::of(draw((3, 1), "extra", 1), 52, [last].into_iter().collect())
}

type Change = fn(&mut Case);

fn changed() -> impl Iterator<Item = (&'static str, &'static str, Change)> {
    let changes: [(&str, &str, Change); 21] = [
        ("another card", "other_card", |case| case.proof.card = next(case.proof.card)),
        ("another cut than the participant named", "other_cut", |case| case.proof.cut = cut(NAMED + 1)),
        ("another cut, where the number that the participant named is not known", "other_card", |case| {
            case.terms.cut = None;
            case.proof.cut = cut(NAMED + 1);
        }),
        ("a card that the hand holds", "other_card", |case| {
            case.terms.held = [case.proof.card].into_iter().collect();
        }),
        ("another value of the room", "room_root", |case| {
            case.proof.room.value = changed_digest(case.proof.room.value)
        }),
        ("another hash in the path of the room", "room_root", |case| {
            case.proof.room.path[2] = changed_digest(case.proof.room.path[2]);
        }),
        ("two hashes in the path of the room exchanged", "room_root", |case| case.proof.room.path.swap(0, 1)),
        ("the path of the room too short", "room_path_length", |case| _ = case.proof.room.path.pop()),
        ("the path of the room too long", "room_path_length", |case| {
            case.proof.room.path.push(case.terms.room_root);
        }),
        ("another root of the room", "room_root", |case| {
            case.terms.room_root = changed_digest(case.terms.room_root)
        }),
        ("another value of the phone", "phone_root", |case| {
            case.proof.phone.value = changed_digest(case.proof.phone.value);
        }),
        ("another hash in the path of the phone", "phone_root", |case| {
            case.proof.phone.path[5] = changed_digest(case.proof.phone.path[5]);
        }),
        ("the path of the phone too short", "phone_path_length", |case| _ = case.proof.phone.path.pop()),
        ("another root of the phone", "phone_root", |case| {
            case.terms.phone_root = changed_digest(case.terms.phone_root)
        }),
        ("the values of the room and the phone exchanged", "room_root", |case| {
            std::mem::swap(&mut case.proof.room, &mut case.proof.phone);
        }),
        ("a draw of another event", "other_event", |case| case.terms.draw.event = other_event()),
        ("a draw of another hand", "other_hand", |case| case.terms.draw = draw((1, 1), "stop_3", 1)),
        ("a draw of another stop", "other_slot", |case| case.terms.draw = draw((2, 1), "stop_4", 1)),
        ("a draw of another attempt", "other_attempt", |case| case.terms.draw = draw((2, 1), "stop_3", 2)),
        ("values of another attempt", "room_root", |case| {
            let second = draw((2, 1), "stop_3", 2);
            (case.terms.draw, case.proof.draw) = (second, second);
        }),
        ("a draw outside the block", "outside_block", |case| {
            case.terms.block = Block::new(id(), 3..=5, 1..=1).expect("a block");
        }),
    ];
    changes.into_iter()
}

fn other_event() -> draws::EventId {
    draws::EventId::new("0123456789").expect("ten digits")
}

/// The next card of the pack.
fn next(card: Card) -> Card {
    Card::from_index((card.index() + 1) % 52).expect("a card")
}

/// The digest with its last bit changed.
pub fn changed_digest(digest: Digest) -> Digest {
    let mut bytes = *digest.as_bytes();
    bytes[31] ^= 1;
    Digest::new(bytes)
}
