//! Measurements of a run: the latency of actions, from sending one until the last seated socket of its table has
//! received it, the longest idle time of a table, and the errors.

use hdrhistogram::{CreationError, Histogram};
use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::time::{Duration, Instant};

/// Number of log entries per table whose receipts are kept: by the time that this many entries follow an action, every
/// socket has received it.
const KEPT: u64 = 64;

/// Number of significant digits of a recorded latency.
const DIGITS: u8 = 4;

/// Measurements of all sockets. All times come from the clock of this process, so times of different sockets can be
/// compared.
pub struct Tally(Mutex<Seen>);

struct Seen {
    tables: Vec<Table>,
    /// Start of the measurement; `None` before it.
    since: Option<Instant>,
    /// End of the measurement; `None` before it.
    until: Option<Instant>,
    /// Number of actions sent but not yet acknowledged.
    asked: u64,
    measured: Measurements,
}

/// Results of the measurement.
#[derive(Clone)]
pub struct Measurements {
    /// Latencies of actions, from sending one to its last receipt, in microseconds.
    pub latencies: Histogram<u64>,
    /// Number of actions that were sent during the measurement and accepted.
    pub actions: u64,
    /// Total number of actions accepted, including those before the measurement.
    pub all_actions: u64,
    /// Number of actions not acknowledged, or not received by every seat.
    pub unanswered: u64,
    /// Number of tables with at least one action during the measurement.
    pub tables: u64,
    /// Longest time that a table went without an action during the measurement.
    pub longest_rest: Duration,
    /// Number of errors of each kind.
    pub errors: BTreeMap<String, u64>,
}

struct Table {
    seats: usize,
    /// Keyed by sequence number in the log: the number of seated sockets that received the entry, and the time of the
    /// last receipt.
    received: BTreeMap<u64, (usize, Instant)>,
    /// Keyed by sequence number in the log: the time at which the action that caused the entry was sent.
    sent: BTreeMap<u64, Instant>,
    acted: Option<Instant>,
}

impl Tally {
    /// A tally for tables with these numbers of seated sockets.
    ///
    /// # Errors
    /// If the latency histogram cannot be created.
    pub fn new(seats: impl IntoIterator<Item = u64>) -> Result<Tally, CreationError> {
        let table = |seats| Table {
            seats: usize::try_from(seats).unwrap_or(usize::MAX),
            received: BTreeMap::new(),
            sent: BTreeMap::new(),
            acted: None,
        };
        let tables = seats.into_iter().map(table).collect();
        let measured = Measurements {
            latencies: Histogram::new(DIGITS)?,
            actions: 0,
            all_actions: 0,
            unanswered: 0,
            tables: 0,
            longest_rest: Duration::ZERO,
            errors: BTreeMap::new(),
        };
        Ok(Tally(Mutex::new(Seen { tables, since: None, until: None, asked: 0, measured })))
    }

    /// Starts the measurement.
    pub fn begin(&self, now: Instant) {
        let mut seen = self.seen();
        seen.since = Some(now);
        seen.tables.iter_mut().for_each(|table| table.acted = None);
    }

    /// Ends the measurement. From then on, no action may be sent.
    pub fn end(&self, now: Instant) {
        let mut seen = self.seen();
        let since = seen.since.unwrap_or(now);
        seen.until = Some(now);
        let idle_times = seen.tables.iter().map(|table| now - table.acted.unwrap_or(since));
        let longest = idle_times.max().unwrap_or_default();
        seen.measured.longest_rest = seen.measured.longest_rest.max(longest);
        seen.measured.tables = seen.tables.iter().filter(|table| table.acted.is_some()).count() as u64;
    }

    /// The results; pending actions count as unanswered.
    pub fn measured(&self) -> Measurements {
        let seen = self.seen();
        let unanswered: u64 = seen.tables.iter().map(|table| table.sent.len() as u64).sum();
        Measurements { unanswered: unanswered + seen.asked, ..seen.measured.clone() }
    }

    /// Returns `true` if an action may be sent, which then counts as pending.
    pub fn may_write(&self) -> bool {
        let mut seen = self.seen();
        let may = seen.until.is_none();
        seen.asked += u64::from(may);
        may
    }

    /// Counts a refused action as no longer pending.
    pub fn refused(&self) {
        let mut seen = self.seen();
        seen.asked = seen.asked.saturating_sub(1);
    }

    /// Counts an error of this kind.
    pub fn count_error(&self, what: String) {
        *self.seen().measured.errors.entry(what).or_default() += 1;
    }

    /// Records that a seated socket received the log up to a sequence number.
    pub fn received(&self, table: usize, seq: u64, at: Instant) {
        let mut seen = self.seen();
        let (count, last) = seen.tables[table].received.entry(seq).or_insert((0, at));
        (*count, *last) = (*count + 1, at.max(*last));
        seen.settle(table, seq);
    }

    /// Records that the action sent at `sent` caused this log entry.
    pub fn acted(&self, table: usize, seq: u64, sent: Instant) {
        let mut seen = self.seen();
        seen.measured.all_actions += 1;
        seen.asked = seen.asked.saturating_sub(1);
        let Some(since) = seen.since.filter(|&since| sent >= since) else { return };
        seen.measured.actions += 1;
        let before = seen.tables[table].acted.replace(sent).unwrap_or(since);
        let rest = sent.saturating_duration_since(before);
        seen.measured.longest_rest = seen.measured.longest_rest.max(rest);
        seen.tables[table].sent.insert(seq, sent);
        seen.settle(table, seq);
    }

    fn seen(&self) -> MutexGuard<'_, Seen> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Seen {
    /// Records the latency of an action once every seat has received it; does nothing before.
    fn settle(&mut self, table: usize, seq: u64) {
        let Table { seats, received, sent, .. } = &mut self.tables[table];
        let whole = received.get(&seq).filter(|(count, _)| count >= seats).map(|(_, last)| *last);
        if let Some((last, written)) = whole.and_then(|last| Some((last, sent.remove(&seq)?))) {
            let micros = last.saturating_duration_since(written).as_micros();
            if self.measured.latencies.record(u64::try_from(micros).unwrap_or(u64::MAX)).is_err() {
                *self.measured.errors.entry("a latency beyond measure".to_owned()).or_default() += 1;
            }
            *received = received.split_off(&seq.saturating_sub(KEPT));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latency_ends_when_the_last_seat_has_received_the_action() {
        let tally = Tally::new([2]).unwrap();
        let start = Instant::now();
        tally.begin(start);
        assert!(tally.may_write());
        tally.received(0, 5, start + Duration::from_millis(7));
        tally.acted(0, 5, start);
        assert!(tally.measured().latencies.is_empty() && tally.measured().unanswered == 1);
        tally.received(0, 5, start + Duration::from_millis(9));
        let latencies = tally.measured().latencies;
        assert_eq!((latencies.len(), latencies.min(), latencies.max()), (1, 9_000, 9_000));
        tally.end(start + Duration::from_secs(60));
        assert!(!tally.may_write());
        let measured = tally.measured();
        assert_eq!((measured.actions, measured.tables, measured.unanswered), (1, 1, 0));
        assert_eq!(measured.longest_rest, Duration::from_secs(60));
    }

    #[test]
    fn actions_before_the_measurement_are_not_counted() {
        let tally = Tally::new([1]).unwrap();
        let start = Instant::now();
        tally.begin(start + Duration::from_millis(5));
        tally.acted(0, 1, start);
        tally.received(0, 1, start);
        tally.end(start + Duration::from_millis(6));
        let measured = tally.measured();
        assert_eq!((measured.actions, measured.all_actions, measured.tables), (0, 1, 0));
        assert!(measured.latencies.is_empty());
    }
}
