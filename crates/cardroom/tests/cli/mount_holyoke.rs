//! Tests of `plays`, `rank` and `referee` for Mount Holyoke Poker.

use crate::support::*;
use serde_json::{Value, json};

fn suit(letter: char) -> Vec<String> {
    "3456789TJQKA2".chars().map(|rank| format!("{rank}{letter}")).collect()
}

#[test]
fn plays_are_listed_as_json_and_as_text() {
    let input = "{\"hand\":[\"3d\",\"Jc\",\"9s\"],\"over\":[\"9c\"],\"opening\":false}\n\
                 {\"hand\":[\"3d\",\"3c\"],\"over\":null}\n\
                 {\"hand\":[\"9s\"],\"over\":[\"9c\"],\"rules\":{\"singles\":\"rank_alone\"}}\n\
                 {\"hand\":[]}\n";
    let (code, replies) = lines("plays --jsonl", input);
    assert_eq!((code, replies.len()), (Some(1), 4));
    assert_eq!(replies[0], json!({"plays": [["9s"], ["Jc"]], "may_pass": true}));
    assert_eq!(replies[1], json!({"plays": [["3d"], ["3c"], ["3d", "3c"]], "may_pass": false}));
    assert_eq!(replies[2], json!({"plays": [], "may_pass": true}));
    assert_eq!(
        (&replies[3]["error"]["code"], &replies[3]["error"]["clauses"]),
        (&json!("hand_size"), &json!(["mount-holyoke/1"]))
    );
    let output = run("plays --over 9c9d --rules pairs=rank_alone 9h 9s 2h 2s");
    assert_eq!(output.code, Some(0), "{}", output.err);
    assert!(output.out.contains("1 play; a pass is allowed"), "{}", output.out);
    let opening = run("plays --opening --json 9h 4s 2h");
    assert_eq!(opening.json(), json!({"plays": [["4s"]], "may_pass": false}));
    assert_eq!(run("plays --over 9c8d 9h").code, Some(1));
    assert_eq!(run("plays --rules pairs=never 9h").code, Some(2));
}

/// The probability that a hand of thirteen contains a given royal flush is C(47, 8) / C(52, 13), which is 13·12·11·10·9
/// / (52·51·50·49·48).
#[test]
fn mh_07_leads_are_counted_over_all_hands() {
    let stats = |flags: &str| run(&format!("plays --stats --json {flags}")).json();
    let (document, low) = (stats(""), stats("--rules straights=low_straights"));
    assert_eq!(document["hands"], json!("635013559600"));
    let royal = &document["kinds"][8];
    assert_eq!(
        (
            &royal["category"],
            &royal["combinations"],
            &royal["chance_numerator"],
            &royal["chance_denominator"]
        ),
        (&json!("royal_flush"), &json!(1), &json!("33"), &json!("66640"))
    );
    assert_eq!(royal["chance_denominator"], royal["mean_denominator"]);
    let combinations = |reply: &Value| reply["kinds"][3]["combinations"].as_u64().unwrap();
    assert_eq!((combinations(&document), combinations(&low)), (9 * 1_020, 11 * 1_020));
    let sum: f64 =
        document["kinds"].as_array().unwrap().iter().map(|kind| kind["mean"].as_f64().unwrap()).sum();
    assert!((sum - document["mean"].as_f64().unwrap()).abs() < 1e-9);
    insta::assert_snapshot!("plays_stats", run("plays --stats").out);
    assert_eq!(run("plays --stats 3d").code, Some(2));
}

#[test]
fn combinations_are_ranked() {
    let rank = |arguments: &str| run(&format!("rank --json --game mount_holyoke {arguments}"));
    let royal = rank("JsQsKsAs2s").json();
    assert_eq!((&royal["category"], &royal["text"]), (&json!("royal_flush"), &json!("royal flush")));
    assert_eq!(rank("9d").json()["category"], json!("single"));
    assert_eq!(rank("9s9d").json()["best"], json!(["9d", "9s"]));
    let low = rank("--rules straights=low_straights Ad2c3h4s5d").json();
    assert_eq!((&low["category"], &low["text"]), (&json!("straight"), &json!("straight to the five")));
    let none = rank("Ad2c3h4s5d");
    assert_eq!((none.code, &none.json()["error"]["clauses"]), (Some(1), &json!(["mount-holyoke/types"])));
    assert_eq!(rank("9d9d").code, Some(1));
    assert_eq!(rank("9d9c8d8c").code, Some(1));
}

#[test]
fn a_round_is_refereed() {
    let round = |plays: Value| json!({"deal": [suit('d'), suit('c')], "plays": plays}).to_string();
    let ask = |plays: Value| run_with(&["referee", "mount_holyoke", "--json"], round(plays).as_bytes());
    let open = ask(json!([{"seat": 1, "cards": ["3d"]}, {"seat": 2, "pass": true}]));
    assert_eq!(
        (open.code, &open.json()["over"], &open.json()["to_act"]),
        (Some(0), &json!(false), &json!(1))
    );
    let illegal = ask(json!([{"seat": 1, "cards": ["3d"]}, {"seat": 2, "cards": ["4c", "5c"]}]));
    let error = &illegal.json()["error"];
    assert_eq!((illegal.code, &error["clauses"]), (Some(1), &json!(["mount-holyoke/types"])));
    assert!(error["message"].as_str().unwrap().starts_with("play 2: "));
    let whole = json!([
        {"seat": 1, "cards": ["3d"]}, {"seat": 2, "pass": true},
        {"seat": 1, "cards": ["4d", "5d", "6d", "7d", "8d"]}, {"seat": 2, "pass": true},
        {"seat": 1, "cards": ["9d", "Td", "Jd", "Qd", "Kd"]}, {"seat": 2, "pass": true},
        {"seat": 1, "cards": ["Ad"]}, {"seat": 2, "pass": true}, {"seat": 1, "cards": ["2d"]}
    ]);
    let reply = ask(whole.clone()).json();
    assert_eq!((&reply["winner"], &reply["points"]), (&json!(1), &json!([0, 13])));
    let output = run_with(&["referee", "mount_holyoke", "--rules", "end=rounds:1"], round(whole).as_bytes());
    assert!(output.out.contains("the match is over, won by seat 1"), "{}{}", output.out, output.err);
}
