//! Protocol of a table's socket: typed, versioned JSON.
//!
//! - [`client`]: what a browser asks for. [`server`]: what it is told, each message made for one viewer.
//! - [`json`]: what a browser sends as JSON. [`unread`]: what of it cannot be read, by its place.
//! - [`Refused`]: why something is not done, by code and arguments, so that every reader has it in the own language.
//!
//! Seats have two numbers. A *table seat* is a chair, 1 to 10, and stays with who sits there. A *hand seat* is the place
//! in one hand among those who were dealt in, and is what a game's own views, events and actions speak of;
//! [`TableView::lineup`](server::TableView::lineup) leads from one to the other.

pub mod client;
pub mod json;
mod refused;
pub mod server;
pub mod unread;

pub use refused::Refused;

/// The version of the messages. A client with another one is told to load the page again.
pub const VERSION: u32 = 1;
