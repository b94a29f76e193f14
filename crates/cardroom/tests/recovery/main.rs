//! Crash recovery by fault injection: the real program is killed during play, at every kill point (failpoint) and at
//! random moments, and must keep every change that it acknowledged.
//!
//! - `lane.rs`: a data folder that many rooms serve in turn, each until it is killed. `process.rs`: a room.
//! - `player.rs`: a client that reconnects and continues. `record.rs`: the messages it received, and the comparison.
//! - `event.rs`: a data folder with an event of the poker run, its phones, and its log.
//! - `files.rs`: hands downloaded as files and replayed. `http.rs`: a minimal HTTP client.
//!
//! `CARDROOM_TEST_SEED` repeats the random moments of a run. `CARDROOM_TEST_BINARY` is the program to kill at random
//! moments; by default the build under test.
#![cfg(unix)]

mod event;
mod files;
mod http;
mod lane;
mod player;
mod process;
mod record;

use event::EventLane;
use lane::{Lane, When};

/// Number of kills at random moments in a usual test run.
const KILLS: u32 = 5;
/// Minimum number of kills at random moments in the step `kills`.
const MANY_KILLS: u32 = 50;

/// Kills at the failpoints. They take minutes, during which the rooms mostly wait for their bots, so the step `kills`
/// of `cargo xtask test` runs them in parallel.
#[cfg(feature = "kill-points")]
mod points {
    use super::*;

    /// Number of kills at each point.
    const KILLS: u32 = 20;

    /// Kills rooms at a random call of a kill point, numbered from 1 to `most`.
    fn kill_at(point: &'static str, most: u64) {
        Lane::run(point, When::Point { point, most }, KILLS);
    }

    #[test]
    #[ignore = "takes minutes; run by the step kills"]
    fn before_begin() {
        kill_at("before_begin", 16);
    }

    #[test]
    #[ignore = "takes minutes; run by the step kills"]
    fn after_begin() {
        kill_at("after_begin", 16);
    }

    #[test]
    #[ignore = "takes minutes; run by the step kills"]
    fn before_commit() {
        kill_at("before_commit", 16);
    }

    #[test]
    #[ignore = "takes minutes; run by the step kills"]
    fn after_commit_before_mark() {
        kill_at("after_commit_before_mark", 16);
    }

    #[test]
    #[ignore = "takes minutes; run by the step kills"]
    fn mark_written() {
        kill_at("mark_written", 16);
    }

    /// A room reaches this point only once per hand, so two folders share the kills, which halves the time.
    #[test]
    #[ignore = "takes minutes; run by the step kills"]
    fn mark_synced() {
        let when = When::Point { point: "mark_synced", most: 8 };
        share(["mark_synced-1", "mark_synced-2"], when, KILLS);
    }

    #[test]
    #[ignore = "takes minutes; run by the step kills"]
    fn after_commit_before_send() {
        kill_at("after_commit_before_send", 16);
    }

    #[test]
    #[ignore = "takes minutes; run by the step kills"]
    fn mid_fan_out() {
        kill_at("mid_fan_out", 32);
    }

    #[test]
    #[ignore = "takes minutes; run by the step kills"]
    fn checkpoint() {
        kill_at("checkpoint", 6);
    }
}

/// Number of kills at random moments during an event in the step `kills`. Together with those at the kill points, 100
/// rooms are killed during an event.
const MANY_EVENT_KILLS: usize = 28;
/// Number of kills at random moments during an event in a usual test run.
const EVENT_KILLS: usize = 4;

/// Kills rooms during an event, at the failpoints.
#[cfg(feature = "kill-points")]
mod event_points {
    use super::*;

    /// The points, each with the highest call number at which a room is killed. An event reaches `mark_synced` only
    /// when it is created.
    const POINTS: [(&str, u64); 9] = [
        ("before_begin", 16),
        ("after_begin", 16),
        ("before_commit", 16),
        ("after_commit_before_mark", 16),
        ("mark_written", 16),
        ("mark_synced", 4),
        ("after_commit_before_send", 32),
        ("mid_fan_out", 24),
        ("checkpoint", 6),
    ];
    /// Number of kills at each point.
    const KILLS: usize = 8;

    fn moments(kills: usize) -> Vec<When> {
        let points = POINTS.iter().cycle().take(kills * POINTS.len());
        points.map(|&(point, most)| When::Point { point, most }).collect()
    }

    #[test]
    #[ignore = "takes a minute; run by the step kills"]
    fn an_event_at_every_point() {
        share_event(["event-point-1", "event-point-2", "event-point-3"], &moments(KILLS));
    }
}

/// Runs an event in each folder in parallel, and divides the moments among them.
fn share_event<const N: usize>(folders: [&'static str; N], moments: &[When]) {
    std::thread::scope(|scope| {
        for (folder, part) in folders.into_iter().zip(moments.chunks(moments.len().div_ceil(N))) {
            scope.spawn(move || EventLane::run(folder, part));
        }
    });
}

#[test]
fn an_event_at_any_moment() {
    EventLane::run("event", &[When::Anywhere; EVENT_KILLS]);
}

#[test]
#[ignore = "takes a minute; run by the step kills"]
fn an_event_many_times_at_any_moment() {
    share_event(["event-1", "event-2"], &[When::Anywhere; MANY_EVENT_KILLS]);
}

/// Runs the folders in parallel, and divides the kills among them.
fn share<const N: usize>(folders: [&'static str; N], when: When, kills: u32) {
    let part = kills.div_ceil(N as u32);
    std::thread::scope(|scope| {
        for folder in folders {
            scope.spawn(move || Lane::run(folder, when, part));
        }
    });
}

#[test]
fn downloaded_hands_of_every_game_replay() {
    files::replay_downloaded_hands();
}

#[test]
fn a_lost_write_ahead_log_voids_the_hands_whose_cards_were_seen() {
    Lane::lose_log();
}

#[test]
fn at_any_moment() {
    Lane::run("anywhere", When::Anywhere, KILLS);
}

#[test]
#[ignore = "takes minutes; run by the step kills"]
fn many_times_at_any_moment() {
    share(["anywhere-1", "anywhere-2", "anywhere-3"], When::Anywhere, MANY_KILLS);
}
