//! Handle to a table's task, for the rest of the room.

use super::actor::{ConnId, EndReason, Request};
use super::chart::{Chart, chart};
use super::cost::TableCost;
use super::decide::ClosingReason;
use super::entry::TableProperties;
use super::error::CommandError;
use super::history::{self, HandLine, HandReplay};
use super::person::Person;
use super::results::{Results, check_was_there, results};
use super::state::State;
use super::view::Presence;
use crate::game::GameName;
use crate::log_types::LeftBy;
use crate::processor_time::ProcessorTime;
use crate::protocol::EncodedMessage;
use crate::protocol::client::Message;
use crate::protocol::server::{CloseReason, TableView};
use crate::store::{PlayerId, Store, TableId};
use crate::table::error::TableError;
use crate::wall_clock::now_ms;
use futures_util::FutureExt;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// Handle to a table, which sends requests to the table's task. Cheap to clone.
pub struct TableHandle<S> {
    id: TableId,
    game: GameName,
    host: Option<PlayerId>,
    requests: mpsc::Sender<Request>,
    end_reason: EndReason,
    /// Measures the processor time of the task.
    processor: ProcessorTime,
    store: Arc<S>,
}

impl<S> Clone for TableHandle<S> {
    fn clone(&self) -> TableHandle<S> {
        TableHandle {
            id: self.id,
            game: self.game,
            host: self.host,
            requests: self.requests.clone(),
            end_reason: self.end_reason.clone(),
            processor: self.processor.clone(),
            store: self.store.clone(),
        }
    }
}

impl<S: Store> TableHandle<S> {
    /// Handle to the task that receives from the channel `requests` and sets `end_reason`.
    pub fn new(
        state: &State,
        (requests, end_reason): (mpsc::Sender<Request>, EndReason),
        store: Arc<S>,
    ) -> TableHandle<S> {
        let TableProperties { game, host, .. } = state.created;
        let processor = ProcessorTime::default();
        TableHandle { id: state.id, game, host, requests, end_reason, processor, store }
    }

    /// Wraps the table's task so that its processor time is measured.
    pub fn measured<F: Future>(&self, task: F) -> impl Future<Output = F::Output> + use<F, S> {
        self.processor.clone().measure(task)
    }

    /// Handle to a closed table, which has no task; its data is read from the store.
    pub fn of_closed(state: &State, store: Arc<S>) -> TableHandle<S> {
        let end_reason = EndReason::new(CloseReason::Closed.into());
        TableHandle::new(state, (mpsc::channel(1).0, end_reason), store)
    }

    /// The host; `None` for a demo table.
    pub const fn host(&self) -> Option<PlayerId> {
        self.host
    }

    /// The id of the table.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// Returns whether the table's task has ended, because the table was closed or suspended, the room stopped or the
    /// task panicked.
    pub fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    /// Opens a connection. Returns its id and the receiver of its messages, the first of which is the welcome. `since`
    /// is the last sequence number that the client has seen; `None` for a client without an earlier state.
    ///
    /// # Errors
    /// If the table's task has ended: the reason that it gave its clients, or [`CloseReason::Closed`] if it panicked
    /// and gave none.
    pub async fn join(
        &self,
        who: Option<Person>,
        since: Option<u64>,
    ) -> Result<(ConnId, mpsc::Receiver<EncodedMessage>), CloseReason> {
        let (reply, answer) = oneshot::channel();
        // If the task has ended, the request is dropped, and with it the sender of the reply.
        let _ = self.requests.send(Request::Join { who, since, reply }).await;
        answer.await.map_err(|_| self.end_reason.get().copied().unwrap_or(CloseReason::Closed))
    }

    /// Forwards a client's message; the reply is sent to the connection's receiver.
    pub fn ask(&self, conn: ConnId, message: Box<Message>) -> impl Future<Output = ()> + Send + use<'_, S> {
        // An error is ignored: a closed table has already notified every client.
        self.requests.send(Request::Ask(conn, message)).map(drop)
    }

    /// Notifies the table that a connection was closed.
    pub async fn disconnect(&self, conn: ConnId) {
        let _ = self.requests.send(Request::Gone(conn)).await;
    }

    /// Public view of the table.
    ///
    /// # Errors
    /// If the table's task has ended and its log cannot be read, because the store fails or the log is damaged.
    pub async fn view(&self) -> Result<TableView, TableError> {
        let (reply, answer) = oneshot::channel();
        if self.requests.send(Request::View(reply)).await.is_ok()
            && let Ok(view) = answer.await
        {
            return Ok(view);
        }
        let state = State::load(&*self.store, self.id).await?;
        Ok(state.table_view(&Presence::none(now_ms())))
    }

    /// Results of the table.
    ///
    /// # Errors
    /// `not_there` for anybody who neither sat at the table nor is its host, or if the store fails or the log is
    /// damaged.
    pub async fn results(&self, who: Option<&Person>) -> Result<Results, TableError> {
        let state = self.checked_state(who).await?;
        results(&*self.store, &state, who).await
    }

    /// The totals of all players after the hands of the table.
    ///
    /// # Errors
    /// The errors of [`TableHandle::results`].
    pub async fn chart(&self, who: Option<&Person>) -> Result<Chart, TableError> {
        self.checked_state(who).await?;
        chart(&*self.store, self.id, who).await
    }

    /// The state in the log, for a guest who sat there and for the host.
    async fn checked_state(&self, who: Option<&Person>) -> Result<State, TableError> {
        let state = State::load(&*self.store, self.id).await?;
        check_was_there(&*self.store, &state, who).await?;
        Ok(state)
    }

    /// Checks access to the hands: the hands of a closed table are visible only to guests who sat there and to its
    /// host.
    async fn check_hands(&self, who: Option<&Person>) -> Result<(), TableError> {
        if !self.is_closed() {
            return Ok(());
        }
        self.checked_state(who).await.map(drop)
    }

    /// Closes the table for the administrator, after the current hand or at once between hands, and cashes every player
    /// out. The reason is recorded in the audit log.
    ///
    /// # Errors
    /// [`CommandError::Closed`] if the table's task has ended, and store errors.
    pub async fn close(&self, reason: ClosingReason) -> Result<(), TableError> {
        let (reply, answer) = oneshot::channel();
        self.requests.send(Request::Close(reason, reply)).await.map_err(|_| CommandError::Closed)?;
        answer.await.map_err(|_| CommandError::Closed)?
    }

    /// Ends the connections of a guest or bot account with this last message, and lets the player leave the table for this
    /// cause after the current hand, in which the player acts no more. Nothing changes at a closed table.
    ///
    /// # Errors
    /// Store errors; the connections have ended then.
    pub async fn remove(&self, player: PlayerId, by: LeftBy, bye: EncodedMessage) -> Result<(), TableError> {
        let (reply, answer) = oneshot::channel();
        if self.requests.send(Request::Remove(player, by, bye, reply)).await.is_err() {
            return Ok(());
        }
        answer.await.unwrap_or(Ok(()))
    }

    /// The cost of the table, and the processor time of its task; `None` if the task has ended.
    pub async fn cost(&self) -> Option<(TableCost, Duration)> {
        let (reply, answer) = oneshot::channel();
        self.requests.send(Request::Cost(reply)).await.ok()?;
        Some((answer.await.ok()?, self.processor.total()))
    }

    /// Gives a player another name at the table. Nothing changes for a guest without a seat, or at a closed table.
    ///
    /// # Errors
    /// [`CommandError::NameTaken`] if the name is confusable with another one at the table, [`CommandError::TooOften`]
    /// above the rate limit, and store errors.
    pub async fn rename(&self, who: Person) -> Result<(), TableError> {
        let (reply, answer) = oneshot::channel();
        if self.requests.send(Request::Rename(who, reply)).await.is_err() {
            return Ok(());
        }
        answer.await.unwrap_or(Ok(()))
    }

    /// Ends the task once it has handled all earlier requests, and disconnects every client with the reason.
    pub async fn stop(&self, why: CloseReason) {
        let (reply, answer) = oneshot::channel();
        if self.requests.send(Request::Stop(why, reply)).await.is_ok() {
            let _ = answer.await;
        }
    }

    /// The completed hands among the 50 hands before hand `before`, or among the last 50 hands of the table if it is
    /// `None`, newest first.
    ///
    /// # Errors
    /// `not_there` for a guest who may not see the hands of a closed table, as in [`TableHandle::results`]. Also if
    /// the store fails or the log is damaged.
    pub async fn hands(
        &self,
        who: Option<&Person>,
        before: Option<u64>,
    ) -> Result<Vec<HandLine>, TableError> {
        self.check_hands(who).await?;
        history::hands(&*self.store, self.id, who, before).await
    }

    /// One completed hand, step by step as the viewer may see it.
    ///
    /// # Errors
    /// The errors of [`TableHandle::hands`], and `no_such_hand` if the hand was not played or is not over.
    pub async fn hand(&self, who: Option<&Person>, number: u64) -> Result<HandReplay, TableError> {
        self.check_hands(who).await?;
        history::hand(&*self.store, (self.id, self.game), who, number).await
    }

    /// One completed hand as a file, with the cards that the viewer was shown: PHH for hold'em, a similar format for
    /// the other games.
    ///
    /// # Errors
    /// The errors of [`TableHandle::hand`], and `no_file` for amounts that the file format cannot represent.
    pub async fn hand_file(&self, who: Option<&Person>, number: u64) -> Result<String, TableError> {
        self.check_hands(who).await?;
        history::file(&*self.store, (self.id, self.game), who, number).await
    }
}
