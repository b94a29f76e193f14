//! The room: tables, lobby, ledger, clock, and what keeps them.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod chance;
pub mod game;
pub mod protocol;
pub mod store;
