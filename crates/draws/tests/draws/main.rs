//! Tests of the crate as its callers use it: proofs, logs, test vectors and the distribution of the cards.

mod log;
mod proof;
mod secrets;
mod uniformity;
mod vectors;
mod world;
