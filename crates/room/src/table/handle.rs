//! How the rest of the room speaks to a table.

use super::actor::{ConnId, Mail};
use super::decide::Person;
use super::history::{self, HandLine, HandTold};
use crate::game::GameName;
use crate::protocol::Refused;
use crate::protocol::client::Message;
use crate::protocol::server::TableView;
use crate::store::{Store, TableId};
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// A table, by the mail to its task. Cheap to clone.
pub struct TableHandle<S> {
    id: TableId,
    game: GameName,
    mail: mpsc::Sender<Mail>,
    store: Arc<S>,
}

impl<S> Clone for TableHandle<S> {
    fn clone(&self) -> TableHandle<S> {
        TableHandle { id: self.id, game: self.game, mail: self.mail.clone(), store: self.store.clone() }
    }
}

impl<S: Store> TableHandle<S> {
    /// The table with this mailbox.
    pub const fn new(id: TableId, game: GameName, mail: mpsc::Sender<Mail>, store: Arc<S>) -> TableHandle<S> {
        TableHandle { id, game, mail, store }
    }

    /// The table's id.
    pub const fn id(&self) -> TableId {
        self.id
    }

    /// Whether the table is closed.
    pub fn is_closed(&self) -> bool {
        self.mail.is_closed()
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
        self.mail.send(Mail::Join { who, since, reply }).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())
    }

    /// Passes on what a client asks for; it is answered on the client's own receiver.
    pub async fn ask(&self, conn: ConnId, message: Message) {
        // A closed table has said so on every socket.
        let _ = self.mail.send(Mail::Ask(conn, message)).await;
    }

    /// A socket was closed.
    pub async fn gone(&self, conn: ConnId) {
        let _ = self.mail.send(Mail::Gone(conn)).await;
    }

    /// What everybody may know of the table.
    ///
    /// # Errors
    /// `closed`, where the table is.
    pub async fn look(&self) -> Result<TableView, Refused> {
        let (reply, answer) = oneshot::channel();
        self.mail.send(Mail::Look(reply)).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())
    }

    /// Ends the task, once what it is at is stored; every socket is told.
    pub async fn stop(&self) {
        let (reply, answer) = oneshot::channel();
        if self.mail.send(Mail::Stop(reply)).await.is_ok() {
            let _ = answer.await;
        }
    }

    /// The hands that are over, newest first, as somebody may list them.
    ///
    /// # Errors
    /// Those of the store, and a damaged log.
    pub async fn hands(&self, who: Option<&Person>, before: Option<u64>) -> Result<Vec<HandLine>, Refused> {
        history::hands(&*self.store, self.id, who, before).await
    }

    /// One hand that is over, step by step as somebody may see it.
    ///
    /// # Errors
    /// `no_such_hand`, those of the store, and a damaged log.
    pub async fn hand(&self, who: Option<&Person>, number: u64) -> Result<HandTold, Refused> {
        history::hand(&*self.store, (self.id, self.game), who, number).await
    }

    /// One hand of hold'em that is over, as a PHH file with the cards that somebody may see.
    ///
    /// # Errors
    /// `no_such_hand`, `no_file` for more chips than a file can hold, those of the store, and a damaged log.
    pub async fn hand_file(&self, who: Option<&Person>, number: u64) -> Result<String, Refused> {
        history::file(&*self.store, (self.id, self.game), who, number).await
    }
}

fn closed() -> Refused {
    Refused::new("closed", "the table is closed")
}
