//! Settings of the store, and the options of its connections.

use sqlx::ConnectOptions;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use std::path::Path;
use std::time::Duration;

/// Default size of the write-ahead log at which it is checkpointed, in bytes: 8 MiB. The writer waits for a checkpoint,
/// which takes longer the longer the log is.
pub const WAL_LIMIT: u64 = 8 << 20;

/// Maximum size of the writer's page cache, in KiB. The last pages of the logs of 1,000 busy tables fit in.
const CACHE_KIB: u32 = 8192;

/// Default of [`Settings::group_interval`]. A longer one puts more changes into
/// each transaction, so fewer synchronous writes are needed, but each change waits longer.
const GROUP_INTERVAL: Duration = Duration::from_millis(10);

/// Settings of the SQLite store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Busy timeout: maximum time for which a connection waits while another program has locked the file, and for which
    /// a read waits for a free connection.
    pub busy_timeout: Duration,
    /// Time from the start of a transaction with two or more changes to the earliest start of the next. A transaction with
    /// one change delays nothing, so a single table is as fast as the disk, and neither does a full one. A read that waits
    /// for marks ends the interval.
    pub group_interval: Duration,
    /// Idle time after which the write-ahead log is checkpointed.
    pub idle: Duration,
    /// Size of the write-ahead log at which it is checkpointed, in bytes.
    pub wal_limit: u64,
    /// Maximum size of the database, in pages of 4 KiB; `None` for no limit.
    pub max_pages: Option<u32>,
}

impl Default for Settings {
    fn default() -> Settings {
        let [busy_timeout, idle] = [5, 2].map(Duration::from_secs);
        let group_interval = GROUP_INTERVAL;
        Settings { busy_timeout, group_interval, idle, wal_limit: WAL_LIMIT, max_pages: None }
    }
}

/// Options that all connections share.
pub(super) fn options(database: &Path, settings: &Settings) -> SqliteConnectOptions {
    let options = SqliteConnectOptions::new().filename(database).busy_timeout(settings.busy_timeout);
    options.foreign_keys(true).disable_statement_logging()
}

/// Options of the writer's connection. The writer runs the checkpoints itself.
pub(super) fn writer_options(database: &Path, settings: &Settings) -> SqliteConnectOptions {
    let options = options(database, settings).journal_mode(SqliteJournalMode::Wal);
    let options = options.synchronous(SqliteSynchronous::Full).pragma("wal_autocheckpoint", "0");
    let options = options.pragma("cache_size", format!("-{CACHE_KIB}"));
    match settings.max_pages {
        Some(pages) => options.pragma("max_page_count", pages.to_string()),
        None => options,
    }
}
