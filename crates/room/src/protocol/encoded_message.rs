//! Messages to the browser, serialized once for all connections with the same view.

use super::VERSION;
use super::server::{Message, Payload};
use std::ops::Deref;
use std::sync::Arc;

/// A serialized message. Clones share the text.
#[derive(Clone, Debug)]
pub struct EncodedMessage {
    text: Arc<str>,
    is_bye: bool,
}

impl EncodedMessage {
    /// Returns whether this is [`Payload::Bye`], the last message on its socket.
    pub const fn is_bye(&self) -> bool {
        self.is_bye
    }
}

impl From<Payload> for EncodedMessage {
    fn from(payload: Payload) -> EncodedMessage {
        let is_bye = matches!(payload, Payload::Bye { .. });
        let message = Message { v: VERSION, payload };
        let text = serde_json::to_string(&message).expect("messages are plain data").into();
        EncodedMessage { text, is_bye }
    }
}

impl Deref for EncodedMessage {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}
