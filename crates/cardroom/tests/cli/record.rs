//! Tests of `--record`: played rounds are written to files, which `replay` reads back.

use crate::support::*;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Games, each with settings other than the defaults and with lines of input that play a round to its end.
const GAMES: [(&str, &str, &str); 6] = [
    ("holdem", "preset=tournament,ante=10", "c\nk\nall in\nm\n\n"),
    ("holdem", "reraise=at_least,compare=high_card_only", "f\n\n"),
    ("packs_poker", "packs=5,dealer_hand=dealer_own_five", "wager 400 on pack 5\nd\n\n"),
    ("high_card_flush", "preset=published", "ante 2000 flush 500 straight 500\nr\nf\n\n"),
    (
        "mount_holyoke",
        "flushes=suit_first",
        "p\n3d\n3c\n3h\n3s\n4d\n4c\n4h\n4s\n5d\n5c\n6d\n7d\n8c\n9c\nTc\nJs\nQs\nKs\nAs\n2s\n",
    ),
    ("poker_run", "ties=spin_off", "\n\n\n\n\nextra\nturn in\n\n"),
];

/// A folder that does not exist yet, and is removed at the end of the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("cardroom-record-{}-{name}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        Folder(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("a plain path")
    }

    /// Every file in the folder with its contents, sorted by path.
    fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let files = fs::read_dir(&self.0).expect("a folder").map(|entry| entry.expect("an entry").path());
        files.map(|path| (path.clone(), fs::read(path).expect("a file"))).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn play(game: &str, rules: &str, typed: &str, folder: &str) -> Run {
    let flags = ["play", game, "--seed", "7", "--rules", rules, "--record", folder];
    run_with(&flags, typed.as_bytes())
}

#[test]
fn every_recorded_round_replays_to_the_results_in_its_file() {
    let folder = Folder::new("games");
    for (game, rules, typed) in GAMES {
        let before = fs::read_dir(&folder.0).map_or(0, Iterator::count);
        let run = play(game, rules, &typed.repeat(12), folder.path());
        assert_eq!(run.code, Some(0), "{}", run.err);
        let more = folder.files().len() - before;
        assert!(more > 0, "no round of {game} was written:\n{}", run.out);
        let subject = if more == 1 { "The round is".to_owned() } else { format!("The {more} rounds are") };
        assert!(
            run.out.replace("\n  ", " ").contains(&format!("{subject} in {}", folder.path())),
            "{}",
            run.out
        );
    }
    let written = folder.files();
    assert!(written.keys().all(|path| path.extension().is_some_and(|end| end == "phh")), "{written:?}");
    let replayed = run_with(&["replay", "--json", folder.path()], b"");
    let summary = &replayed.json()["summary"];
    assert_eq!((replayed.code, &summary["matched"]), (Some(0), &written.len().into()), "{summary}");

    for (game, rules, typed) in GAMES {
        play(game, rules, &typed.repeat(12), folder.path());
    }
    let after = folder.files();
    assert_eq!(after.len(), 2 * written.len());
    assert!(written.iter().all(|(path, text)| after[path] == *text), "a file was written over");
}

/// The cards of each round in a folder of records, in the order of the rounds: the hole cards of hold'em, the order of
/// the deck in the other games.
fn dealt(folder: &Folder) -> Vec<String> {
    let is_dealt = |line: &&str| line.starts_with("_order") || line.contains("\"d dh ");
    let cards = |file: &Vec<u8>| {
        let text = String::from_utf8(file.clone()).expect("a text");
        text.lines().filter(is_dealt).map(str::trim).collect::<Vec<_>>().join(" ")
    };
    folder.files().values().map(cards).collect()
}

#[test]
fn the_cards_of_a_seed_depend_neither_on_the_bots_nor_on_the_moves() {
    let games = [
        ("holdem", ["call", "tight"], ["f\n\n", "c\nk\n\n"]),
        ("packs_poker", ["every_pack", "random"], ["wager 400 on pack 1\nd\n\n", "d\n\n"]),
        ("high_card_flush", ["t86", "random"], ["ante 500\nf\n\n", "ante 1000 flush 500\nr\n\n"]),
    ];
    for (game, bots, typed) in games {
        let [one, other] = [0, 1].map(|side| {
            let folder = Folder::new(&format!("cards-{game}-{side}"));
            let flags = ["play", game, "--seed", "7", "--seats", "3", "--bot", bots[side]];
            let flags = [&flags[..], &["--record", folder.path()]].concat();
            run_with(&flags, typed[side].repeat(30).as_bytes());
            dealt(&folder)
        });
        let rounds = one.len().min(other.len());
        assert!(rounds >= 4, "{game}: {rounds} rounds were played to the end");
        assert!(one[..rounds].iter().all(|cards| !cards.is_empty()), "{game}");
        assert_ne!(one[0], one[1], "{game}: each round has cards of its own");
        assert_eq!(one[..rounds], other[..rounds], "{game}");
    }
}

#[test]
fn a_hand_of_holdem_replays_under_its_own_settings_unless_others_are_asked_for() {
    let folder = Folder::new("own");
    let run = play("holdem", "reraise=at_least", "f\n", folder.path());
    assert_eq!(run.code, Some(0), "{}", run.err);
    let file = folder.0.join("holdem-000001.phh");
    let text = fs::read_to_string(&file).expect("the hand was written");
    assert!(
        text.contains("players = [") && text.contains("\"You\"") && text.contains("hand = 1\n"),
        "{text}"
    );
    let error_after = |replaced: &str, by: &str, flags: &[&str]| {
        assert!(text.contains(replaced), "{text}");
        fs::write(&file, text.replacen(replaced, by, 1)).expect("a file");
        let arguments = [&["replay", "--json"], flags, &[file.to_str().expect("a plain path")]].concat();
        run_with(&arguments, b"").json()["results"][0].clone()
    };
    let at_least = "reraise = \"at_least\"";
    let unknown = error_after(at_least, "reraise = \"never\"", &[]);
    assert_eq!(
        (&unknown["error"]["field"], &unknown["matches"]),
        (&"_rules".into(), &().into()),
        "{unknown}"
    );
    let asked = error_after(at_least, "reraise = \"never\"", &["--rules", "preset=document"]);
    assert_eq!(asked["matches"], true, "{asked}");
    let twice = error_after("_rules = {", "_rules = { big_blind = 5,", &[]);
    assert_eq!(twice["error"]["clauses"], serde_json::json!(["TH-15"]), "{twice}");
    let none = error_after("_rules = {", "_rules = 3 #", &[]);
    assert_eq!(none["error"]["code"], "wrong_type", "{none}");
}

#[test]
fn an_abandoned_round_is_not_recorded() {
    let folder = Folder::new("left");
    let run = play("packs_poker", "packs=3", "wager 400 on pack 1\nquit\n", folder.path());
    assert_eq!((run.code, folder.files().len()), (Some(0), 0));
    assert!(!run.out.contains("cardroom replay"), "{}", run.out);
}

#[test]
fn a_folder_that_cannot_be_written_to_is_refused_before_the_first_card() {
    let folder = Folder::new("file");
    fs::create_dir_all(&folder.0).expect("a folder");
    let file = folder.0.join("file");
    fs::write(&file, "kept").expect("a file");
    for path in [file.clone(), file.join("below"), Path::new("/dev/null/rounds").to_owned()] {
        let run = play("mount_holyoke", "end=rounds:1", "p\n", path.to_str().expect("a plain path"));
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{}", run.err);
        assert!(
            run.err.contains("--record") && run.err.contains("rounds cannot be written there"),
            "{}",
            run.err
        );
    }
    assert_eq!(fs::read_to_string(&file).expect("a file"), "kept");
}

#[test]
fn a_folder_with_spaces_is_quoted_in_the_command_that_replays_it() {
    let folder = Folder::new("with spaces");
    let run = play("holdem", "preset=tournament", "f\nquit\n", folder.path());
    let out = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(out.contains(&format!("cardroom replay \"{}\" plays it again.", folder.path())), "{out}");
}
