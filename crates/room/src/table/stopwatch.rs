//! A stopwatch that can be stopped and resumed.

use serde::{Deserialize, Serialize};

/// A stopwatch in milliseconds. The caller passes the current time: the wall-clock time in the state of a table, and
/// the time since the start of the task in a table's task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stopwatch {
    /// Time counted before the current run, in milliseconds.
    counted_ms: u64,
    /// Start of the current run, in milliseconds; `None` while stopped.
    since_ms: Option<u64>,
}

impl Stopwatch {
    /// A stopped stopwatch that shows this time.
    pub const fn stopped(counted_ms: u64) -> Stopwatch {
        Stopwatch { counted_ms, since_ms: None }
    }

    /// The time shown, in milliseconds.
    pub fn elapsed_ms(self, now_ms: u64) -> u64 {
        let runs = self.since_ms.map_or(0, |since| now_ms.saturating_sub(since));
        self.counted_ms.saturating_add(runs)
    }

    /// Starts the stopwatch if `runs` is `true`, and stops it otherwise. A running stopwatch is not restarted.
    #[must_use]
    pub fn set(self, now_ms: u64, runs: bool) -> Stopwatch {
        match self.since_ms.filter(|_| runs) {
            Some(_) => self,
            None => Stopwatch { counted_ms: self.elapsed_ms(now_ms), since_ms: runs.then_some(now_ms) },
        }
    }

    /// Time in milliseconds at which the stopwatch shows `elapsed_ms`, or the start of the current run if it showed
    /// more then; `None` while it is stopped.
    pub fn time_at(self, elapsed_ms: u64) -> Option<u64> {
        Some(self.since_ms?.saturating_add(elapsed_ms.saturating_sub(self.counted_ms)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stopwatch_can_be_stopped_and_resumed() {
        let watch = Stopwatch::default().set(100, true);
        assert_eq!((watch.elapsed_ms(130), watch.time_at(50)), (30, Some(150)));
        assert_eq!(watch.set(120, true), watch, "a running stopwatch is not restarted");
        let stopped = watch.set(130, false);
        assert_eq!(
            (stopped, stopped.elapsed_ms(900), stopped.time_at(50)),
            (Stopwatch::stopped(30), 30, None)
        );
        assert_eq!(stopped.set(800, false), stopped);
        let again = stopped.set(1000, true);
        assert_eq!(
            (again.elapsed_ms(1010), again.time_at(50), again.time_at(20)),
            (40, Some(1020), Some(1000))
        );
    }

    #[test]
    fn a_clock_set_back_takes_no_time_away() {
        let watch = Stopwatch::stopped(5).set(100, true);
        assert_eq!(watch.elapsed_ms(90), 5);
        assert_eq!(Stopwatch::stopped(5).set(u64::MAX, true).time_at(u64::MAX), Some(u64::MAX));
    }
}
