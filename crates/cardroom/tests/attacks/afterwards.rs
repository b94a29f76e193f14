//! Checks of the room after the attacks: no panic, no leaked secret or resource, and ledger accounts that balance.

use super::process::Usage;
use super::stage::Stage;
use super::tables::TABLES;
use serde_json::Value;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// Maximum growth of the room's memory during the attacks, in KiB.
const MAX_GROWTH: u64 = 64 * 1024;
/// Maximum number of additional files, other than sockets, that the room may open for its databases during the attacks.
const DATABASE_FILES: usize = 16;
/// Time limit for the tables to start playing, and for the room to close the attackers' connections.
const TIME: Duration = Duration::from_secs(30);

/// Waits until the tables are in play, and returns the room's resource usage without attacks.
pub async fn baseline(stage: &Stage) -> Usage {
    let (begun, tally) = (Instant::now(), &stage.tables.tally);
    while tally.actions() < 20 * TABLES as u64 {
        assert!(begun.elapsed() < TIME, "the tables play: {:?}", tally.errors());
        sleep(Duration::from_millis(20)).await;
    }
    stage.room.usage()
}

/// Checks the room after the attacks, and prints its resource usage before and after them.
pub async fn check(stage: &mut Stage, before: Usage) {
    let after = closed(stage, before).await;
    assert!(stage.room.is_running(), "the room runs: {}", stage.room.log());
    println!(
        "resources: {} sockets before, {} after; {} and {} other files; {} and {} KiB of memory",
        before.sockets, after.sockets, before.files, after.files, before.memory, after.memory
    );
    assert!(after.files <= before.files + DATABASE_FILES, "{before:?} {after:?}");
    assert!(after.memory <= before.memory + MAX_GROWTH, "{before:?} {after:?}");
    let errors = stage.tables.tally.errors();
    assert!(errors.is_empty(), "no player noticed the attacks: {errors:?}");
    check_log(&stage.room.log());
    check_accounts(stage).await;
    let folder = stage.folder.0.display().to_string();
    let [first, second] = &stage.administrator.tokens;
    let refusals = stage.records().assert_no_leak(&[&folder, first, second, super::process::METRICS_TOKEN]);
    println!("{refusals} different refusals, {} actions of the players", stage.tables.tally.actions());
}

/// Waits until the room has closed the attackers' connections, and returns its resource usage.
async fn closed(stage: &Stage, before: Usage) -> Usage {
    let begun = Instant::now();
    loop {
        let usage = stage.room.usage();
        if usage.sockets <= before.sockets {
            return usage;
        }
        assert!(begun.elapsed() < TIME, "the attackers' connections are closed: {before:?} {usage:?}");
        sleep(Duration::from_millis(50)).await;
    }
}

/// Asserts that the room logged neither a panic nor an error.
pub fn check_log(log: &str) {
    let bad = log.lines().find(|line| line.contains("panicked") || line.contains(" ERROR "));
    assert_eq!(bad, None, "the log");
    assert!(log.contains("the room is open"), "{log}");
}

/// Asserts that the accounts sum to zero, and that the integrity checks find no problem.
async fn check_accounts(stage: &Stage) {
    let administrator = &stage.administrator;
    for (path, field, expected) in
        [("ledger", "sum", Value::from(0)), ("integrity", "problems", Value::Array(vec![]))]
    {
        let line = format!("GET /api/admin/{path}");
        let answer = administrator.client.ask(&line, &administrator.cookies, None).await;
        assert_eq!((answer.status, &answer.json()[field]), (200, &expected), "{answer:?}");
    }
}
