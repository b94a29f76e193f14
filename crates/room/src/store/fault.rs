//! Converts errors of the operating system and of SQLite to [`StoreError`].

use super::StoreError;
use sqlx::migrate::MigrateError;
use std::io::{Error as IoError, ErrorKind};
use std::path::Path;

/// Result codes of SQLite: <https://www.sqlite.org/rescode.html>.
mod codes {
    pub const PERM: i32 = 3;
    pub const BUSY: i32 = 5;
    pub const LOCKED: i32 = 6;
    pub const READONLY: i32 = 8;
    pub const IOERR: i32 = 10;
    pub const CORRUPT: i32 = 11;
    pub const FULL: i32 = 13;
    pub const CANTOPEN: i32 = 14;
    pub const TOOBIG: i32 = 18;
    pub const CONSTRAINT: i32 = 19;
    pub const NOTADB: i32 = 26;
    /// No space for the index of the write-ahead log. SQLite does not report this error as a full disk.
    pub const IOERR_SHMSIZE: i32 = IOERR | (19 << 8);
}

/// Converts an error of a file operation.
pub(super) fn io_fault(path: &Path, error: &IoError) -> StoreError {
    let place = path.display().to_string();
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full { place },
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly { place },
        ErrorKind::AlreadyExists => StoreError::FileExists { place },
        ErrorKind::NotFound => {
            StoreError::Other { place, wrong: "there is no such file or folder".to_owned() }
        }
        _ => StoreError::Other { place, wrong: error.to_string() },
    }
}

/// Converts an error of the database.
pub(crate) fn fault(path: &Path, error: &sqlx::Error) -> StoreError {
    let place = path.display().to_string();
    match error {
        sqlx::Error::Io(error) => io_fault(path, error),
        sqlx::Error::PoolClosed => StoreError::Stopped,
        sqlx::Error::PoolTimedOut => StoreError::Locked { place },
        _ => from_code(place, code(error), error),
    }
}

fn from_code(place: String, code: i32, error: &sqlx::Error) -> StoreError {
    if code == codes::IOERR_SHMSIZE {
        return StoreError::Full { place };
    }
    match code & 0xff {
        codes::FULL => StoreError::Full { place },
        codes::BUSY | codes::LOCKED => StoreError::Locked { place },
        codes::READONLY | codes::CANTOPEN | codes::PERM => StoreError::ReadOnly { place },
        codes::CORRUPT | codes::NOTADB => StoreError::Damaged { place },
        codes::IOERR => StoreError::Other {
            place,
            wrong: "the disk has an input/output error: check the disk".to_owned(),
        },
        _ => StoreError::Other { place, wrong: error.to_string() },
    }
}

/// Converts an error of a migration.
pub(super) fn migrate_fault(path: &Path, error: &MigrateError) -> StoreError {
    let place = path.display().to_string();
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => fault(path, error),
        MigrateError::VersionMissing(_) => StoreError::NewerSchema { place },
        MigrateError::VersionMismatch(_) | MigrateError::Dirty(_) => StoreError::Damaged { place },
        _ => StoreError::Other { place, wrong: error.to_string() },
    }
}

/// Returns whether the request itself is at fault, because it violates a constraint or is too large.
pub(super) fn is_request_error(error: &sqlx::Error) -> bool {
    matches!(code(error) & 0xff, codes::CONSTRAINT | codes::TOOBIG)
}

/// SQLite's extended result code; 0 for an error that does not come from SQLite.
fn code(error: &sqlx::Error) -> i32 {
    let code = error.as_database_error().and_then(|error| error.code());
    code.and_then(|code| code.parse().ok()).unwrap_or(0)
}
