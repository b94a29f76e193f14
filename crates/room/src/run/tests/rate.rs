//! Measurements of an event with a store on disk; run with `--ignored --nocapture`.

use super::{ORGANISER, action, draft};
use crate::limits::{Limits, Rate};
use crate::moderation::Bans;
use crate::run::command::Command;
use crate::run::{RunHandle, Runs};
use crate::store::scratch::Scratch;
use crate::store::{Folder, PlayerId, Settings, SqliteStore};
use futures_util::future::join_all;
use serde_json::json;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The CPU time of this thread, which other programs do not affect; zero if the system does not provide it.
fn ran() -> Duration {
    let schedule = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let first = schedule.split(' ').next().and_then(|first| first.parse().ok());
    Duration::from_nanos(first.unwrap_or(0))
}

/// Prints the time per command, and the CPU time of the event's task per command.
fn print(what: &str, commands: u32, started: Instant, ran_before: Duration) {
    let (took, ran) = (started.elapsed() / commands, (ran() - ran_before) / commands);
    println!("{what}: {took:?} each, of which {ran:?} in the task");
}

/// Registers participants with ten hands each.
async fn register(run: &RunHandle, participants: u32) {
    let registration = json!({ "name": "Ann", "rides": true, "hands": 10 });
    let register = || Command::Register(serde_json::from_value(registration.clone()).unwrap());
    for done in join_all((0..participants).map(|_| run.command(ORGANISER, register()))).await {
        done.unwrap();
    }
}

fn stamp(place: u32, stop: u32) -> Command {
    let hand = format!("{}-{}", place / 10 + 1, place % 10 + 1);
    action(json!({ "stamp": { "hand": hand, "stop": stop, "card": "Ks", "at": "11:00" } }))
}

#[tokio::test]
#[ignore = "a measurement"]
async fn stamps_per_second_and_the_time_of_a_command() {
    let changes = Rate { burst: 1e9, per_second: 1e9 };
    for hands in [300, 5_000] {
        let folder = Scratch::new();
        let store = SqliteStore::open(Folder::open(folder.path()).unwrap(), Settings::default()).await;
        let runs =
            Runs::open(Arc::new(store.unwrap()), Limits { changes, ..Limits::default() }, Bans::default())
                .await
                .unwrap();
        let run = runs.create(ORGANISER, None, "Olga", &draft(&json!({}))).await.unwrap();
        run.command(ORGANISER, Command::Open).await.unwrap();
        println!("{hands} hands");
        let (started, before) = (Instant::now(), ran());
        register(&run, hands / 10).await;
        print("registrations of ten hands, sent together", hands / 10, started, before);

        let (started, before) = (Instant::now(), ran());
        for done in join_all((0..hands).map(|place| run.command(ORGANISER, stamp(place, 1)))).await {
            done.unwrap();
        }
        print("stamps, sent together", hands, started, before);

        let (started, before) = (Instant::now(), ran());
        for place in 0..100 {
            run.command(ORGANISER, stamp(place, 2)).await.unwrap();
        }
        print("stamps, sent one after the other", 100, started, before);

        let (started, before) = (Instant::now(), ran());
        for place in 0..100 {
            assert!(run.command(ORGANISER, stamp(place, 2)).await.is_err());
        }
        print("refusals of the game", 100, started, before);

        let (started, before) = (Instant::now(), ran());
        for place in 0..100 {
            assert!(run.command(PlayerId(2), stamp(place, 3)).await.is_err());
        }
        print("refusals of a guest without a role", 100, started, before);

        let (started, before) = (Instant::now(), ran());
        run.board(None).await.unwrap();
        print("the first board", 1, started, before);
        runs.stop().await;
    }
}
