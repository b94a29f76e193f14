//! Plays successive rounds and measures their time.

use crate::effects::Effects;

/// Number of rounds between two progress reports.
const BATCH: u64 = 512;

/// Totals of the rounds that were played.
#[derive(Clone, Copy, Debug)]
pub struct PlayedRounds {
    /// Number of rounds played: fewer than requested if stopped.
    pub rounds: u64,
    /// Time spent on playing the rounds, in seconds.
    pub seconds: f64,
    /// `true` if the accounts of every round balanced.
    pub conserved: bool,
    /// Number of seats or participants.
    pub seats: usize,
}

impl PlayedRounds {
    /// Plays `rounds` rounds, called `items` in progress reports. `play` plays one round, and returns `true` if its
    /// accounts balance.
    pub fn of(
        rounds: u64,
        seats: usize,
        items: &'static str,
        effects: &dyn Effects,
        mut play: impl FnMut() -> bool,
    ) -> PlayedRounds {
        let (mut report, mut is_continued) = (effects.progress(items), true);
        let clock = effects.clock();
        let mut played = PlayedRounds { rounds: 0, seconds: 0.0, conserved: true, seats };
        while played.rounds < rounds && is_continued {
            let batch = BATCH.min(rounds - played.rounds);
            (0..batch).for_each(|_| played.conserved &= play());
            played.rounds += batch;
            played.seconds = clock();
            is_continued = report(played.rounds, rounds);
        }
        played
    }
}
