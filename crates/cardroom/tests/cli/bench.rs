//! Tests of `bench room` and `bench run`: short runs over real connections, and their usage errors.

use crate::support::*;
use serde_json::{Value, json};

/// Runs a benchmark, and returns its reply. Asserts that the run has no errors, the room's log has no warnings, and the
/// data is removed.
fn measured(line: &str) -> Value {
    let run = run(line);
    assert_eq!(run.code, Some(0), "{}{}", run.out, run.err);
    assert!(
        run.err.lines().all(|line| line.contains(" INFO ")),
        "the room's log has no trouble: {}",
        run.err
    );
    let reply = run.json();
    assert_eq!(reply["errors"], json!({}), "{reply}");
    assert!(!std::path::Path::new(reply["data"].as_str().unwrap()).exists(), "the data goes with the run");
    reply
}

#[test]
fn a_short_benchmark_has_no_errors() {
    let reply = measured("bench room --tables 4 --sockets 20 --minutes 0.08 --seed 7 --json");
    assert_eq!((&reply["tables"], &reply["sockets"], &reply["players"]), (&json!(4), &json!(20), &json!(16)));
    assert_eq!((&reply["tables_that_acted"], &reply["stopped"]), (&json!(4), &json!(false)));
    assert_eq!(reply["all_actions"], reply["all_actions_of_the_room"]);
    let (actions, all) = (reply["actions"].as_u64().unwrap(), reply["all_actions"].as_u64().unwrap());
    assert!(4 <= actions && actions < all, "what was before the time that counts is not in it: {reply}");
    let latency = |name: &str| reply["latency_ms"][name].as_f64().unwrap();
    assert!(0.0 < latency("p50") && latency("p50") <= latency("p99") && latency("p99") <= latency("max"));
    let rest = reply["longest_rest"].as_f64().unwrap();
    assert!(0.0 < rest && rest <= reply["seconds"].as_f64().unwrap(), "{reply}");
    assert!(reply["restart_seconds"].as_f64().unwrap() > 0.0, "{reply}");
}

/// A measurement of less than a microsecond, in which nobody acts.
#[test]
fn a_benchmark_without_an_action_fails_with_the_reason() {
    let run = run("bench room --tables 1 --sockets 3 --minutes 0.000000001");
    assert_eq!(run.code, Some(1), "{}{}", run.out, run.err);
    assert!(run.out.contains("ERROR: no action at a table during the measurement (1)"), "{}", run.out);
}

#[test]
fn a_short_benchmark_of_an_event_loses_no_stamp() {
    let reply = measured("bench run --hands 300 --phones 3 --viewers 20 --seconds 1 --seed 7 --json");
    assert_eq!([&reply["rejected"], &reply["lost"], &reply["doubled"]], [&json!(0); 3], "{reply}");
    assert_eq!(reply["stamps"], 225, "{reply}");
    // Each second, one participant registers, and another arrives and turns in, during the warm-up too.
    assert_eq!((&reply["entries"], &reply["stopped"]), (&json!(9), &json!(false)), "{reply}");
    let phases = reply["phases"].as_array().unwrap();
    let counts: Vec<_> =
        phases.iter().map(|phase| json!([phase["name"], phase["stamps"], phase["shown"]])).collect();
    assert_eq!(json!(counts), json!([["paced", 25, 25], ["burst", 200, 200]]));
    for phase in phases {
        let time = |name: &str| phase[name].as_f64().unwrap();
        assert!(0.0 < time("p50_ms") && time("p50_ms") <= time("p99_ms") && time("p99_ms") <= time("max_ms"));
        assert!(time("board_p99_ms") > 0.0, "{reply}");
    }
    assert_eq!(
        (&reply["p99_ms"], &reply["board_p99_ms"]),
        (&phases[0]["p99_ms"], &phases[0]["board_p99_ms"])
    );
    assert!(reply["memory_mib"].as_f64().unwrap() > 1.0);
    let schema = run("schema bench-run").json();
    let validator = jsonschema::validator_for(&schema["reply"]).unwrap();
    assert!(
        validator.is_valid(&reply),
        "{:?}",
        validator.iter_errors(&reply).map(|error| error.to_string()).next()
    );
}

#[test]
fn impossible_flags_of_an_event_are_misuse_with_the_remedy() {
    for (arguments, expected) in [
        ("--hands 100", "--hands 100: too few for 1750 stamps, 200 of them at once; use more hands\n"),
        (
            "--hands 400",
            "--hands 400: too few for 1750 stamps, 200 of them at once; use more hands or fewer --seconds\n",
        ),
        ("--hands 10001", "a whole number from 1 to 10000"),
        ("--viewers 601", "a whole number from 0 to 600"),
        ("--phones 2", "a whole number from 3 to 200"),
        ("--seconds 0", "a whole number from 1 to 2000"),
    ] {
        let run = run(&format!("bench run {arguments}"));
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments}");
        assert!(run.err.contains(expected), "{arguments}: {}", run.err);
    }
}

#[test]
fn impossible_flags_are_misuse_with_the_remedy() {
    let there = std::env::temp_dir();
    for (arguments, expected) in [
        ("--tables 10 --sockets 29".to_owned(), "--sockets 29: for 10 tables, three each, at least 30"),
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
