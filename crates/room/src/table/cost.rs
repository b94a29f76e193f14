//! What a table costs the room.

use crate::protocol::EncodedMessage;

/// What a table costs the room, since its task began.
#[derive(Clone, Copy, Debug)]
pub struct TableCost {
    /// Number of entries in the log.
    pub entries: u64,
    /// Number of open sockets.
    pub sockets: usize,
    /// The messages sent to clients.
    pub sent: Sent,
}

/// Messages sent to clients.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sent {
    /// Number of messages.
    pub messages: u64,
    /// Their size, in bytes.
    pub bytes: u64,
}

impl Sent {
    /// Counts a message to one client.
    pub fn count(&mut self, message: &EncodedMessage) {
        self.messages += 1;
        self.bytes += message.len() as u64;
    }
}
