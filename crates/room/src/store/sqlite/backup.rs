//! Online backup: a consistent copy of the database, while the room keeps writing.

use super::schema::{check_integrity, migrate};
use super::settings::{Settings, options};
use crate::private_files;
use crate::store::fault::{fault, io_fault};
use crate::store::folder::DATABASE;
use crate::store::{StoreError, StoreResult};
use sqlx::sqlite::SqliteJournalMode;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::{Path, PathBuf};

/// Copies the database of this data folder to a new file, private to this user (0600). A room may be using the folder.
/// The copy is a complete database: a room can start with it as `cardroom.db` in an empty folder.
///
/// # Errors
/// [`StoreError::FileExists`] if the file or its temporary file (`.part`) exists, [`StoreError::NewerSchema`] if a
/// newer version of the program wrote the database, [`StoreError::Other`] if the folder has no database or a path is
/// not UTF-8, and the errors common to all methods of [`Store`](crate::store::Store). A failed backup leaves no file
/// behind.
pub async fn backup(folder: &Path, to: &Path) -> StoreResult<()> {
    copy(&folder.join(DATABASE), to).await
}

/// Copies the database to a new file. The copy is written under a temporary name and renamed once it is complete and
/// on disk.
pub(super) async fn copy(database: &Path, to: &Path) -> StoreResult<()> {
    let (database, to) = (&absolute_path(database)?, &absolute_path(to)?);
    for (path, wanted) in [(database, true), (to, false)] {
        check_there(path, wanted)?;
    }
    let part = temporary_path(to);
    let file =
        private_files::options().create_new(true).open(&part).map_err(|error| io_fault(&part, &error))?;
    let mut copied = write_copy(database, &part).await;
    if copied.is_ok() {
        copied =
            file.sync_all().and_then(|()| std::fs::rename(&part, to)).map_err(|error| io_fault(to, &error));
    }
    if copied.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    copied
}

/// Converts a path to an absolute one, so that SQLite does not interpret it as a URI. Paths that are not UTF-8 are
/// refused, since SQLite cannot open them.
fn absolute_path(path: &Path) -> StoreResult<PathBuf> {
    let whole = std::path::absolute(path).map_err(|error| io_fault(path, &error))?;
    if whole.to_str().is_none() {
        let wrong = "choose a name in UTF-8".to_owned();
        return Err(StoreError::Other { place: path.display().to_string(), wrong });
    }
    Ok(whole)
}

fn check_there(path: &Path, wanted: bool) -> StoreResult<()> {
    let place = path.display().to_string();
    let there = path.try_exists().map_err(|error| io_fault(path, &error))?;
    match (there, wanted) {
        (false, true) => {
            let wrong = "there is no such file: name the room's folder with --data".to_owned();
            Err(StoreError::Other { place, wrong })
        }
        (true, false) => Err(StoreError::FileExists { place }),
        _ => Ok(()),
    }
}

fn temporary_path(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// Writes the copy, migrates it, marks its logs as copied and checks all of it. Errors of `VACUUM INTO`, which does not
/// tell reads from writes, are attributed to the database, except for a full disk, which can only be that of the copy.
/// Later errors are attributed to the copy.
async fn write_copy(database: &Path, part: &Path) -> StoreResult<()> {
    let wrong = |error| fault(database, &error);
    let mut connection = options(database, &Settings::default()).connect().await.map_err(wrong)?;
    let query = sqlx::query("VACUUM INTO ?").bind(part.to_string_lossy().into_owned());
    let copied = query.execute(&mut connection).await;
    let _ = connection.close().await;
    copied.map_err(|error| match fault(database, &error) {
        StoreError::Full { .. } => StoreError::Full { place: part.display().to_string() },
        other => other,
    })?;
    let wrong = |error| fault(part, &error);
    // The copy is not in use yet, and a journal would create another file next to it.
    let options = options(part, &Settings::default()).journal_mode(SqliteJournalMode::Memory);
    let mut connection = options.connect().await.map_err(wrong)?;
    migrate(&mut connection, part).await?;
    mark_copied(&mut connection).await.map_err(wrong)?;
    check_integrity(&mut connection, part).await?;
    connection.close().await.map_err(wrong)
}

/// Marks every log as copied, except those of closed tables. A room started from the copy voids the open hands, since
/// more of their cards may have been revealed than the backup records.
async fn mark_copied(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    let statement = "UPDATE card_table SET marking = 'copied' WHERE closed = 0";
    sqlx::query(statement).execute(connection).await.map(drop)
}
