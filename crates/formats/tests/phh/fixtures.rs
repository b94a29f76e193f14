//! Every fixture replays to its figures and survives a round trip, and `matrix.toml` lists the same fixtures as the
//! folder.

use super::support::{hands, names, play, text, tournament};
use formats::parse_hands;
use formats::phh::{Amount, parse_hand, replay, write_hands};
use games::holdem::Settings;
use std::collections::BTreeSet;

/// Files that deliberately have no figures to compare.
const NO_FIGURES: &[&str] = &["no-figures.phh"];

#[test]
fn every_fixture_replays_to_its_recorded_results() {
    for name in names("hands") {
        for hand in hands(&name, &text("hands", &name)).unwrap_or_else(|error| panic!("{name}: {error}")) {
            let replayed = play(&hand).unwrap_or_else(|error| panic!("{name}: {error}"));
            let wanted = (!NO_FIGURES.contains(&name.as_str())).then_some(true);
            assert_eq!(replayed.matches, wanted, "{name}: {:?}", replayed.difference);
        }
    }
}

#[test]
fn every_fixture_round_trips() {
    for name in names("hands") {
        let read = hands(&name, &text("hands", &name)).unwrap();
        for hand in &read {
            assert_eq!(parse_hand(&hand.to_string()).as_ref(), Ok(hand), "{name}");
        }
        let session = parse_hands(&write_hands(&read));
        let session: Vec<_> = session.into_iter().map(|entry| entry.hand.unwrap()).collect();
        assert_eq!(session, read, "{name}");
    }
}

#[test]
fn every_fixture_keeps_its_chips() {
    for name in names("hands") {
        for hand in hands(&name, &text("hands", &name)).unwrap() {
            let replayed = play(&hand).unwrap();
            let sum =
                |amounts: &[Amount]| amounts.iter().map(|amount| amount.hundredths()).sum::<games::Chips>();
            let (before, after) = (sum(&hand.starting_stacks), sum(&replayed.stacks));
            assert!(if replayed.complete { before == after } else { before >= after }, "{name}");
            let again = replayed.record.replay(&mut |_| ());
            assert!(again.is_ok(), "{name}: the record does not replay");
        }
    }
}

/// With `all_show`, the hands that a file mucks are shown; the results stay the same.
#[test]
fn th_08_every_fixture_gives_its_results_when_all_show() {
    let settings =
        Settings { showdown: Some(games::holdem::Showdown::AllShow), burn: Some(false), ..tournament() };
    for name in names("hands") {
        for hand in hands(&name, &text("hands", &name)).unwrap() {
            let replayed = replay(&hand, &settings).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_ne!(replayed.matches, Some(false), "{name}: {:?}", replayed.difference);
        }
    }
}

#[test]
fn every_file_is_in_the_matrix_and_every_entry_has_a_file() {
    let matrix: toml::Table = text("", "matrix.toml").parse().unwrap();
    let files: BTreeSet<String> = names("hands").into_iter().collect();
    let mut listed = BTreeSet::new();
    for (row, entry) in &matrix {
        let covering = entry["files"].as_array().unwrap();
        assert!(!covering.is_empty(), "no file covers {row}");
        assert!(!entry["meaning"].as_str().unwrap().is_empty(), "{row} has an empty meaning");
        listed.extend(covering.iter().map(|file| file.as_str().unwrap().to_owned()));
    }
    assert_eq!(listed, files, "files listed in the matrix, and files in the folder");
    assert!(files.len() >= 60);
}

#[test]
fn figures_are_written_in_the_units_of_the_file() {
    let stacks = |name: &str| {
        let hand = parse_hand(&text("hands", name)).unwrap();
        let figures: Vec<String> = play(&hand).unwrap().stacks.iter().map(Amount::to_string).collect();
        figures.join(" ")
    };
    assert_eq!(stacks("decimal-half.phh"), "5037.5 4925.0 5037.5");
    assert_eq!(stacks("decimal-cents.phh"), "28.10 30.70 24.90 15.00");
    assert_eq!(stacks("smallest-chip.phh"), "5038 4925 5037");
}

/// An uncalled bet is returned and not part of the winnings from a pot.
#[test]
fn winnings_equal_what_the_pots_paid() {
    let hand = parse_hand(&text("hands", "show-one-card-after-folds.phh")).unwrap();
    let winnings: Vec<String> = play(&hand).unwrap().winnings.iter().map(Amount::to_string).collect();
    assert_eq!(winnings, ["0", "0", "250"]);
}

#[test]
fn a_wrong_figure_is_reported_by_name() {
    let mut hand = parse_hand(&text("hands", "decimal-half.phh")).unwrap();
    hand.finishing_stacks.as_mut().unwrap()[1] = Amount::parse("4925.5").unwrap();
    let replayed = play(&hand).unwrap();
    assert_eq!(replayed.matches, Some(false));
    assert_eq!(
        replayed.difference.unwrap(),
        "finishing_stacks: p2 has 4925.5 in the file and 4925.0 by the rules"
    );
}

#[test]
fn one_invalid_hand_does_not_prevent_reading_the_others() {
    let session = text("hands", "session.phhs").replacen("'NT'", "'PO'", 1);
    let entries = parse_hands(&session);
    let names: Vec<&str> = entries.iter().map(|entry| entry.name.as_deref().unwrap()).collect();
    assert_eq!(names, ["1", "2", "10"]);
    let error = entries[0].hand.clone().unwrap_err();
    assert_eq!((error.code.id(), error.line), ("variant", Some(3)));
    assert!(entries[1..].iter().all(|entry| entry.hand.is_ok()));
}
