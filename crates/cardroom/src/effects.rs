//! Implements [`Effects`] at the terminal: random numbers, a progress bar, cancellation by Ctrl-C, and a clock.

use crate::interrupt;
use crate::progress::Progress;
use crate::rng::Rng;
use requests::effects::{Clock, Effects, ProgressFn, Random};
use std::time::Instant;

/// Effects with a progress bar on standard error. Ctrl-C stops the calculation.
pub struct TerminalEffects;

/// Random numbers from [`Rng`].
struct Seeded(Rng);

/// A progress bar that is removed when the calculation drops it.
struct Bar(Option<Progress>);

impl Effects for TerminalEffects {
    fn random_stream(&self, seed: u64, stream: u64) -> Box<dyn Random> {
        Box::new(Seeded(Rng::of_stream(seed, stream)))
    }

    fn progress(&self, items: &'static str) -> ProgressFn {
        let mut bar = Bar(None);
        Box::new(move |done, all| {
            bar.0.get_or_insert_with(|| Progress::new(all, items)).reach(done);
            !interrupt::is_requested()
        })
    }

    fn clock(&self) -> Clock {
        let start = Instant::now();
        Box::new(move || start.elapsed().as_secs_f64())
    }
}

impl Random for Seeded {
    // Inlined into the shuffle: with a crate that is optimised for size, the hint is necessary.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        self.0.below(n)
    }

    fn below_u64(&mut self, n: u64) -> u64 {
        self.0.below_u64(n)
    }

    fn word(&mut self) -> u64 {
        self.0.word()
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.iter().for_each(Progress::clear);
    }
}
