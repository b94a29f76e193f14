//! The generated tables; `crates/cards/tables/README.md` argues how they come about.

pub mod flush;
pub mod rank_keys;
pub mod standard;
pub mod wheel;
