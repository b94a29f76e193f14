//! Messages to the browser, serialized once for all connections with the same view.

use super::VERSION;
use super::server::{Message, Payload};
use std::ops::Deref;
use std::sync::Arc;

/// Initial capacity of a message's text, in bytes: enough for most messages, so that it rarely grows.
const CAPACITY: usize = 4096;

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
        let mut text = Vec::with_capacity(CAPACITY);
        serde_json::to_writer(&mut text, &message).expect("messages are plain data");
        let text = String::from_utf8(text).expect("JSON is UTF-8");
        EncodedMessage { text: text.into(), is_bye }
    }
}

impl Deref for EncodedMessage {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}
