//! Appends to logs as SQL statements. Each statement takes a round trip to the connection's thread, which takes longer
//! than most statements, so the appends of a group share their statements.

use super::accounts;
use super::change_effect::{ChangeEffect, ChangeOutcome};
use super::change_error::ChangeResult;
use super::reads::{self, AUDIT_LOG};
use crate::store::chain::{EntryHash, HashInput};
use crate::store::marks::Mark;
use crate::store::{AppendResult, Batch, Epoch, LogId, NewEntry, StoreError};
use sqlx::{QueryBuilder, SqliteConnection};
use std::collections::HashMap;

/// Maximum number of rows that one statement inserts, a power of two.
const MAX_ROWS: usize = 64;

/// New entries of a log, which the writer with this fencing token expects to end at `expected`.
pub(super) struct Append {
    pub log: LogId,
    pub epoch: Epoch,
    pub expected: u64,
    pub batch: Batch,
}

/// Current row of a log.
pub(super) struct LogRow {
    /// The number of the log in the database.
    pub number: i64,
    epoch: i64,
    closed: bool,
    marking: String,
    last: i64,
    /// Hash of the last entry in hexadecimal digits; empty for none.
    hash: String,
}

/// The end of a log, to which a batch is appended.
pub(super) struct End {
    /// The number of the log in the database.
    number: i64,
    last: i64,
    hash: EntryHash,
}

impl End {
    /// The end of a new log, which has this number in the database.
    pub(super) const fn of_new(number: i64) -> End {
        End { number, last: 0, hash: EntryHash::START }
    }
}

impl LogRow {
    /// The end of the log. Refused as a broken chain if the last entry has no hash, since every entry that this program
    /// wrote has a hash.
    fn end(&self, log: LogId) -> ChangeResult<End> {
        let LogRow { number, last, .. } = *self;
        let hash = match (self.hash.as_str(), last) {
            ("", 0) => Some(EntryHash::START),
            (hash, _) => hash.parse().ok(),
        };
        let broken = StoreError::BrokenChain { log, seq: last.cast_unsigned() };
        // A position of that size is damage, and the next ones would overflow.
        let hash = hash.filter(|_| last < i64::MAX / 2);
        hash.map(|hash| End { number, last, hash }).ok_or_else(|| broken.into())
    }

    /// Checks that a writer still holds the log.
    ///
    /// # Errors
    /// [`StoreError::Fenced`] if another writer has taken it over.
    pub(super) fn check_epoch(&self, log: LogId, held: Epoch) -> ChangeResult<()> {
        let found = Epoch(self.epoch.cast_unsigned());
        if held == found { Ok(()) } else { Err(StoreError::Fenced { log, held, found }.into()) }
    }

    /// Checks that the log accepts an append.
    fn check(&self, append: &Append) -> ChangeResult<()> {
        let Append { log, epoch, expected, .. } = *append;
        if self.closed {
            return Err(StoreError::Closed(log).into());
        }
        self.check_epoch(log, epoch)?;
        // Optimistic concurrency: the log must end where the writer expects.
        let found = self.last.cast_unsigned();
        if found == expected { Ok(()) } else { Err(StoreError::Conflict { log, expected, found }.into()) }
    }
}

/// Row of a log as JSON: its id, and the fields of [`LogRow`] in their order.
type JsonRow = (String, i64, i64, i64, String, i64, Option<String>);

/// The rows of the logs with these ids; no row for a log that does not exist.
async fn find_all(connection: &mut SqliteConnection, logs: &[LogId]) -> ChangeResult<HashMap<LogId, LogRow>> {
    // One row for all logs, since each row takes a switch from the connection's thread to this one. `IN` would copy the ids
    // to a temporary table.
    let statement = "SELECT json_group_array(json_array(id, number, epoch, closed, marking, \
                     (SELECT ifnull(max(seq), 0) FROM entry WHERE card_table = number), \
                     (SELECT lower(hex(hash)) FROM entry WHERE card_table = number ORDER BY seq DESC LIMIT 1))) \
                     FROM (SELECT value AS wanted FROM json_each(?)) CROSS JOIN card_table ON id = wanted";
    let query = sqlx::query_scalar(statement).bind(reads::encoded_ids(logs.iter().map(LogId::as_str)));
    let found: String = query.fetch_one(connection).await?;
    let rows: Vec<JsonRow> = reads::decoded(&found)?;
    let read = |(id, number, epoch, closed, marking, last, hash): JsonRow| {
        let (closed, hash) = (closed != 0, hash.unwrap_or_default());
        Ok((reads::parsed(&id)?, LogRow { number, epoch, closed, marking, last, hash }))
    };
    rows.into_iter().map(read).collect()
}

/// The row of a log. Refused if the log does not exist.
pub(super) async fn find(connection: &mut SqliteConnection, log: LogId) -> ChangeResult<LogRow> {
    find_all(connection, &[log]).await?.remove(&log).ok_or_else(|| StoreError::NoTable(log).into())
}

/// Appends to distinct logs. Refused if one of the appends is; the caller then rolls all of them back.
pub(super) async fn append_all(
    connection: &mut SqliteConnection,
    appends: &[&Append],
) -> ChangeResult<Vec<ChangeEffect>> {
    let logs: Vec<LogId> = appends.iter().map(|append| append.log).collect();
    let mut found = find_all(connection, &logs).await?;
    let mut additions = Vec::with_capacity(appends.len());
    for append in appends {
        let log = append.log;
        let row = found.remove(&log).ok_or(StoreError::NoTable(log))?;
        row.check(append)?;
        if !append.batch.entries.is_empty() {
            mark_as_changed(connection, &row).await?;
        }
        additions.push(Addition { log, end: row.end(log)?, batch: &append.batch });
    }
    add_all(connection, &additions).await
}

/// Records that a log that was marked as copied in a backup now differs from the backup. Does nothing for any other
/// log.
async fn mark_as_changed(connection: &mut SqliteConnection, found: &LogRow) -> ChangeResult<()> {
    if found.marking != "marked" {
        let query = sqlx::query("UPDATE card_table SET marking = 'marked' WHERE number = ?");
        query.bind(found.number).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Appends entries to the audit log.
pub(super) async fn audit(
    connection: &mut SqliteConnection,
    entries: &[NewEntry],
) -> ChangeResult<ChangeEffect> {
    let id: String = sqlx::query_scalar(AUDIT_LOG).fetch_one(&mut *connection).await?;
    let log = reads::parsed(&id)?;
    let found = find(connection, log).await?;
    mark_as_changed(connection, &found).await?;
    let chained = Chained::new(log, &found.end(log)?, entries);
    insert_all(connection, &chained.rows).await?;
    let outcome = ChangeOutcome::Appended(chained.result());
    Ok(ChangeEffect { outcome, mark: None, audit_mark: Some((log, chained.mark)) })
}

/// Appends the entries that belong to another change to the audit log. Returns the mark of the audit log, if there are
/// any.
pub(super) async fn audit_with(
    connection: &mut SqliteConnection,
    entries: &[NewEntry],
) -> ChangeResult<Option<(LogId, Mark)>> {
    if entries.is_empty() {
        return Ok(None);
    }
    // The future of `audit` is boxed, since only few changes are audited.
    Ok(Box::pin(audit(connection, entries)).await?.audit_mark)
}

/// A batch that is added at the end of its log.
pub(super) struct Addition<'a> {
    pub log: LogId,
    pub end: End,
    pub batch: &'a Batch,
}

/// Stores batches: appends their entries to their logs and to the audit log, posts their transfers, and stores their
/// personal data and their summaries.
pub(super) async fn add_all(
    connection: &mut SqliteConnection,
    additions: &[Addition<'_>],
) -> ChangeResult<Vec<ChangeEffect>> {
    let chained: Vec<Chained<'_>> =
        additions.iter().map(|one| Chained::new(one.log, &one.end, &one.batch.entries)).collect();
    let rows: Vec<NewRow<'_>> = chained.iter().flat_map(|one| one.rows.iter().copied()).collect();
    insert_all(connection, &rows).await?;
    let postings: Vec<accounts::Posting<'_>> =
        additions.iter().zip(&chained).map(|(one, chained)| one.posting(chained.mark.seq)).collect();
    accounts::post_all(connection, &postings).await?;
    let mut effects = Vec::with_capacity(additions.len());
    for (one, chained) in additions.iter().zip(&chained) {
        effects.push(ChangeEffect { audit_mark: one.add_the_rest(connection).await?, ..one.effect(chained) });
    }
    Ok(effects)
}

impl Addition<'_> {
    fn posting(&self, last: u64) -> accounts::Posting<'_> {
        let (log, number) = (self.log, self.end.number);
        accounts::Posting { log, number, seq: last.cast_signed(), transfers: &self.batch.transfers }
    }

    /// Stores the personal data and the summary, and appends the entries of the audit log. Returns the mark of the audit
    /// log, if there are any.
    async fn add_the_rest(&self, connection: &mut SqliteConnection) -> ChangeResult<Option<(LogId, Mark)>> {
        for texts in self.batch.texts.chunks(MAX_ROWS) {
            insert_texts(connection, self.end.number, texts).await?;
        }
        if let Some(summary) = &self.batch.summary {
            set_summary(connection, self.end.number, summary).await?;
        }
        audit_with(connection, &self.batch.audited).await
    }

    /// The effect on the log. A batch of transfers alone does not change the log; a new log gets its mark at once.
    fn effect(&self, chained: &Chained<'_>) -> ChangeEffect {
        let moved = self.end.last == 0 || !chained.rows.is_empty();
        let mark = moved.then_some((self.log, chained.mark));
        ChangeEffect { outcome: ChangeOutcome::Appended(chained.result()), mark, audit_mark: None }
    }
}

/// A new entry with its hash, as a row.
#[derive(Clone, Copy)]
struct NewRow<'a> {
    /// The number of the log in the database.
    number: i64,
    entry: HashInput<'a>,
    hash: EntryHash,
}

/// New entries of a log with their hashes.
struct Chained<'a> {
    rows: Vec<NewRow<'a>>,
    /// The mark of the log after them, with the highest number of a hand among them, or 0.
    mark: Mark,
}

impl<'a> Chained<'a> {
    fn new(log: LogId, end: &End, entries: &'a [NewEntry]) -> Chained<'a> {
        let End { number, last, mut hash } = *end;
        let mut seq = last.cast_unsigned();
        let mut rows = Vec::with_capacity(entries.len());
        for entry in entries {
            seq += 1;
            let (kind, hand, body) = (entry.kind, entry.hand, entry.body.as_str());
            let entry = HashInput { seq, kind, hand, body };
            hash = hash.next(log, &entry);
            rows.push(NewRow { number, entry, hash });
        }
        let hand = entries.iter().filter_map(|entry| entry.hand).max().unwrap_or(0);
        Chained { rows, mark: Mark { hand, seq, hash } }
    }

    const fn result(&self) -> AppendResult {
        AppendResult { last: self.mark.seq }
    }
}

async fn insert_all(connection: &mut SqliteConnection, mut rows: &[NewRow<'_>]) -> ChangeResult<()> {
    while let Some(most) = rows.len().min(MAX_ROWS).checked_ilog2() {
        // Each number of rows is a statement of its own. Powers of two are few enough to stay prepared.
        let (first, rest) = rows.split_at(1 << most);
        insert(connection, first).await?;
        rows = rest;
    }
    Ok(())
}

async fn insert(connection: &mut SqliteConnection, rows: &[NewRow<'_>]) -> ChangeResult<()> {
    let mut query = QueryBuilder::new("INSERT INTO entry (card_table, seq, kind, hand, body, hash) ");
    query.push_values(rows, |mut row, NewRow { number, entry, hash }| {
        row.push_bind(number).push_bind(entry.seq.cast_signed()).push_bind(entry.kind);
        row.push_bind(entry.hand.map(u64::cast_signed)).push_bind(entry.body).push_bind(hash.0.as_slice());
    });
    query.build().execute(connection).await?;
    Ok(())
}

async fn insert_texts(connection: &mut SqliteConnection, number: i64, texts: &[String]) -> ChangeResult<()> {
    let mut query = QueryBuilder::new("INSERT OR IGNORE INTO private_text (card_table, text) ");
    query.push_values(texts, |mut row, text| {
        row.push_bind(number).push_bind(text);
    });
    query.build().execute(connection).await?;
    Ok(())
}

async fn set_summary(connection: &mut SqliteConnection, number: i64, summary: &str) -> ChangeResult<()> {
    let statement = "INSERT OR REPLACE INTO run_summary (card_table, summary) VALUES (?, ?)";
    sqlx::query(statement).bind(number).bind(summary).execute(connection).await?;
    Ok(())
}
