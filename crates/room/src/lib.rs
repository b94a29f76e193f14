//! The room: tables, lobby, ledger, clock, and what keeps them.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod kill;
pub mod ledger;
pub mod protocol;
pub mod store;
