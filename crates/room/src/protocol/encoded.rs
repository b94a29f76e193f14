//! Messages to the browser as text.

use super::VERSION;
use super::server::{Message, Payload};
use std::ops::Deref;
use std::sync::Arc;

/// A message as text. Clones share the text, as connections with the same view do.
#[derive(Clone, Debug)]
pub struct Encoded {
    text: Arc<str>,
    is_bye: bool,
}

impl Encoded {
    /// Returns whether this is [`Payload::Bye`], the last message on its socket.
    pub const fn is_bye(&self) -> bool {
        self.is_bye
    }
}

impl From<Payload> for Encoded {
    fn from(payload: Payload) -> Encoded {
        let is_bye = matches!(payload, Payload::Bye { .. });
        let message = Message { v: VERSION, payload };
        let text = serde_json::to_string(&message).expect("messages are plain data").into();
        Encoded { text, is_bye }
    }
}

impl Deref for Encoded {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}
