//! Tests of `pots`: replies as JSON and as text, and refusals.

use crate::support::*;
use serde_json::{Value, json};

fn refused(request: &str) -> Value {
    let (code, replies) = lines("pots --jsonl", request);
    assert_eq!(code, Some(1), "{replies:?}");
    replies[0]["error"].clone()
}

#[test]
fn bank_example_25_75_and_100_chips() {
    let request = r#"{"button":1,"paid_in":[25,75,100],"folded":[false,false,false],"strength":[3,2,1]}"#;
    let (code, replies) = lines("pots --jsonl", request);
    let reply = &replies[0];
    assert_eq!(code, Some(0));
    assert_eq!(reply["returned"], json!([0, 0, 25]));
    assert_eq!(reply["collects"], json!([75, 100, 25]));
    assert_eq!(reply["net"], json!([50, 25, -75]));
    let banks = reply["pots"].as_array().unwrap();
    assert_eq!(banks.len(), 2);
    assert_eq!(banks[0]["amount"], 75);
    assert_eq!(banks[0]["eligible"], json!([1, 2, 3]));
    assert_eq!(banks[0]["winners"], json!([1]));
    assert_eq!(banks[0]["shares"], json!([75, 0, 0]));
    assert_eq!(banks[1]["shares"], json!([0, 100, 0]));
    assert_eq!(run("pots --paid-in 25,75,100 --strength 3,2,1 --json").json(), *reply);
}

#[test]
fn text_output_has_pots_and_a_table() {
    insta::assert_snapshot!("pots_example", run("pots --paid-in 25,75,100 --strength 3,2,1").out);
    let tied = run("pots --button 3 --paid-in 50,200,200,75 --folded 4 --strength 9,7,7,-");
    insta::assert_snapshot!("pots_tied", tied.out);
}

#[test]
fn th_06_the_odd_chip_goes_to_the_left_of_the_button() {
    for (button, shares) in [(1, [2, 3, 0]), (2, [3, 2, 0]), (3, [3, 2, 0])] {
        let flags = format!("pots --json --button {button} --paid-in 2,2,1 --folded 3 --strength 5,5,-");
        assert_eq!(run(&flags).json()["pots"][0]["shares"], json!(shares));
    }
}

#[test]
fn a_lone_player_needs_no_strength_and_chips_are_conserved() {
    let request = r#"{"button":2,"paid_in":[10,40],"folded":[true,false],"strength":[null,null]}"#;
    let (_, replies) = lines("pots --jsonl", request);
    assert_eq!(replies[0]["net"], json!([-10, 10]));
    assert_eq!(replies[0]["returned"], json!([0, 30]));
}

#[test]
fn invalid_hands_are_refused_with_field_and_clause() {
    let hand = |button: &str, paid: &str, folded: &str, strength: &str| {
        format!(r#"{{"button":{button},"paid_in":{paid},"folded":{folded},"strength":{strength}}}"#)
    };
    let refusals = [
        (hand("1", "[5]", "[false]", "[1]"), "seats", "paid_in", "TH-7"),
        (hand("1", &format!("{:?}", [1; 11]), "[]", "[]"), "seats", "paid_in", "TH-7"),
        (hand("3", "[5,5]", "[false,false]", "[1,2]"), "button", "seat 3", "TH-2"),
        (hand("1", "[5,5]", "[true,true]", "[1,2]"), "nobody_in", "folded", "holdem/trade-3"),
        (hand("1", "[5,5]", "[false,false]", "[1,null]"), "no_strength", "strength[2]", "holdem/showdown-1"),
        (hand("1", "[9007199254740991,1]", "[false,false]", "[1,2]"), "too_many_chips", "paid_in", "ALL-2"),
    ];
    for (request, code, field, clause) in refusals {
        let error = refused(&request);
        assert_eq!(error["code"], code, "{error}");
        assert!(error["message"].as_str().unwrap().contains(field), "{error}");
        assert!(error["clauses"].as_array().unwrap().contains(&json!(clause)), "{error}");
    }
    for (request, field) in [
        (
            hand("1", "[5,5]", "[false]", "[1,2]"),
            "folded: expected 2 entries, as many as in paid_in, found 1",
        ),
        (
            hand("1", "[5,5]", "[false,false]", "[1,2,3]"),
            "strength: expected 2 entries, as many as in paid_in, found 3",
        ),
        (
            hand("1", "[5,-5]", "[false,false]", "[1,2]"),
            "field paid_in[2]: expected a whole number of chips from 0 to 2^53 − 1, found -5",
        ),
        (
            hand("1", "[5,9007199254740992]", "[false,false]", "[1,2]"),
            "field paid_in[2]: expected a whole number of chips from 0 to 2^53 − 1, found 9007199254740992",
        ),
        (hand("0", "[5,5]", "[false,false]", "[1,2]"), "field button: 0 is not a seat"),
        (
            hand("1", "[5,5.5]", "[false,false]", "[1,2]"),
            "field paid_in[2]: expected a whole number of chips from 0 to 2^53 − 1, found 5.5",
        ),
    ] {
        let error = refused(&request);
        assert!(error["message"].as_str().unwrap().contains(field), "{error}");
    }
}

#[test]
fn flags_are_validated_as_well() {
    let folded = run("pots --paid-in 5,5 --folded 3 --strength 1,2");
    assert_eq!(folded.code, Some(1));
    assert!(folded.err.contains("--folded 3: the seats are 1 to 2"));
    for (flags, reason) in [
        ("--paid-in -5,2 --strength 1,2", "'-5' for '--paid-in <CHIPS,…>': amounts are not negative"),
        ("--paid-in 5,x --strength 1,2", "an amount is a whole number of chips, in digits"),
        ("--paid-in 99999999999999999999,1 --strength 1,2", "the largest amount is 2^53 − 1"),
        ("--paid-in 9007199254740992,1 --strength 1,2", "the largest amount is 2^53 − 1"),
        ("--paid-in 5,5 --strength 1,2 --button 0", "seats count from 1 to 10"),
        ("--paid-in 5,5 --strength 1,2 --folded -1", "seats count from 1 to 10"),
        ("--paid-in 5,5 --strength 1,x", "is neither a whole number nor -"),
    ] {
        let run = run(&format!("pots {flags}"));
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{flags}");
        assert!(run.err.contains(reason), "{flags}: {}", run.err);
    }
    assert_eq!(run("pots --strength 1,2").code, Some(2));
    assert_eq!(run("pots --jsonl --paid-in 5,5").code, Some(2));
}

#[test]
fn all_02_an_invalid_amount_cites_the_ruling_once() {
    let request = r#"{"button":1,"paid_in":[25,-75,100],"folded":[false,false,false],"strength":[3,2,1]}"#;
    let error = refused(request);
    assert_eq!(error["clauses"], json!(["ALL-2"]));
    let message = error["message"].as_str().unwrap();
    assert!(message.ends_with("expected a whole number of chips from 0 to 2^53 − 1, found -75"), "{message}");
    let output = run("pots --paid-in 9007199254740992,5 --strength 1,2");
    assert_eq!((output.code, output.err.matches("ALL-2").count()), (Some(2), 1), "{}", output.err);
}

#[test]
fn a_pot_decided_by_strengths_cites_the_possible_clauses() {
    let decided = |strength: &str, folded: &str| {
        let flags = format!("pots --json --paid-in 5,5,5 --strength {strength}{folded}");
        run(&flags).json()["pots"][0]["clauses"].clone()
    };
    assert_eq!(
        decided("3,2,1", ""),
        json!(["holdem/showdown-1", "holdem/showdown-2", "holdem/bank-1", "TH-6"])
    );
    assert_eq!(decided("3,3,1", ""), json!(["holdem/showdown-3", "holdem/bank-1", "TH-6"]));
    assert_eq!(decided("3,-,-", " --folded 2,3"), json!(["holdem/trade-3", "holdem/bank-1", "TH-6"]));
}

#[test]
fn bank_2_is_cited_if_the_amounts_show_a_player_all_in() {
    let banks = |paid_in: &str, strength: &str, folded: &str| {
        let reply = run(&format!("pots --json --paid-in {paid_in} --strength {strength}{folded}")).json();
        assert_eq!(
            reply["clauses"][0],
            reply["pots"][0]["clauses"].as_array().unwrap().iter().nth_back(1).unwrap().clone()
        );
        (reply["pots"].as_array().unwrap().len(), reply["clauses"][0].as_str().unwrap().to_owned())
    };
    assert_eq!(banks("300,1000", "2,1", ""), (1, "holdem/bank-2".to_owned()), "heads-up, one pot");
    assert_eq!(banks("25,75,75", "3,2,1", ""), (2, "holdem/bank-2".to_owned()));
    assert_eq!(banks("300,300", "2,1", ""), (1, "holdem/bank-1".to_owned()), "the stacks are not known");
    assert_eq!(banks("300,1000", "-,1", " --folded 1"), (1, "holdem/bank-1".to_owned()), "a fold");
}
