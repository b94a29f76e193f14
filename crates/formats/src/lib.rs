//! File formats for rounds of card games.
//!
//! - [`phh`]: hold'em hands in the Poker Hand History format (PHH): parse, replay and write.
//! - [`history`]: rounds of the other games, in TOML with PHH fields and custom fields.
//! - [`pokerstars`]: hold'em hands in PokerStars' text format (export only).
//! - [`pay_table`]: pay tables in TOML.
//! - [`parse_hands`], [`Splitter`]: files of several rounds of any game.
//! - [`FileError`]: an error in a file, with its position and its [`Code`]. [`JsonFields`]: the fields of a hand as
//!   JSON.
//! - [`input`]: deserialization of JSON and TOML, with structured errors. [`encoding`]: bytes as text.
//!
//! The parsers of hands and rounds share the untyped fields in `fields/`, for TOML and JSON.
//!
//! The crate reads no clock, draws no random numbers and performs no I/O: it turns text into rounds and rounds into
//! text. Hidden cards come only from a [`Record`](games::record::Record): from its encoding, or from the view of each
//! seat. `cargo xtask tidy` checks which code may encode and decode a [`History`](history::History) or call
//! [`Hand::from_record`](phh::Hand::from_record), since their results contain these cards.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod code;
pub mod encoding;
mod entry;
mod error;
mod fields;
pub mod history;
pub mod input;
mod name;
pub mod pay_table;
pub mod phh;
pub mod pokerstars;
mod split;

pub use code::Code;
pub use entry::{Entry, RoundFields};
pub use error::FileError;
pub use fields::{JsonFields, Lines, MAX_BYTES};
pub use name::Name;
pub use split::{Splitter, parse_hands};
