//! The test vectors of `docs/draws.md`: the file is current, and its cases have the stated results.

#[path = "../../examples/vectors/document/mod.rs"]
mod document;

use crate::world::EVENT;
use cards::{Card, CardSet};
use draws::{
    Attempt, Block, Commitment, Cut, Digest, Draw, EventId, EventKey, Fact, Hand, LogVerifier, Opening,
    Order, PhoneId, PhoneSecret, Proof, Slot, StaffId, Terms,
};
use serde_json::Value;

const FILE: &str = include_str!("../../../../docs/draws-vectors.json");

fn vectors() -> Value {
    serde_json::from_str(FILE).unwrap()
}

fn list(name: &str) -> Vec<Value> {
    vectors()[name].as_array().unwrap().clone()
}

/// The program prints the file: `cargo run -p draws --example vectors`.
#[test]
fn the_file_of_test_vectors_is_current() {
    let printed = document::text();
    let differs = FILE.lines().zip(printed.lines()).position(|(a, b)| a != b);
    assert_eq!(differs.map(|line| line + 1), None, "the first line that differs");
    assert_eq!(FILE.len(), printed.len());
}

#[test]
fn encodings_are_those_of_the_file() {
    for case in list("encodings") {
        let bytes = bytes(&case["bytes"]).try_into().unwrap();
        assert_eq!(draw(&case["draw"]).to_bytes(), bytes);
        assert_eq!(Draw::from_bytes(&bytes), Some(draw(&case["draw"])));
    }
}

#[test]
fn roots_and_values_are_those_of_the_file() {
    let key = |case: &Value| EventKey::new(bytes(case).try_into().unwrap());
    let secret = |case: &Value| PhoneSecret::new(bytes(case).try_into().unwrap());
    let commitments = list("commitments");
    for case in &commitments {
        let block = block(&case["block"]);
        assert_eq!(case["size"], block.size());
        assert_eq!(Commitment::new(key(&case["event_key"]), block).root(), digest(&case["room_root"]));
        assert_eq!(Commitment::new(secret(&case["phone_secret"]), block).root(), digest(&case["phone_root"]));
    }
    let block = block(&commitments[0]["block"]);
    let secrets = &vectors()["secrets"];
    let room = Commitment::new(key(&secrets["event_key"]), block);
    let phone = Commitment::new(secret(&secrets["phone_secrets"][0]), block);
    for case in list("values") {
        let draw = draw(&case["draw"]);
        assert_eq!(block.index_of(&draw).unwrap(), case["index"]);
        assert_eq!(room.open(&draw).unwrap(), opening(&case["room"]));
        assert_eq!(phone.open(&draw).unwrap(), opening(&case["phone"]));
    }
}

#[test]
fn orders_are_those_of_the_file() {
    for case in list("orders") {
        let [root, room, phone] = ["room_root", "room", "phone"].map(|name| digest(&case[name]));
        let order = Order::new(root, room, phone, &draw(&case["draw"])).unwrap();
        let cards: Vec<Card> = text(&case["cards"]).split(' ').map(|card| card.parse().unwrap()).collect();
        assert_eq!(order.cards().as_slice(), cards);
    }
}

#[test]
fn proofs_have_the_results_of_the_file() {
    for case in list("proofs") {
        let error = proof(&case["proof"]).verify(&terms(&case["terms"])).err();
        assert_eq!(error.map(|error| error.code()), case["error"].as_str(), "{}", case["name"]);
    }
}

#[test]
fn logs_have_the_violations_and_counts_of_the_file() {
    let facts: Vec<Fact> = list("facts").iter().map(fact).collect();
    for case in list("logs") {
        let mut verifier = LogVerifier::new(EventId::new(EVENT).unwrap());
        for entry in case["entries"].as_array().unwrap() {
            verifier.add(entry["position"].as_u64().unwrap(), &facts[number(&entry["fact"]) as usize]);
        }
        let report = verifier.report();
        let found: Vec<(u64, &str)> =
            report.findings.iter().map(|finding| (finding.position, finding.violation.code())).collect();
        let expected = case["violations"].as_array().unwrap().iter();
        let expected: Vec<_> =
            expected.map(|one| (one["position"].as_u64().unwrap(), text(&one["code"]))).collect();
        assert_eq!(found, expected, "{}", case["name"]);
        let total = report.total;
        let counts = [
            ("draws", report.draws),
            ("rollbacks", report.rollbacks),
            ("takeovers", total.takeovers),
            ("voids", total.voids),
            ("second_attempts", total.second_attempts),
            ("open_scans", total.open_scans),
        ];
        for (name, count) in counts {
            assert_eq!(case["counts"][name], count, "{name} of {}", case["name"]);
        }
    }
}

/// Every code of an error or a violation is in some case, except those that no log and no proof can have.
#[test]
fn every_code_is_in_a_case_of_the_file() {
    for code in [
        "other_event",
        "other_hand",
        "other_slot",
        "other_attempt",
        "outside_block",
        "room_path_length",
        "room_root",
        "phone_path_length",
        "phone_root",
        "other_cut",
        "other_card",
        "out_of_order",
        "block_missing",
        "block_repeated",
        "block_changed",
        "block_overlaps",
        "block_root_reused",
        "sold_before",
        "unknown_block",
        "phone_repeated",
        "phone_root_changed",
        "phone_root_reused",
        "phone_of_other_staff",
        "joined_after_scan",
        "not_committed",
        "phone_not_joined",
        "already_scanned",
        "not_scanned",
        "other_phone",
        "same_phone",
        "already_drawn",
        "two_cards",
        "no_void",
        "not_drawn",
        "already_void",
        "no_reason",
    ] {
        let quoted = format!("\"{code}\"");
        let stated =
            |name: &str, of: &str| list(name).iter().any(|case| case[of].to_string().contains(&quoted));
        assert!(stated("proofs", "error") || stated("logs", "violations"), "{code}");
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn number(value: &Value) -> u32 {
    value.as_u64().unwrap().try_into().unwrap()
}

fn digest(value: &Value) -> Digest {
    text(value).parse().unwrap()
}

fn bytes(value: &Value) -> Vec<u8> {
    let digits = text(value).as_bytes();
    let pairs = digits.chunks(2).map(|pair| u8::from_str_radix(str::from_utf8(pair).unwrap(), 16));
    pairs.collect::<Result<_, _>>().unwrap()
}

fn hand(value: &Value) -> Hand {
    let (participant, number) = text(value).split_once('-').unwrap();
    Hand::new(participant.parse().unwrap(), number.parse().unwrap()).unwrap()
}

fn draw(value: &Value) -> Draw {
    Draw {
        event: EventId::new(text(&value["event"])).unwrap(),
        hand: hand(&value["hand"]),
        slot: Slot::from_code(text(&value["slot"])).unwrap(),
        attempt: Attempt::from_number(number(&value["attempt"]) as u8).unwrap(),
    }
}

fn block(value: &Value) -> Block {
    let range = |name: &str| number(&value[name][0])..=number(&value[name][1]);
    let event = EventId::new(text(&value["event"])).unwrap();
    Block::new(event, range("participants"), range("hands")).unwrap()
}

fn opening(value: &Value) -> Opening {
    let path = value["path"].as_array().unwrap().iter().map(digest).collect();
    Opening { value: digest(&value["value"]), path }
}

fn cards(value: &Value) -> CardSet {
    value.as_array().unwrap().iter().map(|card| text(card).parse::<Card>().unwrap()).collect()
}

fn cut(value: &Value) -> Option<Cut> {
    value.as_u64().map(|number| Cut::new(number as u8).unwrap())
}

fn proof(value: &Value) -> Proof {
    Proof {
        draw: draw(&value["draw"]),
        room: opening(&value["room"]),
        phone: opening(&value["phone"]),
        cut: cut(&value["cut"]).unwrap(),
        card: text(&value["card"]).parse().unwrap(),
    }
}

fn terms(value: &Value) -> Terms {
    Terms {
        draw: draw(&value["draw"]),
        block: block(&value["block"]),
        room_root: digest(&value["room_root"]),
        phone_root: digest(&value["phone_root"]),
        held: cards(&value["held"]),
        cut: cut(&value["cut"]),
    }
}

fn fact(value: &Value) -> Fact {
    let phone = || PhoneId(number(&value["phone"]));
    let staff = || StaffId(number(&value["staff"]));
    let root = || digest(&value["root"]);
    let reason = || text(&value["reason"]).to_owned();
    let of = || draw(&value["draw"]);
    match text(&value["kind"]) {
        "block_committed" => Fact::BlockCommitted {
            number: number(&value["number"]),
            block: block(&value["block"]),
            root: root(),
        },
        "hand_sold" => Fact::HandSold { hand: hand(&value["hand"]) },
        "phone_joined" => {
            Fact::PhoneJoined { phone: phone(), staff: staff(), block: number(&value["block"]), root: root() }
        }
        "scanned" => Fact::Scanned { draw: of(), phone: phone() },
        "taken_over" => Fact::TakenOver { draw: of(), phone: phone(), staff: staff(), reason: reason() },
        "drawn" => Fact::Drawn {
            due: draw(&value["due"]),
            phone: phone(),
            held: cards(&value["held"]),
            proof: Box::new(proof(&value["proof"])),
        },
        "declared_void" => Fact::DeclaredVoid { draw: of(), staff: staff(), reason: reason() },
        "rolled_back" => Fact::RolledBack,
        other => panic!("{other} is no kind of fact"),
    }
}
