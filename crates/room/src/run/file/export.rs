//! Reads an event from the data folder of a room, which may be running.

use super::{Selection, write};
use crate::run::error::{RunError, RunRefusal};
use crate::store::{DATABASE, Folder, RunId, Settings, SqliteStore, Store, backup};
use std::path::{Path, PathBuf};

/// The file of an event in a data folder. It is read from a temporary copy of the database in the same folder, since a
/// running room keeps the folder locked.
///
/// # Errors
/// `run.no_such_run`, and store and log errors.
pub async fn export(folder: &Path, id: RunId, selection: Selection) -> Result<String, RunError> {
    let copy = Copy::of(folder).await?;
    let store = SqliteStore::open(Folder::open(&copy.0)?, Settings::default()).await?;
    let read = read(&store, id, selection).await;
    store.close().await?;
    read
}

/// The file of an event in a store. The log is replayed on the calling thread, which takes a while for a long log: a
/// room calls this on the threads of its long requests.
///
/// # Errors
/// `run.no_such_run`, and store and log errors.
pub async fn read<S: Store>(store: &S, id: RunId, selection: Selection) -> Result<String, RunError> {
    if !store.runs().await?.iter().any(|row| row.id == id) {
        return Err(RunRefusal::NoSuchRun.into());
    }
    let (stored, texts) = (store.read(id.log(), 1).await?, store.texts(id.log()).await?);
    Ok(write(id, &stored, &texts, selection)?)
}

/// A temporary data folder with a copy of a database, removed on drop.
struct Copy(PathBuf);

impl Copy {
    async fn of(folder: &Path) -> Result<Copy, RunError> {
        let name = RunId::fresh().map_err(|error| RunRefusal::NoRandomNumbers { error })?;
        let copy = Copy(folder.join(format!("export-{name}")));
        let database = Folder::open(&copy.0)?.path().join(DATABASE);
        backup(folder, &database).await?;
        Ok(copy)
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
