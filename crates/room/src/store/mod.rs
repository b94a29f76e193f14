//! What the log and the ledger are kept in.

pub mod sealed;
