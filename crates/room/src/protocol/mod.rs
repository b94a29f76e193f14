//! WebSocket protocol of a table: typed, versioned JSON.
//!
//! - [`client`]: messages from the browser. [`server`]: messages to the browser, each built for one viewer.
//! - [`json`]: the JSON parser. [`unreadable_input`]: deserialization errors, with the path of the field.
//! - [`EncodedMessage`]: a message to the browser as text. [`RefusalMessage`]: a refusal, as a code with arguments that
//!   the client translates.
//!
//! Seats have two numbers. A *table seat* is a chair, 1 to 10, and does not change while its player is seated. A *hand
//! seat* is a position among the players who were dealt into one hand; the games' views, events and actions use it.
//! [`TableView::lineup`](server::TableView::lineup) maps hand seats to chairs.

pub mod client;
mod encoded_message;
pub mod json;
mod refusal_message;
pub mod server;
pub mod unreadable_input;

pub use encoded_message::EncodedMessage;
pub use refusal_message::{RefusalMessage, RefusedAmount};

/// Version of the protocol. A client with another version is asked to reload the page.
pub const VERSION: u32 = 1;
