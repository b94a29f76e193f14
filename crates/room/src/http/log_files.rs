//! The files of events for download.

use super::error::HttpError;
use crate::run::RunHandle;
use crate::run::error::RunError;
use crate::run::file::{self, Selection};
use crate::store::{RunId, Store};
use axum::body::Bytes;
use tokio::sync::{Mutex, MutexGuard};

/// Time after which a client may try to merge again, in seconds.
const RETRY_SECONDS: u32 = 5;

/// The files of events for download. Writing a file replays the whole log, which takes much more memory than the file,
/// so only one file is written at a time, and the last public file is kept for further downloads.
#[derive(Default)]
pub struct LogFiles {
    latest: Mutex<Option<PublicFile>>,
    /// Locked while a file is received and merged.
    merge: Mutex<()>,
}

/// The public file of an event, up to a position in its log.
struct PublicFile {
    run: RunId,
    seq: u64,
    file: Bytes,
}

impl LogFiles {
    /// The permit to receive and merge a file: only one is merged at a time, since that takes much more memory than the
    /// file.
    ///
    /// # Errors
    /// `too_busy` while another file is merged.
    pub fn merge_permit(&self) -> Result<MutexGuard<'_, ()>, HttpError> {
        self.merge.try_lock().map_err(|_| HttpError::TooBusy { retry_seconds: RETRY_SECONDS })
    }

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
