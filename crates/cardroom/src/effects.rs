//! Implements [`Effects`] at the terminal: random numbers, a progress bar, and cancellation by Ctrl-C.

use crate::chance::Chance;
use crate::interrupt;
use crate::progress::Progress;
use requests::effects::{Effects, Random, Watch};

/// Effects with a progress bar on standard error. Ctrl-C stops the calculation.
pub struct TerminalEffects;

/// A progress bar that is removed when the calculation drops it.
struct Bar(Option<Progress>);

impl Effects for TerminalEffects {
    fn random(&self, seed: u64) -> Random {
        let mut chance = Chance::new(seed);
        Box::new(move |n| chance.below(n))
    }

    fn watch(&self, items: &'static str) -> Watch {
        let mut bar = Bar(None);
        Box::new(move |done, all| {
            bar.0.get_or_insert_with(|| Progress::new(all, items)).reach(done);
            !interrupt::asked()
        })
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.iter().for_each(Progress::clear);
    }
}
