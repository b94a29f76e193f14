//! Rounds one after the other, timed.

use crate::progress::Progress;
use std::time::Instant;

/// How many rounds are played between two looks at the clock.
const BATCH: u64 = 512;

/// How long the rounds took, and whether nothing was made or lost in any of them.
#[derive(Clone, Copy, Debug)]
pub struct Timed {
    pub seconds: f64,
    pub conserved: bool,
}

impl Timed {
    /// Plays so many rounds, of which one is called `what`; `play` says of each whether nothing was made or lost.
    pub fn play(rounds: u64, what: &str, mut play: impl FnMut() -> bool) -> Timed {
        let progress = Progress::new(rounds, &format!("{what}s"));
        let mut conserved = true;
        let begin = Instant::now();
        for round in 0..rounds {
            conserved &= play();
            if round % BATCH == 0 {
                progress.reach(round);
            }
        }
        let seconds = begin.elapsed().as_secs_f64();
        progress.clear();
        Timed { seconds, conserved }
    }
}
