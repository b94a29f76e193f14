//! Requests about card games, and the replies to them, as JSON.
//!
//! Each module has a request, its reply and the function that answers it.
//!
//! - [`Refused`]: a refused request, with its code, its reason and its clauses.
//! - [`json`]: parses requests, with column and field of an error. `named.rs` reads objects by the names of their
//!   fields alone.
//! - [`GameSettings`]: the settings of a game, some of which are pay tables. [`Schemas`]: the JSON Schemas of a request
//!   and its reply. [`by_category()`]: serializes figures by category.
//!
//! The crate reads no clock, draws no random numbers and performs no I/O. What needs random numbers takes them as a
//! parameter. Text for people, tables and pictures of the replies belong to the command line.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod by_category;
mod cards_text;
mod game_settings;
pub mod json;
mod named;
mod refused;
mod schemas;

pub use by_category::by_category;
pub use cards_text::read_cards;
pub use game_settings::GameSettings;
pub use refused::Refused;
pub use schemas::Schemas;
