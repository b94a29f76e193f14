//! Child processes of the tests: this test binary is started again, with its role in an environment variable.

use super::bench::{Writer, open, open_with, test_settings};
use room::refusal::Refusal as _;
use room::store::Store;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const PART: &str = "CARDROOM_TEST_PART";
const DATA: &str = "CARDROOM_TEST_DATA";

/// The command that runs this test program in the role `part`. `through` is a command prefix, such as one that switches
/// to another user.
pub fn command(through: &[&str], program: &Path, part: &str, data: &Path) -> Command {
    let words: Vec<&str> = through.iter().copied().chain([program.to_str().unwrap()]).collect();
    let mut command = Command::new(words[0]);
    command.args(&words[1..]).args(["--exact", "child::part", "--nocapture", "--test-threads=1"]);
    command.env(PART, part).env(DATA, data).stdin(Stdio::piped()).stdout(Stdio::piped());
    command
}

/// Starts this test program in the role `part`, and waits until it reports that it is ready.
pub fn start(part: &str, data: &Path) -> Child {
    let mut child = command(&[], &std::env::current_exe().unwrap(), part, data).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.as_mut().unwrap()).lines();
    assert!(lines.any(|line| line.unwrap().ends_with("ready")), "{part} is ready");
    child
}

/// Plays the role that the environment variable names, if it is set.
#[tokio::test(flavor = "multi_thread")]
async fn part() {
    let Ok(part) = std::env::var(PART) else { return };
    let data = std::path::PathBuf::from(std::env::var(DATA).unwrap());
    match part.as_str() {
        "hold" => hold(&data).await,
        "try" => attempt(&data).await,
        "append" => append(&data).await,
        "unmarked" => super::rollback::unmarked(&data).await,
        other => panic!("there is no role {other}"),
    }
}

/// Locks the database for writing, reports that it is ready, and keeps the lock until standard input is closed.
async fn hold(data: &Path) {
    use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};
    let options = SqliteConnectOptions::new().filename(data.join("cardroom.db"));
    let mut connection = options.connect().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await.unwrap();
    println!("\nready");
    let _ = std::io::stdin().read_to_string(&mut String::new());
}

/// Opens the store, appends to a new table, and prints the outcome.
async fn attempt(data: &Path) {
    let went = match open_with(data, test_settings()).await {
        Ok(store) => Writer::new(&store).await.append(&store, 10).await,
        Err(error) => Err(error),
    };
    match went {
        Ok(()) => println!("\nwent well"),
        Err(error) => println!("\n{}: {error}", error.code()),
    }
}

/// Appends to one table until the process is killed, and prints the number of each batch once it is stored. The pauses
/// between batches leave time for checkpoints.
async fn append(data: &Path) {
    let store = open(data).await;
    let mut writer = Writer::new(&store).await;
    println!("\ntable {}", writer.table);
    for number in 1_usize.. {
        writer.append(&store, 100).await.unwrap();
        println!("acknowledged {number}");
        if number.is_multiple_of(5) {
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }
    store.close().await.unwrap();
}
