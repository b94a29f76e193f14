//! WebSocket protocol of a table: typed, versioned JSON.
//!
//! - [`client`]: messages from the browser. [`server`]: messages to the browser, each built for one viewer.
//! - [`json`]: the JSON parser. [`unread`]: deserialization errors, with the path of the field.
//! - [`Encoded`]: a message to the browser as text. [`Refused`]: a refusal, as a code with arguments that the client
//!   translates.
//!
//! Seats have two numbers. A *table seat* is a chair, 1 to 10, and does not change while its player is seated. A *hand
//! seat* is a position among the players who were dealt into one hand; the games' views, events and actions use it.
//! [`TableView::lineup`](server::TableView::lineup) maps hand seats to chairs.

pub mod client;
mod encoded;
pub mod json;
mod refused;
pub mod server;
pub mod unread;

pub use encoded::Encoded;
pub use refused::{Refused, RefusedAmount};

/// Version of the protocol. A client with another version is asked to reload the page.
pub const VERSION: u32 = 1;
