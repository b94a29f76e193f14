//! What is measured: from the moment an action is written until the last seated socket of its table has heard of it.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::time::{Duration, Instant};

/// So many entries behind the newest, nobody waits for an action any more.
const KEPT: u64 = 64;

/// What all sockets have seen. They share one clock.
pub struct Tally(Mutex<Seen>);

struct Seen {
    tables: Vec<Table>,
    /// When the time that counts begins and ends, as far as that is known.
    since: Option<Instant>,
    until: Option<Instant>,
    /// How many actions were written and not answered yet.
    asked: u64,
    measured: Measured,
}

/// What came of the time that counts.
#[derive(Clone, Default)]
pub struct Measured {
    /// From writing to the last receipt, in the order of the receipts.
    pub latencies: Vec<Duration>,
    /// How many actions of the time that counts were accepted.
    pub actions: u64,
    /// How many actions were accepted, those before that time too.
    pub all_actions: u64,
    /// How many actions were not answered, or not heard of by every seat.
    pub unheard: u64,
    /// How many tables have acted.
    pub tables: u64,
    /// The longest time that a table was without an action.
    pub longest_rest: Duration,
    /// What went wrong, and how often.
    pub errors: BTreeMap<String, u64>,
}

struct Table {
    seats: usize,
    /// Who has heard of a place of the log, and when the last did.
    heard: BTreeMap<u64, (usize, Instant)>,
    /// When the action that led to a place was written.
    sent: BTreeMap<u64, Instant>,
    acted: Option<Instant>,
}

impl Tally {
    /// Tables with so many seated sockets each.
    pub fn new(seats: impl IntoIterator<Item = u64>) -> Tally {
        let table = |seats| Table {
            seats: usize::try_from(seats).unwrap_or(usize::MAX),
            heard: BTreeMap::new(),
            sent: BTreeMap::new(),
            acted: None,
        };
        let tables = seats.into_iter().map(table).collect();
        let measured = Measured::default();
        Tally(Mutex::new(Seen { tables, since: None, until: None, asked: 0, measured }))
    }

    /// From now on it counts.
    pub fn begin(&self, now: Instant) {
        let mut seen = self.seen();
        seen.since = Some(now);
        seen.tables.iter_mut().for_each(|table| table.acted = None);
    }

    /// Nothing is written from now on.
    pub fn end(&self, now: Instant) {
        let mut seen = self.seen();
        let since = seen.since.unwrap_or(now);
        seen.until = Some(now);
        let rests = seen.tables.iter().map(|table| now - table.acted.unwrap_or(since));
        let longest = rests.max().unwrap_or_default();
        seen.measured.longest_rest = seen.measured.longest_rest.max(longest);
        seen.measured.tables = seen.tables.iter().filter(|table| table.acted.is_some()).count() as u64;
    }

    /// What was measured; what is still on its way is unheard.
    pub fn measured(&self) -> Measured {
        let seen = self.seen();
        let unheard: u64 = seen.tables.iter().map(|table| table.sent.len() as u64).sum();
        Measured { unheard: unheard + seen.asked, ..seen.measured.clone() }
    }

    /// Whether an action may be written, which is then on its way.
    pub fn may_write(&self) -> bool {
        let mut seen = self.seen();
        let may = seen.until.is_none();
        seen.asked += u64::from(may);
        may
    }

    /// An action was refused.
    pub fn refused(&self) {
        let mut seen = self.seen();
        seen.asked = seen.asked.saturating_sub(1);
    }

    /// Something went wrong.
    pub fn wrong(&self, what: String) {
        *self.seen().measured.errors.entry(what).or_default() += 1;
    }

    /// A seated socket heard of everything up to a place of the log.
    pub fn heard(&self, table: usize, seq: u64, at: Instant) {
        let mut seen = self.seen();
        let (count, last) = seen.tables[table].heard.entry(seq).or_insert((0, at));
        (*count, *last) = (*count + 1, at.max(*last));
        seen.settle(table, seq);
    }

    /// An action that was written at this moment led to this place of the log.
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
    /// Takes the time of an action that every seat has heard of.
    fn settle(&mut self, table: usize, seq: u64) {
        let Table { seats, heard, sent, .. } = &mut self.tables[table];
        let whole = heard.get(&seq).filter(|(count, _)| count >= seats).map(|(_, last)| *last);
        if let Some((last, written)) = whole.and_then(|last| Some((last, sent.remove(&seq)?))) {
            self.measured.latencies.push(last.saturating_duration_since(written));
            *heard = heard.split_off(&seq.saturating_sub(KEPT));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_seat_to_hear_decides_whichever_news_comes_first() {
        let tally = Tally::new([2]);
        let start = Instant::now();
        tally.begin(start);
        assert!(tally.may_write());
        tally.heard(0, 5, start + Duration::from_millis(7));
        tally.acted(0, 5, start);
        assert!(tally.measured().latencies.is_empty() && tally.measured().unheard == 1);
        tally.heard(0, 5, start + Duration::from_millis(9));
        assert_eq!(tally.measured().latencies, [Duration::from_millis(9)]);
        tally.end(start + Duration::from_secs(60));
        assert!(!tally.may_write());
        let measured = tally.measured();
        assert_eq!((measured.actions, measured.tables, measured.unheard), (1, 1, 0));
        assert_eq!(measured.longest_rest, Duration::from_secs(60));
    }

    #[test]
    fn what_is_written_before_the_time_that_counts_is_not_measured() {
        let tally = Tally::new([1]);
        let start = Instant::now();
        tally.begin(start + Duration::from_millis(5));
        tally.acted(0, 1, start);
        tally.heard(0, 1, start);
        tally.end(start + Duration::from_millis(6));
        let measured = tally.measured();
        assert_eq!((measured.actions, measured.all_actions, measured.tables), (0, 1, 0));
        assert!(measured.latencies.is_empty());
    }
}
