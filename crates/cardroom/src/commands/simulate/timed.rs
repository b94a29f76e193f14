//! Rounds one after the other, timed.

use crate::interrupt;
use crate::progress::Progress;
use std::time::Instant;

/// How many rounds are played between two looks at the clock.
const BATCH: u64 = 512;

/// How long the rounds took, and whether nothing was made or lost in any of them.
#[derive(Clone, Copy, Debug)]
pub struct Timed {
    /// How many were played: fewer than asked where somebody stopped it.
    pub rounds: u64,
    pub seconds: f64,
    pub conserved: bool,
}

impl Timed {
    /// Plays so many rounds, of which one is called `what`; `play` says of each whether nothing was made or lost.
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
