//! Generated lookup tables, derived in `crates/cards/tables/README.md`.

pub mod flush;
pub mod rank_keys;
pub mod standard;
pub mod wheel;
