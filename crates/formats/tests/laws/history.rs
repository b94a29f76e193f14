//! Property-based tests of histories: rounds survive a round trip, wrong figures and missing lines are detected, and a
//! file for one viewer reveals no hidden cards.

use formats::history::{Historic, History, replay_fields};
use formats::parse_hands;
use games::Viewer;
use games::record::Record;
use games::redact::Dealt;
use test_support::law_rounds::{rounds, rounds_of};
use test_support::playout::{permuted, play};
use test_support::{Chance, Lawful, LawfulGame};

pub fn read_back<G: Lawful + Historic>() {
    play::<G>(rounds() / 20, |round, chance| {
        if round.game.outcome().is_some() || chance.one_in(8) {
            reads_back(&round.record, chance);
        }
    });
}

/// Asserts that no byte of a file for one viewer depends on a hidden card, and that the file of a finished round
/// replays to the same result.
pub fn redacted_files_reveal_nothing_hidden<G: LawfulGame + Dealt + Historic>() {
    let (mut compared, mut replayed) = (0_u32, 0_u32);
    let may_refuse = |refusal: &G::Refusal| G::may_depend_on_hidden_cards(refusal);
    play::<G>(rounds_of(1000) / 20, |round, chance| {
        let over = round.game.outcome().is_some();
        if !over && !chance.one_in(8) {
            return;
        }
        for viewer in round.viewers() {
            let seen = seen_by(&round.record, viewer);
            if let Some(other) = permuted(round, viewer, chance, may_refuse) {
                assert_eq!(seen_by(&other.record, viewer).encode(), seen.encode(), "to {viewer:?}");
                compared += 1;
            }
            if over {
                reads_back_as_seen(&seen, &History::of(round.record.clone()).unwrap());
                replayed += 1;
            }
        }
    });
    assert!(compared > 300 && replayed > 100, "{compared} compared, {replayed} replayed");
}

fn seen_by<G: Dealt + Historic + Clone>(record: &Record<G>, viewer: Viewer) -> History<G> {
    History::of(record.clone()).and_then(|history| history.seen_by(viewer)).expect("a played round replays")
}

fn reads_back_as_seen<G: Historic + PartialEq>(seen: &History<G>, whole: &History<G>) {
    let text = seen.encode();
    let read = History::<G>::decode(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(read == *seen, "{text}");
    let replayed = read.replay().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!((replayed.matches, &replayed.figures), (Some(true), &whole.figures), "{text}");
}

fn reads_back<G: Historic + Clone + PartialEq>(record: &Record<G>, chance: &mut Chance) {
    let history = History::of(record.clone()).expect("a played round replays");
    let text = history.encode();
    reads_back_among_others(&history, chance);
    let read = History::<G>::decode(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(read == history, "{text}");
    let replayed = read.replay().unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(replayed.figures, history.figures);
    assert_eq!(replayed.matches, (!history.figures.is_empty()).then_some(true));
    for (name, _) in &history.figures {
        wrong_figure_is_found(&history, name);
    }
    cut_lines_are_refused::<G>(&text, chance);
}

/// Asserts that a file with the round under one to three headings parses to an entry per heading, each of which
/// replays to the figures.
fn reads_back_among_others<G: Historic>(history: &History<G>, chance: &mut Chance) {
    let many = 1 + chance.below(3);
    let text: Vec<String> = (1..=many).map(|heading| history.encode_under(heading)).collect();
    let entries = parse_hands(&text.join("\n"));
    let names: Vec<_> = entries.iter().map(|entry| entry.name.clone().unwrap()).collect();
    assert_eq!(names, (1..=many).map(|heading| heading.to_string()).collect::<Vec<_>>());
    for entry in entries {
        assert_eq!(entry.hand.unwrap_err().code.id(), "variant");
        let replayed = replay_fields(entry.round.expect("a round")).unwrap();
        assert_eq!((replayed.game, replayed.figures), (G::NAME, history.figures.clone()));
        assert_eq!(replayed.matches, (!history.figures.is_empty()).then_some(true));
    }
}

fn wrong_figure_is_found<G: Historic + Clone>(history: &History<G>, name: &'static str) {
    let mut wrong = history.clone();
    for (field, value) in &mut wrong.figures {
        if *field == name {
            *value = format!("{value}0").into();
        }
    }
    let replayed = wrong.replay().expect("wrong figures do not affect the replay");
    assert_eq!(replayed.matches, Some(false));
    assert!(replayed.difference.is_some_and(|difference| difference.starts_with(name)));
}

/// Removes a random line of the text, and asserts that the rest is refused if the line is required.
fn cut_lines_are_refused<G: Historic>(text: &str, chance: &mut Chance) {
    let lines: Vec<&str> = text.lines().collect();
    let cut = chance.below(lines.len() as u64) as usize;
    let rest = [&lines[..cut], &lines[cut + 1..]].concat().join("\n");
    let needed = ["variant", "_format", "_version", "_order", "actions", "]", "starting_stacks", "[_rules]"];
    if needed.iter().any(|needed| lines[cut].starts_with(needed)) {
        assert!(History::<G>::decode(&rest).is_err(), "{rest}");
    }
}
