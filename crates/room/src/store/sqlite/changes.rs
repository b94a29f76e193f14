//! The changes that the writer makes, as statements. All of them run inside its transaction.

use super::accounts;
use crate::ledger::LedgerError;
use crate::store::{Batch, Epoch, NewEntry, PlayerId, StoreError, TableId};
use sqlx::SqliteConnection;

/// A change, and what number comes of it.
pub(super) enum Change {
    /// The epoch.
    Create { table: TableId, first: Batch },
    /// The epoch.
    TakeEpoch { table: TableId },
    /// The place of the last entry.
    Append { table: TableId, epoch: Epoch, expected: u64, batch: Batch },
    /// Nothing.
    Close { table: TableId, epoch: Epoch },
    /// The player's id.
    NewPlayer { id: PlayerId, name: String },
    /// Nothing.
    Rename { player: PlayerId, name: String },
    /// Nothing.
    SetSecret { name: &'static str, value: Option<String> },
}

/// Why a change was not made.
pub(super) enum Failure {
    /// It may not be; all others may.
    Refused(StoreError),
    /// The database failed, and with it the whole transaction unless the change itself cannot be stored.
    Fault(sqlx::Error),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        Failure::Fault(error)
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Refused(error)
    }
}

impl From<LedgerError> for Failure {
    fn from(error: LedgerError) -> Failure {
        Failure::Refused(error.into())
    }
}

pub(super) type Made<T> = Result<T, Failure>;

/// Makes the change, or gives why not; half of it may be made then.
pub(super) async fn make(connection: &mut SqliteConnection, change: &Change) -> Made<i64> {
    match change {
        Change::Create { table, first } => create(connection, *table, first).await,
        Change::TakeEpoch { table } => take_epoch(connection, *table).await,
        Change::Append { table, epoch, expected, batch } => {
            append(connection, *table, *epoch, *expected, batch).await
        }
        Change::Close { table, epoch } => close(connection, *table, *epoch).await,
        Change::NewPlayer { id, name } => new_player(connection, *id, name).await,
        Change::Rename { player, name } => rename(connection, *player, name).await,
        Change::SetSecret { name, value } => set_secret(connection, name, value.as_deref()).await,
    }
}

/// A table as the writer finds it.
#[derive(sqlx::FromRow)]
struct Found {
    number: i64,
    epoch: i64,
    closed: bool,
    last: i64,
}

async fn find(connection: &mut SqliteConnection, table: TableId) -> Made<Found> {
    let statement = "SELECT number, epoch, closed, \
                     (SELECT ifnull(max(seq), 0) FROM entry WHERE card_table = number) AS last \
                     FROM card_table WHERE id = ?";
    let found = sqlx::query_as(statement).bind(table.as_str()).fetch_optional(connection).await?;
    found.ok_or_else(|| StoreError::NoTable(table).into())
}

async fn create(connection: &mut SqliteConnection, table: TableId, first: &Batch) -> Made<i64> {
    let statement =
        "INSERT INTO card_table (id, epoch) VALUES (?, 1) ON CONFLICT DO NOTHING RETURNING number";
    let number = sqlx::query_scalar(statement).bind(table.as_str()).fetch_optional(&mut *connection).await?;
    let number = number.ok_or(StoreError::TableExists(table))?;
    add(connection, table, number, 0, first).await?;
    Ok(1)
}

async fn take_epoch(connection: &mut SqliteConnection, table: TableId) -> Made<i64> {
    let statement = "UPDATE card_table SET epoch = epoch + 1 WHERE id = ? RETURNING epoch";
    let epoch = sqlx::query_scalar(statement).bind(table.as_str()).fetch_optional(connection).await?;
    epoch.ok_or_else(|| StoreError::NoTable(table).into())
}

async fn append(
    connection: &mut SqliteConnection,
    table: TableId,
    epoch: Epoch,
    expected: u64,
    batch: &Batch,
) -> Made<i64> {
    let found = find(connection, table).await?;
    if found.closed {
        return Err(StoreError::Closed(table).into());
    }
    check_lease(table, epoch, &found)?;
    if found.last.cast_unsigned() != expected {
        return Err(StoreError::Conflict { table, expected, found: found.last.cast_unsigned() }.into());
    }
    add(connection, table, found.number, found.last, batch).await
}

fn check_lease(table: TableId, held: Epoch, found: &Found) -> Made<()> {
    let found = Epoch(found.epoch.cast_unsigned());
    if held == found { Ok(()) } else { Err(StoreError::Fenced { table, held, found }.into()) }
}

/// Puts the batch behind the entry `last`. Gives the place of the entry that is the last then.
async fn add(
    connection: &mut SqliteConnection,
    table: TableId,
    number: i64,
    last: i64,
    batch: &Batch,
) -> Made<i64> {
    let mut seq = last;
    for entry in &batch.entries {
        seq += 1;
        insert(connection, number, seq, entry).await?;
    }
    accounts::post(connection, (table, number), seq, &batch.transfers).await?;
    Ok(seq)
}

async fn insert(connection: &mut SqliteConnection, number: i64, seq: i64, entry: &NewEntry) -> Made<()> {
    let statement = "INSERT INTO entry (card_table, seq, kind, hand, body) VALUES (?, ?, ?, ?, ?)";
    let query = sqlx::query(statement).bind(number).bind(seq).bind(entry.kind);
    query.bind(entry.hand.map(u64::cast_signed)).bind(&entry.body).execute(connection).await?;
    Ok(())
}

async fn close(connection: &mut SqliteConnection, table: TableId, epoch: Epoch) -> Made<i64> {
    let found = find(connection, table).await?;
    check_lease(table, epoch, &found)?;
    accounts::check_cashed_out(connection, table).await?;
    let statement = "UPDATE card_table SET closed = 1 WHERE number = ?";
    sqlx::query(statement).bind(found.number).execute(connection).await?;
    Ok(0)
}

async fn new_player(connection: &mut SqliteConnection, id: PlayerId, name: &str) -> Made<i64> {
    let statement = "INSERT INTO player (number, name) VALUES (?, ?)";
    sqlx::query(statement).bind(id.0).bind(name).execute(connection).await?;
    Ok(id.0)
}

async fn rename(connection: &mut SqliteConnection, player: PlayerId, name: &str) -> Made<i64> {
    let statement = "UPDATE player SET name = ? WHERE number = ?";
    let done = sqlx::query(statement).bind(name).bind(player.0).execute(connection).await?;
    if done.rows_affected() == 1 { Ok(0) } else { Err(StoreError::NoPlayer(player).into()) }
}

async fn set_secret(connection: &mut SqliteConnection, name: &str, value: Option<&str>) -> Made<i64> {
    let query = match value {
        Some(value) => {
            sqlx::query("INSERT OR REPLACE INTO secret (name, value) VALUES (?, ?)").bind(name).bind(value)
        }
        None => sqlx::query("DELETE FROM secret WHERE name = ?").bind(name),
    };
    query.execute(connection).await?;
    Ok(0)
}
