//! Tests of Ctrl-C during a long calculation: the calculation stops, and the results so far are printed.
#![cfg(unix)]

use serde_json::Value;
use std::process::{Command, Output, Stdio};
use std::thread::sleep;
use std::time::Duration;

/// Runs the binary for two seconds, sends one SIGINT, and returns its output and exit status.
fn interrupted(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cardroom"));
    command.args(arguments.split(' ')).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().expect("the binary starts");
    sleep(Duration::from_secs(2));
    let kill = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(kill.expect("the program `kill` starts").success());
    child.wait_with_output().expect("the binary ends")
}

#[test]
fn computed_results_are_printed() {
    for (arguments, count, most) in [
        ("simulate holdem --hands 1000000000000 --json", "/hands", 1_000_000_000_000_u64),
        ("equity random random --dead AsKs --categories --json", "/boards", 1_000_000),
        (
            "simulate high_card_flush --hands 1000000000000 --policy t86 --check --json",
            "/check/wagers/0/rounds",
            1_000_000_000_000,
        ),
        ("arena holdem --players random,random --deals 1000000000000 --json", "/deals", 1_000_000_000_000),
        ("edge high_card_flush --others 5 --deals 1000000000000 --json", "/others/deals", 1_000_000_000_000),
    ] {
        let output = interrupted(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
        let reply: Value = serde_json::from_slice(&output.stdout).expect("one JSON value");
        let done = reply.pointer(count).and_then(Value::as_u64).expect("how many were done");
        assert!(0 < done && done < most, "{arguments}: {reply}");
    }
}
