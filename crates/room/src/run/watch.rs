//! A viewer of the live board.

use super::error::{RunError, RunRefusal};
use super::message::{Query, Request, ask};
use super::position::Position;
use super::update::Update;
use std::sync::Arc;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, mpsc};

/// A viewer of the live board.
pub struct Watch {
    requests: mpsc::Sender<Request>,
    /// The first update; `None` once it is taken.
    first: Option<Arc<Update>>,
    updates: broadcast::Receiver<Arc<Update>>,
    /// The position of the last update that was taken.
    seen: Position,
    /// `true` from the time at which updates were missed until the update that replaces them is taken.
    is_behind: bool,
}

impl Watch {
    pub(super) fn new(
        requests: mpsc::Sender<Request>,
        first: Arc<Update>,
        updates: broadcast::Receiver<Arc<Update>>,
    ) -> Watch {
        let seen = first.position;
        Watch { requests, first: Some(first), updates, seen, is_behind: false }
    }

    /// The next update. The first one is the board, or the changes after the requested position. A viewer who fell
    /// behind receives one update with all of the changes in place of the updates that were missed.
    ///
    /// This method is cancel safe: no update is lost if the caller stops waiting and calls it again.
    ///
    /// # Errors
    /// `run.run_stopped` once the room stops, and store errors.
    pub async fn next(&mut self) -> Result<Arc<Update>, RunError> {
        if let Some(first) = self.first.take() {
            return Ok(first);
        }
        if !self.is_behind {
            match self.updates.recv().await {
                Ok(update) => {
                    self.seen = update.position;
                    return Ok(update);
                }
                Err(RecvError::Closed) => return Err(RunRefusal::RunStopped.into()),
                Err(RecvError::Lagged(_)) => self.is_behind = true,
            }
        }
        self.updates = self.updates.resubscribe();
        let update = |answer| Request::Query(Query::Update(self.seen, answer));
        let update = ask(&self.requests, update).await?;
        (self.seen, self.is_behind) = (update.position, false);
        Ok(update)
    }
}
