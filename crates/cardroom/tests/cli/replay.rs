//! Tests of `replay` with hand histories from files and folders.

use crate::support::*;
use serde_json::{Value, json};

/// Hand histories that the tests of `formats` use too.
const HANDS: &str = "../formats/tests/phh/hands";
const REFUSED: &str = "../formats/tests/phh/refused";

#[test]
fn every_fixture_of_a_folder_matches() {
    let run = run(&format!("replay --json {HANDS}"));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let reply = run.json();
    let summary = &reply["summary"];
    let hands = reply["results"].as_array().unwrap().len();
    assert!(hands > 100);
    assert_eq!(*summary, json!({ "hands": hands, "matched": hands - 1, "mismatched": 0, "refused": 0 }));
}

#[test]
fn figures_are_printed_in_the_units_of_the_file() {
    let first = |name: &str| run(&format!("replay --json {HANDS}/{name}")).json()["results"][0].clone();
    let result = first("decimal-half.phh");
    assert_eq!(result["stacks"].to_string(), "[5037.5,4925.0,5037.5]");
    assert_eq!((&result["matches"], &result["hand"]), (&json!(true), &Value::Null));
    assert!(result.get("error").is_none());
    let result = first("heads-up-order.phh");
    assert_eq!(result["stacks"].to_string(), "[2450,1550]");
    let result = first("optional-fields.phh");
    assert_eq!(result["hand"], json!("the \"long\" one"));
    let result = first("no-figures.phh");
    assert_eq!(result["matches"], Value::Null);
}

#[test]
fn the_hands_of_a_session_have_distinct_numbers() {
    let run = run(&format!("replay {HANDS}/session.phhs {HANDS}/named.phhs"));
    assert_eq!(run.code, Some(0));
    insta::assert_snapshot!(run.out);
}

#[test]
fn every_file_is_reported_even_if_another_is_invalid() {
    let run = run(&format!("replay --json {REFUSED}/raise-too-small.phh no-such.phh {HANDS}/crlf.phh src"));
    assert_eq!(run.code, Some(1));
    let reply = run.json();
    assert_eq!(reply["summary"], json!({ "hands": 4, "matched": 1, "mismatched": 0, "refused": 3 }));
    let codes: Vec<&Value> =
        reply["results"].as_array().unwrap().iter().map(|result| &result["error"]["code"]).collect();
    assert_eq!(codes, [&json!("raise_too_small"), &json!("file"), &Value::Null, &json!("no_hands")]);
    let refused = &reply["results"][0];
    assert_eq!((&refused["error"]["line"], &refused["error"]["action"]), (&json!(10), &json!(4)));
    assert_eq!(refused["error"]["clauses"], json!(["holdem/trade-2", "TH-3"]));
    assert_eq!((&refused["stacks"], &refused["matches"]), (&json!([]), &Value::Null));
    assert!(run.err.contains("raise-too-small.phh: line 10, action 4: a raise to 150 is too small"));
    assert!(run.err.contains("no-such.phh: the file cannot be read"));
}

#[test]
fn a_mismatch_is_reported_and_the_exit_code_is_1() {
    let text = std::fs::read_to_string(format!("{HANDS}/crlf.phh")).unwrap().replace("198", "197");
    let path = std::env::temp_dir().join(format!("cardroom-mismatch-{}.phh", std::process::id()));
    std::fs::write(&path, text).unwrap();
    let output = run_with(&["replay", path.to_str().unwrap()], b"");
    let json = run_with(&["replay", "--json", path.to_str().unwrap()], b"").json();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(output.code, Some(1));
    assert!(
        output.err.contains("finishing_stacks: p1 has 197 in the file and 198 by the rules"),
        "{}",
        output.err
    );
    assert_eq!(json["results"][0]["matches"], json!(false));
    assert_eq!(json["results"][0]["stacks"], json!([198, 202]));
    assert_eq!(json["summary"]["mismatched"], json!(1));
}

#[test]
fn settings_change_the_ranking() {
    let short = format!("replay --rules short_blind=highest_bid {HANDS}/blind-short-big.phh");
    assert_eq!(run(&short).code, Some(1));
    let order = run(&format!("replay --rules preset=document {HANDS}/heads-up-order.phh"));
    assert_eq!(order.code, Some(1));
    assert!(order.err.contains("it is not p1's turn: p2 is to act"), "{}", order.err);
    assert_eq!(run(&format!("replay --rules order=x {HANDS}/heads-up-order.phh")).code, Some(2));
    assert_eq!(run("replay").code, Some(2));
}

#[test]
fn invalid_utf8_is_refused() {
    let path = std::env::temp_dir().join(format!("cardroom-bytes-{}.phh", std::process::id()));
    std::fs::write(&path, b"variant = 'NT'\n\xff\xfe").unwrap();
    let run = run_with(&["replay", path.to_str().unwrap()], b"");
    std::fs::remove_file(&path).unwrap();
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("line 2: byte 0xff is not UTF-8"), "{}", run.err);
}

/// A temporary file, removed at the end of the test.
struct Scratch(std::path::PathBuf);

impl Scratch {
    fn new(name: &str, bytes: &[u8]) -> Scratch {
        let path = std::env::temp_dir().join(format!("cardroom-{}-{name}", std::process::id()));
        std::fs::write(&path, bytes).unwrap();
        Scratch(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn a_file_too_large_for_one_hand_is_refused_with_its_size_and_the_limit() {
    for start in ["x = ", ""] {
        let file = Scratch::new("deep.phh", format!("{start}{}", "[".repeat(25 << 20)).as_bytes());
        let run = run_with(&["replay", file.name()], b"");
        assert_eq!(run.code, Some(1));
        let size = start.len() + (25 << 20);
        let wanted = format!("deep.phh: the file has {size} bytes, more than the limit of 1 MiB");
        assert!(run.err.contains(&wanted), "{}", run.err);
    }
    let file = Scratch::new("deep-short.phh", "x = [".repeat(100_000).as_bytes());
    let run = run_with(&["replay", file.name()], b"");
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("line 1, lists and tables are nested more than 32 deep"), "{}", run.err);
}

/// Eight megabytes of hands, one of them invalid, with an address space limit too small for the parsed file as a whole.
#[cfg(target_os = "linux")]
#[test]
fn a_long_session_takes_no_more_memory_than_one_hand() {
    let hand = std::fs::read_to_string(format!("{HANDS}/crlf.phh")).unwrap();
    let hands = (8 << 20) / hand.len();
    let of = |number: usize| {
        let hand = if number == 7 { hand.replace("actions = [", "actions = [[") } else { hand.clone() };
        format!("[{number}]\n{hand}\n")
    };
    let file = Scratch::new("long.phhs", (1..=hands).map(of).collect::<String>().as_bytes());
    let script = format!("ulimit -v 100000; exec \"$0\" replay --json {}", file.name());
    let output = std::process::Command::new("sh")
        .args(["-c", &script, env!("CARGO_BIN_EXE_cardroom")])
        .output()
        .expect("sh is installed");
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    let reply: Value = serde_json::from_slice(&output.stdout).unwrap();
    let summary = json!({ "hands": hands, "matched": hands - 1, "mismatched": 0, "refused": 1 });
    assert_eq!(reply["summary"], summary);
    assert_eq!(reply["results"][6]["hand"], json!(7));
}

#[cfg(unix)]
#[test]
fn a_pipe_is_refused_without_waiting_for_it() {
    let folder = std::env::temp_dir().join(format!("cardroom-{}-pipes", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let pipe = folder.join("x.phh");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for path in [&pipe, &folder] {
        let run = run_with(&["replay", path.to_str().unwrap()], b"");
        assert_eq!(run.code, Some(1));
        assert!(run.err.contains("x.phh: this is not a regular file"), "{}", run.err);
    }
    std::fs::remove_dir_all(&folder).unwrap();
    let hand = std::fs::read(format!("{HANDS}/crlf.phh")).unwrap();
    let run = run_with(&["replay", "/dev/stdin"], &hand);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
}

#[test]
fn a_file_without_hands_is_reported() {
    let file = Scratch::new("none.phhs", b"# nothing yet\n");
    let run = run_with(&["replay", file.name()], b"");
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("there is no hand in this file"), "{}", run.err);
}

/// Folder with rounds of every game other than hold'em.
const ROUNDS: &str = "../formats/tests/history/rounds";

#[test]
fn rounds_of_the_other_games_are_compared() {
    let output = run(&format!("replay {ROUNDS}"));
    assert_eq!((output.code, output.err.as_str()), (Some(0), ""));
    assert!(output.out.contains("9 hands: 9 matched"), "{}", output.out);
    let reply = run(&format!("replay --json {ROUNDS}")).json();
    let games: Vec<&Value> =
        reply["results"].as_array().unwrap().iter().map(|result| &result["game"]).collect();
    let expected = [
        "high_card_flush",
        "high_card_flush",
        "mount_holyoke",
        "packs_poker",
        "packs_poker",
        "poker_run",
        "poker_run",
        "poker_run",
        "poker_run",
    ];
    assert_eq!(games, expected);
    let packs = &reply["results"][3];
    assert_eq!((&packs["matches"], &packs["complete"]), (&json!(true), &json!(true)));
    assert_eq!(packs["stacks"], packs["came_to"]["finishing_stacks"]);
    let schema = run("schema replay").json();
    let validator = jsonschema::validator_for(&schema["reply"]).unwrap();
    assert!(validator.is_valid(&reply), "{reply}");
}

#[test]
fn hands_and_rounds_of_all_games_share_a_file() {
    let path = std::env::temp_dir().join(format!("cardroom-several-{}.phhs", std::process::id()));
    let mut text = String::new();
    for (number, game) in (1..).zip(["packs_poker", "high_card_flush", "mount_holyoke", "poker_run"]) {
        let round = std::fs::read_to_string(format!("{ROUNDS}/{game}.phh")).unwrap();
        let round = round.replace("\n[_", &format!("\n[{number}._"));
        text += &format!("[{number}]\n{round}\n");
    }
    text +=
        &format!("[5]\n{}", std::fs::read_to_string("../formats/tests/phh/hands/all-in-flop.phh").unwrap());
    std::fs::write(&path, &text).unwrap();
    let replayed = run_with(&["replay", "--json", path.to_str().unwrap()], b"");
    let differs = text.replacen("_house = ", "_house = 9", 1).replacen("packs = 3", "packs = 9", 1);
    std::fs::write(&path, differs).unwrap();
    let wrong = run_with(&["replay", path.to_str().unwrap()], b"");
    std::fs::remove_file(&path).unwrap();
    let reply = replayed.json();
    assert_eq!((replayed.code, &reply["summary"]["matched"]), (Some(0), &json!(5)), "{reply}");
    let named: Vec<_> = reply["results"].as_array().unwrap().iter().map(|result| &result["hand"]).collect();
    assert_eq!(named, [1, 2, 3, 4, 5]);
    assert!(wrong.err.contains("line 28, _rules.packs: "), "{}", wrong.err);
}

#[test]
fn a_wrong_round_is_reported_with_its_line() {
    let text = std::fs::read_to_string(format!("{ROUNDS}/packs_poker.phh")).unwrap();
    let output = |old: &str, new: &str, name: &str| {
        let path = std::env::temp_dir().join(format!("cardroom-round-{}-{name}", std::process::id()));
        std::fs::write(&path, text.replacen(old, new, 1)).unwrap();
        let output = run_with(&["replay", path.to_str().unwrap()], b"");
        std::fs::remove_file(&path).unwrap();
        assert_eq!(output.code, Some(1), "{}", output.out);
        output.err
    };
    let differs = output("_house = ", "_house = 9", "house.phh");
    assert!(differs.contains("_house: ") && differs.contains("by the rules"), "{differs}");
    let refused = output("p1 done", "p1 fold", "fold.phh");
    assert!(refused.contains("line 11, action 5") && refused.contains("wager 400 on pack 1"), "{refused}");
}
