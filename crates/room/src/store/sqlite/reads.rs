//! Read-only queries, which run concurrently with the writer.

use super::packed::{packed_entries, unpacked};
use super::readers::Readers;
use super::rows::{EntryRow, stored_entry, stored_hash};
use crate::ledger::Account;
use crate::store::chain::EntryHash;
use crate::store::{
    AuditLog, CLOSED, ENDED, HandRow, LogId, Player, PlayerId, RUN_CREATED, RunRow, StoredEntry, TableFilter,
    TableId, TableRow,
};
use serde::Deserialize;
use sqlx::{Error, Result};
use std::collections::HashMap;
use std::str::FromStr;

/// Reads one row of the database.
pub(super) async fn check(readers: &Readers) -> Result<()> {
    let statement = "SELECT 1 FROM card_table LIMIT 1";
    sqlx::query(statement).execute(&mut *readers.connection().await?).await.map(drop)
}

pub(super) async fn tables(readers: &Readers, which: TableFilter) -> Result<Vec<TableRow>> {
    let statement = "SELECT id, (SELECT ifnull(max(seq), 0) FROM entry WHERE card_table = number) \
                     FROM card_table WHERE kind = 'table' AND closed = ? ORDER BY number";
    let rows: Vec<(String, i64)> = sqlx::query_as(statement)
        .bind(which == TableFilter::Closed)
        .fetch_all(&mut *readers.connection().await?)
        .await?;
    rows.into_iter().map(|(id, last)| Ok(TableRow { id: parsed(&id)?, last: last.cast_unsigned() })).collect()
}

/// SQL statement that selects the id of the audit log.
pub(super) const AUDIT_LOG: &str = "SELECT id FROM card_table WHERE kind = 'audit'";

pub(super) async fn audit_log(readers: &Readers) -> Result<AuditLog> {
    let statement = "SELECT id, seq, hash FROM card_table LEFT JOIN entry ON card_table = number \
                     AND seq = (SELECT max(seq) FROM entry WHERE card_table = number) WHERE card_table.kind = 'audit'";
    let (id, last, hash): (String, Option<i64>, Option<Vec<u8>>) =
        sqlx::query_as(statement).fetch_one(&mut *readers.connection().await?).await?;
    Ok(AuditLog {
        id: parsed(&id)?,
        last: last.unwrap_or(0).cast_unsigned(),
        head: stored_hash(hash.as_deref()),
    })
}

/// The events, each with the guest whom its first entry names as the organiser. The kind of the entry that ends an
/// event is a literal in the statement, since only then does SQLite use the partial index of these entries.
pub(super) async fn runs(readers: &Readers) -> Result<Vec<RunRow>> {
    let statement = "SELECT id, CASE WHEN json_valid(body) THEN json_extract(body, '$.entry.change.organiser') END, \
                     EXISTS (SELECT 1 FROM entry AS last WHERE last.card_table = number AND last.kind = 'run.ended'), summary \
                     FROM card_table LEFT JOIN entry ON entry.card_table = number AND seq = 1 AND entry.kind = ? \
                     LEFT JOIN run_summary ON run_summary.card_table = number \
                     WHERE card_table.kind = 'run' ORDER BY number";
    let rows: Vec<(String, Option<i64>, bool, Option<String>)> =
        sqlx::query_as(statement).bind(RUN_CREATED).fetch_all(&mut *readers.connection().await?).await?;
    let row = |(id, organiser, is_over, summary): (String, Option<i64>, bool, Option<String>)| {
        Ok(RunRow { id: parsed(&id)?, organiser: organiser.map(PlayerId), is_over, summary })
    };
    rows.into_iter().map(row).collect()
}

/// The personal data of a log.
pub(super) async fn texts(readers: &Readers, log: LogId) -> Result<Vec<String>> {
    let statement =
        "SELECT text FROM private_text WHERE card_table = (SELECT number FROM card_table WHERE id = ?)";
    sqlx::query_scalar(statement).bind(log.as_str()).fetch_all(&mut *readers.connection().await?).await
}

/// Parses an id or the name of an account from the database. Fails only if another program wrote the value.
pub(super) fn parsed<T: FromStr<Err: std::error::Error + Send + Sync + 'static>>(text: &str) -> Result<T> {
    text.parse().map_err(|error: T::Err| Error::Decode(error.into()))
}

/// Deserializes JSON that a statement made.
pub(super) fn decoded<'a, T: Deserialize<'a>>(json: &'a str) -> Result<T> {
    serde_json::from_str(json).map_err(|error| Error::Decode(error.into()))
}

/// Encodes ids as one JSON array, which a statement binds.
pub(super) fn encoded_ids<'a>(ids: impl Iterator<Item = &'a str>) -> String {
    serde_json::json!(ids.collect::<Vec<_>>()).to_string()
}

/// At most `limit` entries from this position on, with the position and hash of the entry before them; the hash is
/// [`EntryHash::START`] if there is no such entry.
pub(super) async fn page(
    readers: &Readers,
    log: LogId,
    from: u64,
    limit: u32,
) -> Result<((u64, EntryHash), Vec<StoredEntry>)> {
    let statement = "SELECT seq, kind, hand, body, hash FROM entry \
                     WHERE card_table = (SELECT number FROM card_table WHERE id = ?) AND seq >= ? ORDER BY seq LIMIT ?";
    let before = i64::try_from(from.saturating_sub(1)).unwrap_or(i64::MAX - 1);
    let rows: Vec<EntryRow> = sqlx::query_as(statement)
        .bind(log.as_str())
        .bind(before)
        .bind(i64::from(limit) + 1)
        .fetch_all(&mut *readers.connection().await?)
        .await?;
    let mut entries: Vec<StoredEntry> = rows.into_iter().map(stored_entry).collect();
    let before = match entries.first() {
        Some(first) if first.seq < from => {
            let first = entries.remove(0);
            (first.seq, first.hash)
        }
        _ => (before.cast_unsigned(), EntryHash::START),
    };
    entries.truncate(limit as usize);
    Ok((before, entries))
}

/// Consecutive entries of a log, and the position and hash of the entry before them.
type Entries = ((u64, EntryHash), Vec<StoredEntry>);

/// The [latest entries](crate::store::Store::read_latest) of tables, a row for each table.
pub(super) async fn latest(
    readers: &Readers,
    tables: &[TableId],
    interval: u64,
) -> Result<HashMap<TableId, Entries>> {
    let statement = concat!(
        "WITH last AS ( \
             SELECT number, id, (SELECT max(hand) FROM entry WHERE card_table = number AND hand IS NOT NULL) AS hand \
             FROM card_table WHERE id IN (SELECT value FROM json_each(?)) \
         ), start AS ( \
             SELECT number, id, ifnull((SELECT min(seq) FROM entry WHERE card_table = number \
                 AND entry.hand = last.hand - last.hand % ?), 1) AS first FROM last \
         ) SELECT id, first, (SELECT ",
        packed_entries!(),
        " FROM (SELECT seq, kind, hand, body, hash FROM entry \
         WHERE card_table = number AND seq >= first - 1 ORDER BY seq)) FROM start"
    );
    let ids = encoded_ids(tables.iter().map(TableId::as_str));
    let query = sqlx::query_as(statement).bind(ids).bind(interval.cast_signed());
    let rows: Vec<(String, i64, Option<Vec<u8>>)> =
        query.fetch_all(&mut *readers.connection().await?).await?;
    let latest = rows.into_iter().map(|(id, first, packed)| {
        let (first, mut entries) = (first.cast_unsigned(), unpacked(packed)?);
        let mut before = (first.saturating_sub(1), EntryHash::START);
        if let Some(entry) = entries.first().filter(|entry| entry.seq < first) {
            before = (entry.seq, entry.hash);
            entries.remove(0);
        }
        Ok((parsed(&id)?, (before, entries)))
    });
    latest.collect()
}

/// All entries from the second before the first entry of a hand to the one after its last, including entries in between
/// that belong to no hand.
pub(super) async fn around_hand(readers: &Readers, table: TableId, hand: u64) -> Result<Vec<StoredEntry>> {
    let statement = "WITH span AS ( \
                         SELECT card_table AS of_table, min(seq) AS first, max(seq) AS last \
                         FROM entry INDEXED BY entry_by_hand \
                         WHERE card_table = (SELECT number FROM card_table WHERE id = ?) AND hand = ? GROUP BY card_table \
                     ) SELECT seq, kind, hand, body, hash FROM span JOIN entry ON card_table = of_table \
                     WHERE seq >= first - 2 AND seq <= ifnull( \
                         (SELECT min(seq) FROM entry WHERE card_table = of_table AND seq > last), last) ORDER BY seq";
    let query = sqlx::query_as(statement).bind(table.as_str()).bind(hand.cast_signed());
    let rows: Vec<EntryRow> = query.fetch_all(&mut *readers.connection().await?).await?;
    Ok(rows.into_iter().map(stored_entry).collect())
}

type BehindRow = (i64, Vec<u8>, Option<i64>, Vec<u8>, Option<Vec<u8>>, Option<Vec<u8>>);

/// The entries of [`CHIP_KINDS`](crate::store::CHIP_KINDS), each with the hash of the entry before it in the log, or
/// [`EntryHash::START`] if there is none. SQLite uses the partial index only if the statement lists the kinds exactly
/// as the index does.
pub(super) async fn chip_entries(readers: &Readers, table: TableId) -> Result<Vec<(EntryHash, StoredEntry)>> {
    let statement = "SELECT e.seq, e.kind, e.hand, e.body, e.hash, before.hash \
                     FROM entry AS e INDEXED BY entry_of_chips \
                     LEFT JOIN entry AS before ON before.card_table = e.card_table AND before.seq = e.seq - 1 \
                     WHERE e.card_table = (SELECT number FROM card_table WHERE id = ?) \
                     AND e.kind IN ('created', 'seated', 'topped_up', 'left', 'closed') ORDER BY e.seq";
    let query = sqlx::query_as(statement).bind(table.as_str());
    Ok(query.fetch_all(&mut *readers.connection().await?).await?.into_iter().map(after).collect())
}

/// The entries of [`HAND_KINDS`](crate::store::HAND_KINDS) of the last `limit` hand numbers, each with the hash of the
/// entry before it in the log.
pub(super) async fn hand_ends(
    readers: &Readers,
    table: TableId,
    limit: u32,
) -> Result<Vec<(EntryHash, StoredEntry)>> {
    let statement = "WITH recent AS ( \
                         SELECT card_table AS of_table, max(hand) AS last FROM entry INDEXED BY entry_by_hand \
                         WHERE card_table = (SELECT number FROM card_table WHERE id = ?) AND hand IS NOT NULL \
                         GROUP BY card_table \
                     ) SELECT e.seq, e.kind, e.hand, e.body, e.hash, before.hash \
                     FROM recent JOIN entry AS e INDEXED BY entry_by_hand \
                     ON e.card_table = of_table AND e.hand > last - ? AND e.kind IN ('opened', 'ended') \
                     LEFT JOIN entry AS before ON before.card_table = of_table AND before.seq = e.seq - 1 \
                     ORDER BY e.seq";
    let query = sqlx::query_as(statement).bind(table.as_str()).bind(limit);
    Ok(query.fetch_all(&mut *readers.connection().await?).await?.into_iter().map(after).collect())
}

/// The entry of a row with the hash of the entry before it.
fn after((seq, kind, hand, body, hash, before): BehindRow) -> (EntryHash, StoredEntry) {
    (stored_hash(before.as_deref()), stored_entry((seq, kind, hand, body, hash)))
}

/// Ids of the closed tables of a player, the most recently closed first. SQLite uses the partial index only if the
/// statement contains the kinds and the expression for the player's id exactly as the index does. The time of closing
/// comes from the last entry of the log: `card_table` has only the flag, which is set a moment later.
pub(super) async fn closed_tables_of(readers: &Readers, player: PlayerId) -> Result<Vec<TableId>> {
    let statement = "WITH own AS ( \
                         SELECT DISTINCT card_table FROM entry INDEXED BY entry_of_player \
                         WHERE kind IN ('created', 'seated') AND CASE WHEN json_valid(body) \
                             THEN ifnull(json_extract(body, '$.entry.who.player.id'), json_extract(body, '$.entry.table.host')) \
                             END = ? \
                     ), ended AS ( \
                         SELECT card_table, body FROM own JOIN entry USING (card_table) \
                         WHERE kind = ? AND seq = (SELECT max(seq) FROM entry WHERE card_table = own.card_table) \
                     ) SELECT id FROM ended JOIN card_table ON number = card_table \
                     ORDER BY CASE WHEN json_valid(body) THEN json_extract(body, '$.at_ms') END DESC, number DESC";
    let ids: Vec<String> = sqlx::query_scalar(statement)
        .bind(player.0)
        .bind(CLOSED)
        .fetch_all(&mut *readers.connection().await?)
        .await?;
    ids.iter().map(|id| parsed(id)).collect()
}

pub(super) async fn hands(
    readers: &Readers,
    table: TableId,
    before: Option<u64>,
    limit: u32,
) -> Result<Vec<HandRow>> {
    let statement = "SELECT hand, min(seq), max(seq), max(kind = ?) FROM entry \
                     WHERE card_table = (SELECT number FROM card_table WHERE id = ?) AND hand < ? \
                     GROUP BY hand ORDER BY hand DESC LIMIT ?";
    let before = before.and_then(|before| i64::try_from(before).ok()).unwrap_or(i64::MAX);
    let query = sqlx::query_as(statement).bind(ENDED).bind(table.as_str()).bind(before).bind(limit);
    let rows: Vec<(i64, i64, i64, bool)> = query.fetch_all(&mut *readers.connection().await?).await?;
    Ok(rows.into_iter().map(hand_row).collect())
}

fn hand_row((hand, first, last, ended): (i64, i64, i64, bool)) -> HandRow {
    let [hand, first, last] = [hand, first, last].map(i64::cast_unsigned);
    HandRow { hand, first, last, ended }
}

pub(super) async fn player(readers: &Readers, id: PlayerId) -> Result<Option<Player>> {
    let query = sqlx::query_scalar("SELECT name FROM player WHERE number = ?").bind(id.0);
    Ok(query.fetch_optional(&mut *readers.connection().await?).await?.map(|name| Player { id, name }))
}

/// The players with these ids, which the statement receives as one JSON array.
pub(super) async fn players(readers: &Readers, ids: &[PlayerId]) -> Result<Vec<Player>> {
    let statement = "SELECT number, name FROM player WHERE number IN (SELECT value FROM json_each(?))";
    let ids: Vec<i64> = ids.iter().map(|id| id.0).collect();
    let ids = serde_json::to_string(&ids).map_err(|error| Error::Encode(error.into()))?;
    let rows: Vec<(i64, String)> =
        sqlx::query_as(statement).bind(ids).fetch_all(&mut *readers.connection().await?).await?;
    Ok(rows.into_iter().map(|(id, name)| Player { id: PlayerId(id), name }).collect())
}

pub(super) async fn balances(readers: &Readers) -> Result<Vec<(Account, i64)>> {
    let rows: Vec<(String, i64)> = sqlx::query_as("SELECT name, balance FROM account")
        .fetch_all(&mut *readers.connection().await?)
        .await?;
    let balances: Result<Vec<_>> = rows.iter().map(|(name, balance)| Ok((parsed(name)?, *balance))).collect();
    balances.map(|mut balances| {
        balances.sort_unstable();
        balances
    })
}

pub(super) async fn balance(readers: &Readers, account: Account) -> Result<i64> {
    let query = sqlx::query_scalar("SELECT balance FROM account WHERE name = ?").bind(account.to_string());
    Ok(query.fetch_optional(&mut *readers.connection().await?).await?.unwrap_or(0))
}

pub(super) async fn secret(readers: &Readers, name: &str) -> Result<Option<String>> {
    sqlx::query_scalar("SELECT value FROM secret WHERE name = ?")
        .bind(name)
        .fetch_optional(&mut *readers.connection().await?)
        .await
}
