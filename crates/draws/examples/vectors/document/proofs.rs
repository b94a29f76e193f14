//! Proofs of single draws: valid ones, and one for each way to change them, with the code of the error.

use super::event::{Event, cut, draw, id};
use cards::{Card, CardSet};
use draws::{Block, Digest, Draw, JoinedPhone, PhoneId, Proof, PublicInputs, Signature};
use serde_json::{Value, json};

pub const ONE: PhoneId = PhoneId::new(1).unwrap();
/// The number that the participant named.
const NAMED: u8 = 17;

// Signatures over the message of the first case, from an implementation in Python of RFC 8032, section 6.

/// The valid signature with its scalar s increased by the order L of the group.
const PLUS_ORDER: &str = "f2c2ca4f3243aa57b77c1ca72af0e55f386a83ea9ab5825a7ef38de34e25a1cf\
    20f0a5d51ffff8e53a179f094f60c8a7a93ff1d388a687335f4939fe60d17d13";
/// A signature with the nonce 0, which fulfils the equation.
const IDENTITY: &str = "0100000000000000000000000000000000000000000000000000000000000000\
    105908b1ebdc99ebf289a11361ba41ea3a4dead6d155c37fefa4d885184ed008";
/// A signature whose point has a part of order 8; it fulfils the equation multiplied by 8.
const MIXED_ORDER: &str = "a1781324f2876cd448f937f75f67ac7e3cc09740a8aa4599cb973fe8ea992bd8\
    2e6ef1ebf72c030c5e033f2a470bba81ab9d4410bd20da4112de0234b90cc00c";
/// The valid key plus a point of order 8, and a signature that fulfils the equation multiplied by 8.
const MIXED_KEY: &str = "06748ca998451b11927bd6c7da52a4feb1e7d3c74473c343fe5b0088b111a5f1";
/// The signature of [`MIXED_KEY`].
const BY_MIXED_KEY: &str = "f2c2ca4f3243aa57b77c1ca72af0e55f386a83ea9ab5825a7ef38de34e25a1cf\
    1b07cd1dd2609909b597caeccd3c9f878bce67f92315a536d151035c47fb160f";

struct Case {
    inputs: PublicInputs,
    proof: Proof,
}

impl Case {
    fn of(draw: Draw, number: u8, excluded: CardSet) -> Case {
        let event = Event::new();
        let inputs = PublicInputs {
            draw,
            block: *event.room.block(),
            room_root: event.room.root(),
            phone: event.joined(ONE),
            excluded,
            cut: Some(cut(number)),
        };
        Case { inputs, proof: event.proof(draw, ONE, number, excluded) }
    }

    fn new() -> Case {
        Case::of(draw((2, 1), "stop_3", 1), NAMED, CardSet::EMPTY)
    }

    fn sign(&mut self, signature: &str) {
        self.proof.phone.signature = signature.parse().expect("a signature");
    }

    /// The case as JSON; `error` is the code of the error, or `None` if the proof is valid.
    fn named(&self, name: &str, error: Option<&str>) -> Value {
        json!({
            "name": name, "inputs": draws::to_json(&self.inputs), "proof": draws::to_json(&self.proof), "error": error,
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

/// Keys with a sentence about each, and whether a phone may join with it.
pub fn keys() -> Vec<Value> {
    let refused = |name: &'static str, keys: &'static [&'static str]| {
        keys.iter().map(move |key| json!({ "name": name, "key": key, "valid": false }))
    };
    let valid = super::event::key(ONE).public().to_string();
    let valid = std::iter::once(json!({ "name": "a key", "key": valid, "valid": true }));
    let cases = valid.chain(refused("a point of small order", SMALL_ORDER));
    let cases =
        cases.chain(refused("y is not below p", NOT_CANONICAL)).chain(refused("mixed order", &[MIXED_KEY]));
    cases.chain(refused("no point of the curve", &[NO_POINT])).collect()
}

/// The eight points whose order divides 8, and two encodings of them with the wrong sign of x = 0.
const SMALL_ORDER: &[&str] = &[
    "0100000000000000000000000000000000000000000000000000000000000000",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
    "0000000000000000000000000000000000000000000000000000000000000080",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85",
    "0000000000000000000000000000000000000000000000000000000000000000",
    "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa",
    "0100000000000000000000000000000000000000000000000000000000000080",
    "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
];
/// Encodings p + k of points that are not of small order.
const NOT_CANONICAL: &[&str] = &[
    "f0ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "f1ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "f2ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "f3ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "f6ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "f7ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "fbffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "fcffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "fdffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
    "ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
];
const NO_POINT: &str = "0200000000000000000000000000000000000000000000000000000000000000";

fn valid() -> Vec<Value> {
    let first = Case::new();
    let excluded: CardSet = [first.proof.card].into_iter().collect();
    let of = |slot, attempt, number, excluded| Case::of(draw((2, 1), slot, attempt), number, excluded);
    vec![
        first.named("a draw", None),
        of("stop_3", 2, 1, CardSet::EMPTY).named("a second attempt", None),
        of("spin_off_3", 1, 52, CardSet::EMPTY).named("a spin-off, with the last cut", None),
        of("stop_3", 1, NAMED, excluded)
            .named("the hand holds the card at the cut, and gets the next one", None),
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
    let changes: [(&str, &str, Change); 28] = [
        ("another card", "other_card", |case| case.proof.card = next(case.proof.card)),
        ("another cut than the participant named", "other_cut", |case| {
            case.inputs.cut = Some(cut(NAMED + 1))
        }),
        ("another cut than the phone signed", "phone_signature", |case| {
            case.proof.phone.cut = cut(NAMED + 1)
        }),
        ("another signature", "phone_signature", |case| {
            let mut bytes = *case.proof.phone.signature.as_bytes();
            bytes[0] ^= 1;
            case.proof.phone.signature = Signature::new(bytes);
        }),
        ("a signature with s + L", "phone_signature", |case| case.sign(PLUS_ORDER)),
        ("a signature whose point is the identity", "phone_signature", |case| case.sign(IDENTITY)),
        ("a signature whose point is of mixed order", "phone_signature", |case| case.sign(MIXED_ORDER)),
        ("a key of mixed order", "phone_signature", |case| {
            case.sign(BY_MIXED_KEY);
            case.inputs.phone.key = MIXED_KEY.parse().expect("a key");
        }),
        ("the key of another phone", "phone_signature", |case| {
            let phone = PhoneId::new(2).expect("a phone");
            case.inputs.phone = JoinedPhone { key: super::event::key(phone).public(), ..case.inputs.phone };
        }),
        ("all cards excluded", "no_card", |case| case.inputs.excluded = CardSet::FULL),
        ("a card that the hand holds", "other_card", |case| {
            case.inputs.excluded = [case.proof.card].into_iter().collect();
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
            case.proof.room.path.push(case.inputs.room_root);
        }),
        ("another root of the room", "room_root", |case| {
            case.inputs.room_root = changed_digest(case.inputs.room_root)
        }),
        ("another value of the phone", "phone_root", |case| {
            case.proof.phone.opening.value = changed_digest(case.proof.phone.opening.value);
        }),
        ("another hash in the path of the phone", "phone_root", |case| {
            case.proof.phone.opening.path[5] = changed_digest(case.proof.phone.opening.path[5]);
        }),
        ("the path of the phone too short", "phone_path_length", |case| {
            _ = case.proof.phone.opening.path.pop()
        }),
        ("another root of the phone", "phone_root", |case| {
            case.inputs.phone.root = changed_digest(case.inputs.phone.root)
        }),
        ("the values of the room and the phone exchanged", "room_root", |case| {
            std::mem::swap(&mut case.proof.room, &mut case.proof.phone.opening);
        }),
        ("a draw of another event", "other_event", |case| case.inputs.draw.event = other_event()),
        ("a draw of another hand", "other_hand", |case| case.inputs.draw = draw((1, 1), "stop_3", 1)),
        ("a draw of another stop", "other_slot", |case| case.inputs.draw = draw((2, 1), "stop_4", 1)),
        ("a draw of another attempt", "other_attempt", |case| case.inputs.draw = draw((2, 1), "stop_3", 2)),
        ("values of another attempt", "room_root", |case| {
            let second = draw((2, 1), "stop_3", 2);
            (case.inputs.draw, case.proof.draw) = (second, second);
        }),
        ("a draw outside the block", "outside_block", |case| {
            case.inputs.block = Block::new(id(), 3..=5, 1..=1).expect("a block");
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

/// The valid first case.
pub fn valid_proof() -> (PublicInputs, Proof) {
    let Case { inputs, proof } = Case::new();
    (inputs, proof)
}
