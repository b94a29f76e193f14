//! Handle through which the rest of the room talks to a table's task.

use super::actor::{ConnId, Request};
use super::decide::Person;
use super::entry::Created;
use super::history::{self, HandLine, HandTold};
use super::results::{Results, check_was_there, results};
use super::state::State;
use super::view::Presence;
use crate::game::GameName;
use crate::protocol::Refused;
use crate::protocol::client::Message;
use crate::protocol::server::{Bye, TableView};
use crate::store::{PlayerId, Store, TableId};
use crate::wall_clock::now_ms;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// A table, by the requests to its task. Cheap to clone.
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
    /// The table with this mailbox.
    pub const fn new(state: &State, requests: mpsc::Sender<Request>, store: Arc<S>) -> TableHandle<S> {
        let Created { game, host, .. } = state.created;
        TableHandle { id: state.id, game, host, requests, store }
    }

    /// A closed table, of which there is what the store keeps.
    pub fn closed(state: &State, store: Arc<S>) -> TableHandle<S> {
        TableHandle::new(state, mpsc::channel(1).0, store)
    }

    /// The host; none of a demo table.
    pub const fn host(&self) -> Option<PlayerId> {
        self.host
    }

    /// The table's id.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// Reports whether the table is closed.
    pub fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    /// Opens a socket: its number at this table, and what it is told, the welcome first. `since` is the last sequence
    /// number that the client has seen.
    ///
    /// # Errors
    /// `closed`, where the table is.
    pub async fn join(
        &self,
        who: Option<Person>,
        since: Option<u64>,
    ) -> Result<(ConnId, mpsc::Receiver<Utf8Bytes>), Refused> {
        let (reply, answer) = oneshot::channel();
        self.requests.send(Request::Join { who, since, reply }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())
    }

    /// Passes on what a client asks for; it is answered on the client's own receiver.
    pub async fn ask(&self, conn: ConnId, message: Message) {
        // A closed table has said so on every socket.
        let _ = self.requests.send(Request::Ask(conn, message)).await;
    }

    /// A socket was closed.
    pub async fn gone(&self, conn: ConnId) {
        let _ = self.requests.send(Request::Gone(conn)).await;
    }

    /// Public view of the table.
    ///
    /// # Errors
    /// Of a closed table those of the store, and a damaged log.
    pub async fn view(&self) -> Result<TableView, Refused> {
        let (reply, answer) = oneshot::channel();
        if self.requests.send(Request::View(reply)).await.is_ok()
            && let Ok(view) = answer.await
        {
            return Ok(view);
        }
        let state = State::load(&*self.store, self.id).await?;
        Ok(state.table_view(&Presence::nobody(now_ms())))
    }

    /// Results of the table.
    ///
    /// # Errors
    /// `not_there` for who neither sat at the table nor is its host, those of the store, and a damaged log.
    pub async fn results(&self, who: Option<&Person>) -> Result<Results, Refused> {
        let state = State::load(&*self.store, self.id).await?;
        check_was_there(&*self.store, &state, who).await?;
        results(&*self.store, &state, who).await
    }

    /// Of a closed table only those who sat there, and its host, see the hands.
    async fn check_hands(&self, who: Option<&Person>) -> Result<(), Refused> {
        if !self.is_closed() {
            return Ok(());
        }
        let state = State::load(&*self.store, self.id).await?;
        check_was_there(&*self.store, &state, who).await
    }

    /// Closes the table, once the hand that is being played is over; everybody is cashed out.
    ///
    /// # Errors
    /// `closed`, and those of the store.
    pub async fn close(&self) -> Result<(), Refused> {
        let (reply, answer) = oneshot::channel();
        self.requests.send(Request::Close(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }

    /// Ends the task, once what it is at is stored; every socket is told why.
    pub async fn stop(&self, why: Bye) {
        let (reply, answer) = oneshot::channel();
        if self.requests.send(Request::Stop(why, reply)).await.is_ok() {
            let _ = answer.await;
        }
    }

    /// The hands that are over, newest first, as somebody may list them.
    ///
    /// # Errors
    /// `not_there` as for [`TableHandle::results`] once the table is closed; those of the store, and a damaged log.
    pub async fn hands(&self, who: Option<&Person>, before: Option<u64>) -> Result<Vec<HandLine>, Refused> {
        self.check_hands(who).await?;
        history::hands(&*self.store, self.id, who, before).await
    }

    /// One hand that is over, step by step as somebody may see it.
    ///
    /// # Errors
    /// `no_such_hand`, those of the store, and a damaged log.
    pub async fn hand(&self, who: Option<&Person>, number: u64) -> Result<HandTold, Refused> {
        self.check_hands(who).await?;
        history::hand(&*self.store, (self.id, self.game), who, number).await
    }

    /// One hand of hold'em that is over, as a PHH file with the cards that somebody may see.
    ///
    /// # Errors
    /// `no_such_hand`, `no_file` for more chips than a file can hold, those of the store, and a damaged log.
    pub async fn hand_file(&self, who: Option<&Person>, number: u64) -> Result<String, Refused> {
        self.check_hands(who).await?;
        history::file(&*self.store, (self.id, self.game), who, number).await
    }
}

fn closed() -> Refused {
    Refused::new("closed", "the table is closed")
}
