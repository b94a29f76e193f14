//! Tests of `--rules`, the settings of a game as text.

use crate::support::*;

#[test]
fn a_setting_or_value_that_does_not_exist_is_named_with_what_does() {
    let cases = [
        ("bun=true", "there is no setting bun: there are preset, order"),
        (
            "order=clockwise",
            "setting order: there is no choice clockwise: choose one of after_big_blind, left_of_button",
        ),
        ("burn=maybe", "setting burn: expected true or false, found the text \"maybe\""),
        (
            "big_blind=-5",
            "setting big_blind: expected a whole number of chips from 0 to 2^53 − 1 (ALL-2), found -5",
        ),
        (
            "big_blind=9007199254740992",
            "expected a whole number of chips from 0 to 2^53 − 1 (ALL-2), found 9007199254740992",
        ),
        (
            "big_blind=99999999999999999999999",
            "expected a whole number of chips from 0 to 2^53 − 1 (ALL-2), found the text \"99999999999999999999999\"",
        ),
        ("straddle=often", "setting straddle: straddle is \"none\", an amount or a list"),
        ("burn", "\"burn\" has no value: write burn=VALUE"),
        ("ante=1,ante=2", "the setting ante is given twice"),
        ("{\"ante\":1", "column 9: the text ends inside an object"),
        ("{\"ante\":1,\"ante\":2}", "the setting ante is given twice"),
    ];
    for (rules, expected) in cases {
        for command in [vec!["show", "holdem"], vec!["simulate", "holdem", "--hands", "1"]] {
            let run = run_with(&[command, vec!["--rules", rules]].concat(), b"");
            assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{rules}");
            assert!(run.err.contains(expected), "{rules}: {}", run.err);
        }
    }
}

#[test]
fn a_setting_without_a_value_is_refused_with_its_syntax() {
    let one = "an object of one choice with its value, as in {\"name\":5}";
    let cases = [
        (r#"{"end":{}}"#, format!("setting end: expected {one}, found an object")),
        (r#"{"end":{"rounds":5,"points":50}}"#, format!("setting end: expected {one}, found an object")),
        (r#"{"end":["rounds",5]}"#, "setting end: expected the name of a choice".to_owned()),
        (
            r#"{"end":["rounds",5]}"#,
            "with its value as in {\"name\":5} if it has one, found a list".to_owned(),
        ),
        (
            r#"{"end":{"rnds":5}}"#,
            "setting end: there is no choice rnds: choose one of rounds, points".to_owned(),
        ),
    ];
    for (rules, expected) in cases {
        let run = run_with(&["simulate", "mount_holyoke", "--hands", "1", "--rules", rules], b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{rules}");
        assert!(run.err.contains(&expected), "{rules}: {}", run.err);
    }
}

#[test]
fn conflicting_settings_are_refused_with_their_clauses() {
    let run = run("show holdem --rules big_blind=10,small_blind=20");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains("small_blind 20 is more than big_blind 10"), "{}", run.err);
    assert!(run.err.contains("holdem/blinds") && run.err.contains("TH-10"), "{}", run.err);
}

#[test]
fn settings_can_be_given_as_a_json_object() {
    let rules = r#"{"straddle":[200,400]}"#;
    let run = run_with(&["show", "holdem", "--seed", "1", "--json", "--rules", rules], b"");
    assert_eq!(run.json()["rules"]["straddle"], serde_json::json!([200, 400]));
    assert!(run.out.contains("posts a straddle, 400"));
}

#[test]
fn a_seed_above_the_exact_integers_of_json_is_misuse() {
    for command in ["show holdem", "simulate holdem --hands 1"] {
        for seed in ["9007199254740992", "18446744073709551615", "-1", "x"] {
            let run = run(&format!("{command} --json --seed {seed}"));
            assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{command} {seed}");
            assert!(run.err.contains("a seed is a whole number from 0 to 2^53 − 1"), "{}", run.err);
        }
        let most = run(&format!("{command} --json --seed 9007199254740991"));
        assert_eq!(most.json()["seed"], serde_json::json!(9_007_199_254_740_991_u64));
    }
}

/// A round of Packs Poker in which a bonus of 10.00 is won with a flush.
const FLUSH: &str = r#"{"packs":[["9s","8s"],["Ah","Ad"],["2c","7d"]],"dealer":["Ks","3h","4h","8c","Tc"],
    "players":[{"seat":1,"cards":["7s","5s","2s","Qh","Jd"],"wagers":[{"pack":1,"bet":400,"bonus":1000}]}]}"#;

#[test]
fn hf_04_pk_13_a_pay_table_comes_from_a_toml_file() {
    let referee = |rules: &str| {
        run_with(&["referee", "packs_poker", "--json", "--rules", rules], FLUSH.as_bytes()).json()
    };
    let bonus = |reply: &serde_json::Value| {
        assert_eq!(reply["lines"][1]["wager"], "bonus");
        reply["lines"][1]["net"].clone()
    };
    assert_eq!(bonus(&referee("packs=3")), 4000);
    assert_eq!(bonus(&referee("packs=3,pay_table=@tests/cli/pay_tables/packs.toml")), 2500);
    let show = ["show", "high_card_flush", "--json", "--rules"];
    let rules = "flush_bonus=@tests/cli/pay_tables/flush.toml";
    let story = run_with(&[&show[..], &[rules]].concat(), b"").json();
    assert_eq!(story["rules"]["flush_bonus"], serde_json::json!({ "four_card_flush": "7 to 1" }));
}

#[test]
fn a_pay_table_that_cannot_be_taken_is_misuse_with_file_and_line() {
    let cases = [
        (
            "packs_poker",
            "pay_table=@tests/cli/pay_tables/wrong.toml",
            "wrong.toml: line 4: pair is not an outcome",
        ),
        ("packs_poker", "pay_table=@none.toml", "@none.toml: cannot be read"),
        ("packs_poker", "packs=@x.toml", "only pay tables are read from a file: pay_table"),
        (
            "high_card_flush",
            "progressive=@tests/cli/pay_tables/flush.toml",
            "line 2: four_card_flush is not an outcome",
        ),
        ("holdem", "ante=@x.toml", "no setting of this game is a pay table"),
    ];
    for (game, rules, expected) in cases {
        let run = run_with(&["show", game, "--rules", rules], b"");
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{rules}");
        assert!(run.err.contains(expected), "{rules}: {}", run.err);
    }
}
