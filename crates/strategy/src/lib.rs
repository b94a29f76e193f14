//! Bots and exact odds for the games of Cardroom.
//!
//! - [`bots`]: players that see what a player sees, and nothing else.
//! - [`odds`]: what may happen and how often, counted and not sampled.
//!
//! Everything here is a pure function: random numbers are given, like everything else.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod bots;
pub mod odds;
