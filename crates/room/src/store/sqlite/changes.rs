//! The writer's changes as SQL statements, all of which run in the writer's transaction.

use super::accounts;
use super::change_error::ChangeResult;
use super::reads::{self, AUDIT_LOG};
use crate::store::chain::{EntryHash, HashInput};
use crate::store::marks::Mark;
use crate::store::{AppendResult, Batch, Epoch, LogId, NewEntry, PlayerId, StoreError};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, QueryBuilder, Row, SqliteConnection};

/// Maximum number of rows that one statement inserts. Each statement takes a round trip to the connection's thread,
/// which is slower than the insertion of a row.
const MAX_ROWS: usize = 64;

/// A change that the writer makes to the database.
pub(super) enum Change {
    /// A new log of this kind; its outcome is a [fencing token](ChangeOutcome::Epoch).
    Create { log: LogId, kind: LogKind, first: Batch },
    /// A new writer; its outcome is a [fencing token](ChangeOutcome::Epoch).
    TakeEpoch { log: LogId },
    /// New entries; the outcome is [`ChangeOutcome::Appended`].
    Append { log: LogId, epoch: Epoch, expected: u64, batch: Batch },
    /// New entries of the audit log; the outcome is [`ChangeOutcome::Appended`].
    Audit { entries: Vec<NewEntry> },
    /// Closing of a table.
    Close { log: LogId, epoch: Epoch },
    /// Creation of a player with a new id.
    NewPlayer { id: PlayerId, name: String },
    /// Renaming of a player.
    Rename { player: PlayerId, name: String },
    /// Storing of values under names, where `None` removes the value, with entries of the audit log.
    SetSecrets { secrets: Vec<(&'static str, Option<String>)>, audited: Vec<NewEntry> },
    /// No change to the database; flushes the pending marks.
    Marks,
}

#[derive(Clone, Copy, strum::IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub(super) enum LogKind {
    Table,
    /// The log of a poker run event.
    Run,
    /// The audit log of the room.
    Audit,
}

/// Result of a successful change.
pub(super) struct ChangeEffect {
    /// The outcome, for the sender of the change.
    pub outcome: ChangeOutcome,
    /// Mark of the log after the change, if the change created the log or appended to it.
    pub mark: Option<(LogId, Mark)>,
    /// Mark of the audit log after the change, if the change appended to it.
    pub audit_mark: Option<(LogId, Mark)>,
}

impl ChangeEffect {
    /// The marks of the logs to which the change appended.
    pub(super) fn marks(&self) -> impl Iterator<Item = (LogId, Mark)> {
        self.mark.into_iter().chain(self.audit_mark)
    }
}

/// Outcome of a change, which is returned to its sender.
#[derive(Clone, Copy)]
pub(super) enum ChangeOutcome {
    /// The fencing token of the log's writer.
    Epoch(Epoch),
    Appended(AppendResult),
    /// Success without a value to return.
    Done,
}

impl From<ChangeOutcome> for ChangeEffect {
    fn from(outcome: ChangeOutcome) -> ChangeEffect {
        ChangeEffect { outcome, mark: None, audit_mark: None }
    }
}

/// Executes the change. A failed change may be partially applied, so the caller rolls it back.
pub(super) async fn apply(connection: &mut SqliteConnection, change: &Change) -> ChangeResult<ChangeEffect> {
    let outcome = match change {
        Change::Create { log, kind, first } => return create(connection, *log, *kind, first).await,
        Change::TakeEpoch { log } => take_epoch(connection, *log).await,
        Change::Append { log, epoch, expected, batch } => {
            return append(connection, *log, *epoch, *expected, batch).await;
        }
        Change::Audit { entries } => return audit(connection, entries).await,
        Change::Close { log, epoch } => close(connection, *log, *epoch).await,
        Change::NewPlayer { id, name } => new_player(connection, *id, name).await,
        Change::Rename { player, name } => rename(connection, *player, name).await,
        Change::SetSecrets { secrets, audited } => return set_secrets(connection, secrets, audited).await,
        Change::Marks => Ok(ChangeOutcome::Done),
    };
    outcome.map(ChangeEffect::from)
}

/// Current row of a log.
struct LogRow {
    number: i64,
    epoch: i64,
    closed: bool,
    marking: String,
    last: i64,
    hash: Option<Vec<u8>>,
}

impl FromRow<'_, SqliteRow> for LogRow {
    fn from_row(row: &SqliteRow) -> sqlx::Result<LogRow> {
        Ok(LogRow {
            number: row.try_get("number")?,
            epoch: row.try_get("epoch")?,
            closed: row.try_get("closed")?,
            marking: row.try_get("marking")?,
            last: row.try_get("last")?,
            hash: row.try_get("hash")?,
        })
    }
}

/// The end of a log, to which a batch is appended.
struct End {
    /// The number of the log in the database.
    number: i64,
    last: i64,
    hash: EntryHash,
}

impl LogRow {
    /// The end of the log. Refused as a broken chain if the last entry has no hash, since every entry that this program
    /// wrote has a hash.
    fn end(&self, log: LogId) -> ChangeResult<End> {
        let LogRow { number, last, .. } = *self;
        let hash = match (&self.hash, last) {
            (None, 0) => Some(EntryHash::START),
            (hash, _) => hash.as_deref().and_then(|hash| hash.try_into().ok()).map(EntryHash),
        };
        let broken = StoreError::BrokenChain { log, seq: last.cast_unsigned() };
        // A position of that size is damage, and the next ones would overflow.
        let hash = hash.filter(|_| last < i64::MAX / 2);
        hash.map(|hash| End { number, last, hash }).ok_or_else(|| broken.into())
    }
}

async fn find(connection: &mut SqliteConnection, log: LogId) -> ChangeResult<LogRow> {
    let statement = "SELECT number, epoch, closed, marking, \
                     (SELECT ifnull(max(seq), 0) FROM entry WHERE card_table = number) AS last, \
                     (SELECT hash FROM entry WHERE card_table = number ORDER BY seq DESC LIMIT 1) AS hash \
                     FROM card_table WHERE id = ?";
    let found = sqlx::query_as(statement).bind(log.as_str()).fetch_optional(connection).await?;
    found.ok_or_else(|| StoreError::NoTable(log).into())
}

async fn create(
    connection: &mut SqliteConnection,
    log: LogId,
    kind: LogKind,
    first: &Batch,
) -> ChangeResult<ChangeEffect> {
    let statement = "INSERT INTO card_table (id, kind, epoch, marking) VALUES (?, ?, 1, 'marked') \
                     ON CONFLICT DO NOTHING RETURNING number";
    let query = sqlx::query_scalar(statement).bind(log.as_str()).bind(<&str>::from(kind));
    let number = query.fetch_optional(&mut *connection).await?;
    let number = number.ok_or(StoreError::TableExists(log))?;
    let end = End { number, last: 0, hash: EntryHash::START };
    let done = add(connection, log, end, first).await?;
    Ok(ChangeEffect { outcome: ChangeOutcome::Epoch(Epoch(1)), ..done })
}

/// Creates the audit log under this id, unless the database has one.
pub(super) async fn create_audit_log(connection: &mut SqliteConnection, log: LogId) -> sqlx::Result<()> {
    let statement = "INSERT INTO card_table (id, kind, epoch) VALUES (?, ?, 1) ON CONFLICT DO NOTHING";
    let query = sqlx::query(statement).bind(log.as_str()).bind(<&str>::from(LogKind::Audit));
    query.execute(connection).await.map(drop)
}

async fn take_epoch(connection: &mut SqliteConnection, log: LogId) -> ChangeResult<ChangeOutcome> {
    let statement = "UPDATE card_table SET epoch = epoch + 1 WHERE id = ? RETURNING epoch";
    let epoch: Option<i64> =
        sqlx::query_scalar(statement).bind(log.as_str()).fetch_optional(connection).await?;
    let taken = |epoch: i64| ChangeOutcome::Epoch(Epoch(epoch.cast_unsigned()));
    epoch.map(taken).ok_or_else(|| StoreError::NoTable(log).into())
}

async fn append(
    connection: &mut SqliteConnection,
    log: LogId,
    epoch: Epoch,
    expected: u64,
    batch: &Batch,
) -> ChangeResult<ChangeEffect> {
    let found = find(connection, log).await?;
    if found.closed {
        return Err(StoreError::Closed(log).into());
    }
    check_epoch(log, epoch, &found)?;
    // Optimistic concurrency: the log must end where the writer expects.
    if found.last.cast_unsigned() != expected {
        return Err(StoreError::Conflict { log, expected, found: found.last.cast_unsigned() }.into());
    }
    if !batch.entries.is_empty() {
        mark_as_changed(connection, &found).await?;
    }
    add(connection, log, found.end(log)?, batch).await
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
async fn audit(connection: &mut SqliteConnection, entries: &[NewEntry]) -> ChangeResult<ChangeEffect> {
    let id: String = sqlx::query_scalar(AUDIT_LOG).fetch_one(&mut *connection).await?;
    let log = reads::parsed(&id)?;
    let found = find(connection, log).await?;
    mark_as_changed(connection, &found).await?;
    let (outcome, mark) = add_entries(connection, log, found.end(log)?, entries).await?;
    Ok(ChangeEffect { outcome: ChangeOutcome::Appended(outcome), mark: None, audit_mark: Some((log, mark)) })
}

/// Appends the entries that belong to another change to the audit log. Returns the mark of the audit log, if there are
/// any.
async fn audit_with(
    connection: &mut SqliteConnection,
    entries: &[NewEntry],
) -> ChangeResult<Option<(LogId, Mark)>> {
    if entries.is_empty() {
        return Ok(None);
    }
    // The future of `audit` is boxed, since only few changes are audited.
    Ok(Box::pin(audit(connection, entries)).await?.audit_mark)
}

fn check_epoch(log: LogId, held: Epoch, found: &LogRow) -> ChangeResult<()> {
    let found = Epoch(found.epoch.cast_unsigned());
    if held == found { Ok(()) } else { Err(StoreError::Fenced { log, held, found }.into()) }
}

/// Stores a batch: appends its entries to the log and to the audit log, posts its transfers, and stores its personal
/// data and its summary.
async fn add(
    connection: &mut SqliteConnection,
    log: LogId,
    end: End,
    batch: &Batch,
) -> ChangeResult<ChangeEffect> {
    let (number, before) = (end.number, end.last);
    let (appended, mark) = add_entries(connection, log, end, &batch.entries).await?;
    let last = appended.last.cast_signed();
    accounts::post(connection, (log, number), last, &batch.transfers).await?;
    for texts in batch.texts.chunks(MAX_ROWS) {
        insert_texts(connection, number, texts).await?;
    }
    if let Some(summary) = &batch.summary {
        set_summary(connection, number, summary).await?;
    }
    let audit_mark = audit_with(connection, &batch.audited).await?;
    // A batch of transfers alone does not change the log; a new table gets its mark at once.
    let moved = before == 0 || last > before;
    let mark = moved.then_some((log, mark));
    Ok(ChangeEffect { outcome: ChangeOutcome::Appended(appended), mark, audit_mark })
}

/// Appends entries to a log. Returns the position of the log's last entry, and its mark with the highest number of a
/// hand among the new entries, or 0.
async fn add_entries(
    connection: &mut SqliteConnection,
    log: LogId,
    end: End,
    entries: &[NewEntry],
) -> ChangeResult<(AppendResult, Mark)> {
    let End { number, last: mut seq, mut hash } = end;
    let mut rows = Vec::with_capacity(entries.len());
    for entry in entries {
        seq += 1;
        let (kind, hand, body) = (entry.kind, entry.hand, entry.body.as_str());
        let hashed = HashInput { seq: seq.cast_unsigned(), kind, hand, body };
        hash = hash.next(log, &hashed);
        rows.push((hashed, hash));
    }
    for rows in rows.chunks(MAX_ROWS) {
        insert(connection, number, rows).await?;
    }
    let hand = entries.iter().filter_map(|entry| entry.hand).max().unwrap_or(0);
    let mark = Mark { hand, seq: seq.cast_unsigned(), hash };
    Ok((AppendResult { last: mark.seq }, mark))
}

async fn insert(
    connection: &mut SqliteConnection,
    number: i64,
    rows: &[(HashInput<'_>, EntryHash)],
) -> ChangeResult<()> {
    let mut query = QueryBuilder::new("INSERT INTO entry (card_table, seq, kind, hand, body, hash) ");
    query.push_values(rows, |mut row, (entry, hash)| {
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

async fn close(connection: &mut SqliteConnection, log: LogId, epoch: Epoch) -> ChangeResult<ChangeOutcome> {
    let found = find(connection, log).await?;
    check_epoch(log, epoch, &found)?;
    accounts::check_cashed_out(connection, log).await?;
    let statement = "UPDATE card_table SET closed = 1 WHERE number = ?";
    sqlx::query(statement).bind(found.number).execute(connection).await?;
    Ok(ChangeOutcome::Done)
}

async fn new_player(
    connection: &mut SqliteConnection,
    id: PlayerId,
    name: &str,
) -> ChangeResult<ChangeOutcome> {
    let statement = "INSERT INTO player (number, name) VALUES (?, ?)";
    sqlx::query(statement).bind(id.0).bind(name).execute(connection).await?;
    Ok(ChangeOutcome::Done)
}

async fn rename(
    connection: &mut SqliteConnection,
    player: PlayerId,
    name: &str,
) -> ChangeResult<ChangeOutcome> {
    let statement = "UPDATE player SET name = ? WHERE number = ?";
    let done = sqlx::query(statement).bind(name).bind(player.0).execute(connection).await?;
    if done.rows_affected() == 1 { Ok(ChangeOutcome::Done) } else { Err(StoreError::NoPlayer(player).into()) }
}

async fn set_secrets(
    connection: &mut SqliteConnection,
    secrets: &[(&str, Option<String>)],
    audited: &[NewEntry],
) -> ChangeResult<ChangeEffect> {
    for (name, value) in secrets {
        set_secret(connection, name, value.as_deref()).await?;
    }
    let audit_mark = audit_with(connection, audited).await?;
    Ok(ChangeEffect { outcome: ChangeOutcome::Done, mark: None, audit_mark })
}

async fn set_secret(connection: &mut SqliteConnection, name: &str, value: Option<&str>) -> ChangeResult<()> {
    let query = match value {
        Some(value) => {
            sqlx::query("INSERT OR REPLACE INTO secret (name, value) VALUES (?, ?)").bind(name).bind(value)
        }
        None => sqlx::query("DELETE FROM secret WHERE name = ?").bind(name),
    };
    query.execute(connection).await?;
    Ok(())
}
