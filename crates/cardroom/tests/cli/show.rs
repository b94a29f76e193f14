//! Tests of `show`, which plays rounds among bots.

use crate::support::*;
use serde_json::Value;

const GAMES: [&str; 5] = ["holdem", "packs_poker", "high_card_flush", "mount_holyoke", "poker_run"];

/// Rounds of every game under many seeds, numbers of seats and settings, each with its flags and its JSON reply.
fn rounds() -> impl Iterator<Item = (String, Value)> {
    let flags = (0..24).flat_map(|seed| {
        [
            format!("holdem --seed {seed} --seats {} --rules preset=document", 2 + seed % 9),
            format!(
                "holdem --seed {seed} --seats {} --rules preset=tournament,ante=25,straddle=200",
                3 + seed % 8
            ),
            format!("packs_poker --seed {seed} --seats {} --rules packs={}", 1 + seed % 4, 1 + seed % 5),
            format!("high_card_flush --seed {seed} --seats {}", 1 + seed % 6),
            format!("mount_holyoke --seed {seed} --seats {} --rules five_cards=same_kind_only", 2 + seed % 3),
            format!(
                "poker_run --seed {seed} --seats {} --rules ties=spin_off,deadline={}:30",
                2 + seed % 9,
                seed
            ),
            format!("poker_run --seed {seed} --rules draw=pack,extra_card=none"),
        ]
    });
    flags.map(|flags| {
        let story = run(&format!("show {flags} --json")).json();
        (flags, story)
    })
}

fn sum(list: &Value) -> i64 {
    list.as_array().expect("a list").iter().filter_map(Value::as_i64).sum()
}

#[test]
fn without_a_game_every_game_is_shown_and_the_seed_repeats_it() {
    let fresh = run("show");
    assert_eq!((fresh.code, fresh.err.as_str()), (Some(0), ""));
    let again = fresh.out.lines().next().unwrap().split_once("cardroom show ").unwrap().1;
    assert_eq!(run(&format!("show {again}")).out, fresh.out);
    assert_ne!(run("show").out, fresh.out);
    for game in GAMES {
        let call = format!("show {game} {again}");
        assert!(fresh.out.contains(&format!("cardroom {call}")), "{game}");
        assert!(fresh.out.contains(&run(&call).out), "{game}");
    }
    let stories = run(&format!("show {again} --json")).json();
    let games: Vec<&str> =
        stories.as_array().unwrap().iter().filter_map(|story| story["game"].as_str()).collect();
    assert_eq!(games, GAMES);
}

#[test]
fn a_seed_repeats_and_another_differs() {
    for game in GAMES {
        let shown = |seed| run(&format!("show {game} --seed {seed} --json")).json()["lines"].clone();
        assert_eq!(shown(7), shown(7));
        assert_ne!(shown(7), shown(8));
    }
    let flags = "show holdem --seed 7 --seats 3 --rules preset=tournament,ante=10";
    let again = "cardroom show holdem --seed 7 --seats 3 --rules 'preset=tournament,ante=10'";
    assert!(run(flags).out.contains(again));
}

#[test]
fn text_output_is_a_page() {
    insta::assert_snapshot!("show_document", run("show holdem --seed 7").out);
    let tournament = "show holdem --seed 3 --seats 4 --rules preset=tournament,ante=10";
    insta::assert_snapshot!("show_tournament", run(tournament).out);
    insta::assert_snapshot!("show_heads_up", run("show holdem --seed 2 --seats 2").out);
    for game in &GAMES[1..] {
        insta::assert_snapshot!(format!("show_{game}"), run(&format!("show {game} --seed 7")).out);
    }
}

#[test]
fn every_line_has_its_clauses_and_80_columns() {
    for (flags, story) in rounds() {
        let page = run(&format!("show {flags}")).out;
        assert!(page.lines().skip(2).all(|line| line.chars().count() <= 80), "{page}");
        let lines = story["lines"].as_array().unwrap();
        assert!(lines.len() > 5, "{flags}");
        for line in lines {
            let clauses = line["clauses"].as_array().unwrap();
            assert!(!clauses.is_empty(), "{line}");
            // The page omits players who are done, cards shown at the top, and events that a title covers.
            let aside = ["done", "closed", "pack_dealt", "hand_dealt", "dealer_dealt", "over"];
            let last = clauses.last().unwrap().as_str().unwrap();
            let last = last.split_once('/').map_or(last, |(_, clause)| clause);
            let is_shown = aside.contains(&line["event"]["event"].as_str().unwrap()) || page.contains(last);
            assert!(is_shown, "{last} is not on the page: {flags}\n{page}");
        }
    }
}

#[test]
fn chips_points_and_takings_are_conserved() {
    for (flags, story) in rounds() {
        match story["game"].as_str().unwrap() {
            "holdem" => {
                assert_eq!(sum(&story["net"]), 0, "{flags}");
                assert_eq!(story["lines"].as_array().unwrap().last().unwrap()["bank"], 0);
            }
            "packs_poker" | "high_card_flush" => {
                assert_eq!(sum(&story["net"]) + story["house"].as_i64().unwrap(), 0, "{flags}");
            }
            "mount_holyoke" => {
                let winner = story["winner"].as_u64().unwrap() as usize;
                assert_eq!(story["points"][winner - 1], 0, "{flags}");
                assert!(sum(&story["points"]) > 0);
            }
            _ => {
                let [takings, prizes, charity, event] = ["takings", "prizes", "charity", "event"]
                    .map(|part| story["account"][part].as_i64().unwrap());
                assert_eq!(takings, prizes + charity + event, "{flags}");
                assert!(takings > 0 && prizes > 0);
                let players = story["players"].as_array().unwrap().len();
                assert_eq!(story["standings"].as_array().unwrap().len(), players, "{flags}");
            }
        }
        for (place, player) in story["players"].as_array().unwrap().iter().enumerate() {
            let Some(before) = player["stack"].as_i64() else { continue };
            let after = story["stacks"][place].as_i64().unwrap();
            assert_eq!(after - before, story["net"][place].as_i64().unwrap());
        }
    }
}

#[test]
fn wrong_seats_and_games_are_misuse() {
    let cases = [
        ("show holdem --seats 11", "--seats 11: holdem has 2 to 10"),
        ("show packs_poker --seats 0", "--seats 0: packs_poker has 1 to 9"),
        ("show high_card_flush --seats 7", "high_card_flush has 1 to 6"),
        ("show mount_holyoke --seats 5", "mount_holyoke has 2 to 4"),
        ("show poker_run --seats 1", "poker_run has 2 to 10"),
        ("show --seats 3", "--seats belongs to one game: name it, as in cardroom show holdem --seats"),
        ("show --rules burn=true", "--rules belongs to one game"),
        ("show --seed x", "--seed"),
        ("show bridge", "packs_poker"),
        ("nothing", "nothing"),
    ];
    for (flags, expected) in cases {
        let run = run(flags);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{flags}");
        assert!(run.err.contains(expected), "{flags}: {}", run.err);
    }
}

#[test]
fn more_seats_than_the_deck_serves_are_refused_with_the_sum() {
    let run = run("show packs_poker --seats 8 --rules packs=5");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains("packs=5 and 8 seats need 2·5 + 5·(8 + 1) = 55 cards"), "{}", run.err);
}
