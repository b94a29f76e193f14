//! `referee`: whole rounds.

use crate::support::*;
use serde_json::{Value, json};

/// Three players, two all in: main bank 300, side bank 200, 100 back.
fn all_in() -> Value {
    json!({
        "variant": "NT",
        "antes": [0, 0, 0],
        "blinds_or_straddles": [5, 10, 0],
        "min_bet": 10,
        "starting_stacks": [100, 200, 300],
        "actions": [
            "d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 QsQh", "p3 cbr 300", "p1 cc", "p2 cc",
            "d db 2c7d9h", "d db 4s", "d db 5c"
        ],
        "finishing_stacks": [300, 200, 100.0]
    })
}

fn with(field: &str, value: Value) -> Value {
    let mut hand = all_in();
    hand[field] = value;
    hand
}

#[test]
fn a_hand_is_settled_line_by_line() {
    let run = run_with(&["referee", "holdem", "--json"], all_in().to_string().as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let reply = run.json();
    assert_eq!(reply["stacks"].to_string(), "[300.0,200.0,100.0]");
    assert_eq!(reply["matches"], json!(true));
    let lines = reply["lines"].as_array().unwrap();
    let row = |line: &Value| (line["seat"].as_u64(), line["pot"].as_u64(), line["net"].as_f64());
    let rows: Vec<_> = lines.iter().map(row).collect();
    let row = |seat, pot, net| (Some(seat), Some(pot), Some(net));
    assert_eq!(
        rows,
        [row(1, 1, 200.0), row(2, 1, -100.0), row(3, 1, -100.0), row(2, 2, 100.0), row(3, 2, -100.0)]
    );
    assert_eq!(lines[0]["result"], json!("won"));
    assert!(lines.iter().all(|line| line["clauses"][0] == "holdem/combinations"));
}

#[test]
fn a_hand_is_told_to_a_person() {
    let run = run_with(&["referee", "holdem"], all_in().to_string().as_bytes());
    assert_eq!(run.code, Some(0));
    insta::assert_snapshot!(run.out);
}

#[test]
fn a_refused_hand_does_not_end_the_stream() {
    let small = with("actions", json!(["d dh p1 AsAh", "d dh p2 KsKh", "d dh p3 QsQh", "p3 cbr 15"]));
    let document = with("rules", json!({ "preset": "document" }));
    let requests =
        [all_in(), small, with("variant", json!("PO")), with("rules", json!({ "bun": 1 })), document];
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let (code, replies) = lines("referee holdem --jsonl", &input);
    assert_eq!(code, Some(1));
    let codes: Vec<&Value> = replies.iter().map(|reply| &reply["error"]["code"]).collect();
    assert_eq!(
        codes,
        [&Value::Null, &json!("raise_too_small"), &json!("variant"), &json!("request"), &Value::Null]
    );
    assert_eq!(replies[1]["error"]["clauses"], json!(["holdem/trade-2", "TH-3"]));
    assert!(
        replies[1]["error"]["message"].as_str().unwrap().contains("action 4: a raise to 15.0 is too small")
    );
}

#[test]
fn hostile_requests_are_refused() {
    let requests = [
        json!({}),
        with("starting_stacks", json!([1e300, 1, 1])),
        with("starting_stacks", json!([-5, 1, 1])),
        with("starting_stacks", json!(null)),
        with("min_bet", json!(0.001)),
        with("antes", json!({ "a": [] })),
        with("actions", json!([7])),
        with("actions", json!(["d dh p1 AsAs"])),
        json!([1]),
    ];
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let (code, replies) = lines("referee holdem --jsonl", &input);
    assert_eq!(code, Some(1));
    let codes: Vec<&str> = replies.iter().map(|reply| reply["error"]["code"].as_str().unwrap()).collect();
    assert_eq!(
        codes,
        [
            "missing_field",
            "amount_too_large",
            "amount_negative",
            "missing_field",
            "amount_too_fine",
            "wrong_type",
            "wrong_type",
            "repeated_card",
            "json"
        ]
    );
}
