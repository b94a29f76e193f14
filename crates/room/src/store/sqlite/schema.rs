//! The schema of the file: its migrations, and checks of the file and of SQLite.

use crate::store::fault::{fault, migrate_fault};
use crate::store::{StoreError, StoreResult};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::{Connection, SqlSafeStr, SqliteConnection};
use std::path::Path;

/// Oldest supported version of SQLite. Earlier versions can corrupt a database in WAL mode:
/// <https://www.sqlite.org/wal.html#walresetbug>.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// Checks that the version of SQLite is supported.
pub(super) async fn check_version(connection: &mut SqliteConnection, database: &Path) -> StoreResult<()> {
    let asked = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(connection).await;
    let version: String = asked.map_err(|error| fault(database, &error))?;
    let numbers: Vec<u32> = version.split('.').filter_map(|number| number.parse().ok()).collect();
    if numbers.as_slice() >= OLDEST_SQLITE.as_slice() {
        return Ok(());
    }
    let wrong = format!("SQLite {version} can corrupt this file: build the program with the bundled SQLite");
    Err(StoreError::Other { place: database.display().to_string(), wrong })
}

/// Checks the whole file for damage.
pub(super) async fn check_integrity(connection: &mut SqliteConnection, database: &Path) -> StoreResult<()> {
    let asked = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await;
    let found: String = asked.map_err(|error| fault(database, &error))?;
    let damaged = || StoreError::Damaged { place: database.display().to_string() };
    if found == "ok" { Ok(()) } else { Err(damaged()) }
}

/// The migrations of the schema, by number. The checksum of each is stored when it is applied, so none may change.
const MIGRATIONS: [(i64, &str, &str); 8] = [
    (1, "begin", include_str!("../../../migrations/sqlite/0001_begin.sql")),
    (2, "chain", include_str!("../../../migrations/sqlite/0002_chain.sql")),
    (3, "chips", include_str!("../../../migrations/sqlite/0003_chips.sql")),
    (4, "players", include_str!("../../../migrations/sqlite/0004_players.sql")),
    (5, "runs", include_str!("../../../migrations/sqlite/0005_runs.sql")),
    (6, "ended_runs", include_str!("../../../migrations/sqlite/0006_ended_runs.sql")),
    (7, "run_summaries", include_str!("../../../migrations/sqlite/0007_run_summaries.sql")),
    (8, "audit", include_str!("../../../migrations/sqlite/0008_audit.sql")),
];

fn migrator() -> Migrator {
    let migration = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(migration).collect())
}

/// Applies the migrations that the database lacks.
pub(super) async fn migrate(connection: &mut SqliteConnection, database: &Path) -> StoreResult<()> {
    // `run_direct` takes a concrete connection; the future of a generic `Acquire` is not `Send` for every lifetime.
    let done = migrator().run_direct(None, &mut *connection, false).await;
    done.map_err(|error| migrate_fault(database, &error))?;
    connection.clear_cached_statements().await.map_err(|error| fault(database, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_migration_under_its_number_and_name() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations/sqlite");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let mut found: Vec<(String, String)> = files
            .map(|file| {
                (
                    file.file_name().unwrap().to_str().unwrap().to_owned(),
                    std::fs::read_to_string(&file).unwrap(),
                )
            })
            .collect();
        found.sort();
        let listed =
            MIGRATIONS.map(|(number, name, sql)| (format!("{number:04}_{name}.sql"), sql.to_owned()));
        assert_eq!(found, listed);
    }
}
