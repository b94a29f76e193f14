//! Integrity check of the whole store, concurrently with the writer.
//!
//! A log is checked in chunks, each starting from the stored hash of the entry before it. Several chunks can therefore
//! be read at once, and no reader delays the checkpoint of the write-ahead log for long. The driver passes every row
//! from SQLite's thread to the caller, which takes longer than reading and hashing an entry, so a chunk is fetched as a
//! single row of packed entries.

use super::packed::{packed_entries, unpacked};
use super::reads;
use crate::store::chain::{BrokenLink, EntryHash};
use crate::store::{IntegrityProblem, LogId, TableId, chain};
use sqlx::{Error, Result, SqlitePool};
use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::task::JoinSet;

/// Number of entries in a chunk.
const CHUNK: i64 = 1024;

/// Number of chunks read at once; the remaining read connections serve players.
const CONCURRENCY: usize = 2;

/// Consecutive entries of a log, from position `first` to position `last`, both included.
struct Chunk {
    number: i64,
    log: LogId,
    first: i64,
    last: i64,
}

/// Checks every log and every balance, and returns the integrity problems. `progress` counts the entries read.
pub(super) async fn verify(pool: &SqlitePool, progress: &Arc<AtomicU64>) -> Result<Vec<IntegrityProblem>> {
    let chunks = Arc::new(Mutex::new(chunks(pool).await?));
    let mut readers = JoinSet::new();
    for _ in 0..CONCURRENCY {
        let (pool, chunks, progress) = (pool.clone(), chunks.clone(), progress.clone());
        readers.spawn(async move {
            let mut problems = Vec::new();
            let next = || chunks.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
            while let Some(chunk) = next() {
                problems.extend(chunk.problem(&pool).await?);
                progress.fetch_add((chunk.last - chunk.first + 1).cast_unsigned(), Ordering::Relaxed);
            }
            Ok::<_, Error>(problems)
        });
    }
    // Only the first broken position of each log is reported.
    let mut broken: BTreeMap<LogId, u64> = BTreeMap::new();
    while let Some(problems) = readers.join_next().await {
        for BrokenLink { log, seq } in problems.map_err(|_| Error::WorkerCrashed)?? {
            broken.entry(log).and_modify(|first| *first = seq.min(*first)).or_insert(seq);
        }
    }
    let audit_log: String = sqlx::query_scalar(reads::AUDIT_LOG).fetch_one(pool).await?;
    let audit_log = reads::parsed(&audit_log)?;
    let broken = broken.into_iter().map(|(log, seq)| BrokenLink { log, seq });
    let mut problems: Vec<_> = broken.map(|broken| IntegrityProblem::of_link(broken, audit_log)).collect();
    problems.extend(balances(pool).await?);
    Ok(problems)
}

/// The positions of all logs, in chunks. A log of `n` entries is intact only if they are at the positions 1 to `n`. A
/// damaged position can be any number, so the highest one determines the number of chunks only if it is near `n`.
async fn chunks(pool: &SqlitePool) -> Result<VecDeque<Chunk>> {
    let statement = "SELECT number, id, (SELECT min(ifnull(max(seq), 0), count(*) + ?) \
                             FROM entry WHERE card_table = number) \
                     FROM card_table ORDER BY number";
    let tables: Vec<(i64, String, i64)> = sqlx::query_as(statement).bind(CHUNK).fetch_all(pool).await?;
    let mut chunks = VecDeque::new();
    for (number, id, last) in tables {
        let log = reads::parsed(&id)?;
        let starts = (1..=last).step_by(CHUNK as usize);
        chunks.extend(starts.map(|first| Chunk { number, log, first, last: last.min(first + CHUNK - 1) }));
    }
    Ok(chunks)
}

impl Chunk {
    /// The first broken position in the chunk; `None` if the chunk is intact.
    async fn problem(&self, pool: &SqlitePool) -> Result<Option<BrokenLink>> {
        let statement = concat!(
            "SELECT ",
            packed_entries!(),
            " FROM (SELECT seq, kind, hand, body, hash FROM entry \
             WHERE card_table = ? AND seq BETWEEN ? AND ? ORDER BY seq)"
        );
        let query = sqlx::query_scalar(statement);
        let query = query.bind(self.number).bind(self.first - 1).bind(self.last);
        let mut entries = unpacked(query.fetch_one(pool).await?)?.into_iter().peekable();
        let before = entries.next_if(|entry| entry.seq < self.first.cast_unsigned());
        let before = before.map_or(EntryHash::START, |entry| entry.hash);
        let entries: Vec<_> = entries.collect();
        let checked = chain::check(self.log, ((self.first - 1).cast_unsigned(), before), &entries);
        let missing = (self.first + entries.len() as i64).cast_unsigned();
        let checked = checked.and(if missing > self.last.cast_unsigned() {
            Ok(())
        } else {
            Err(BrokenLink { log: self.log, seq: missing })
        });
        Ok(checked.err())
    }
}

/// Compares every balance with the sum of its transfers, in one statement and therefore in one snapshot. The amounts
/// are summed in two parts, the low 26 bits and the rest, since the sum of many large transfers would overflow an
/// integer of SQLite.
async fn balances(pool: &SqlitePool) -> Result<Vec<IntegrityProblem>> {
    let statement = "WITH moved AS ( \
                         SELECT taker AS account, amount FROM transfer UNION ALL SELECT giver, -amount FROM transfer \
                     ), sums AS ( \
                         SELECT account, sum(amount >> 26) AS high, sum(amount & 67108863) AS low FROM moved GROUP BY account \
                     ) SELECT name, balance, ifnull(high, 0), ifnull(low, 0) FROM account LEFT JOIN sums ON account = number";
    let rows: Vec<(String, i64, i64, i64)> = sqlx::query_as(statement).fetch_all(pool).await?;
    let (mut problems, mut off) = (Vec::new(), 0);
    for (account, balance, high, low) in &rows {
        let (account, transfers) = (account.clone(), (i128::from(*high) << 26) + i128::from(*low));
        if transfers != i128::from(*balance) {
            off += i128::from(*balance) - transfers;
            let tables = moved_by(pool, Some(&account)).await?;
            problems.push(IntegrityProblem::Balance { account, balance: *balance, transfers, tables });
        }
    }
    // The differences of the accounts reported above are excluded from the sum, so that they suspend no other table.
    let all: i128 = rows.iter().map(|(_, balance, ..)| i128::from(*balance)).sum();
    let sum = all - off;
    if sum != 0 {
        problems.push(IntegrityProblem::Sum { sum, tables: moved_by(pool, None).await? });
    }
    Ok(problems)
}

/// The open tables that moved chips to or from this account, or any account for `None`.
async fn moved_by(pool: &SqlitePool, account: Option<&str>) -> Result<Vec<TableId>> {
    let statement = "SELECT id FROM card_table AS t WHERE closed = 0 AND EXISTS ( \
                         SELECT 1 FROM transfer WHERE card_table = t.number \
                         AND (?1 IS NULL OR (SELECT number FROM account WHERE name = ?1) IN (giver, taker)))";
    let ids: Vec<String> = sqlx::query_scalar(statement).bind(account).fetch_all(pool).await?;
    ids.iter().map(|id| reads::parsed(id)).collect()
}
