//! Requests from standard input, and replies on standard output.
//!
//! - [`lines`]: answers a stream of requests, or reads a single one.
//! - [`reply`]: prints one reply, as text or as JSON.

pub mod lines;
pub mod reply;
