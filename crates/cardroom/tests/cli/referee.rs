//! Tests of `referee` with whole rounds of the games against the house and of hold'em.

use crate::support::*;
use serde_json::{Value, json};

/// A hand of three players, two of whom are all in after 100 uncalled chips are returned to the third. The main pot is
/// 300, and the side pot is 200.
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
fn a_hand_is_narrated_for_people() {
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

/// A round of Packs Poker: with pack 1, seat 1 has a straight, seat 2 a pair of nines, the dealer a pair of aces.
fn packs() -> Value {
    json!({
        "packs": [["9s", "Jd"], ["3s", "4d"]],
        "dealer": ["As", "Ad", "3c", "4h", "6d"],
        "players": [
            { "seat": 1, "cards": ["Ts", "8c", "7d", "2c", "2h"], "wagers": [{ "pack": 1, "bet": 400, "bonus": 1000 }] },
            { "seat": 2, "cards": ["Qc", "9c", "7c", "5c", "2d"], "wagers": [{ "pack": 1, "bet": 200 }] }
        ]
    })
}

fn packs_with(field: &str, value: Value) -> Value {
    let mut round = packs();
    round[field] = value;
    round
}

#[test]
fn a_round_of_packs_poker_is_settled_bet_by_bet() {
    let run = run_with(&["referee", "packs_poker", "--json"], packs().to_string().as_bytes());
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let reply = run.json();
    let line = json!({
        "seat": 1, "pack": 1, "wager": "bonus", "result": "won", "net": 3000,
        "clauses": ["packs-poker/8"], "player": "straight", "dealer": "pair",
        "player_hand": { "category": "straight", "five": ["Jd", "Ts", "9s", "8c", "7d"], "kicker": null },
        "dealer_hand": { "category": "pair", "five": ["As", "Ad", "Jd", "9s", "6d"], "kicker": null }
    });
    assert_eq!(reply["lines"][2], line);
    assert_eq!((&reply["net"], &reply["house"]), (&json!({ "1": 3400, "2": -200 }), &json!(-3200)));
    assert_eq!(reply["void"], json!(false));
}

#[test]
fn a_round_of_packs_poker_is_narrated_for_people() {
    let run = run_with(&["referee", "packs_poker"], packs().to_string().as_bytes());
    assert_eq!(run.code, Some(0));
    insta::assert_snapshot!(run.out);
    let short = packs_with("dealer", json!(["As", "Ad", "3c"]));
    let run = run_with(&["referee", "packs_poker"], short.to_string().as_bytes());
    assert_eq!(run.code, Some(0));
    assert!(run.out.contains("void: the dealer has 3 cards instead of 5"), "{}", run.out);
}

#[test]
fn equal_pairs_of_packs_poker_are_named_with_the_kicker_that_decides() {
    let mut round = packs_with("dealer", json!(["9h", "Ad", "3c", "4h", "6d"]));
    round["players"] = json!([
        { "seat": 1, "cards": ["9c", "Ks", "7d", "2c", "5h"], "wagers": [{ "pack": 1, "bet": 400 }] }
    ]);
    let run = run_with(&["referee", "packs_poker"], round.to_string().as_bytes());
    assert_eq!(run.code, Some(0), "{}", run.err);
    let hands = "pair of nines, king kicker, against pair of nines, ace kicker";
    assert!(run.out.contains(hands), "{}", run.out);
    let reply = run_with(&["referee", "packs_poker", "--json"], round.to_string().as_bytes()).json();
    let line = &reply["lines"][0];
    assert_eq!((&line["player"], &line["dealer"]), (&json!("pair"), &json!("pair")));
    let kickers = ["player_hand", "dealer_hand"].map(|hand| line[hand]["kicker"].as_str());
    assert_eq!(kickers, [Some("Ks"), Some("Ad")]);
}

#[test]
fn refused_rounds_of_packs_poker_do_not_end_the_stream() {
    let four = json!(["As", "Ad", "3c", "4h"]);
    let far = json!([{ "seat": 8, "cards": [], "wagers": [] }]);
    let mut drew = packs_with("dealer", four.clone());
    drew["dealer_extra"] = json!("6d");
    let requests = [
        drew,
        packs_with("dealer", four),
        packs_with("dealer", json!(["As", "As", "3c", "4h", "6d"])),
        packs_with("rules", json!({ "packs": 3 })),
        packs_with("rules", json!({ "pack_min": 300 })),
        packs_with(
            "players",
            json!([{ "seat": 1, "cards": [], "wagers": [{ "pack": 1, "bet": 0, "bonus": 100 }] }]),
        ),
        packs_with("players", far),
        packs_with("colour", json!("blue")),
        packs_with("dealer", json!(["1s"])),
        packs_with("packs", json!([[], [], [], [], [], []])),
        json!([]),
        packs_with("rules", json!({ "tie_bonus": "paid" })),
    ];
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let (code, replies) = lines("referee packs_poker --jsonl", &input);
    assert_eq!((code, replies.len()), (Some(1), requests.len()));
    let codes: Vec<&str> =
        replies.iter().map(|reply| reply["error"]["code"].as_str().unwrap_or("")).collect();
    let expected = [
        "",
        "no_dealer_extra",
        "card_twice",
        "packs_length",
        "pack_off_limits",
        "bonus_without_pack",
        "",
        "request",
        "request",
        "packs",
        "json",
        "",
    ];
    assert_eq!(codes, expected);
    assert_eq!(replies[0]["clauses"], json!(["packs-poker/dealer-four", "PK-9"]));
    assert_eq!(replies[5]["error"]["clauses"], json!(["packs-poker/2", "PK-3"]));
}

#[test]
fn packs_poker_on_the_command_line_takes_its_own_settings() {
    let text = packs().to_string();
    let args = ["referee", "packs_poker", "--json", "--rules", "dealer_hand=dealer_own_five,pack_max=400"];
    assert_eq!(run_with(&args, text.as_bytes()).code, Some(0));
    let misused = run_with(&["referee", "packs_poker", "--rules", "burn=true"], text.as_bytes());
    assert!(misused.code == Some(2) && misused.err.contains("there is no setting burn"), "{}", misused.err);
    let eight = r#"{"packs":[[],[],[],[],[]],"dealer":[],"players":[{"seat":8,"cards":[],"wagers":[]}]}"#;
    let refused = run_with(&["referee", "packs_poker"], eight.as_bytes());
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("2·5 + 5·(8 + 1) = 55 cards"), "{}", refused.err);
}

#[test]
fn pr_12_two_arrivals_of_one_participant_are_refused_by_their_place() {
    let hand = |id: &str, arrived: &str| {
        json!({ "id": id, "participant": "7", "cards": ["As", "Ks", "9h", "7d", "2c"], "route_complete": true,
            "arrived": arrived, "turned_in": "16:10" })
    };
    let event_of = |hands: serde_json::Value| format!("{}\n", json!({ "hands": hands, "deadline": "16:00" }));
    let input = event_of(json!([hand("7-1", "15:58"), hand("7-2", "15:59")]))
        + &event_of(json!([hand("7-1", "15:58"), hand("7-2", "15:58")]));
    let (code, replies) = lines("referee poker_run --jsonl", &input);
    assert_eq!(code, Some(1));
    assert_eq!(replies[0]["error"]["code"], "two_arrivals");
    assert_eq!(replies[0]["error"]["clauses"], json!(["poker-run/4", "PR-6", "PR-12"]));
    let message = replies[0]["error"]["message"].as_str().unwrap();
    assert!(message.contains("hands[2].arrived") && message.contains("give one time"), "{message}");
    assert_eq!(replies[1]["standings"].as_array().map(Vec::len), Some(2));
}
