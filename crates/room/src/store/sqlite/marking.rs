//! Comparison of the logs with their marks when the store is opened.

use super::rows::stored_hash;
use crate::store::chain::EntryHash;
use crate::store::fault::fault;
use crate::store::marks::{Mark, Marks};
use crate::store::{LogId, Rollback, RollbackCause, StoreResult};
use sqlx::sqlite::SqliteRow;
use sqlx::{FromRow, Result, Row as _, SqliteConnection};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A log in the database that is not closed.
struct Row {
    number: i64,
    id: String,
    is_audit: bool,
    marking: String,
    last: i64,
    hash: Option<Vec<u8>>,
    hand: i64,
}

impl FromRow<'_, SqliteRow> for Row {
    fn from_row(row: &SqliteRow) -> Result<Row> {
        Ok(Row {
            number: row.try_get("number")?,
            id: row.try_get("id")?,
            is_audit: row.try_get("is_audit")?,
            marking: row.try_get("marking")?,
            last: row.try_get("last")?,
            hash: row.try_get("hash")?,
            hand: row.try_get("hand")?,
        })
    }
}

/// Compares all logs, except those of closed tables, with their marks. Returns the rollbacks of the logs that are
/// behind their marks or come from a backup, brings the marks of the other logs up to date on disk, and removes the
/// marks of tables that are closed or missing from the database. A new audit log counts as one that lost its entries if
/// other marked logs are missing: the database was replaced by one from before the audit log.
pub(super) async fn compare(
    connection: &mut SqliteConnection,
    marks: &mut Marks,
    database: &Path,
) -> StoreResult<BTreeMap<LogId, Rollback>> {
    let wrong = |error| fault(database, &error);
    let rows = rows(connection).await.map_err(wrong)?;
    let has_no_mark = |row: &&Row| row.id.parse().is_ok_and(|log| marks.get(log).is_none());
    let new = rows.iter().filter(has_no_mark).count();
    marks.reserve(new)?;
    let mut rollbacks = BTreeMap::new();
    let mut known = BTreeSet::new();
    let mut new_audit_log = None;
    for row in rows {
        let Ok(log) = row.id.parse() else { continue };
        known.insert(log);
        if row.is_audit && row.last == 0 && marks.get(log).is_none() {
            new_audit_log = Some(log);
        }
        let found = row.rollback(connection, marks.get(log)).await.map_err(wrong)?;
        match found {
            Some(rollback) => {
                rollbacks.insert(log, rollback);
            }
            None => marks.set(log, row.mark()),
        }
    }
    for log in marks.logs().into_iter().filter(|log| !known.contains(log)) {
        let is_missing = forget(connection, marks, log).await.map_err(wrong)?;
        let lost = Rollback { cause: RollbackCause::Lost, hand: 0 };
        rollbacks.extend(new_audit_log.filter(|_| is_missing).map(|log| (log, lost)));
    }
    marks.flush()?;
    let statement = "UPDATE card_table SET marking = 'marked' WHERE marking = 'unmarked'";
    sqlx::query(statement).execute(connection).await.map(|_| rollbacks).map_err(wrong)
}

async fn rows(connection: &mut SqliteConnection) -> Result<Vec<Row>> {
    let statement = "SELECT number, id, kind = 'audit' AS is_audit, marking, \
                     (SELECT ifnull(max(seq), 0) FROM entry WHERE card_table = number) AS last, \
                     (SELECT hash FROM entry WHERE card_table = number ORDER BY seq DESC LIMIT 1) AS hash, \
                     (SELECT ifnull(max(hand), 0) FROM entry WHERE card_table = number AND hand IS NOT NULL) AS hand \
                     FROM card_table WHERE closed = 0 ORDER BY number";
    sqlx::query_as(statement).fetch_all(connection).await
}

impl Row {
    fn mark(&self) -> Mark {
        let [hand, seq] = [self.hand, self.last].map(i64::cast_unsigned);
        Mark { hand, seq, hash: self.last_hash() }
    }

    fn last_hash(&self) -> EntryHash {
        stored_hash(self.hash.as_deref())
    }

    /// Rollback of the log with its cause; `None` unless the log is behind its mark, diverges from it, has lost it or
    /// comes from a backup.
    async fn rollback(
        &self,
        connection: &mut SqliteConnection,
        mark: Option<Mark>,
    ) -> Result<Option<Rollback>> {
        let hand = self.hand.cast_unsigned().max(mark.map_or(0, |mark| mark.hand));
        let rolled_back = |cause| Some(Rollback { cause, hand });
        Ok(match (self.marking.as_str(), mark) {
            ("copied", _) => rolled_back(RollbackCause::Backup),
            ("unmarked", _) => None,
            // The audit log has its mark before its first entry.
            (_, None) if self.is_audit && self.last > 0 => rolled_back(RollbackCause::Lost),
            // A table's first mark is written after its first entries and before its first hand.
            (_, None) if self.hand == 0 => None,
            (_, None) => rolled_back(RollbackCause::Lost),
            (_, Some(mark)) if self.has(connection, mark).await? => None,
            (_, Some(_)) => rolled_back(RollbackCause::Lost),
        })
    }

    /// Returns whether the log has the marked entry. Always `true` for a mark before the first entry. The marked entry
    /// is usually the last one, which needs no statement.
    async fn has(&self, connection: &mut SqliteConnection, mark: Mark) -> Result<bool> {
        if mark.seq == 0 || (mark.seq == self.last.cast_unsigned() && mark.hash == self.last_hash()) {
            return Ok(true);
        }
        let query = sqlx::query_scalar("SELECT hash FROM entry WHERE card_table = ? AND seq = ?");
        let found: Option<Option<Vec<u8>>> =
            query.bind(self.number).bind(mark.seq.cast_signed()).fetch_optional(connection).await?;
        Ok(found.is_some_and(|hash| stored_hash(hash.as_deref()) == mark.hash))
    }
}

/// Removes the mark of a log that is not open, and returns whether the log is missing from the database. Logs an error
/// if it is.
async fn forget(connection: &mut SqliteConnection, marks: &mut Marks, log: LogId) -> Result<bool> {
    let query = sqlx::query_scalar("SELECT closed FROM card_table WHERE id = ?").bind(log.as_str());
    let closed: Option<bool> = query.fetch_optional(connection).await?;
    if closed.is_none() {
        tracing::error!(%log, "a log with a mark is missing from the database");
    }
    marks.forget(log);
    Ok(closed.is_none())
}
