//! Handle to a table's task, for the rest of the room.

use super::actor::{ConnId, Request};
use super::entry::Created;
use super::history::{self, HandLine, HandReplay};
use super::person::Person;
use super::results::{Results, check_was_there, results};
use super::state::State;
use super::view::Presence;
use crate::game::GameName;
use crate::kind::Kind;
use crate::protocol::client::Message;
use crate::protocol::server::{CloseReason, TableView};
use crate::protocol::{Encoded, Refused};
use crate::store::{PlayerId, Store, TableId};
use crate::wall_clock::now_ms;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// Handle to a table: sends requests to its task. Cheap to clone.
pub struct TableHandle<S> {
    id: TableId,
    game: GameName,
    host: Option<PlayerId>,
    requests: mpsc::Sender<Request>,
    store: Arc<S>,
}

impl<S> Clone for TableHandle<S> {
    fn clone(&self) -> TableHandle<S> {
        TableHandle {
            id: self.id,
            game: self.game,
            host: self.host,
            requests: self.requests.clone(),
            store: self.store.clone(),
        }
    }
}

impl<S: Store> TableHandle<S> {
    /// Handle to the task that receives from the channel `requests`.
    pub const fn new(state: &State, requests: mpsc::Sender<Request>, store: Arc<S>) -> TableHandle<S> {
        let Created { game, host, .. } = state.created;
        TableHandle { id: state.id, game, host, requests, store }
    }

    /// Handle to a closed table, which has no task; its data is read from the store.
    pub fn closed(state: &State, store: Arc<S>) -> TableHandle<S> {
        TableHandle::new(state, mpsc::channel(1).0, store)
    }

    /// The host; `None` for a demo table.
    pub const fn host(&self) -> Option<PlayerId> {
        self.host
    }

    /// The table's id.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// Returns whether the table is closed.
    pub fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    /// Opens a connection. Returns its id and the receiver of its messages, the welcome first. `since` is the last
    /// sequence number that the client has seen.
    ///
    /// # Errors
    /// `closed` if the table is closed.
    pub async fn join(
        &self,
        who: Option<Person>,
        since: Option<u64>,
    ) -> Result<(ConnId, mpsc::Receiver<Encoded>), Refused> {
        let (reply, answer) = oneshot::channel();
        self.requests.send(Request::Join { who, since, reply }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())
    }

    /// Forwards a client's message; the answer is sent to the connection's receiver.
    pub async fn ask(&self, conn: ConnId, message: Message) {
        // A closed table has already notified every client.
        let _ = self.requests.send(Request::Ask(conn, message)).await;
    }

    /// Notifies the table that a connection was closed.
    pub async fn disconnect(&self, conn: ConnId) {
        let _ = self.requests.send(Request::Gone(conn)).await;
    }

    /// Public view of the table.
    ///
    /// # Errors
    /// If the table is closed and the store fails or the log is damaged.
    pub async fn view(&self) -> Result<TableView, Refused> {
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
    /// `not_there` for a guest who neither sat at the table nor is its host, or if the store fails or the log is
    /// damaged.
    pub async fn results(&self, who: Option<&Person>) -> Result<Results, Refused> {
        let state = State::load(&*self.store, self.id).await?;
        check_was_there(&*self.store, &state, who).await?;
        results(&*self.store, &state, who).await
    }

    /// Checks access to the hands: those of a closed table are visible only to its players and its host.
    async fn check_hands(&self, who: Option<&Person>) -> Result<(), Refused> {
        if !self.is_closed() {
            return Ok(());
        }
        let state = State::load(&*self.store, self.id).await?;
        check_was_there(&*self.store, &state, who).await
    }

    /// Closes the table after the current hand; every player is cashed out.
    ///
    /// # Errors
    /// `closed`, and errors of the store.
    pub async fn close(&self) -> Result<(), Refused> {
        let (reply, answer) = oneshot::channel();
        self.requests.send(Request::Close(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Ends the task after its current request is committed, and disconnects every client with the reason.
    pub async fn stop(&self, why: CloseReason) {
        let (reply, answer) = oneshot::channel();
        if self.requests.send(Request::Stop(why, reply)).await.is_ok() {
            let _ = answer.await;
        }
    }

    /// Completed hands, newest first.
    ///
    /// # Errors
    /// For a closed table `not_there`, as in [`TableHandle::results`], or if the store fails or the log is damaged.
    pub async fn hands(&self, who: Option<&Person>, before: Option<u64>) -> Result<Vec<HandLine>, Refused> {
        self.check_hands(who).await?;
        history::hands(&*self.store, self.id, who, before).await
    }

    /// One completed hand, step by step as the viewer may see it.
    ///
    /// # Errors
    /// Those of [`TableHandle::hands`], and `no_such_hand`.
    pub async fn hand(&self, who: Option<&Person>, number: u64) -> Result<HandReplay, Refused> {
        self.check_hands(who).await?;
        history::hand(&*self.store, (self.id, self.game), who, number).await
    }

    /// One completed hand as a file, with the cards that the viewer was shown: PHH for hold'em, a similar format for
    /// the other games.
    ///
    /// # Errors
    /// Those of [`TableHandle::hand`], and `no_file` for amounts that the file format cannot hold.
    pub async fn hand_file(&self, who: Option<&Person>, number: u64) -> Result<String, Refused> {
        self.check_hands(who).await?;
        history::file(&*self.store, (self.id, self.game), who, number).await
    }
}

fn closed() -> Refused {
    Refused::new(Kind::Gone, "closed", "the table is closed")
}
