//! Packs Poker, clause by clause: every test is named after the clause or ruling that it covers.

mod aggregate;
#[allow(dead_code, reason = "only the conformance tests use every item")]
#[path = "../laws/chance.rs"]
mod chance;
mod dealing;
mod entered;
mod fuzz;
mod golden;
mod holding;
#[path = "../laws/law_rounds.rs"]
mod law_rounds;
mod naive;
#[path = "../holdem/naive_hand.rs"]
mod naive_hand;
#[path = "../laws/scripted.rs"]
mod scripted;
mod settings;
mod settling;
mod support;
mod wagers;
