//! The poker run, clause by clause: every test is named after the clause or ruling that it covers.

mod course;
mod finish;
mod fuzz;
mod golden;
mod money;
mod ranking;
mod referee;
mod settings;
mod stamps;
mod support;
