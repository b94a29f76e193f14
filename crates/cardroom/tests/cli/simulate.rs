//! `simulate`.

use crate::support::*;

#[test]
fn every_policy_keeps_every_chip() {
    for policy in ["call", "random", "tight", "loose"] {
        for preset in ["document", "tournament"] {
            for seats in [2, 6, 10] {
                let rules = format!("preset={preset},ante=10");
                let flags =
                    format!("--hands 300 --seats {seats} --policy {policy} --rules {rules} --seed 5 --json");
                let run = run(&format!("simulate holdem {flags}"));
                let reply = run.json();
                assert_eq!(run.code, Some(0), "{flags}");
                assert_eq!(reply["conserved"], true, "{flags}");
                assert_eq!((reply["hands"].as_u64(), reply["seed"].as_u64()), (Some(300), Some(5)));
                assert!(
                    reply["seconds"].as_f64() > Some(0.0) && reply["hands_per_second"].as_f64() > Some(0.0)
                );
            }
        }
    }
}

#[test]
fn a_fresh_seed_is_told() {
    let seed = |run: Run| run.json()["seed"].as_u64().unwrap();
    assert_ne!(seed(run("simulate holdem --hands 1 --json")), seed(run("simulate holdem --hands 1 --json")));
}

#[test]
fn people_read_the_hands_a_second() {
    let run = run("simulate holdem --hands 1000 --seats 3 --seed 9");
    assert!(run.out.starts_with("1,000 hands of hold'em, 3 seats, policy call\n"), "{}", run.out);
    assert!(run.out.contains(" hands a second, one thread"));
    assert!(run.out.ends_with("no chip was made or lost in any hand; seed 9\n"));
}

#[test]
fn there_is_no_edge_to_check_against() {
    let run = run("simulate holdem --hands 10 --check");
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains("--check: hold'em is played against each other"), "{}", run.err);
}

#[test]
fn all_02_blinds_too_high_for_the_sums_are_refused() {
    let run = run("simulate holdem --hands 10 --rules big_blind=9007199254740991");
    assert_eq!(run.code, Some(1));
    assert!(run.err.contains("ALL-2"), "{}", run.err);
}

#[test]
fn misuse_is_told_apart() {
    for flags in
        ["holdem", "holdem --hands 0", "holdem --hands -1", "bridge --hands 1", "holdem --hands 1 --policy x"]
    {
        assert_eq!(run(&format!("simulate {flags}")).code, Some(2), "{flags}");
    }
}
