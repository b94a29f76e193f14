//! Hands that are downloaded as files and played again by the program.

use super::http::{done, file};
use super::process::{Folder, Place};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;

/// The most hands of a table that are looked at.
const MOST: usize = 10;

/// Downloads the last hands of a table as somebody sees them: played again, everybody has what the table says.
pub fn replay(program: &Path, room: &Place, table: &str, cookie: &str) {
    let hands = done(&room.address, "GET", &format!("/api/tables/{table}/hands"), cookie, &Value::Null).body;
    let hands = hands.as_array().expect("a list of hands");
    assert!(!hands.is_empty(), "a table has played");
    for told in hands.iter().take(MOST) {
        let number = &told["hand"];
        let text = file(&room.address, &format!("/api/tables/{table}/hands/{number}.phh"), cookie);
        let result = played_again(program, &text);
        assert_eq!((&result["matches"], &result["hand"]), (&json!(true), number), "{result}\n{text}");
        let mut nets: Vec<i64> = nets(&text, &result);
        let players = told["players"].as_array().expect("players").iter();
        let mut expected: Vec<i64> = players.filter_map(|player| player["net"].as_i64()).collect();
        // The players of a file of hold'em are counted from the button, those of the table by their chairs.
        nets.sort_unstable();
        expected.sort_unstable();
        assert_eq!(nets, expected, "{text}");
    }
}

/// What `cardroom replay --json` says of a file.
fn played_again(program: &Path, text: &str) -> Value {
    let folder = Folder::new("files");
    std::fs::create_dir_all(&folder.0).expect("a folder for the file");
    let path = folder.0.join("hand.phh");
    std::fs::write(&path, text).expect("the file is written");
    let out = Command::new(program).args(["replay", "--json"]).arg(path).output().expect("it starts");
    let reply: Value = serde_json::from_slice(&out.stdout).expect("the reply is JSON");
    assert_eq!(out.status.code(), Some(0), "{reply}\n{text}");
    reply["results"][0].clone()
}

/// What everybody is better off by; nothing in a game without chips.
fn nets(text: &str, result: &Value) -> Vec<i64> {
    let Some(start) = text.lines().find_map(|line| line.strip_prefix("starting_stacks = ")) else {
        return Vec::new();
    };
    let start: Value = serde_json::from_str(start).expect("a list of amounts");
    let stacks = |value: &Value| value.as_array().expect("a list").iter().filter_map(Value::as_i64).collect();
    let (end, start): (Vec<i64>, Vec<i64>) = (stacks(&result["stacks"]), stacks(&start));
    end.iter().zip(start).map(|(end, start)| end - start).collect()
}
