//! Notifications of ended sessions, which close the sockets of those sessions.

use super::session::Session;
use tokio::sync::broadcast;

/// Number of ended sessions by which a slow socket may lag before it is closed too.
const CAPACITY: usize = 256;

/// Broadcast channel for the ids of sessions that end.
pub struct Logouts(broadcast::Sender<String>);

/// Receiver for the end of one session.
pub struct Logout {
    session: String,
    ended: broadcast::Receiver<String>,
}

impl Default for Logouts {
    fn default() -> Logouts {
        Logouts(broadcast::Sender::new(CAPACITY))
    }
}

impl Logouts {
    /// Closes the sockets of a session.
    pub fn end(&self, session: &Session) {
        // An error means that no socket is open.
        let _ = self.0.send(session.get_session_id());
    }

    /// A receiver for the end of this session.
    pub fn of(&self, session: &Session) -> Logout {
        Logout { session: session.get_session_id(), ended: self.0.subscribe() }
    }
}

impl Logout {
    /// Waits until the session ends, or until this receiver lags so far behind that it may have missed the end.
    pub async fn wait(&mut self) {
        while self.ended.recv().await.is_ok_and(|ended| ended != self.session) {}
    }
}
