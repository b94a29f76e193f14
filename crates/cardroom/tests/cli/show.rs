//! The shown hand.

use crate::support::*;
use serde_json::Value;

#[test]
fn without_a_command_a_hand_is_shown_and_its_seed_repeats_it() {
    let fresh = run("");
    assert_eq!((fresh.code, fresh.err.as_str()), (Some(0), ""));
    let again = fresh.out.lines().nth(1).unwrap().split_once("cardroom ").unwrap().1;
    assert_eq!(run(again).out, fresh.out);
    assert_ne!(run("").out, fresh.out);
}

#[test]
fn a_seed_repeats_and_another_differs() {
    assert_eq!(run("--seed 7").out, run("show holdem --seed 7").out);
    assert_ne!(run("--seed 7 --json").json()["players"], run("--seed 8 --json").json()["players"]);
    let flags = "--seed 7 --seats 3 --rules preset=tournament,ante=10";
    assert!(run(flags).out.contains("cardroom --seed 7 --seats 3 --rules 'preset=tournament,ante=10'"));
}

#[test]
fn people_read_a_page() {
    insta::assert_snapshot!("show_document", run("--seed 7").out);
    insta::assert_snapshot!(
        "show_tournament",
        run("--seed 3 --seats 4 --rules preset=tournament,ante=10").out
    );
    insta::assert_snapshot!("show_heads_up", run("--seed 2 --seats 2").out);
}

#[test]
fn every_line_has_its_clauses_and_80_columns() {
    for seed in 0..60 {
        let rules = if seed % 2 == 0 { "preset=document" } else { "preset=tournament,ante=25,straddle=200" };
        let flags = format!("--seed {seed} --seats {} --rules {rules}", 3 + seed % 8);
        let page = run(&flags).out;
        assert!(page.lines().skip(2).all(|line| line.chars().count() <= 80), "{page}");
        let story = run(&format!("{flags} --json")).json();
        for line in story["lines"].as_array().unwrap() {
            assert!(!line["clauses"].as_array().unwrap().is_empty(), "{line}");
            let last = line["clauses"].as_array().unwrap().last().unwrap().as_str().unwrap();
            assert!(page.contains(last.trim_start_matches("holdem")), "{last} is not on the page");
        }
    }
}

#[test]
fn chips_are_conserved_and_the_banks_are_emptied() {
    for seed in 0..60 {
        let story = run(&format!("--seed {seed} --seats {} --json", 2 + seed % 9)).json();
        let net: i64 = story["net"].as_array().unwrap().iter().filter_map(Value::as_i64).sum();
        assert_eq!(net, 0);
        assert_eq!(story["lines"].as_array().unwrap().last().unwrap()["bank"], 0);
        for (place, player) in story["players"].as_array().unwrap().iter().enumerate() {
            let (before, after) = (player["stack"].as_i64(), story["stacks"][place].as_i64());
            assert_eq!(after.unwrap() - before.unwrap(), story["net"][place].as_i64().unwrap());
        }
    }
}

#[test]
fn wrong_seats_and_games_are_misuse() {
    for flags in ["--seats 1", "--seats 11", "--seed x", "show bridge", "show", "nothing"] {
        let run = run(flags);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{flags}");
        assert!(!run.err.is_empty());
    }
}
