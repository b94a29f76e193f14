//! Migration of logs without hashes: adds the hash chain to the entries of older versions.

use crate::store::LogId;
use crate::store::chain::{EntryHash, HashInput};
use sqlx::{Connection, Error, Result, SqliteConnection};
use std::time::{Duration, Instant};

/// Number of entries hashed in one transaction.
const BATCH: usize = 2000;

/// Interval between progress messages.
const REPORT_INTERVAL: Duration = Duration::from_secs(1);

/// Adds a hash to every entry without one. Logs whose `marking` is `marked` are skipped: all their entries have hashes.
/// Each step is a transaction, so that the next start can resume after a crash.
pub(super) async fn complete(connection: &mut SqliteConnection) -> Result<()> {
    let statement = "SELECT number, id FROM card_table WHERE marking <> 'marked' ORDER BY number";
    let tables: Vec<(i64, String)> = sqlx::query_as(statement).fetch_all(&mut *connection).await?;
    if tables.is_empty() {
        return Ok(());
    }
    let count = "SELECT count(*) FROM entry WHERE hash IS NULL";
    let left: i64 = sqlx::query_scalar(count).fetch_one(&mut *connection).await?;
    let mut progress = Progress { done: 0, of: left, reported_at: Instant::now() };
    for (number, id) in tables {
        let log = id.parse().map_err(|error| Error::Decode(Box::new(error)))?;
        while hash_next(connection, log, number, &mut progress).await? {}
    }
    Ok(())
}

struct Progress {
    done: i64,
    of: i64,
    reported_at: Instant,
}

impl Progress {
    fn add(&mut self, entries: usize) {
        self.done += entries as i64;
        if self.reported_at.elapsed() >= REPORT_INTERVAL {
            self.reported_at = Instant::now();
            tracing::info!(
                done = self.done,
                of = self.of,
                "adding hashes to the entries of an older version"
            );
        }
    }
}

/// Hashes the next entries of a log, at most [`BATCH`]. Returns `false` if none were left.
async fn hash_next(
    connection: &mut SqliteConnection,
    log: LogId,
    number: i64,
    progress: &mut Progress,
) -> Result<bool> {
    let mut transaction = connection.begin().await?;
    let last =
        "SELECT seq, hash FROM entry WHERE card_table = ? AND hash IS NOT NULL ORDER BY seq DESC LIMIT 1";
    let last: Option<(i64, Vec<u8>)> =
        sqlx::query_as(last).bind(number).fetch_optional(&mut *transaction).await?;
    let after = last.as_ref().map_or(0, |(seq, _)| *seq);
    let hash = last.and_then(|(_, hash)| hash.try_into().ok());
    let mut hash = hash.map_or(EntryHash::START, EntryHash);
    let rows =
        "SELECT seq, kind, hand, body FROM entry WHERE card_table = ? AND seq > ? ORDER BY seq LIMIT ?";
    let query = sqlx::query_as(rows).bind(number).bind(after).bind(BATCH as i64);
    let rows: Vec<(i64, String, Option<i64>, String)> = query.fetch_all(&mut *transaction).await?;
    let first = rows.first().map_or(0, |&(seq, ..)| seq);
    let mut hashes = Vec::with_capacity(rows.len() * 32);
    // The next call continues after a gap in the positions.
    let run = rows.iter().zip(first..).take_while(|((seq, ..), wanted)| seq == wanted);
    for ((seq, kind, hand, body), _) in run {
        let hand = hand.map(i64::cast_unsigned);
        hash = hash.next(log, &HashInput { seq: seq.cast_unsigned(), kind, hand, body });
        hashes.extend(hash.0);
    }
    let count = hashes.len() / 32;
    // A single statement for all entries; one statement per entry takes several times as long.
    let statement = "UPDATE entry SET hash = substr(?1, (seq - ?2) * 32 + 1, 32) \
                     WHERE card_table = ?3 AND seq >= ?2 AND seq < ?2 + ?4";
    let query = sqlx::query(statement).bind(hashes).bind(first).bind(number).bind(count as i64);
    query.execute(&mut *transaction).await?;
    transaction.commit().await?;
    progress.add(count);
    Ok(count > 0)
}
