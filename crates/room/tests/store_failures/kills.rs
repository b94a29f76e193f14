//! Crash-recovery tests: the process is killed at every kill point of the store. All acknowledged batches are complete,
//! and at most one other batch is stored.

use super::bench::{Scratch, open};
use super::child;
use room::store::{Store, TableId};
use std::io::{BufRead, BufReader};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;

/// Lets a process append until it is killed, and asserts that SIGKILL ended it. Returns its table and the number of
/// batches that it reported as stored.
fn run_until_killed(data: &Path, armed: &str) -> (TableId, usize) {
    let program = std::env::current_exe().unwrap();
    let mut child =
        child::command(&[], &program, "append", data).env("CARDROOM_KILL", armed).spawn().unwrap();
    let lines: Vec<String> =
        BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok).collect();
    assert_eq!(child.wait().unwrap().signal(), Some(9), "{armed} kills by SIGKILL");
    let table = lines
        .iter()
        .find_map(|line| line.strip_prefix("table "))
        .expect("the process prints its table first");
    (table.parse().unwrap(), lines.iter().filter(|line| line.starts_with("acknowledged ")).count())
}

async fn survives(point: &str) {
    let scratch = Scratch::new();
    let mut tables = Vec::new();
    for number in [3, 4, 8, 15] {
        tables.push(run_until_killed(&scratch.data(), &format!("{point}:{number}")));
        let store = open(&scratch.data()).await;
        for &(table, acknowledged) in &tables {
            assert_eq!(store.rollback(table.log()).await, Ok(None), "{point}: a kill voids nothing");
            let log = store.read(table.log(), 1).await.unwrap();
            assert!(log.len().is_multiple_of(2), "a batch is complete");
            assert!(
                (acknowledged..=acknowledged + 1).contains(&(log.len() / 2)),
                "{point}: {acknowledged} acknowledged, {} entries",
                log.len()
            );
            let lost = ["before_begin", "after_begin", "before_commit"].contains(&point);
            assert!(!lost || log.len() / 2 == acknowledged, "uncommitted entries are not stored");
        }
        assert_eq!(store.ledger_sum().await, Ok(0));
        let chips: i64 = store.balances().await.unwrap().iter().map(|&(_, balance)| balance.max(0)).sum();
        let mut entries = 0;
        for (table, _) in &tables {
            entries += store.read(table.log(), 1).await.unwrap().len();
        }
        assert_eq!(chips, entries as i64 / 2, "one chip for every batch");
        store.close().await.unwrap();
    }
}

#[tokio::test]
async fn before_begin() {
    survives("before_begin").await;
}

#[tokio::test]
async fn after_begin() {
    survives("after_begin").await;
}

#[tokio::test]
async fn before_commit() {
    survives("before_commit").await;
}

#[tokio::test]
async fn after_commit_before_mark() {
    survives("after_commit_before_mark").await;
}

#[tokio::test]
async fn mark_written() {
    survives("mark_written").await;
}

#[tokio::test]
async fn mark_synced() {
    survives("mark_synced").await;
}

#[tokio::test]
async fn after_commit_before_send() {
    survives("after_commit_before_send").await;
}

#[tokio::test]
async fn checkpoint() {
    survives("checkpoint").await;
}
