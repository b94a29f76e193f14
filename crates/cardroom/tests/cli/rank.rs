//! Tests of `rank`: replies as JSON and as text, and refusals, for hold'em, High Card Flush and the poker run.

use crate::support::*;
use serde_json::{Value, json};

fn strength(arguments: &str) -> u64 {
    run(&format!("rank --json {arguments}")).json()["strength"].as_u64().expect("a strength")
}

#[test]
fn the_contract_s_example() {
    let request = r#"{"game":"poker_run","cards":["Ad","Qc","2s","4s","2s","6c"],"rules":{}}"#;
    let (code, replies) = lines("rank --jsonl", request);
    assert_eq!(code, Some(0));
    assert_eq!(replies[0]["category"], "pair");
    assert_eq!(replies[0]["best"], json!(["2s", "2s", "Ad", "Qc", "6c"]));
    assert_eq!(replies[0]["text"], "pair of twos, ace, queen, six kickers");
    assert!(replies[0]["strength"].is_u64());
}

#[test]
fn text_output_has_cards_category_and_clause() {
    insta::assert_snapshot!("rank_holdem", run("rank --game holdem As Ks 4d 4c Kh 9h 2c").out);
    insta::assert_snapshot!("rank_poker_run", run("rank --game poker_run K♠ks KSK♠K♠").out);
}

#[test]
fn every_category_has_its_name() {
    let hands = [
        ("AsKsQsJsTs", "royal_flush"),
        ("9s8s7s6s5s", "straight_flush"),
        ("9s9d9h9c5s", "four_of_a_kind"),
        ("9s9d9h5c5s", "full_house"),
        ("As8s7s6s5s", "flush"),
        ("5s4d3h2cAs", "straight"),
        ("9s9d9h5c4s", "three_of_a_kind"),
        ("9s9d5h5c4s", "two_pair"),
        ("9s9d5h3c4s", "pair"),
        ("9sTd5h3c4s", "high_card"),
    ];
    for game in ["holdem", "poker_run"] {
        let mut last = u64::MAX;
        for (cards, category) in hands {
            let reply = run(&format!("rank --game {game} --json {cards}")).json();
            assert_eq!(reply["category"], category, "{game} {cards}");
            let strength = reply["strength"].as_u64().unwrap();
            assert!(strength < last, "{game} {cards}");
            last = strength;
        }
    }
}

#[test]
fn pr_02_five_of_one_rank_by_the_setting() {
    let quads = "--game poker_run";
    assert!(strength(&format!("{quads} KsKsKhKdAs")) > strength(&format!("{quads} KsKsKhKdKs")));
    assert!(strength(&format!("{quads} 2s2s2h2d3s")) > strength(&format!("{quads} 2s2s2h2d2s")));
    let above = "--game poker_run --rules five_of_a_kind=above_royal_flush";
    assert!(strength(&format!("{above} 2s2s2h2d2s")) > strength(&format!("{above} AsKsQsJsTs")));
    let reply = run(&format!("rank --json {above} 2s2s2h2d2s")).json();
    assert_eq!((&reply["category"], &reply["clauses"]), (&json!("five_of_a_kind"), &json!(["PR-2"])));
}

#[test]
fn pr_01_a_repeated_card_only_from_the_wheel() {
    for draw in ["pack", "respin"] {
        let run = run(&format!("rank --game poker_run --rules draw={draw} --json KsQd9h2cKs"));
        assert_eq!(run.code, Some(1));
        let error = &run.json()["error"];
        assert!(error["message"].as_str().unwrap().contains("card 5 is Ks"));
        assert_eq!(error["clauses"], json!(["poker-run/cards", "PR-1"]));
    }
    assert_eq!(run("rank --game poker_run --rules draw=wheel KsQd9h2cKs").code, Some(0));
}

#[test]
fn th_05_the_high_card_alone_by_the_setting() {
    let (one, other) = ("AsAh9c8d3c", "AsAhKcQdJc");
    assert!(strength(&format!("--game holdem {one}")) < strength(&format!("--game holdem {other}")));
    let alone = "--game holdem --rules compare=high_card_only";
    assert_eq!(strength(&format!("{alone} {one}")), strength(&format!("{alone} {other}")));
}

#[test]
fn a_wrong_number_of_cards_is_refused_with_its_clause() {
    let refusals = [
        ("holdem", "AsKsQsJs", "5 to 7", "holdem/combinations"),
        ("holdem", "AsKsQsJs2c3c4c5c", "5 to 7", "holdem/combinations"),
        ("poker_run", "AsKsQsJs", "5 to 6", "poker-run/five-only"),
        ("poker_run", "AsKsQsJsAsKsQs", "5 to 6", "poker-run/five-only"),
    ];
    for (game, cards, wanted, clause) in refusals {
        let run = run(&format!("rank --game {game} {cards}"));
        assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
        assert!(run.err.contains(wanted) && run.err.contains(clause), "{}", run.err);
    }
}

#[test]
fn a_bad_or_repeated_card_is_refused_with_its_position() {
    let repeated = run("rank --game holdem As Ks As 2c 3d");
    assert_eq!(repeated.code, Some(1));
    assert!(repeated.err.contains("card 3, As, appears a second time"), "{}", repeated.err);
    let bad = run("rank --game holdem As Kx 2c 3d 4h");
    assert_eq!(bad.code, Some(1));
    assert!(bad.err.contains("card 2, character 5: expected a suit"), "{}", bad.err);
}

#[test]
fn a_refused_line_does_not_end_the_stream() {
    let good = r#"{"game":"holdem","cards":["Ad","Qc","2s","4s","2h"]}"#;
    let input = [good, r#"{"game":"holdem","cards":["Ad","Ad","2s","4s","2h"]}"#, good].join("\n");
    let (code, replies) = lines("rank --jsonl", &input);
    assert_eq!((code, replies.len()), (Some(1), 3));
    assert_eq!(replies[0], replies[2]);
    assert_eq!(replies[1]["error"]["clauses"], json!(["holdem/deal", "ALL-1"]));
    assert!(
        replies[1]["error"]["message"]
            .as_str()
            .unwrap()
            .starts_with("line 2: card 2, Ad, appears a second time")
    );
}

#[test]
fn game_and_rules_of_the_flags_hold_for_lines_without_their_own() {
    let cards = r#""cards":["2s","2s","2h","2d","2s"]"#;
    let input = format!("{{{cards}}}\n{{\"game\":\"poker_run\",{cards}}}\n{{{cards},\"rules\":{{}}}}\n");
    let flags = "rank --jsonl --game poker_run --rules five_of_a_kind=above_royal_flush";
    let (code, replies) = lines(flags, &input);
    let categories: Vec<&Value> = replies.iter().map(|reply| &reply["category"]).collect();
    assert_eq!(code, Some(0));
    assert_eq!(categories, ["five_of_a_kind", "five_of_a_kind", "four_of_a_kind"]);
}

/// `length`, `straight_flush` and `qualifies` are fields of High Card Flush only.
#[test]
fn hf_01_a_hand_has_the_length_of_its_flush_and_its_longest_run() {
    let ranked =
        |cards: &str, rules: &str| run(&format!("rank --game high_card_flush --json{rules} {cards}")).json();
    let reply = ranked("KsTs9s2s3d4d5d", "");
    assert_eq!(reply["category"], "flush");
    assert_eq!(reply["best"], json!(["Ks", "Ts", "9s", "2s"]));
    let figures =
        |reply: &Value| [&reply["length"], &reply["straight_flush"], &reply["qualifies"]].map(Value::clone);
    assert_eq!(figures(&reply), [json!(4), json!(3), json!(true)]);
    assert_eq!(reply["clauses"], json!(["high-card-flush/b-4", "high-card-flush/d-5", "HF-1", "HF-3"]));
    let low = ranked("8s6s4s9d7d5hKc", "");
    assert_eq!(figures(&low), [json!(3), json!(1), json!(false)]);
    assert_eq!(ranked("8s6s4s9d7d5hKc", " --rules qualifier=8-high-3")["qualifies"], json!(true));
    let ace = "As2s3s9d7d5hKc";
    assert_eq!(ranked(ace, "")["straight_flush"], json!(2));
    assert_eq!(ranked(ace, " --rules straight_flush_ace=ace_low_too")["straight_flush"], json!(3));
    assert!(reply["strength"].as_u64() > low["strength"].as_u64());
    let chosen = ranked("9s7s5sKhQhJh2c", "");
    assert_eq!(chosen["best"], json!(["Kh", "Qh", "Jh"]));
    let clauses = ["high-card-flush/b-5", "high-card-flush/c", "high-card-flush/d-5", "HF-1", "HF-2", "HF-3"];
    assert_eq!(chosen["clauses"], json!(clauses));
    insta::assert_snapshot!("rank_high_card_flush", run("rank --game high_card_flush KsTs9s2s3d4d5d").out);
}

#[test]
fn seven_different_cards_make_a_hand_of_high_card_flush() {
    let seven = r#""cards":["Ks","Ts","9s","2s","3d","4d","5d"]"#;
    let input = format!(
        "{{\"game\":\"high_card_flush\",{seven}}}\n{{{seven},\"rules\":{{\"qualifier\":\"A-high-7\"}}}}\n{{\"cards\":[\"Ks\"]}}\n"
    );
    let (code, replies) = lines("rank --jsonl --game high_card_flush", &input);
    assert_eq!(
        (code, &replies[0]["qualifies"], &replies[1]["qualifies"]),
        (Some(1), &json!(true), &json!(false))
    );
    let error = &replies[2]["error"];
    assert!(error["message"].as_str().unwrap().contains("the number of cards is 1: 7 can"), "{error}");
    let twice = run("rank --game high_card_flush KsKs9s2s3d4d5d");
    assert!(
        twice.code == Some(1)
            && twice.err.contains("card 2, Ks, appears a second time")
            && twice.err.contains("ALL-1"),
        "{}",
        twice.err
    );
    let other = run("rank --game holdem --json AsKsQsJsTs").json();
    assert!(other.get("length").is_none());
}
