//! The ends of sessions, on which the sockets of a session close.

use super::session::Session;
use tokio::sync::broadcast;

/// Number of ended sessions that a slow socket may miss before it is closed itself.
const CAPACITY: usize = 256;

/// The sessions that end, by id.
pub struct Logouts(broadcast::Sender<String>);

/// The end of one session.
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

    /// The end of this session.
    pub fn of(&self, session: &Session) -> Logout {
        Logout { session: session.get_session_id(), ended: self.0.subscribe() }
    }
}

impl Logout {
    /// Waits until the session ends, or until this socket has missed whether it did.
    pub async fn wait(&mut self) {
        while self.ended.recv().await.is_ok_and(|ended| ended != self.session) {}
    }
}
