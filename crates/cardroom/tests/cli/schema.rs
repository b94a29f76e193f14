//! Tests of `schema`: every request and reply matches its JSON Schema.

use crate::support::*;
use serde_json::{Value, json};

fn check(schema: &Value, value: &Value) {
    let validator = jsonschema::validator_for(schema).expect("a schema");
    let errors: Vec<String> = validator.iter_errors(value).map(|error| error.to_string()).collect();
    assert!(errors.is_empty(), "{errors:?} in {value}");
}

fn schema(command: &str) -> Value {
    let run = run(&format!("schema {command}"));
    assert_eq!(run.code, Some(0));
    run.json()
}

/// Collects every schema of an amount within a schema.
fn amounts<'a>(schema: &'a Value, found: &mut Vec<&'a Value>) {
    if games::unit::is_amount(schema) {
        found.push(schema);
    }
    match schema {
        Value::Object(fields) => fields.values().for_each(|field| amounts(field, found)),
        Value::Array(items) => items.iter().for_each(|item| amounts(item, found)),
        _ => {}
    }
}

#[test]
fn every_amount_has_a_unit_and_every_setting_its_ruling() {
    for command in [
        "show", "rank", "plays", "pots", "referee", "replay", "equity", "edge", "decide", "choose", "wheel",
        "live", "simulate", "arena",
    ] {
        let schema = schema(command);
        let mut found = Vec::new();
        amounts(&schema, &mut found);
        for amount in found {
            let unit = amount["x-unit"].as_str().unwrap_or_else(|| panic!("{command}: {amount}"));
            assert!(["chips", "cents", "game"].contains(&unit), "{command}: {amount}");
        }
    }
    let defs = &schema("live")["request"]["$defs"];
    let settings = defs["Settings"]["properties"].as_object().expect("the settings of the poker run");
    for (name, setting) in settings {
        let of =
            setting["anyOf"][0]["$ref"].as_str().and_then(|path| path.rsplit('/').next()).unwrap_or("none");
        let ruling = [setting, &defs[of]].into_iter().find_map(|schema| schema["x-ruling"].as_str());
        assert!(ruling.is_some_and(|ruling| ruling.starts_with("PR-")), "{name}: {setting}");
    }
    assert_eq!(settings["hand_price"]["anyOf"][0]["x-unit"], "cents");
}

/// Asserts that requests and their replies, including errors, match the schema.
fn check_lines(command: &str, requests: &[Value]) {
    let schema = schema(command);
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    let (_, replies) = lines(&format!("{command} --jsonl"), &(input + "nonsense\n"));
    assert_eq!(replies.len(), requests.len() + 1);
    requests.iter().for_each(|request| check(&schema["request"], request));
    replies.iter().for_each(|reply| check(&schema["reply"], reply));
}

#[test]
fn requests_and_replies_of_rank() {
    check_lines(
        "rank",
        &[
            json!({ "game": "poker_run", "cards": ["Ad", "Qc", "2s", "4s", "2s", "6c"] }),
            json!({ "game": "poker_run", "cards": ["2s", "2s", "2s", "2s", "2s"], "rules": { "five_of_a_kind": "above_royal_flush" } }),
            json!({ "game": "holdem", "cards": ["Ad", "Qc", "2s", "4s", "7h"], "rules": { "preset": "tournament" } }),
            json!({ "game": "holdem", "cards": ["Ad", "Ad"], "rules": null }),
        ],
    );
}

#[test]
fn requests_and_replies_of_pots() {
    check_lines(
        "pots",
        &[
            json!({ "button": 1, "paid_in": [25, 75, 100], "folded": [false, false, false], "strength": [3, 2, 1] }),
            json!({ "button": 2, "paid_in": [25, 75], "folded": [true, false], "strength": [null, -4] }),
            json!({ "button": 2, "paid_in": [25, 75], "folded": [true, true], "strength": [null, null] }),
        ],
    );
}

#[test]
fn requests_and_replies_of_equity() {
    check_lines(
        "equity",
        &[
            json!({ "players": ["AsAh", "KdKc"], "board": [], "dead": [] }),
            json!({ "players": ["AhKh", "QsQd"], "board": ["Qh", "7h", "2c"], "outs": true, "next_card": true }),
            json!({ "players": ["AK:0.5", "random"], "board": ["Qh", "7h", "2c"], "categories": true, "grid": true }),
            json!({ "players": ["AA", "KK"], "sample": 100, "seed": 7 }),
            json!({ "players": ["AA", "AX"] }),
        ],
    );
}

#[test]
fn requests_and_replies_of_referee() {
    let hand = json!({
        "variant": "NT",
        "antes": [0, 0],
        "blinds_or_straddles": [1, 2.5],
        "min_bet": 2,
        "starting_stacks": [200, 200],
        "actions": ["d dh p1 AsAh", "d dh p2 ????", "p2 f # at once"],
        "_smallest_chip": 0.5,
        "_note": { "table": [4] },
        "rules": { "preset": "document" }
    });
    let schema = schema("referee");
    let (code, replies) = lines("referee holdem --jsonl", &format!("{hand}\nnonsense\n"));
    assert_eq!((code, replies.len()), (Some(1), 2));
    check(&schema["request"], &hand);
    let mut cents = hand.clone();
    cents["min_bet"] = json!(0.29);
    check(&schema["request"], &cents);
    replies.iter().for_each(|reply| check(&schema["reply"], reply));
    for (game, request) in rounds() {
        let (code, replies) = lines(&format!("referee {game} --jsonl"), &format!("{request}\n"));
        assert_eq!((code, replies.len()), (Some(0), 1), "{game}: {replies:?}");
        check(&schema["request"], &request);
        check(&schema["reply"], &replies[0]);
    }
}

/// The name of every game other than hold'em, with a round of it as a request for `referee`.
fn rounds() -> [(&'static str, Value); 4] {
    let packs = json!({
        "packs": [["9s", "Jd"], ["Ah", "Ad"], ["2c", "7d"]],
        "dealer": ["Ks", "3h", "4h", "8c", "Tc"],
        "players": [{ "seat": 1, "cards": ["5c", "6c", "Qs", "Qh", "2s"],
            "wagers": [{ "pack": 1, "bet": 500, "bonus": 500 }] }],
        "rules": { "tie_bonus": "paid", "packs": 3 }
    });
    let flush = json!({
        "dealer": ["9s", "5s", "2s", "Kd", "Qd", "4c", "7h"],
        "players": [{ "seat": 1, "cards": ["As", "Js", "8s", "6s", "2d", "3c", "4h"], "ante": 1000, "raise": 1000,
            "flush_bonus": 500, "straight_flush_bonus": 500 }]
    });
    let suit = |suit: char| "23456789TJQKA".chars().map(|rank| format!("{rank}{suit}")).collect::<Vec<_>>();
    let holyoke = json!({
        "deal": [suit('d'), suit('c')],
        "plays": [{ "seat": 1, "cards": ["3d"] }, { "seat": 2, "pass": true }],
        "totals": [0, 4]
    });
    let event = json!({
        "hands": [{ "id": "7-1", "participant": "7", "cards": ["Ad", "Qc", "2s", "4s", "2s", "6c"],
            "route_complete": true, "arrived": "15:40:00", "turned_in": "15:42:10" }],
        "deadline": "16:00:00",
        "prizes": [50000, "12.5%"],
        "takings": 1000,
        "rules": { "hands_limit": 3, "extra_price": 500 }
    });
    [("packs_poker", packs), ("high_card_flush", flush), ("mount_holyoke", holyoke), ("poker_run", event)]
}

#[test]
fn replies_of_replay() {
    let folders = "../formats/tests/phh/hands ../formats/tests/phh/refused no-such.phh";
    check(&schema("replay")["reply"], &run(&format!("replay --json {folders}")).json());
}

#[test]
fn replies_of_simulate_and_show() {
    for command in ["simulate", "show"] {
        assert_eq!(schema(command)["request"], Value::Null);
    }
    for game in ["holdem", "packs_poker", "high_card_flush", "mount_holyoke", "poker_run"] {
        for flags in ["", "--check"] {
            let reply = run(&format!("simulate {game} --hands 10 --json {flags}")).json();
            check(&schema("simulate")["reply"], &reply);
        }
    }
    let show = schema("show");
    for seed in 0..40 {
        let preset = ["document", "tournament"][seed % 2];
        let reply = run(&format!("show holdem --seed {seed} --rules preset={preset},ante=5 --json")).json();
        check(&show["reply"], &reply);
        check(&show["reply"], &run(&format!("show --seed {seed} --json")).json());
    }
    let validator = jsonschema::validator_for(&show["reply"]).unwrap();
    let mut story = run("show poker_run --seed 1 --json").json();
    story["lines"][0]["event"] = json!({ "event": "dealt" });
    assert!(!validator.is_valid(&story));
}

#[test]
fn requests_and_replies_of_edge_and_decide() {
    let shares = "--rules={\"progressive\":{\"seven_card_straight_flush\":1}}";
    for flags in ["", "--strategy t86", shares] {
        check(&schema("edge")["reply"], &run(&format!("edge high_card_flush --json {flags}")).json());
    }
    let played = "--rules bonus_pays=highest_pack_only --aggregate-rounds 100";
    check(&schema("edge")["reply"], &run(&format!("edge packs_poker --json {played}")).json());
    let schema = schema("decide");
    let cards = json!(["Ts", "8s", "6s", "5h", "4h", "9d", "Jc"]);
    let request = json!({ "cards": cards, "rules": { "qualifier": "8-high-3" } });
    let (code, replies) = lines("decide high_card_flush --jsonl", &format!("{request}\n{{\"cards\":[]}}\n"));
    assert_eq!((code, replies.len()), (Some(1), 2));
    check(&schema["request"], &request);
    replies.iter().for_each(|reply| check(&schema["reply"], reply));
}

#[test]
fn replies_of_wheel() {
    let all = [
        "",
        "--spins 6 --hands 40",
        "--rules draw=pack,five_of_a_kind=above_royal_flush --hands 2",
        "--hand KsKd",
        "--hand KsKd9h4c2s --hands 9 --prizes 500,300 --rules extra_card=none",
    ];
    for flags in all {
        check(&schema("wheel")["reply"], &run(&format!("wheel --json {flags}")).json());
    }
}

#[test]
fn requests_and_replies_of_live_and_plays() {
    let hands = json!([
        { "id": "7-1", "participant": "7", "cards": ["Ks", "Kd"], "to_come": 4 },
        { "id": "8-1", "participant": "8", "cards": [], "out": "stop_missing" },
        { "id": "9-1", "participant": null, "cards": ["2s", "2s", "2d", "2h", "2c"], "out": null }
    ]);
    check_lines(
        "live",
        &[
            json!({ "hands": hands, "prizes": [500, "2.5%"], "takings": 100, "rules": { "hand_price": 5 } }),
            json!({ "hands": hands }),
            json!({ "hands": [], "prizes": ["5%"] }),
        ],
    );
    check_lines("plays", &[json!({ "hand": ["3d", "3c"], "over": ["4c"] }), json!({ "hand": [] })]);
    check(&schema("plays")["reply"], &run("plays --stats --json").json());
}

#[test]
fn invalid_requests_do_not_match_the_schema() {
    let rank = schema("rank");
    let validator = jsonschema::validator_for(&rank["request"]).unwrap();
    for request in [json!({}), json!({ "cards": [7] }), json!({ "cards": [], "game": "bridge" }), json!([])] {
        assert!(!validator.is_valid(&request), "{request}");
    }
}

#[test]
fn a_command_without_a_schema_is_misuse() {
    let run = run("schema nothing");
    assert_eq!(run.code, Some(2));
    assert!(
        run.err.contains(
            "possible values: show, rank, plays, pots, equity, edge, decide, choose, wheel, live, simulate, arena"
        ),
        "{}",
        run.err
    );
}
