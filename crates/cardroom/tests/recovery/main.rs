//! Kill it anywhere: the real program is killed in the middle of play, at every kill point and at any moment, and has
//! what it told.
//!
//! - `lane.rs`: one folder that many rooms serve, one after the other, each until it is killed. `process.rs`: a room.
//! - `player.rs`: a client that connects by itself again and goes on. `record.rs`: what it was told, and the comparison.
//! - `files.rs`: the hands as files, played again. `http.rs`: the few requests.
//!
//! `CARDROOM_TEST_SEED` repeats the moments of a run; `CARDROOM_TEST_BINARY` names the program that is killed at any
//! moment, else it is the tests' own build.
#![cfg(unix)]

mod files;
mod http;
mod lane;
mod player;
mod process;
mod record;

use lane::{Lane, When};

/// Number of kills at each point.
#[cfg(feature = "kill-points")]
const AT_EACH_POINT: u32 = 20;
/// Number of kills at random moments.
const ANYWHERE: u32 = if cfg!(feature = "kill-points") { 50 } else { 5 };

#[cfg(feature = "kill-points")]
mod points {
    use super::*;

    /// `most` is the latest call of the point at which the room is killed.
    fn kill_at(point: &'static str, most: u64) {
        Lane::run(When::Point { point, most }, AT_EACH_POINT);
    }

    #[test]
    fn before_begin() {
        kill_at("before_begin", 16);
    }

    #[test]
    fn after_begin() {
        kill_at("after_begin", 16);
    }

    #[test]
    fn before_commit() {
        kill_at("before_commit", 16);
    }

    #[test]
    fn after_commit_before_mark() {
        kill_at("after_commit_before_mark", 16);
    }

    #[test]
    fn mark_written() {
        kill_at("mark_written", 16);
    }

    #[test]
    fn mark_synced() {
        kill_at("mark_synced", 8);
    }

    #[test]
    fn after_commit_before_send() {
        kill_at("after_commit_before_send", 16);
    }

    #[test]
    fn mid_fan_out() {
        kill_at("mid_fan_out", 32);
    }

    #[test]
    fn checkpoint() {
        kill_at("checkpoint", 6);
    }
}

#[test]
fn downloaded_hands_of_every_game_replay() {
    files::play_again();
}

#[test]
fn a_lost_write_ahead_log_voids_the_hands_whose_cards_were_seen() {
    Lane::loses_its_log();
}

#[test]
fn at_any_moment() {
    Lane::run(When::Anywhere, ANYWHERE);
}
