//! The room: tables, lobby, ledger, clock, and what keeps them.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod http;
pub mod protocol;
