//! The changes that the writer makes, as statements. All of them run inside its transaction.

use super::accounts;
use crate::ledger::LedgerError;
use crate::store::chain::{EntryHash, Hashed};
use crate::store::marks::Mark;
use crate::store::{Batch, Epoch, PlayerId, StoreError, TableId};
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
    /// Nothing; but the marks that are due are written before it.
    Marks,
}

/// A change that was made.
pub(super) struct Done {
    /// Number that the change returns.
    pub number: i64,
    /// Mark of the table's log after the change, if it appended to one.
    pub mark: Option<(TableId, Mark)>,
}

impl From<i64> for Done {
    fn from(number: i64) -> Done {
        Done { number, mark: None }
    }
}

/// Failure of a change.
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
pub(super) async fn make(connection: &mut SqliteConnection, change: &Change) -> Made<Done> {
    let number = match change {
        Change::Create { table, first } => return create(connection, *table, first).await,
        Change::TakeEpoch { table } => take_epoch(connection, *table).await,
        Change::Append { table, epoch, expected, batch } => {
            return append(connection, *table, *epoch, *expected, batch).await;
        }
        Change::Close { table, epoch } => close(connection, *table, *epoch).await,
        Change::NewPlayer { id, name } => new_player(connection, *id, name).await,
        Change::Rename { player, name } => rename(connection, *player, name).await,
        Change::SetSecret { name, value } => set_secret(connection, name, value.as_deref()).await,
        Change::Marks => Ok(0),
    };
    number.map(Done::from)
}

/// A table as the writer finds it.
#[derive(sqlx::FromRow)]
struct Found {
    number: i64,
    epoch: i64,
    closed: bool,
    marking: String,
    last: i64,
    hash: Option<Vec<u8>>,
}

/// The end of a log, behind which a batch is put.
struct End {
    /// The number of the table in the database.
    number: i64,
    last: i64,
    hash: EntryHash,
}

impl Found {
    /// The end of its log; a log whose last entry has no hash is not one that this program wrote.
    fn end(&self, table: TableId) -> Made<End> {
        let Found { number, last, .. } = *self;
        let hash = match (&self.hash, last) {
            (None, 0) => Some(EntryHash::START),
            (hash, _) => hash.as_deref().and_then(|hash| hash.try_into().ok()).map(EntryHash),
        };
        let broken = StoreError::BrokenChain { table, seq: last.cast_unsigned() };
        hash.map(|hash| End { number, last, hash }).ok_or_else(|| broken.into())
    }
}

async fn find(connection: &mut SqliteConnection, table: TableId) -> Made<Found> {
    let statement = "SELECT number, epoch, closed, marking, \
                     (SELECT ifnull(max(seq), 0) FROM entry WHERE card_table = number) AS last, \
                     (SELECT hash FROM entry WHERE card_table = number ORDER BY seq DESC LIMIT 1) AS hash \
                     FROM card_table WHERE id = ?";
    let found = sqlx::query_as(statement).bind(table.as_str()).fetch_optional(connection).await?;
    found.ok_or_else(|| StoreError::NoTable(table).into())
}

async fn create(connection: &mut SqliteConnection, table: TableId, first: &Batch) -> Made<Done> {
    let statement = "INSERT INTO card_table (id, epoch, marking) VALUES (?, 1, 'marked') \
                     ON CONFLICT DO NOTHING RETURNING number";
    let number = sqlx::query_scalar(statement).bind(table.as_str()).fetch_optional(&mut *connection).await?;
    let number = number.ok_or(StoreError::TableExists(table))?;
    let end = End { number, last: 0, hash: EntryHash::START };
    let done = add(connection, table, end, first).await?;
    Ok(Done { number: 1, ..done })
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
) -> Made<Done> {
    let found = find(connection, table).await?;
    if found.closed {
        return Err(StoreError::Closed(table).into());
    }
    check_lease(table, epoch, &found)?;
    if found.last.cast_unsigned() != expected {
        return Err(StoreError::Conflict { table, expected, found: found.last.cast_unsigned() }.into());
    }
    if found.marking != "marked" && !batch.entries.is_empty() {
        // From here on the log is this room's own again.
        let query = sqlx::query("UPDATE card_table SET marking = 'marked' WHERE number = ?");
        query.bind(found.number).execute(&mut *connection).await?;
    }
    add(connection, table, found.end(table)?, batch).await
}

fn check_lease(table: TableId, held: Epoch, found: &Found) -> Made<()> {
    let found = Epoch(found.epoch.cast_unsigned());
    if held == found { Ok(()) } else { Err(StoreError::Fenced { table, held, found }.into()) }
}

/// Puts the batch behind the end of the log. Gives the place of the entry that is the last then.
async fn add(connection: &mut SqliteConnection, table: TableId, end: End, batch: &Batch) -> Made<Done> {
    let End { number, last, mut hash } = end;
    let mut seq = last;
    for entry in &batch.entries {
        seq += 1;
        let (kind, hand, body) = (entry.kind, entry.hand, entry.body.as_str());
        let hashed = Hashed { seq: seq.cast_unsigned(), kind, hand, body };
        hash = hash.next(table, &hashed);
        insert(connection, number, &hashed, hash).await?;
    }
    accounts::post(connection, (table, number), seq, &batch.transfers).await?;
    let hand = batch.entries.iter().filter_map(|entry| entry.hand).max().unwrap_or(0);
    let mark = Mark { hand, seq: seq.cast_unsigned(), hash };
    // A batch of transfers alone leaves the log as it was; a new table has a mark from the beginning.
    let moved = last == 0 || seq > last;
    Ok(Done { number: seq, mark: moved.then_some((table, mark)) })
}

async fn insert(
    connection: &mut SqliteConnection,
    number: i64,
    entry: &Hashed<'_>,
    hash: EntryHash,
) -> Made<()> {
    let statement = "INSERT INTO entry (card_table, seq, kind, hand, body, hash) VALUES (?, ?, ?, ?, ?, ?)";
    let query = sqlx::query(statement).bind(number).bind(entry.seq.cast_signed()).bind(entry.kind);
    let query = query.bind(entry.hand.map(u64::cast_signed)).bind(entry.body).bind(hash.0.as_slice());
    query.execute(connection).await?;
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
