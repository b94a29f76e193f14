//! Timing of successive rounds.

use crate::interrupt;
use crate::progress::Progress;
use std::time::Instant;

/// Number of rounds between two checks for Ctrl-C, and updates of the progress bar.
const BATCH: u64 = 512;

/// Duration of the rounds, and whether the accounts balanced.
#[derive(Clone, Copy, Debug)]
pub struct Timed {
    /// Number of rounds played: fewer than requested if stopped.
    pub rounds: u64,
    pub seconds: f64,
    pub conserved: bool,
}

impl Timed {
    /// Plays `rounds` rounds, each called `what`; `play` returns `true` if the accounts of a round balance.
    pub fn play(rounds: u64, what: &str, mut play: impl FnMut() -> bool) -> Timed {
        let progress = Progress::new(rounds, &format!("{what}s"));
        let (mut played, mut conserved) = (0, true);
        let begin = Instant::now();
        while played < rounds && (played == 0 || !interrupt::asked()) {
            let batch = BATCH.min(rounds - played);
            (0..batch).for_each(|_| conserved &= play());
            played += batch;
            progress.reach(played);
        }
        let seconds = begin.elapsed().as_secs_f64();
        progress.clear();
        Timed { rounds: played, seconds, conserved }
    }
}
