//! Tests of malformed lines: each is answered with the position of the error, and the stream continues. Further tests
//! cover the order of requests and replies, a closed pipe, and empty input.

use crate::support::*;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

const GOOD: &str = r#"{"game":"holdem","cards":["Ad","Qc","2s","4s","2h"]}"#;

/// The error message for a malformed line between two valid ones. Asserts that the two valid lines get the same reply.
fn message(line: &[u8]) -> String {
    let input = [GOOD.as_bytes(), b"\n", line, b"\n", GOOD.as_bytes(), b"\n"].concat();
    let run = run_with(&["rank", "--jsonl"], &input);
    let replies: Vec<Value> = run.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((run.code, replies.len()), (Some(1), 3), "{}", run.err);
    assert!(replies[0]["category"].is_string() && replies[0] == replies[2]);
    assert!(run.err.contains("1 of 3 requests refused"), "{}", run.err);
    replies[1]["error"]["message"].as_str().unwrap().to_owned()
}

#[test]
fn every_hostile_line_gets_an_error_with_its_position() {
    let lines: [(&[u8], &str); 14] = [
        (b"", "line 2: expected a JSON object"),
        (b"   ", "line 2: expected a JSON object"),
        (br#"{"game":"holdem","cards":["Ad""#, "column 30, field cards: the text ends"),
        (br#"{"game":"holdem","cards":["Ad","Zx"]}"#, "column 36, field cards[2]: \"Zx\" is not a card"),
        (br#"{"game":"bridge","cards":[]}"#, "field game: there is no choice bridge: choose one of holdem"),
        (
            br#"{"game":"holdem","card":[]}"#,
            "field card: there is no field card: there are game, cards, rules",
        ),
        (br#"{"game":"holdem"}"#, "the field cards is missing"),
        (br#"{"game":"holdem","game":"holdem","cards":[]}"#, "the field game is given twice"),
        (br#"{"game":"holdem","cards":[]} x"#, "column 30: unexpected text after the object"),
        (br#"{"game":"holdem","cards":7}"#, "field cards: expected a list, found 7"),
        (br#"{"game":"holdem","cards":[],"rules":{"bun":1}}"#, "field rules.bun: there is no field bun"),
        (br#"["holdem"]"#, "column 1: expected a JSON object, found '['"),
        (b"null", "column 1: expected a JSON object, found 'n'"),
        (b"{\"game\":\"\xff\"}", "column 10: byte 0xff is not UTF-8"),
    ];
    for (line, expected) in lines {
        let message = message(line);
        assert!(message.contains(expected), "{message}");
        assert!(message.starts_with("line 2: "), "{message}");
    }
}

/// A request must name the fields of an object, although a parser could assign a list of values by position.
#[test]
fn a_list_of_field_values_is_not_accepted_as_an_object() {
    let packs = |players: &str, rules: &str| {
        format!(
            r#"{{"packs":[["9s","Jd"]],"dealer":["2c","3c","4c","5c","7d"],"players":[{players}],"rules":{rules}}}"#
        )
    };
    let cards = r#"["As","Ks","Qs","Js","Ts"]"#;
    let listed = [
        ("rank", r#"{"game":"holdem","cards":[],"rules":["tournament"]}"#.to_owned(), "rules"),
        ("referee packs_poker", packs(&format!("[1,{cards},[]]"), "{}"), "players[1]"),
        (
            "referee packs_poker",
            packs(&format!(r#"{{"seat":1,"cards":{cards},"wagers":[[1,400]]}}"#), "{}"),
            "players[1].wagers[1]",
        ),
        ("referee packs_poker", packs("", "[]"), "rules"),
        ("referee holdem", r#"{"variant":"NT","rules":[]}"#.to_owned(), "rules"),
        ("referee mount_holyoke", r#"{"deal":[],"plays":[[1,["3d"]]]}"#.to_owned(), "plays[1]"),
        ("referee poker_run", r#"{"hands":[["7-1","7"]]}"#.to_owned(), "hands[1]"),
        ("live", r#"{"hands":[["7-1","7",[]]]}"#.to_owned(), "hands[1]"),
    ];
    for (command, line, field) in listed {
        let (code, replies) = lines(&format!("{command} --jsonl"), &line);
        let error = &replies[0]["error"];
        assert_eq!((code, &error["field"]), (Some(1), &Value::from(field)), "{command}: {error}");
        let message = error["message"].as_str().unwrap();
        assert!(message.ends_with("expected an object, found a list"), "{command}: {message}");
    }
}

#[test]
fn the_column_of_an_error_in_nested_settings_counts_from_the_line_start() {
    let message = message(br#"{"game":"holdem","cards":[],"rules":{"order":"x"}}"#);
    assert!(message.contains("column 48, field rules.order: there is no choice x"), "{message}");
}

#[test]
fn deep_nesting_and_megabytes_are_refused_with_short_messages() {
    let deep = "[".repeat(1 << 20);
    let lines = [
        format!(r#"{{"game":"holdem","cards":{deep}"#),
        format!(r#"{{"game":"holdem","cards":[],"rules":{deep}"#),
        format!(r#"{{"game":"holdem","cards":[],"rules":{{"straddle":{deep}{}}}}}"#, "]".repeat(1 << 20)),
        format!(r#"{{"game":"{}"}}"#, "♥".repeat(1 << 20)),
        format!(r#"{{"game":"holdem","cards":["{}"]}}"#, "A".repeat(1 << 20)),
        format!(r#"{{"game":"holdem","cards":[{}"As"]}}"#, "\"Ks\",".repeat(1 << 17)),
        "x".repeat((16 << 20) + 1),
    ];
    for line in lines {
        let message = message(line.as_bytes());
        assert!(message.len() < 2000, "{} bytes", message.len());
    }
}

#[test]
fn a_reply_comes_before_the_next_request_is_sent() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cardroom"))
        .args(["rank", "--jsonl"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(stdin, "{GOOD}").unwrap();
        let mut reply = String::new();
        stdout.read_line(&mut reply).unwrap();
        assert!(reply.contains("\"pair\""), "{reply}");
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_closed_pipe_ends_the_run_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_cardroom"))
        .args(["rank", "--jsonl"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let _ = (0..10_000).try_for_each(|_| writeln!(stdin, "{GOOD}"));
    drop(stdin);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn no_input_is_no_reply_and_no_error() {
    let run = run_with(&["rank", "--jsonl"], b"");
    assert_eq!((run.code, run.out.as_str(), run.err.as_str()), (Some(0), "", ""));
}
