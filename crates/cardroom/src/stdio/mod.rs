//! Standard input and output.
//!
//! - [`lines`]: answers a stream of requests, or reads a single one.
//! - [`reply`]: prints one reply, for a person or for a program.

pub mod lines;
pub mod reply;
