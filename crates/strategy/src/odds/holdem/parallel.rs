//! Numbered steps of a calculation, on several threads.

use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::thread;

/// Progress callback: receives the steps done and their total, and returns `true` to continue.
pub type OnProgress<'a> = &'a mut dyn FnMut(u64, u64) -> bool;

/// The result of some steps.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome<S> {
    /// The states of the threads, in no particular order.
    pub states: Vec<S>,
    /// `false` if the progress callback stopped the work.
    pub is_complete: bool,
}

impl<S> Outcome<S> {
    /// The states; `None` if the progress callback stopped the work.
    pub fn complete(self) -> Option<Vec<S>> {
        self.is_complete.then_some(self.states)
    }
}

/// Runs `step` once for every number below `steps`, on up to `threads` threads. Each thread has a state of its own, made by
/// `begin`.
///
/// The calling thread works too, and reports the progress. If the system provides fewer threads, these do all the work.
pub fn run<S: Send>(
    steps: u64,
    threads: NonZeroUsize,
    watch: OnProgress,
    begin: impl Fn() -> S + Sync,
    step: impl Fn(&mut S, u64) + Sync,
) -> Outcome<S> {
    let (next, done, stopped) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let work = |goes_on: &mut dyn FnMut(u64) -> bool| {
        let mut state = begin();
        while !stopped.load(Relaxed) {
            let number = next.fetch_add(1, Relaxed);
            if number >= steps {
                break;
            }
            step(&mut state, number);
            let done = done.fetch_add(1, Relaxed) + 1;
            if !goes_on(done) && done < steps {
                stopped.store(true, Relaxed);
            }
        }
        state
    };
    let work = &work;
    let states = thread::scope(|scope| {
        let helpers = (1..steps.min(threads.get() as u64))
            .map_while(|_| thread::Builder::new().spawn_scoped(scope, move || work(&mut |_| true)).ok());
        let helpers: Vec<_> = helpers.collect();
        let own = work(&mut |done| watch(done, steps));
        let states =
            helpers.into_iter().map(|helper| helper.join().unwrap_or_else(|panic| resume_unwind(panic)));
        [own].into_iter().chain(states).collect()
    });
    Outcome { states, is_complete: !stopped.into_inner() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_runs_once_on_any_number_of_threads() {
        for threads in [1, 2, 7].map(|threads| NonZeroUsize::new(threads).unwrap()) {
            for steps in [0, 1, 3, 1_000] {
                let mut last = 0;
                let watch = &mut |done: u64, all: u64| {
                    assert!(last < done && done <= all);
                    last = done;
                    true
                };
                let states =
                    run(steps, threads, watch, Vec::new, |done: &mut Vec<u64>, step| done.push(step));
                let mut ran = states.complete().unwrap().concat();
                ran.sort_unstable();
                assert_eq!(ran, (0..steps).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn the_callback_stops_all_threads() {
        for threads in [1, 3].map(|threads| NonZeroUsize::new(threads).unwrap()) {
            let count = AtomicU64::new(0);
            let slow = |_: &mut (), _| {
                count.fetch_add(1, Relaxed);
                thread::sleep(std::time::Duration::from_millis(1));
            };
            assert_eq!(run(10_000, threads, &mut |done, _| done < 20, || (), slow).complete(), None);
            assert!((20..200).contains(&count.into_inner()));
            assert_eq!(run(1, threads, &mut |_, _| false, || (), |_, _| ()).complete(), Some(vec![()]));
        }
    }
}
