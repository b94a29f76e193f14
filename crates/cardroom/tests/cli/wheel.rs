//! Tests of the flags and replies of `wheel`. The counts themselves are verified in `strategy`.

use crate::support::*;
use serde_json::{Value, json};

fn reply(flags: &str) -> Value {
    run(&format!("wheel --json {flags}")).json()
}

#[test]
fn pr_01_the_total_follows_the_draw() {
    let total = |flags: &str| reply(flags)["total"].as_u64().unwrap();
    assert_eq!(total(""), 52_u64.pow(5));
    assert_eq!(total("--spins 6"), 52_u64.pow(6));
    for draw in ["pack", "respin"] {
        assert_eq!(total(&format!("--rules draw={draw}")), 2_598_960);
        assert_eq!(total(&format!("--spins 6 --rules draw={draw}")), 20_358_520);
    }
}

#[test]
fn categories_are_listed_highest_first_and_sum_to_the_total() {
    for flags in ["", "--spins 6", "--rules five_of_a_kind=above_royal_flush", "--rules draw=pack"] {
        let reply = reply(flags);
        let counts = reply["categories"].as_object().unwrap().values().map(|count| count.as_u64().unwrap());
        assert_eq!(Some(counts.sum::<u64>()), reply["total"].as_u64(), "{flags}");
    }
    let out = run("wheel --json").out;
    assert!(out.starts_with(r#"{"spins":5,"total":380204032,"categories":{"royal_flush":480,"#), "{out}");
    assert!(!out.contains("five_of_a_kind"));
    let above = reply("--rules five_of_a_kind=above_royal_flush");
    assert_eq!(above["categories"]["five_of_a_kind"], json!(13 * 1_024));
}

#[test]
fn pr_09_every_prize_is_awarded_and_none_more_than_once() {
    let reply = reply("--spins 6 --hands 200");
    assert_eq!((&reply["hands"], reply["prizes"].as_array().unwrap().len()), (&json!(200), 3));
    for prize in reply["prizes"].as_array().unwrap() {
        let sum: f64 =
            prize["taken_by"].as_object().unwrap().values().map(|chance| chance.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-12, "{prize}");
        for part in prize["expected"].as_object().unwrap().values() {
            assert!((0.0..=1.0).contains(&part.as_f64().unwrap()), "{prize}");
        }
    }
    assert_eq!(run("wheel --json --hands 1").json()["prizes"].as_array().unwrap().len(), 1);
}

#[test]
fn text_output_has_frequencies_and_winners() {
    insta::assert_snapshot!("wheel", run("wheel --spins 6 --hands 200").out);
}

#[test]
fn pr_04_a_hand_has_the_value_of_an_extra_card() {
    insta::assert_snapshot!(
        "wheel_hand",
        run("wheel --hand KsKd9h4c --hands 30 --prizes 50000,30000 --rules extra_price=500").out
    );
    let hand =
        reply("--hand 7s7d9h4c2s --hands 30 --prizes 60000,0 --rules draw=respin,hand_price=1000")["hand"]
            .take();
    let extra = &hand["extra_card"];
    assert_eq!((&extra["total"], &extra["categories"]["three_of_a_kind"]), (&json!(47), &json!(2)));
    assert_eq!(extra["categories"]["two_pair"], json!(9));
    let number = |value: &Value| value.as_f64().unwrap();
    let (before, after) = (&hand["expected"]["chances"][0], &extra["chances"][0]);
    assert!((number(after) - number(before) - number(&extra["gained"][0])).abs() < 1e-15);
    assert!((number(&extra["gained_cents"]) - 60_000.0 * number(&extra["gained"][0])).abs() < 1e-9);
    assert_eq!((&hand["second_hand"]["price"], &extra["price"]), (&json!(1_000), &json!(0)));
    let none = reply("--hand 7s7d9h4c2s --rules extra_card=none")["hand"].take();
    assert_eq!(none, json!({ "cards": ["7s", "7d", "9h", "4c", "2s"] }));
}

#[test]
fn pr_15_impossible_hands_are_refused() {
    let refused = |flags: &str| run(&format!("wheel --json {flags}")).json()["error"]["code"].take();
    assert_eq!(refused("--hand KsKd9h4c2s2d"), json!("too_many_cards"));
    assert_eq!(refused("--hand KsKs --rules draw=pack"), json!("cards"));
    assert_eq!(refused("--hand Kx"), json!("card"));
    let prizes = vec!["1"; 51].join(",");
    assert_eq!(refused(&format!("--hand Ks --hands 60 --prizes {prizes}")), json!("too_many_prizes"));
    assert_eq!(run("wheel --prizes 500 --hands 5").code, Some(2));
}

#[test]
fn impossible_requests_are_refused() {
    let none = run("wheel --spins 6 --json --rules extra_card=none");
    assert_eq!((none.code, &none.json()["error"]["code"]), (Some(1), &json!("no_extra_card")));
    assert!(none.err.contains("poker-run/3, PR-4"), "{}", none.err);
    for misuse in ["--spins 7", "--hands 0", "--hands 1000001", "--rules draw=dice"] {
        assert_eq!(run(&format!("wheel {misuse}")).code, Some(2), "{misuse}");
    }
}
