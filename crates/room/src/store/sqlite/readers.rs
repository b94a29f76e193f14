//! The connections for reads.

use super::settings::{Settings, options};
use sqlx::pool::PoolConnection;
use sqlx::sqlite::SqlitePoolOptions;
use sqlx::{Error, Result, Sqlite, SqlitePool};
use std::path::Path;

/// Maximum number of connections.
const MAX_READERS: u32 = 4;

/// Read-only connections, opened when they are needed. Clones share the connections.
#[derive(Clone)]
pub(super) struct Readers(SqlitePool);

impl Readers {
    /// Connections to this database.
    pub(super) fn new(database: &Path, settings: &Settings) -> Readers {
        let pool =
            SqlitePoolOptions::new().max_connections(MAX_READERS).acquire_timeout(settings.busy_timeout);
        Readers(pool.connect_lazy_with(options(database, settings).pragma("query_only", "1")))
    }

    /// A free connection. A new connection is opened by a task of the runtime and not by the caller: on Linux, the
    /// connection's thread inherits the priority of the thread that starts it, and later serves callers of other
    /// priorities.
    ///
    /// # Errors
    /// If no connection becomes free or can be opened within the busy timeout.
    pub(super) async fn connection(&self) -> Result<PoolConnection<Sqlite>> {
        if let Some(idle) = self.0.try_acquire() {
            return Ok(idle);
        }
        let pool = self.0.clone();
        tokio::spawn(async move { pool.acquire().await }).await.map_err(|_| Error::WorkerCrashed)?
    }

    /// The connections as a pool, for callers on threads of the usual priority.
    pub(super) const fn pool(&self) -> &SqlitePool {
        &self.0
    }

    /// Closes the connections.
    pub(super) async fn close(&self) {
        self.0.close().await;
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use crate::store::scratch::Scratch;
    use crate::store::{Folder, PlayerId, SqliteStore, Store};
    use std::fs;
    use tokio::runtime::Handle;

    /// A nice value that no other thread of the tests has.
    const NICE: i32 = 13;

    /// The names of the threads of this process with a nice value, which is field 19 of their `stat`. The second field
    /// is the name in parentheses.
    fn threads_of(nice: i32) -> Vec<String> {
        let stats = fs::read_dir("/proc/self/task").unwrap();
        // A thread may end meanwhile.
        let stats = stats.filter_map(|task| fs::read_to_string(task.ok()?.path().join("stat")).ok());
        let threads = stats.filter_map(|stat| {
            let (name, fields) = stat.split_once('(')?.1.rsplit_once(')')?;
            let value: i32 = fields.split_whitespace().nth(16)?.parse().ok()?;
            (value == nice).then(|| name.to_owned())
        });
        threads.collect()
    }

    #[tokio::test]
    async fn the_threads_of_connections_do_not_inherit_the_priority_of_a_caller() {
        let scratch = Scratch::new();
        let store = SqliteStore::open(Folder::open(scratch.path()).unwrap(), Settings::default());
        let store = store.await.unwrap();
        let (done, finished) = tokio::sync::oneshot::channel();
        let (runtime, reader) = (Handle::current(), store.clone());
        let caller = move || {
            let own = rustix::process::nice(0).unwrap();
            rustix::process::nice(NICE - own).unwrap();
            // The first read opens a connection.
            let read = runtime.block_on(reader.player(PlayerId(1)));
            done.send((read.unwrap(), threads_of(NICE))).unwrap();
        };
        std::thread::Builder::new().name("caller".to_owned()).spawn(caller).unwrap();
        assert_eq!(finished.await.unwrap(), (None, vec!["caller".to_owned()]));
        store.close().await.unwrap();
    }
}
