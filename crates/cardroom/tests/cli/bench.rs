//! Tests of `bench room`: a short run with real sockets, and its usage errors.

use crate::support::*;
use serde_json::json;

#[test]
fn a_short_benchmark_has_no_errors() {
    let run = run("bench room --tables 4 --sockets 20 --minutes 0.08 --seed 7 --json");
    assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    assert!(
        run.err.lines().all(|line| line.contains(" INFO ")),
        "the room's log has no trouble: {}",
        run.err
    );
    let reply = run.json();
    assert_eq!(reply["errors"], json!({}), "{reply}");
    assert_eq!((&reply["tables"], &reply["sockets"], &reply["players"]), (&json!(4), &json!(20), &json!(16)));
    assert_eq!((&reply["tables_that_acted"], &reply["stopped"]), (&json!(4), &json!(false)));
    assert_eq!(reply["all_actions"], reply["all_actions_of_the_room"]);
    let (actions, all) = (reply["actions"].as_u64().unwrap(), reply["all_actions"].as_u64().unwrap());
    assert!(4 <= actions && actions < all, "what was before the time that counts is not in it: {reply}");
    let latency = |name: &str| reply["latency_ms"][name].as_f64().unwrap();
    assert!(0.0 < latency("p50") && latency("p50") <= latency("p99") && latency("p99") <= latency("max"));
    let rest = reply["longest_rest"].as_f64().unwrap();
    assert!(0.0 < rest && rest <= reply["seconds"].as_f64().unwrap(), "{reply}");
    assert!(!std::path::Path::new(reply["data"].as_str().unwrap()).exists(), "the data goes with the run");
}

#[test]
fn impossible_flags_are_misuse_with_the_remedy() {
    let there = std::env::temp_dir();
    for (arguments, expected) in [
        ("--tables 10 --sockets 29".to_owned(), "--sockets 29: 10 tables need at least 30"),
        ("--sockets 100000000".to_owned(), "ulimit -n 100000064"),
        ("--minutes -1".to_owned(), "expected a number of minutes"),
        ("--tables 0".to_owned(), "a whole number from 1"),
        (format!("--data {}", there.display()), "choose a folder that does not"),
    ] {
        let run = run(&format!("bench room {arguments}"));
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments}");
        assert!(run.err.contains(expected), "{arguments}: {}", run.err);
    }
}
