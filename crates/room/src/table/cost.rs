//! The cost of a table: the resources that it uses.

use crate::protocol::EncodedMessage;

/// Resources that a table uses: log entries, open sockets, and messages sent since the table's task began.
#[derive(Clone, Copy, Debug)]
pub struct TableCost {
    /// Number of entries in the log.
    pub entries: u64,
    /// Number of open sockets.
    pub sockets: usize,
    /// The messages sent to clients since the task began.
    pub sent: Sent,
}

/// Messages sent to clients.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sent {
    /// Number of messages.
    pub messages: u64,
    /// Total size of the messages, in bytes.
    pub bytes: u64,
}

impl Sent {
    /// Counts a message to one client.
    pub fn count(&mut self, message: &EncodedMessage) {
        self.messages += 1;
        self.bytes += message.len() as u64;
    }
}
