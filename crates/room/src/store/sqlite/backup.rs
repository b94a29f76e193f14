//! A copy of the whole database at one moment, beside the room that goes on writing.

use super::open::{Settings, check_whole, migrate, options};
use crate::store::fault::{fault, io_fault};
use crate::store::folder::{DATABASE, private};
use crate::store::{Answer, StoreError};
use sqlx::sqlite::SqliteJournalMode;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::{Path, PathBuf};

/// Copies the database of this data folder to a new file, this user's alone (0600). A room may run on the folder
/// meanwhile. The copy is a whole database: as `cardroom.db` in an empty folder, a room starts from it.
///
/// # Errors
/// [`StoreError::FileExists`], [`StoreError::Full`], [`StoreError::Other`] where the folder has no database. Nothing is
/// left of a copy that failed.
pub async fn backup(folder: &Path, to: &Path) -> Answer<()> {
    copy(&folder.join(DATABASE), to).await
}

/// Copies the database to a file that is not there yet. It grows under another name and gets its own once it is whole
/// and on the disk.
pub(super) async fn copy(database: &Path, to: &Path) -> Answer<()> {
    let (database, to) = (&whole_path(database)?, &whole_path(to)?);
    for (path, wanted) in [(database, true), (to, false)] {
        check_there(path, wanted)?;
    }
    let part = part_of(to);
    let file = private().create_new(true).open(&part).map_err(|error| io_fault(&part, &error))?;
    let mut copied = fill(database, &part).await;
    if copied.is_ok() {
        copied =
            file.sync_all().and_then(|()| std::fs::rename(&part, to)).map_err(|error| io_fault(to, &error));
    }
    if copied.is_err() {
        let _ = std::fs::remove_file(&part);
    }
    copied
}

/// The path from the root, so that SQLite takes no name for an address, in the only writing that it reads.
fn whole_path(path: &Path) -> Answer<PathBuf> {
    let whole = std::path::absolute(path).map_err(|error| io_fault(path, &error))?;
    if whole.to_str().is_none() {
        let wrong = "choose a name in UTF-8".to_owned();
        return Err(StoreError::Other { place: path.display().to_string(), wrong });
    }
    Ok(whole)
}

fn check_there(path: &Path, wanted: bool) -> Answer<()> {
    let place = path.display().to_string();
    let there = path.try_exists().map_err(|error| io_fault(path, &error))?;
    match (there, wanted) {
        (false, true) => {
            let wrong = "there is no such file: name the folder of the room with --data".to_owned();
            Err(StoreError::Other { place, wrong })
        }
        (true, false) => Err(StoreError::FileExists { place }),
        _ => Ok(()),
    }
}

fn part_of(to: &Path) -> PathBuf {
    let mut name = to.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// Writes the copy, then reads the whole of it. What fails while reading is the fault of the database, what fails while
/// writing that of the copy: SQLite does not say which, and a full disk is the copy's.
async fn fill(database: &Path, part: &Path) -> Answer<()> {
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
    // Nobody uses the copy yet: a journal would be one more file beside it.
    let options = options(part, &Settings::default()).journal_mode(SqliteJournalMode::Memory);
    let mut connection = options.connect().await.map_err(wrong)?;
    migrate(&mut connection, part).await?;
    mark(&mut connection).await.map_err(wrong)?;
    check_whole(&mut connection, part).await?;
    connection.close().await.map_err(wrong)
}

/// Marks every open table as that of a backup. The room that is started on it voids their open hands, whose cards may have
/// been seen further than the backup says.
async fn mark(connection: &mut SqliteConnection) -> sqlx::Result<()> {
    let statement = "UPDATE card_table SET marking = 'copied' WHERE closed = 0";
    sqlx::query(statement).execute(connection).await.map(drop)
}
