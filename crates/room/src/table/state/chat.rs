//! The chat of a table.

use crate::log_types::ChatMessage;

/// Maximum number of messages kept for new connections. The log has all of them.
const KEPT: usize = 50;

/// The last messages in the chat of a table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chat {
    /// `true` if the host closed the chat.
    pub closed: bool,
    messages: Vec<ChatMessage>,
}

impl Chat {
    /// The chat with these last messages, oldest first.
    pub const fn restored(messages: Vec<ChatMessage>, closed: bool) -> Chat {
        Chat { closed, messages }
    }

    /// Adds a message, and drops the oldest one if there are more than 50.
    pub(super) fn add(&mut self, message: ChatMessage) {
        if self.messages.len() == KEPT {
            self.messages.remove(0);
        }
        self.messages.push(message);
    }

    /// The last messages, oldest first; at most 50.
    pub fn messages(&self) -> &[ChatMessage] {
        &self.messages
    }

    /// The messages after the sequence number `since`, oldest first.
    pub fn since(&self, since: u64) -> &[ChatMessage] {
        let first = self.messages.partition_point(|message| message.seq <= since);
        &self.messages[first..]
    }
}
