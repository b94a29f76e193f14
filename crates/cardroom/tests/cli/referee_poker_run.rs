//! Tests of `referee poker_run` with whole events.

use crate::support::*;
use serde_json::{Value, json};

fn hand(id: &str, cards: &str, arrived: &str) -> Value {
    let cards: Vec<&str> = cards.split_whitespace().collect();
    json!({"id": id, "participant": id.split('-').next(), "cards": cards, "route_complete": true,
        "arrived": arrived, "turned_in": "16:10:00"})
}

/// An event with two tied hands, a better one, and one that arrived late. All are turned in after the deadline.
fn event() -> Value {
    let hands = [
        hand("7-1", "Ad Qc 2s 4s 2s 6c", "15:40:00"),
        hand("10-1", "Ac Qd 2c 4d 2d 6d", "15:40:00"),
        hand("8-1", "Ks Ks Js 9s 3s", "16:00:00"),
        hand("9-1", "As Ac Ad Ah Kd", "16:00:01"),
    ];
    json!({"hands": hands, "deadline": "16:00:00", "prizes": [50000, 30000, 20001], "takings": 123456})
}

#[test]
fn pr_12_an_invalid_time_is_refused_with_its_ruling() {
    let mut late = event();
    late["deadline"] = json!("4pm");
    let run = run_with(&["referee", "poker_run", "--json"], late.to_string().as_bytes());
    let error = &run.json()["error"];
    assert_eq!((&error["clauses"], &error["field"]), (&json!(["PR-12"]), &json!("deadline")));
    assert!(run.err.ends_with("for ten past midnight (PR-12)\n"), "said once: {}", run.err);
}

#[test]
fn an_event_is_settled_hand_by_hand() {
    let run = run_with(&["referee", "poker_run", "--json"], event().to_string().as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let reply = run.json();
    let line = |line: &Value| {
        (line["id"].clone(), line["place"].clone(), line["tied"].clone(), line["prize"].clone())
    };
    let lines: Vec<_> = reply["standings"].as_array().unwrap().iter().map(line).collect();
    let row =
        |id: &str, place: u64, tied: bool, prize: u64| (json!(id), json!(place), json!(tied), json!(prize));
    assert_eq!(
        lines,
        [row("8-1", 1, false, 50_000), row("7-1", 2, true, 25_001), row("10-1", 2, true, 25_000)]
    );
    assert_eq!(reply["standings"][0]["category"], "flush");
    assert_eq!(reply["unranked"][0]["id"], "9-1");
    assert_eq!(
        (&reply["unranked"][0]["reason"], &reply["unranked"][0]["clauses"]),
        (&json!("late"), &json!(["poker-run/4", "PR-6"]))
    );
    assert_eq!(
        reply["account"],
        json!({"takings": 123_456, "prizes": 100_001, "charity": 23_455, "event": 0})
    );
}

#[test]
fn an_event_is_narrated_for_people() {
    let run = run_with(&["referee", "poker_run"], event().to_string().as_bytes());
    assert_eq!(run.code, Some(0));
    insta::assert_snapshot!(run.out);
}

#[test]
fn a_refused_event_does_not_end_the_stream() {
    let with = |field: &str, value: Value| {
        let mut event = event();
        event[field] = value;
        event
    };
    let mut twice = event();
    twice["hands"][1]["id"] = "7-1".into();
    let mut card = event();
    card["hands"][2]["cards"][3] = "1s".into();
    let own = with("rules", json!({"deadline_for": "arrival"}));
    let requests = [event(), twice, card, with("rules", json!({"hands_limit": 0})), own];
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let (code, replies) = lines("referee poker_run --jsonl --rules deadline_for=turn_in", &input);
    assert_eq!(code, Some(1));
    let codes: Vec<&Value> = replies.iter().map(|reply| &reply["error"]["code"]).collect();
    assert_eq!(codes, [&Value::Null, &json!("same_id"), &json!("request"), &json!("no_hands"), &Value::Null]);
    let message = |place: usize| replies[place]["error"]["message"].as_str().unwrap();
    assert!(message(1).starts_with("line 2: hands[2].id"), "{}", message(1));
    assert!(message(2).contains("field hands[3].cards[4]"), "{}", message(2));
    assert_eq!(
        replies[0]["standings"],
        json!([]),
        "all were turned in late under the rules of the command line"
    );
    assert_eq!(replies[4]["standings"].as_array().unwrap().len(), 3, "an event's own rules come first");
}
