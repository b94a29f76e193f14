//! Bots and odds for the games of Cardroom.
//!
//! - [`bots`]: players that see only what a player at their seat sees.
//! - [`odds`]: probabilities and expected values, by enumeration; sampled equity comes with its standard error.
//!
//! Every function is pure: random numbers are an argument.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod bots;
pub mod odds;
