//! Input and output: requests and replies as JSON, line by line or one at a time.
//!
//! - [`Refused`]: a refused request, with its code, its reason and its clauses.
//! - [`json`]: parses requests, with column and field of an error. `named.rs` reads objects by the names of their
//!   fields alone.
//! - [`lines`]: answers a stream of requests, or reads a single one.
//! - [`reply`]: prints one reply, for a person or for a program.
//! - [`RulesText`]: a game's settings as written on the command line; [`GameSettings`]: those that a file can give.
//! - [`Schemas`]: JSON Schemas of requests and replies.

mod game_settings;
pub mod json;
pub mod lines;
mod named;
mod refused;
pub mod reply;
mod rules_text;
mod schemas;

pub use game_settings::GameSettings;
pub use refused::Refused;
pub use rules_text::RulesText;
pub use schemas::Schemas;
