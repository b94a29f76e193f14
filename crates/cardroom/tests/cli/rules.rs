//! `--rules`: settings as text.

use crate::support::*;

#[test]
fn a_setting_or_value_that_does_not_exist_is_named_with_what_does() {
    let cases = [
        ("bun=true", "unknown setting `bun`, expected one of `preset`, `order`"),
        (
            "order=clockwise",
            "setting order: unknown value `clockwise`, expected `after_big_blind` or `left_of_button`",
        ),
        ("burn=maybe", "setting burn: invalid type: string \"maybe\", expected a boolean"),
        ("big_blind=-5", "setting big_blind: invalid value: integer `-5`"),
        ("big_blind=9007199254740992", "expected a whole number of chips from 0 to 2^53 − 1 (ALL-2)"),
        ("big_blind=99999999999999999999999", "expected a whole number of chips from 0 to 2^53 − 1 (ALL-2)"),
        ("straddle=often", "setting straddle: straddle is \"none\", an amount or a list"),
        ("burn", "\"burn\" has no value: write burn=VALUE"),
        ("ante=1,ante=2", "the setting ante is given twice"),
        ("{\"ante\":1", "EOF"),
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
fn settings_that_do_not_go_together_are_refused_with_their_clauses() {
    let run = run("show holdem --rules big_blind=10,small_blind=20");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains("small_blind 20 is more than big_blind 10"), "{}", run.err);
    assert!(run.err.contains("holdem/blinds") && run.err.contains("TH-10"), "{}", run.err);
}

#[test]
fn a_json_object_says_what_text_cannot() {
    let rules = r#"{"straddle":[200,400]}"#;
    let run = run_with(&["show", "holdem", "--seed", "1", "--json", "--rules", rules], b"");
    assert_eq!(run.json()["rules"]["straddle"], serde_json::json!([200, 400]));
    assert!(run.out.contains("posts a straddle, 400"));
}
