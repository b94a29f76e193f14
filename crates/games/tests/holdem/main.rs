//! Hold'em by its clauses: every test is named by the clause or ruling that it shows.

mod betting_round;
#[allow(dead_code, reason = "the laws use all of it")]
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
