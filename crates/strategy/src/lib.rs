//! Bots and odds for the games of Cardroom.
//!
//! - [`bots`]: automatic players with the same information as a player at their seat.
//! - [`odds`]: probabilities and expected values, by enumeration; sampled (Monte Carlo) equity with its
//!   standard error.
//!
//! The caller supplies the random numbers, so every result is reproducible.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod bots;
pub mod odds;
