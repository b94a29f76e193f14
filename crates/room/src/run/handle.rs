//! Handle to an event's task, for the rest of the room.

use super::actor::{Receipt, Request};
use super::command::Command;
use super::error::{RunError, RunRefusal};
use super::view::{Board, ParticipantPage, RunHead, StaffView};
use crate::store::{PlayerId, RunId};
use games::poker_run::Participant;
use tokio::sync::{mpsc, oneshot};

/// Handle to an event: sends requests to its task. Cheap to clone.
#[derive(Clone)]
pub struct RunHandle {
    id: RunId,
    requests: mpsc::Sender<Request>,
}

impl RunHandle {
    pub(super) const fn new(id: RunId, requests: mpsc::Sender<Request>) -> RunHandle {
        RunHandle { id, requests }
    }

    /// The id of the event.
    pub const fn id(&self) -> RunId {
        self.id
    }

    /// Makes a change. It is stored when this returns.
    ///
    /// # Errors
    /// A refusal, or an error of the store; nothing changed then, with the exception described at
    /// [`Store`](crate::store::Store).
    pub async fn command(&self, who: PlayerId, command: Command) -> Result<Receipt, RunError> {
        self.ask(|answer| Request::Command(who, command, answer)).await
    }

    /// The public board; with a position of the log, only what changed after it.
    ///
    /// # Errors
    /// An error of the store, after which the log cannot be read.
    pub async fn board(&self, since: Option<u64>) -> Result<Board, RunError> {
        self.ask(|answer| Request::Board(since, answer)).await
    }

    /// The event without its participants.
    ///
    /// # Errors
    /// Those of [`RunHandle::board`].
    pub async fn head(&self) -> Result<RunHead, RunError> {
        self.ask(Request::Head).await
    }

    /// The view of a member of the staff; with a position of the log, only what changed after it.
    ///
    /// # Errors
    /// `run.not_staff`, and those of [`RunHandle::board`].
    pub async fn staff_view(&self, who: PlayerId, since: Option<u64>) -> Result<StaffView, RunError> {
        self.ask(|answer| Request::Staff(who, since, answer)).await
    }

    /// The page of a participant.
    ///
    /// # Errors
    /// `run.no_such_participant`, and those of [`RunHandle::board`].
    pub async fn participant(&self, participant: Participant) -> Result<ParticipantPage, RunError> {
        self.ask(|answer| Request::Participant(participant, answer)).await
    }

    /// Checks that a token is that of a link that is not revoked.
    ///
    /// # Errors
    /// `run.unknown_link`, and those of [`RunHandle::board`].
    pub async fn check_link(&self, token: String) -> Result<(), RunError> {
        self.ask(|answer| Request::CheckLink(token, answer)).await
    }

    /// Ends the task after the pending changes are stored.
    pub async fn stop(&self) {
        let (answer, answered) = oneshot::channel();
        if self.requests.send(Request::Stop(answer)).await.is_ok() {
            let _ = answered.await;
        }
    }

    async fn ask<T>(
        &self,
        request: impl FnOnce(oneshot::Sender<Result<T, RunError>>) -> Request,
    ) -> Result<T, RunError> {
        let (answer, answered) = oneshot::channel();
        let stopped = |_| RunError::from(RunRefusal::RunStopped);
        self.requests.send(request(answer)).await.map_err(|_| RunRefusal::RunStopped)?;
        answered.await.map_err(stopped)?
    }
}
