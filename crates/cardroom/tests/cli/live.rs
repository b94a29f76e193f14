//! Tests of `live`: the validation of events, and the replies. The chances themselves are verified in `strategy`.

use crate::support::*;
use serde_json::{Value, json};

fn ask(request: &Value, flags: &str) -> Run {
    let arguments = format!("live {flags}");
    run_with(&arguments.split_whitespace().collect::<Vec<_>>(), request.to_string().as_bytes())
}

fn event() -> Value {
    json!({
        "hands": [
            { "id": "7-1", "participant": "7", "cards": ["Ks", "Kd", "9h"], "to_come": 3 },
            { "id": "7-2", "participant": "7", "cards": ["Qh", "Jh", "Th"] },
            { "id": "8-1", "participant": "8", "cards": ["2s", "2s", "2d", "4c", "4d"] },
            { "id": "9-1", "participant": "9", "cards": ["As"], "out": "late" },
            { "id": "10-1", "participant": "10", "cards": ["As", "Kd", "Qc", "9h", "8d", "2c"] },
            { "id": "11-1", "participant": "11", "cards": [], "to_come": 6 },
            { "id": "12-1", "participant": "12", "cards": ["As", "Ks"], "to_come": 1 },
            { "id": "12-2", "participant": "12", "cards": ["As", "Ks", "2c", "2d", "4h", "4d", "7c"] }
        ],
        "prizes": [50000, 30000, "10%"],
        "takings": 100000
    })
}

/// The sum over all hands of the chances of the prize at this index, and of the expected winnings in cents.
fn sums(reply: &Value, prize: usize) -> (f64, f64) {
    let hands = reply["hands"].as_array().unwrap();
    let sum = |of: &dyn Fn(&Value) -> f64| hands.iter().map(of).sum();
    let chances = sum(&|hand| hand["chances"][prize].as_f64().unwrap());
    (chances, sum(&|hand| hand["expected"].as_f64().unwrap_or(0.0)))
}

#[test]
fn pr_09_expected_prizes_sum_to_all_prize_money() {
    for rules in [json!({}), json!({ "draw": "wheel", "wins": "best_hand_only", "ties": "spin_off" })] {
        let mut event = event();
        event["rules"] = rules;
        let reply = ask(&event, "--json").json();
        assert_eq!(reply["prizes"], json!([50_000, 30_000, 10_000]));
        for prize in 0..3 {
            let (chances, money) = sums(&reply, prize);
            assert!((chances - 1.0).abs() < 1e-9 && (money - 90_000.0).abs() < 1e-4, "{reply}");
        }
    }
}

#[test]
fn text_output_has_leaders_and_unranked_hands() {
    insta::assert_snapshot!("live", ask(&event(), "").out);
}

#[test]
fn pr_14_hands_that_are_not_ranked_say_why() {
    let reply = ask(&event(), "--json").json();
    let why: Vec<(&Value, &Value)> =
        reply["unranked"].as_array().unwrap().iter().map(|line| (&line["id"], &line["reason"])).collect();
    let expected =
        [("9-1", "late"), ("12-1", "cards"), ("12-2", "cards")].map(|(id, why)| (json!(id), json!(why)));
    assert_eq!(why, expected.iter().map(|(id, why)| (id, why)).collect::<Vec<_>>());
    let mut pack = event();
    pack["rules"] = json!({ "draw": "pack", "extra_card": "per_participant" });
    let reply = ask(&pack, "--json").json();
    assert_eq!(reply["unranked"][0]["id"], json!("8-1"), "two of spades twice");
}

#[test]
fn without_prizes_there_is_no_money() {
    let reply =
        ask(&json!({ "hands": [{ "id": "a", "cards": [] }, { "id": "b", "cards": [] }] }), "--json").json();
    assert_eq!((&reply["prizes"], &reply["hands"][0]["expected"]), (&Value::Null, &Value::Null));
    let chances = reply["hands"][1]["chances"].as_array().unwrap();
    assert!((chances[0].as_f64().unwrap() - 0.5).abs() < 1e-12);
    assert_eq!((chances.len(), chances[2].as_f64()), (3, Some(0.0)));
}

#[test]
fn impossible_events_are_refused_with_the_reason() {
    let hand = |more: Value| {
        let mut hand = json!({ "id": "a", "cards": ["As"] });
        hand.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!({ "hands": [{ "id": "b", "participant": "1", "cards": ["Ks"], "to_come": 5 }, hand] })
    };
    let with = |mut event: Value, rules: Value| {
        event["rules"] = rules;
        event
    };
    let cases = [
        (hand(json!({ "id": "b" })), "same_id", "hands[2].id"),
        (hand(json!({ "to_come": 6 })), "too_many_to_come", "hands[2].to_come"),
        (with(hand(json!({})), json!({ "extra_card": "none" })), "no_extra_card", "hands[1].to_come"),
        (
            with(hand(json!({})), json!({ "wins": "best_hand_only" })),
            "participant_missing",
            "hands[2].participant",
        ),
        (
            with(
                hand(json!({ "participant": "1", "to_come": 5 })),
                json!({ "extra_card": "per_participant" }),
            ),
            "no_extra_card",
            "hands[2].to_come",
        ),
        (json!({ "hands": [], "prizes": vec![1; 51] }), "too_many_prizes", "prizes"),
        (json!({ "hands": [], "prizes": ["10%"] }), "no_takings", "takings"),
    ];
    for (request, code, place) in cases {
        let run = ask(&request, "--json");
        let error = &run.json()["error"];
        assert_eq!((run.code, &error["code"]), (Some(1), &json!(code)), "{request}: {error}");
        assert!(error["message"].as_str().unwrap().starts_with(&format!("{place}: ")), "{error}");
        assert!(!error["clauses"].as_array().unwrap().is_empty(), "{error}");
    }
}

#[test]
fn events_come_from_a_file_or_line_by_line() {
    let (code, replies) = lines("live --jsonl", "{\"hands\":[{\"id\":\"a\",\"cards\":[]}]}\n{\"hands\":7}\n");
    assert_eq!((code, replies.len()), (Some(1), 2));
    assert_eq!(replies[0]["hands"][0]["to_come"], json!(5));
    assert!(replies[1]["error"]["message"].as_str().unwrap().contains("line 2: column 10, field hands"));
    let missing = run("live no-such.json");
    assert_eq!(missing.code, Some(1));
    assert!(missing.err.contains("no-such.json"), "{}", missing.err);
    assert_eq!(run("live event.json --jsonl").code, Some(2));
}
