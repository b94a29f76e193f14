//! Tests of the crate as its callers use it: proofs, logs, test vectors and the distribution of the cards.

mod independent;
mod log;
mod proof;
mod read;
mod secrets;
mod test_event;
mod uniformity;
mod vectors;
