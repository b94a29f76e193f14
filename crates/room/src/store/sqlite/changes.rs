//! The writer's changes as SQL statements, all of which run in the writer's transaction.

use super::accounts;
use super::appends::{Addition, Append, End, add_all, append_all, audit, audit_with, find};
use super::change_effect::{ChangeEffect, ChangeOutcome};
use super::change_error::ChangeResult;
use super::reads;
use crate::store::{Batch, Epoch, LogId, NewEntry, PlayerId, StoreError};
use sqlx::SqliteConnection;
use std::collections::{BTreeSet, HashMap};

/// A change that the writer makes to the database.
pub(super) enum Change {
    /// A new log of this kind; its outcome is a [fencing token](ChangeOutcome::Epochs).
    Create { log: LogId, kind: LogKind, first: Batch },
    /// New writers; the outcome is a [fencing token](ChangeOutcome::Epochs) for each log.
    TakeEpochs { logs: Vec<LogId> },
    /// New entries; the outcome is [`ChangeOutcome::Appended`].
    Append(Append),
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

/// The changes as appends, if all of them are and each is to another log.
pub(super) fn as_appends<'a>(changes: impl Iterator<Item = &'a Change>) -> Option<Vec<&'a Append>> {
    let mut logs = BTreeSet::new();
    let append = |change: &'a Change| match change {
        Change::Append(append) if logs.insert(append.log) => Some(append),
        _ => None,
    };
    changes.map(append).collect()
}

/// Executes the change. A failed change may be partially applied, so the caller rolls it back.
pub(super) async fn apply(connection: &mut SqliteConnection, change: &Change) -> ChangeResult<ChangeEffect> {
    let outcome = match change {
        Change::Create { log, kind, first } => return create(connection, *log, *kind, first).await,
        Change::TakeEpochs { logs } => take_epochs(connection, logs).await,
        Change::Append(append) => return append_all(connection, &[append]).await.map(only),
        Change::Audit { entries } => return audit(connection, entries).await,
        Change::Close { log, epoch } => close(connection, *log, *epoch).await,
        Change::NewPlayer { id, name } => new_player(connection, *id, name).await,
        Change::Rename { player, name } => rename(connection, *player, name).await,
        Change::SetSecrets { secrets, audited } => return set_secrets(connection, secrets, audited).await,
    };
    outcome.map(ChangeEffect::from)
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
    let addition = Addition { log, end: End::of_new(number), batch: first };
    let added = only(add_all(connection, &[addition]).await?);
    Ok(ChangeEffect { outcome: ChangeOutcome::Epochs(vec![Epoch(1)]), ..added })
}

/// The effect of a single addition.
fn only(mut effects: Vec<ChangeEffect>) -> ChangeEffect {
    effects.pop().expect("one effect for each addition")
}

/// Creates the audit log under this id, unless the database has one.
pub(super) async fn create_audit_log(connection: &mut SqliteConnection, log: LogId) -> sqlx::Result<()> {
    let statement = "INSERT INTO card_table (id, kind, epoch) VALUES (?, ?, 1) ON CONFLICT DO NOTHING";
    let query = sqlx::query(statement).bind(log.as_str()).bind(<&str>::from(LogKind::Audit));
    query.execute(connection).await.map(drop)
}

async fn take_epochs(connection: &mut SqliteConnection, logs: &[LogId]) -> ChangeResult<ChangeOutcome> {
    let ids = reads::encoded_ids(logs.iter().map(LogId::as_str));
    let statement = "UPDATE card_table SET epoch = epoch + 1 WHERE id IN (SELECT value FROM json_each(?))";
    sqlx::query(statement).bind(&ids).execute(&mut *connection).await?;
    let statement = "SELECT json_group_array(json_array(id, epoch)) FROM card_table \
                     WHERE id IN (SELECT value FROM json_each(?))";
    let taken: String = sqlx::query_scalar(statement).bind(&ids).fetch_one(connection).await?;
    let taken: Vec<(String, i64)> = reads::decoded(&taken)?;
    let taken: HashMap<&str, i64> = taken.iter().map(|(id, epoch)| (id.as_str(), *epoch)).collect();
    let epoch = |log: &LogId| {
        let epoch = taken.get(log.as_str()).ok_or(StoreError::NoTable(*log))?;
        Ok(Epoch(epoch.cast_unsigned()))
    };
    Ok(ChangeOutcome::Epochs(logs.iter().map(epoch).collect::<Result<_, StoreError>>()?))
}

async fn close(connection: &mut SqliteConnection, log: LogId, epoch: Epoch) -> ChangeResult<ChangeOutcome> {
    let found = find(connection, log).await?;
    found.check_epoch(log, epoch)?;
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
