//! Tests of `referee holdem`: a hand in JSON is read like a hand in a file.

use crate::support::*;
use serde_json::{Value, json};

/// A heads-up hand that ends with the first action, as JSON, with these stacks and additional fields. `more` is empty
/// or begins with a comma.
fn hand(stacks: &str, more: &str) -> String {
    format!(
        r#"{{"variant":"NT","antes":[0,0],"blinds_or_straddles":[1,2],"min_bet":2,"starting_stacks":{stacks},"actions":["d dh p1 AsKd","d dh p2 ????","p2 f"]{more}}}"#
    )
}

fn refused(request: &str) -> Value {
    let run = run_with(&["referee", "holdem", "--json"], request.as_bytes());
    assert_eq!(run.code, Some(1), "{request}: {}{}", run.out, run.err);
    run.json()["error"].clone()
}

#[test]
fn th_15_amounts_are_read_as_they_are_written() {
    for amount in ["45035996273704.961", "200.000000000000000001", "2.0000000000000000000000001e2"] {
        let error = refused(&hand(&format!("[{amount},200]"), ""));
        assert_eq!((&error["code"], &error["field"]), (&json!("amount_too_fine"), &json!("starting_stacks")));
        let message = error["message"].as_str().unwrap();
        assert!(message.contains(amount) && error["clauses"] == json!(["ALL-2", "TH-15"]), "{error}");
    }
    let large = hand("[45035996273704.97,200.50]", r#","_note":[1,{"a":2}]"#);
    let run = run_with(&["referee", "holdem", "--json"], large.as_bytes());
    assert!(run.out.contains(r#""stacks":[45035996273705.97,199.50]"#), "{}", run.out);
}

#[test]
fn a_duplicate_field_is_refused_by_name() {
    let error = refused(&hand("[200,200]", r#","min_bet":4"#));
    assert!(error["message"].as_str().unwrap().ends_with("the field min_bet is given twice: write it once"));
    let error = refused(&hand("[200,200]", r#","_note":{"a":1,"a":2}"#));
    assert_eq!((&error["code"], &error["field"]), (&json!("json"), &json!("_note")));
    assert!(error["message"].as_str().unwrap().contains("the field a is given twice"), "{error}");
    let deep = format!(r#","_note":{}{}"#, "[".repeat(100_000), "]".repeat(100_000));
    assert!(refused(&hand("[200,200]", &deep))["message"].as_str().unwrap().contains("more than 32 deep"));
    assert!(
        refused(&hand("[200,200]", r#","_note":"\ud800""#))["message"]
            .as_str()
            .unwrap()
            .contains("not a valid character")
    );
}

#[test]
fn a_hand_cannot_be_longer_than_a_file_allows() {
    let long = hand("[200,200]", &format!(r#","_note":"{}""#, "x".repeat(1 << 20)));
    let error = refused(&long);
    let wanted = format!("the hand has {} bytes, more than the limit of 1 MiB", long.len());
    assert!(error["code"] == "hand_too_large" && error["message"].as_str().unwrap().starts_with(&wanted));
    let (code, replies) = lines("referee holdem --jsonl", &format!("{long}\n{}", hand("[200,200]", "")));
    assert_eq!((code, &replies[0]["error"]["code"]), (Some(1), &json!("hand_too_large")));
    assert_eq!(replies[1]["stacks"], json!([201, 199]));
}

#[test]
fn th_15_settings_determined_by_the_hand_are_refused() {
    let fixture = "../formats/tests/phh/hands/crlf.phh";
    for (name, value) in
        [("big_blind", "2"), ("small_blind", "1"), ("ante", "5"), ("ante_from", "button"), ("straddle", "4")]
    {
        let quoted = if value.parse::<u8>().is_ok() { value.to_owned() } else { format!("{value:?}") };
        let own = refused(&hand("[200,200]", &format!(r#","rules":{{"{name}":{quoted}}}"#)));
        let wanted = format!("the setting {name} is determined by the hand history: leave it out");
        assert_eq!((&own["message"], &own["field"]), (&json!(wanted), &json!(name)));
        assert_eq!((&own["code"], &own["clauses"]), (&json!("setting_of_the_file"), &json!(["TH-15"])));
        let replayed = run(&format!("replay --rules {name}={value} {fixture}"));
        assert_eq!(replayed.code, Some(1));
        assert!(replayed.err.contains(&format!("{wanted} (TH-15)")), "{}", replayed.err);
    }
}

#[test]
fn invalid_utf8_is_reported_with_its_position() {
    let text = [b"{\"variant\":\n \"\xff\"}".as_slice()].concat();
    for game in ["holdem", "packs_poker", "high_card_flush", "mount_holyoke", "poker_run"] {
        let run = run_with(&["referee", game, "--json"], &text);
        assert_eq!(run.code, Some(1));
        let error = &run.json()["error"];
        assert_eq!(error["code"], "utf8");
        assert_eq!(error["message"], "line 2, column 3: byte 0xff is not UTF-8");
    }
}

#[test]
fn an_error_in_a_multi_line_request_has_its_line() {
    let run = run_with(&["referee", "packs_poker", "--json"], b"{\"packs\":[],\n\"dealer\":7}\n");
    assert_eq!(run.json()["error"]["message"], "line 2, column 10, field dealer: expected a list, found 7");
}

#[test]
fn the_reply_names_the_hand_and_the_error_the_action() {
    let named = hand("[200,200]", r#","hand":"the long one""#);
    let run = run_with(&["referee", "holdem", "--json"], named.as_bytes());
    assert_eq!(run.json()["hand"], "the long one");
    let unnamed = run_with(&["referee", "holdem", "--json"], hand("[200,200]", "").as_bytes());
    assert_eq!(unnamed.json()["hand"], Value::Null);
    let error = refused(&named.replace("p2 f", "p2 cbr 3"));
    assert_eq!((&error["action"], &error["field"]), (&json!(3), &json!("actions")));
    assert_eq!(refused(&named.replace("\"NT\"", "\"PO\""))["field"], "variant");
}
