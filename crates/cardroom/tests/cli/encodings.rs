//! Text files as editors and shells on Windows write them: with CR LF, with a byte order mark (BOM), or in UTF-16.

use crate::run_files::EVENT;
use crate::support::*;
use std::path::Path;

const ROUNDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../formats/tests/history/rounds");
const HANDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../formats/tests/phh/hands");
const PAY_TABLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cli/pay_tables/flush.toml");

/// The same text with the line endings of Windows and a byte order mark.
fn windows(text: &str) -> Vec<u8> {
    format!("\u{feff}{}", text.replace('\r', "").replace('\n', "\r\n")).into_bytes()
}

/// The same text as the `>` of Windows PowerShell writes it: in UTF-16, with a byte order mark.
fn utf16(text: &str) -> Vec<u8> {
    std::iter::once(0xfeff).chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

#[test]
fn histories_of_every_game_are_replayed() {
    let scratch = Scratch::new();
    let mut replayed = 0;
    for folder in [ROUNDS, HANDS] {
        for file in std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
            let text = std::fs::read_to_string(&file).unwrap();
            let name = file.file_name().and_then(|name| name.to_str()).unwrap();
            let copy = scratch.write(name, windows(&text));
            let (original, copied) =
                (run_with(&["replay", file.to_str().unwrap()], b""), run_with(&["replay", &copy], b""));
            // The width of a column is that of the path.
            let results = |run: &Run, path: &str| {
                let words = run.out.replace(path, "");
                words.split_whitespace().map(str::to_owned).collect::<Vec<_>>()
            };
            assert_eq!(copied.code, Some(0), "{}", copied.err);
            assert_eq!(results(&copied, &copy), results(&original, file.to_str().unwrap()));
            replayed += 1;
        }
    }
    assert!(replayed > 20, "{replayed}");
}

#[test]
fn json_requests_are_answered() {
    let request = r#"{"game":"poker_run","cards":["Ad","Qc","2s","4s","2s","6c"]}"#;
    let plain = run_with(&["rank", "--jsonl"], format!("{request}\n{request}\n").as_bytes());
    let marked = run_with(&["rank", "--jsonl"], &windows(&format!("{request}\n{request}\n")));
    assert_eq!((marked.code, &marked.out), (Some(0), &plain.out), "{}", marked.err);

    let event = "{\"hands\":[{\"id\":\"1\",\"participant\":\"1\",\"cards\":[\"As\"],\"to_come\":4}],\n\"prizes\":[100],\n\"takings\":100}\n";
    let plain = run_with(&["live", "--json"], event.as_bytes());
    let marked = run_with(&["live", "--json"], &windows(event));
    assert_eq!((marked.code, &marked.out), (Some(0), &plain.out), "{}", marked.err);
}

#[test]
fn settings_events_and_moves_are_read() {
    let scratch = Scratch::new();
    let table = std::fs::read_to_string(PAY_TABLE).unwrap();
    let copy = scratch.write("my table.toml", windows(&table));
    let shown = |path: &str| {
        let run = run_with(
            &["show", "high_card_flush", "--seed", "1", "--json", "--rules", &format!("flush_bonus=@{path}")],
            b"",
        );
        assert_eq!(run.code, Some(0), "{}", run.err);
        run.json()["events"].clone()
    };
    assert_eq!(shown(&copy), shown(PAY_TABLE));

    let event = scratch.write("event.toml", windows(EVENT));
    let created = run_with(&["run", "create", &event, "--data", &scratch.path("data")], b"");
    assert_eq!(created.code, Some(0), "{}", created.err);

    let play = |input: &[u8]| run_with(&["play", "holdem", "--seed", "3"], input).out;
    assert_eq!(play(&windows("fold\nquit\n")), play(b"fold\nquit\n"));
}

#[test]
fn utf_16_is_named_as_such() {
    let scratch = Scratch::new();
    let hand = std::fs::read_to_string(Path::new(ROUNDS).join("high_card_flush.phh")).unwrap();
    let (one, several) = (scratch.write("hand.phh", utf16(&hand)), scratch.write("hands.phhs", utf16(&hand)));
    let table = scratch.write("table.toml", utf16("[pays]\n"));
    let event = scratch.write("event.toml", utf16(EVENT));
    let rules = format!("flush_bonus=@{table}");
    for arguments in [
        &["replay", &one][..],
        &["replay", &several],
        &["edge", "high_card_flush", "--pay-table", &table],
        &["show", "high_card_flush", "--rules", &rules],
        &["run", "create", &event],
        &["live", &event],
    ] {
        let run = run_with(arguments, b"");
        assert!(run.err.contains("this is UTF-16: save it as UTF-8"), "{arguments:?}: {}", run.err);
    }
    let lines = run_with(&["rank", "--jsonl"], &utf16("{}\n"));
    assert!(lines.err.contains("line 1: column 1: this is UTF-16"), "{}", lines.err);
    let import = run_with(&["run", "import", &one], b"");
    assert!(import.err.contains("the file is UTF-16: convert it to UTF-8"), "{}", import.err);
}
