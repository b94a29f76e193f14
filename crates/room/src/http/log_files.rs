//! The files of events for download.

use crate::run::RunHandle;
use crate::run::error::RunError;
use crate::run::file::{self, Selection};
use crate::store::{RunId, Store};
use axum::body::Bytes;
use tokio::sync::Mutex;

/// The files of events for download. Writing a file replays the whole log, which takes much more memory than the file,
/// so only one file is written at a time, and the last public file is kept for further downloads.
#[derive(Default)]
pub struct LogFiles {
    latest: Mutex<Option<PublicFile>>,
}

/// The public file of an event, up to a position in its log.
struct PublicFile {
    run: RunId,
    seq: u64,
    file: Bytes,
}

impl LogFiles {
    /// The file of an event. A public file is written again once the log has grown.
    ///
    /// # Errors
    /// Store and log errors.
    pub async fn read<S: Store>(
        &self,
        store: &S,
        run: &RunHandle,
        selection: Selection,
    ) -> Result<Bytes, RunError> {
        let mut latest = self.latest.lock().await;
        if selection != Selection::Public {
            return Ok(file::read(store, run.id(), selection).await?.into());
        }
        let seq = run.head().await?.seq;
        let current = latest.as_ref().filter(|one| one.run == run.id() && one.seq == seq);
        if let Some(current) = current {
            return Ok(current.file.clone());
        }
        *latest = None;
        let file = Bytes::from(file::read(store, run.id(), selection).await?);
        *latest = Some(PublicFile { run: run.id(), seq, file: file.clone() });
        Ok(file)
    }
}
