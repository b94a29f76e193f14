//! What goes in and out: requests and replies as JSON, line by line or one at a time.
//!
//! - [`Refused`]: a request that is not answered, with its code, its reason and its clauses.
//! - [`json`]: reads requests, and says in which column and field one is wrong; `words.rs` in which words.
//!   `named.rs` reads objects by the names of their fields alone.
//! - [`lines`]: answers a stream of requests, or reads one, whatever stands in it.
//! - [`reply`]: gives one reply, to a person or to a program.
//! - [`RulesText`]: a game's settings as they are written on the command line; [`GameSettings`]: which of them a file can give.
//! - [`Schemas`]: what requests and replies look like.

mod game_settings;
pub mod json;
pub mod lines;
mod named;
mod refusals;
mod refused;
pub mod reply;
mod rules_text;
mod schemas;
mod words;

pub use game_settings::GameSettings;
pub use refused::Refused;
pub use rules_text::RulesText;
pub use schemas::Schemas;
