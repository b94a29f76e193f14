//! The measurements of a run: the stamps with their times, and the times at which each viewer received the board.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::time::{Duration, Instant};

/// A stamp that was sent.
#[derive(Clone, Debug)]
pub struct SentStamp {
    /// Number of the participant.
    pub participant: u64,
    /// Number of the stop, from 1.
    pub stop: usize,
    /// Start of the latency: the time of sending or, if an earlier request delayed the stamp, its due time.
    pub at: Instant,
    /// The time of the response.
    pub answered: Instant,
    /// The log position and the card in the response; otherwise the refusal code or another error message.
    pub result: Result<(u64, String), String>,
}

/// The log positions of the boards that a viewer has received, each with its time of arrival, in ascending order.
pub type ReachedPositions = Vec<(u64, Instant)>;

/// The measurements of a run in progress. Cheap to clone.
#[derive(Clone, Default)]
pub struct Records(Arc<Mutex<Inner>>);

#[derive(Default)]
struct Inner {
    sent: Vec<SentStamp>,
    seen: Vec<ReachedPositions>,
    errors: BTreeMap<String, u64>,
    entries: u64,
}

impl Records {
    /// Records a stamp.
    pub fn stamp(&self, sent: SentStamp) {
        self.with(|inner| inner.sent.push(sent));
    }

    /// Records an accepted entry other than a stamp.
    pub fn entry(&self) {
        self.with(|inner| inner.entries += 1);
    }

    /// Records an error, such as a refused request or a lost viewer.
    pub fn error(&self, what: impl Into<String>) {
        self.with(|inner| *inner.errors.entry(what.into()).or_default() += 1);
    }

    /// Adds a viewer, who has the board at this position, and returns the viewer's number, counted from 0.
    pub fn viewer(&self, seq: u64, at: Instant) -> usize {
        self.with(|inner| {
            inner.seen.push(vec![(seq, at)]);
            inner.seen.len() - 1
        })
    }

    /// Records that a viewer received the board at this position.
    pub fn seen(&self, viewer: usize, seq: u64, at: Instant) {
        self.with(|inner| inner.seen[viewer].push((seq, at)));
    }

    /// Returns `true` if every viewer has received every acknowledged stamp, apart from stamps already taken with
    /// [`Records::take_stamps`].
    pub fn is_shown(&self) -> bool {
        self.with(|inner| {
            let last =
                inner.sent.iter().filter_map(|sent| sent.result.as_ref().ok()).map(|(seq, _)| *seq).max();
            inner.seen.iter().all(|seen| seen.last().map(|(seq, _)| *seq) >= last)
        })
    }

    /// Removes all stamps recorded so far, and returns them in the order in which they were recorded.
    pub fn take_stamps(&self) -> Vec<SentStamp> {
        self.with(|inner| std::mem::take(&mut inner.sent))
    }

    /// The positions that each viewer has reached, in the order of the viewers' numbers.
    pub fn all_seen(&self) -> Vec<ReachedPositions> {
        self.with(|inner| inner.seen.clone())
    }

    /// Number of errors of each kind.
    pub fn errors(&self) -> BTreeMap<String, u64> {
        self.with(|inner| inner.errors.clone())
    }

    /// Number of accepted entries other than stamps.
    pub fn entries(&self) -> u64 {
        self.with(|inner| inner.entries)
    }

    fn with<T>(&self, change: impl FnOnce(&mut Inner) -> T) -> T {
        change(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// Time from sending a stamp until the last viewer has received a board with it; `None` if the stamp was refused or did
/// not reach every viewer, or if there are no viewers.
pub fn until_shown(sent: &SentStamp, seen: &[ReachedPositions]) -> Option<Duration> {
    let (seq, _) = sent.result.as_ref().ok()?;
    let reached = |seen: &ReachedPositions| {
        let place = seen.partition_point(|(reached, _)| reached < seq);
        seen.get(place).map(|(_, at)| *at)
    };
    let times: Option<Vec<Instant>> = seen.iter().map(reached).collect();
    Some(times?.into_iter().max()?.saturating_duration_since(sent.at))
}

/// The nearest-rank percentile of times in ascending order, in milliseconds with two decimals; `None` if there are no
/// times.
pub fn percentile(sorted: &[Duration], percent: usize) -> Option<f64> {
    let rank = (sorted.len() * percent).div_ceil(100).max(1);
    sorted.get(rank - 1).map(|time| (time.as_secs_f64() * 100_000.0).round() / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    #[test]
    fn a_stamp_is_shown_when_the_last_viewer_has_it() {
        let start = Instant::now();
        let stamp = |result| SentStamp {
            participant: 1,
            stop: 1,
            at: start + ms(10),
            answered: start + ms(12),
            result,
        };
        let accepted = stamp(Ok((7, "Ks".to_owned())));
        let quick = vec![(5, start), (7, start + ms(15))];
        let slow = vec![(5, start), (6, start + ms(20)), (9, start + ms(260))];
        assert_eq!(until_shown(&accepted, &[quick.clone(), slow.clone()]), Some(ms(250)));
        assert_eq!(until_shown(&accepted, &[quick.clone(), vec![(6, start)]]), None, "a viewer lacks it");
        assert_eq!(until_shown(&accepted, &[]), None);
        assert_eq!(until_shown(&stamp(Err("run.late".to_owned())), &[quick, slow]), None);
    }

    #[test]
    fn percentiles_are_nearest_ranks() {
        let times: Vec<Duration> = (1..=200).map(ms).collect();
        assert_eq!(
            [50, 99, 100].map(|percent| percentile(&times, percent)),
            [Some(100.0), Some(198.0), Some(200.0)]
        );
        assert_eq!(percentile(&[Duration::from_micros(1_234)], 99), Some(1.23));
        assert_eq!(percentile(&[], 50), None);
    }
}
