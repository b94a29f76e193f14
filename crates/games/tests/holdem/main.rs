//! Hold'em, clause by clause: every test is named after the clause or ruling that it covers.

mod betting_round;
#[allow(dead_code, reason = "only the conformance tests use every item")]
#[path = "../laws/chance.rs"]
mod chance;
mod holding;
mod naive_hand;
mod opening;
mod pots;
mod rotation;
mod settings;
mod showdown;
mod streets;
mod support;
