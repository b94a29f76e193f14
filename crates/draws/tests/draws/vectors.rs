//! The test vectors of `docs/draws.md`: the file is current, and its cases have the stated results.

#[path = "../../examples/vectors/document/mod.rs"]
mod document;

use crate::test_event::EVENT;
use cards::Card;
use draws::{
    Block, BlockNumber, Committer, Digest, Draw, DrawRule, Entry, EventId, EventKey, Fact, FromJson,
    LogVerifier, Opening, Order, PhoneKey, PhoneSecret, Proof, ProofError, PublicInputs, PublicKey,
    SignedCut, ViolationKind, from_json,
};
use serde_json::{Value, json};

const FILE: &str = include_str!("../../../../docs/draws-vectors.json");
const DOCUMENT: &str = include_str!("../../../../docs/draws.md");

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
        let bytes = bytes(&case["bytes"]);
        assert_eq!(read::<Draw>(&case["draw"]).to_bytes(), bytes);
        assert_eq!(Draw::from_bytes(&bytes), Some(read(&case["draw"])));
    }
}

#[test]
fn roots_and_values_are_those_of_the_file() {
    let commitments = list("commitments");
    for case in &commitments {
        let block: Block = read(&case["block"]);
        assert_eq!(case["size"], block.size());
        let (room, phone) = committers(case, &case["event_key"], &case["phone_secret"]);
        assert_eq!((room.root(), phone.root()), (digest(&case["room_root"]), digest(&case["phone_root"])));
    }
    let secrets = &vectors()["secrets"];
    let (room, phone) = committers(&commitments[0], &secrets["event_key"], &secrets["phone_secrets"][0]);
    for case in list("values") {
        let draw: Draw = read(&case["draw"]);
        assert_eq!(room.block().index_of(&draw).unwrap(), case["index"]);
        assert_eq!(room.open(&draw).unwrap(), read::<Opening>(&case["room"]));
        assert_eq!(phone.open(&draw).unwrap(), read::<Opening>(&case["phone"]));
    }
}

fn committers(case: &Value, key: &Value, secret: &Value) -> (Committer<EventKey>, Committer<PhoneSecret>) {
    let (block, number) = (read(&case["block"]), BlockNumber::new(number(&case["number"])).unwrap());
    let room = Committer::<EventKey>::new(EventKey::new(bytes(key)), number, block);
    let phone = Committer::<PhoneSecret>::new(PhoneSecret::new(bytes(secret)), room.root(), block);
    (room, phone)
}

#[test]
fn orders_and_shuffles_are_those_of_the_file() {
    let cards = |text: &Value| -> Vec<Card> {
        text.as_str().unwrap().split(' ').map(|card| card.parse().unwrap()).collect()
    };
    for case in list("orders") {
        let [root, room, phone] = ["room_root", "room", "phone"].map(|name| digest(&case[name]));
        let order = Order::new(root, room, phone, &read(&case["draw"])).unwrap();
        assert_eq!(order.cards().as_slice(), cards(&case["cards"]));
    }
    for case in list("shuffles") {
        let words = case["words"].as_array().unwrap().iter().map(number);
        match Order::from_words(words) {
            Ok(order) => assert_eq!(order.cards().as_slice(), cards(&case["cards"])),
            Err(error) => assert_eq!(
                (ProofError::from(error).code(), &case["cards"]),
                ("words_exhausted", &Value::Null)
            ),
        }
    }
}

#[test]
fn signatures_and_keys_are_those_of_the_file() {
    for case in list("signatures") {
        let signed = SignedCut {
            room_root: digest(&case["room_root"]),
            draw: read(&case["draw"]),
            value: digest(&case["phone"]),
            cut: draws::Cut::new(number(&case["cut"]).try_into().unwrap()).unwrap(),
        };
        assert_eq!(signed.to_bytes(), bytes(&case["message"]));
        let key = PhoneKey::new(&bytes(&case["secret_key"]));
        assert_eq!(key.public().to_string(), case["key"]);
        assert_eq!(key.sign(&signed).to_string(), case["signature"]);
        assert!(key.public().verifies(&signed, &key.sign(&signed)));
    }
    for case in list("keys") {
        assert_eq!(PublicKey::new(bytes(&case["key"])).is_valid(), case["valid"], "{case}");
    }
}

#[test]
fn proofs_have_the_results_of_the_file() {
    for case in list("proofs") {
        let error = read::<Proof>(&case["proof"]).verify(&read::<PublicInputs>(&case["inputs"])).err();
        assert_eq!(error.map(|error| error.code()), case["error"].as_str(), "{}", case["name"]);
    }
}

#[test]
fn values_of_another_form_are_refused() {
    for case in list("malformed") {
        let text = case["value"].to_string();
        let is_refused = match case["of"].as_str().unwrap() {
            "proof" => from_json::<Proof>(&text).is_err(),
            "inputs" => from_json::<PublicInputs>(&text).is_err(),
            "block" => from_json::<Block>(&text).is_err(),
            "fact" => from_json::<Fact>(&text).is_err(),
            "entry" => from_json::<Entry>(&text).is_err(),
            other => panic!("{other} has no reader"),
        };
        assert!(is_refused, "{case}");
    }
}

#[test]
fn logs_have_the_violations_and_counts_of_the_file() {
    let facts = list("facts");
    for case in list("logs") {
        let rule: DrawRule = read(&case["rule"]);
        let mut verifier = LogVerifier::new(EventId::new(EVENT).unwrap(), rule);
        for entry in case["entries"].as_array().unwrap() {
            let fact = &facts[number(&entry["fact"]) as usize];
            let entry: Entry = read(&json!({ "position": entry["position"], "fact": fact }));
            let mut of_hand = verifier.for_hand(entry.fact.hand());
            let before = verifier.report_so_far().violations.len();
            of_hand.add(&entry);
            verifier.add(&entry);
            let added = &verifier.report_so_far().violations[before..];
            assert_eq!(of_hand.report_so_far().violations, added, "{}: {fact}", case["name"]);
        }
        let report = verifier.report_so_far();
        let violations = report.violations.iter();
        let found: Value =
            violations.map(|one| json!({ "position": one.position, "code": one.code() })).collect();
        assert_eq!(found, case["violations"], "{}", case["name"]);
        assert_eq!(document::report(&report), case["counts"], "{}", case["name"]);
    }
}

/// The lists of codes have every variant. No proof in the file exhausts its words: a case of the shuffles does.
#[test]
fn every_code_is_in_a_case_of_the_file_and_in_the_document() {
    let (proofs, logs) = (list("proofs"), list("logs"));
    let in_proofs = |code: &str| proofs.iter().any(|case| case["error"] == code) || code == "words_exhausted";
    let in_logs = |code: &str| {
        let mut violations = logs.iter().flat_map(|case| case["violations"].as_array().unwrap());
        violations.any(|violation| violation["code"] == code)
    };
    for code in ProofError::CODES {
        assert!(in_proofs(code) && DOCUMENT.contains(&format!("`{code}`")), "{code}");
    }
    for code in ViolationKind::CODES.iter().filter(|code| **code != "proof") {
        assert!(in_logs(code) && DOCUMENT.contains(&format!("`{code}`")), "{code}");
    }
}

fn read<T: FromJson>(value: &Value) -> T {
    from_json(&value.to_string()).unwrap()
}

fn number(value: &Value) -> u32 {
    value.as_u64().unwrap().try_into().unwrap()
}

fn digest(value: &Value) -> Digest {
    value.as_str().unwrap().parse().unwrap()
}

fn bytes<const N: usize>(value: &Value) -> [u8; N] {
    let digits = value.as_str().unwrap();
    assert_eq!(digits.len(), 2 * N);
    std::array::from_fn(|at| u8::from_str_radix(&digits[2 * at..2 * at + 2], 16).unwrap())
}
