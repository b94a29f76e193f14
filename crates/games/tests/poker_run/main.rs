//! The poker run, clause by clause: every test is named after the clause or ruling that it covers.

mod course;
mod finish;
mod fuzz;
mod golden;
#[path = "../laws/law_rounds.rs"]
mod law_rounds;
mod money;
mod ranking;
mod referee;
#[path = "../laws/scripted.rs"]
mod scripted;
mod settings;
mod stamps;
mod support;
