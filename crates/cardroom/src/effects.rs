//! The effects of long work: random numbers, a progress bar, and Ctrl-C.

use crate::chance::Chance;
use crate::interrupt;
use crate::progress::Progress;
use requests::effects::{Effects, Random, Watch};

/// The effects of a command: a progress bar on standard error, and Ctrl-C stops the work.
pub struct TerminalEffects;

/// A progress bar that is removed with the work.
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
