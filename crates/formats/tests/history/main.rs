//! Rounds of the four games other than hold'em as files: the examples of `docs/records.md`, and invalid files.

use formats::Name;
use formats::history::{Historic, History, is_history, replay_any};
use games::notation::parse_action_line;
use games::record::Record;
use games::refereed::Refereed;
use games::{Actor, Awaiting, DealtOrder, Game, Legal, NoOrder, Seat, Viewer};
use games::{high_card_flush, mount_holyoke, packs_poker, poker_run};
use serde::de::DeserializeOwned;
use serde_json::json;
use std::fs;
use std::path::PathBuf;

const DOCUMENT: &str = include_str!("../../../../docs/records.md");

fn path(game: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests/history/rounds", &format!("{game}.phh")].iter().collect()
}

fn text(game: &str) -> String {
    fs::read_to_string(path(game)).unwrap()
}

/// A pack in a fixed pseudorandom order.
fn order() -> DealtOrder {
    let mut state = 20_u64;
    DealtOrder::new(cards::Deck::shuffled(|n| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % u64::from(n)) as u32
    }))
}

fn read<T: DeserializeOwned>(value: serde_json::Value) -> T {
    serde_json::from_value(value).unwrap()
}

fn record<G: Refereed>(
    settings: serde_json::Value,
    table: serde_json::Value,
    order: G::Order,
    script: &[&str],
) -> Record<G> {
    let actions = script.iter().map(|line| parse_action_line(line).unwrap()).collect();
    Record { actions, ..Record::new(read(settings), read(table), order) }
}

fn packs() -> Record<packs_poker::PacksPoker> {
    let script = [
        "p1 wager 500 on pack 1",
        "p2 wager 500 and bonus 1000 on pack 2",
        "p1 wager 1000 on pack 3",
        "p1 take back pack 1",
        "p1 done",
        "p2 done",
    ];
    record(json!({}), json!({ "stacks": [20_000, 15_000] }), order(), &script)
}

fn flush() -> Record<high_card_flush::HighCardFlush> {
    let script =
        ["p1 ante 1000 flush 500 straight 500", "p2 ante 2000", "p3 sit out", "p1 raise 1000", "p2 fold"];
    record(json!({}), json!({ "stacks": [10_000, 10_000, 10_000] }), order(), &script)
}

/// A round in which every player makes the first legal play.
fn holyoke() -> Record<mount_holyoke::MountHolyoke> {
    let mut record =
        record::<mount_holyoke::MountHolyoke>(json!({}), json!({ "totals": [7, 0] }), order(), &[]);
    let mut round = record.replay(&mut |_| ()).unwrap();
    while let Awaiting::Seat(seat) = round.awaiting() {
        let action = Game::legal(&round, seat).pick(&mut |_| 0).unwrap();
        round.apply(Actor::Seat(seat), &action, &mut |_| ()).unwrap();
        record.actions.push((Actor::Seat(seat), action));
    }
    record
}

fn run() -> Record<poker_run::PokerRun> {
    let script = [
        "staff 1 register 7 rides Ann Lee",
        "staff 1 register 8 non-rider Bo Kim",
        "house stamp 7-1 stop 1 Ks at 10:05",
        "staff 2 stamp 7-1 stop 2 4d at 11:10",
        "staff 2 void 7-1 stop 2 card misread",
        "staff 2 stamp 7-1 stop 2 4s at 11:11",
        "house stamp 7-1 stop 3 Ks at 12:40",
        "house stamp 7-1 stop 4 9h at 13:30",
        "house stamp 7-1 stop 5 2c at 14:55",
        "house spin all 8-1 first stop Ad Qc 2s 4s 6c at 10:20",
        "staff 3 arrive 7 at 15:40",
        "staff 3 arrive 8 at 15:45",
        "house extra 7-1 Kd at 15:50",
        "staff 3 turn in 7-1 at 15:55",
        "staff 3 turn in 8-1 at 15:56",
        "staff 1 close",
    ];
    let route: Vec<_> = (1..=5).map(|stop| json!({ "name": format!("stop {stop}") })).collect();
    let plan = json!({ "route": route, "prizes": ["50%", 500] });
    record(json!({ "deadline": "16:00", "hand_price": 2000, "extra_price": 500 }), plan, NoOrder, &script)
}

/// Asserts that the committed file equals the encoding of the record, and that its replay matches its figures. With
/// `INSTA_UPDATE=always`, writes the file first.
fn is_kept<G: Historic>(record: Record<G>) {
    let history = History::of(record).unwrap_or_else(|error| panic!("{error}"));
    let written = history.encode();
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        fs::write(path(G::NAME), &written).unwrap();
    }
    assert_eq!(written, text(G::NAME));
    assert!(is_history(&written));
    let replayed = replay_any(&written).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((replayed.game, replayed.matches), (G::NAME, Some(true)), "{:?}", replayed.difference);
}

/// Backward compatibility: a file of version 1, without the settings added since, still replays to its figures.
#[test]
fn a_round_of_version_1_replays() {
    for game in ["high_card_flush_1", "packs_poker_1"] {
        let written = text(game);
        assert!(written.contains("_version = 1") && !written.contains("progressive_ties"));
        let replayed = replay_any(&written).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(replayed.matches, Some(true), "{game}: {:?}", replayed.difference);
    }
}

/// Backward compatibility: a poker run of an earlier version is encoded to the same bytes again. A run of version 1
/// refuses the entries of version 2.
#[test]
fn a_poker_run_of_an_earlier_version_is_written_with_the_same_bytes() {
    for version in [1, 2, 3] {
        let written = text(&format!("poker_run_{version}"));
        assert!(written.contains(&format!("_version = {version}")));
        let history =
            History::<poker_run::PokerRun>::decode(&written).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(history.encode(), written);
        assert_eq!(replay_any(&written).unwrap().matches, Some(true));
    }
    let written = text("poker_run_1");
    let later = written.replace("staff 1 close", "staff 1 cancel snow");
    assert_eq!(replay_any(&later).unwrap_err().code.id(), "not_in_version");
}

#[test]
fn every_game_is_written_and_read() {
    is_kept(packs());
    is_kept(flush());
    is_kept(holyoke());
    is_kept(run());
}

#[test]
fn the_examples_in_the_documentation_are_these_files() {
    for game in ["packs_poker", "poker_run"] {
        assert!(
            DOCUMENT.contains(&format!("```toml\n{}```", text(game))),
            "docs/records.md has another {game}"
        );
    }
    for game in ["packs_poker", "high_card_flush", "mount_holyoke", "poker_run"] {
        let fields = text(game).parse::<toml::Table>().unwrap();
        for name in fields.keys() {
            assert!(DOCUMENT.contains(&format!("`{name}`")), "docs/records.md does not describe {name}");
        }
    }
}

#[test]
fn a_round_that_is_not_over_has_no_figures() {
    let mut record = packs();
    record.actions.pop();
    let mut history = History::of(record).unwrap();
    assert!(history.figures.is_empty());
    assert_eq!(replay_any(&history.encode()).unwrap().matches, None);
    history.figures.push(("_house", json!(0)));
    let replayed = replay_any(&history.encode()).unwrap();
    assert_eq!(replayed.difference.unwrap(), "_house: the file says 0, and the round is not over");
}

/// A folded hand is hidden: the file for another viewer contains 14 of the 21 cards dealt, and the file for a spectator
/// still replays. A wrong number of cards and a repeated card are refused.
#[test]
fn a_file_for_one_viewer_has_only_the_cards_shown_to_that_viewer() {
    let seen =
        |viewer| History::of(flush()).unwrap().seen_by(viewer).unwrap().annotated(7, &["Ann", "Bo", "Cy"]);
    let hidden = |viewer| seen(viewer).encode().matches("??").count();
    assert_eq!(hidden(Viewer::Seat(Seat::FIRST)), 52 - 14);
    assert_eq!(hidden(Viewer::Seat(Seat::new(2).unwrap())), 52 - 21);
    assert_eq!(hidden(Viewer::Seat(Seat::new(3).unwrap())), 52 - 14);
    assert_eq!(hidden(Viewer::Rail), 52 - 14);
    // Redacting a file again does not reveal its stand-ins as cards.
    let first = History::<high_card_flush::HighCardFlush>::decode(&seen(Viewer::Seat(Seat::FIRST)).encode());
    let again = first.unwrap().seen_by(Viewer::Seat(Seat::new(2).unwrap())).unwrap();
    assert_eq!(again.encode().matches("??").count(), 52 - 14);
    let text = seen(Viewer::Rail).encode();
    let replayed = replay_any(&text).unwrap();
    assert_eq!((replayed.matches, replayed.hand), (Some(true), Some(Name::Number(7))), "{text}");
    let slip = replay_any(&text.replacen("??", "?", 1)).unwrap_err();
    assert_eq!((slip.line, slip.code.id()), (Some(5), "order"), "{slip}");
    let short = replay_any(&text.replacen("??", "", 1)).unwrap_err();
    assert!(short.to_string().contains("a pack has 52 cards, not 51"), "{short}");
    let long = replay_any(&text.replacen("??", "????", 1)).unwrap_err();
    assert!(long.to_string().contains("a pack has 52 cards, not 53"), "{long}");
    let twice = replay_any(&text.replacen("??", "7s", 1)).unwrap_err();
    assert!(twice.to_string().contains("each card is in the deck once"), "{twice}");
}

#[test]
fn extension_fields_are_preserved() {
    let kept = "hand = 12\nplayers = [\"Ann\", \"Bo\"]\n_note = { of = [1, 2.5] }\n";
    let given = text("packs_poker").replacen("actions = [", &format!("{kept}actions = ["), 1);
    let history = History::<packs_poker::PacksPoker>::decode(&given).unwrap();
    assert!(kept.lines().all(|line| history.encode().contains(line)), "{}", history.encode());
    assert_eq!(replay_any(&given).unwrap().hand, Some(Name::Number(12)));
}

#[test]
fn conflicting_settings_are_refused_with_their_clauses() {
    let cases = [
        ("packs_poker", "packs = 3", "packs = 9", "packs", vec!["packs-poker/4", "PK-2"]),
        ("high_card_flush", "ante_min = ", "ante_min = 0 # ", "no_minimum", vec!["HF-4"]),
        ("mount_holyoke", "rounds = 5", "rounds = 0", "no_rounds", vec!["mount-holyoke/8", "MH-10"]),
        ("poker_run", "\"per_hand\"", "\"none\"", "price_of_no_card", vec!["poker-run/3", "PR-4"]),
    ];
    for (game, old, new, code, clauses) in cases {
        let given = text(game);
        assert!(given.contains(old), "{old} is not in the file of {game}");
        let error = replay_any(&given.replacen(old, new, 1)).unwrap_err();
        assert_eq!((error.code.id(), &error.clauses), (code, &clauses), "{game}: {error}");
        assert!(
            error.line.is_some() && error.field.is_some_and(|field| field.starts_with("_rules")),
            "{game}"
        );
    }
}

/// Asserts the error after replacing `old` with `new` in the file: its line, its code, and words of its message.
#[track_caller]
fn wrong(game: &str, old: &str, new: &str, line: usize, code: &str, words: &str) {
    let text = text(game);
    assert!(text.contains(old), "{old} is not in the file");
    let error = replay_any(&text.replacen(old, new, 1)).unwrap_err();
    assert_eq!((error.line, error.code.id()), (Some(line), code), "{error}");
    assert!(error.to_string().contains(words), "{error}");
}

#[test]
fn errors_name_their_line() {
    let packs = |old, new, line, code, words| wrong("packs_poker", old, new, line, code, words);
    packs("_format = 1", "_format = 2", 2, "newer_version", "knows up to 1: update it");
    packs("_version = 2", "_version = 9", 3, "newer_version", "this round follows version 9");
    packs("_version = 2", "_version = 0", 3, "wrong_type", "a version, 1 or more");
    packs("\"_packs_poker\"", "\"_whist\"", 1, "variant", "_packs_poker, _high_card_flush, _mount_holyoke");
    packs("p1 wager 500 on pack 1", "p1 wager 501 on pack 1", 7, "off_unit", "501");
    packs("p1 wager 500 on pack 1", "p9 wager 500 on pack 1", 7, "no_such_seat", "");
    packs("p1 wager 500 on pack 1", "wager 500 on pack 1", 7, "action", "p1, clock p1, house or staff 3");
    packs("take back pack 1", "take back pack 7", 10, "action", "a pack, 1 to 5");
    packs("finishing_stacks", "finishing_stack", 14, "unknown_field", "slip of the pen");
    packs(
        "starting_stacks = [20000",
        "starting_stacks = [-5",
        4,
        "value",
        "expected a whole number of chips from 0 to 2^53 − 1 (ALL-2), found -5",
    );
    packs(
        "aggregate = 200000",
        "aggregate = \"lots\"",
        18,
        "value",
        "expected a whole number of chips from 0 to 2^53 − 1 (ALL-2), found the text \"lots\"",
    );
    packs("_order = \"7s7d", "_order = \"7d7d", 5, "order", "7d");
    packs("_order = \"7s7d", "_order = \"7d", 5, "order", "51");
    packs("_order = \"7s7d", "_order = \"7x7d", 5, "order", "a suit");
    packs("packs = 3", "packs = 9", 27, "packs", "a layout has 1 to 5");
    packs("variant", "variant = 1\nvariant", 2, "toml", "duplicate key");
    packs("bonus_max = 1000", "bonus_max = \"ten\"", 21, "value", "bonus_max: expected a whole number");
    packs("\"collected\"", "\"kept\"", 29, "value", "there is no choice kept: choose one of collected, paid");
    let orderless = text("packs_poker").replacen("_order", "_odrer", 1);
    let error = replay_any(&orderless).unwrap_err();
    assert_eq!((error.code.id(), error.field.as_deref()), ("missing_field", Some("_order")), "{error}");
    wrong("poker_run", "staff 1 close", "p1 close", 20, "not_staff", "only staff");
}
