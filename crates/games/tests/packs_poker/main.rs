//! Packs Poker, clause by clause: every test is named after the clause or ruling that it covers.

mod aggregate;
mod dealing;
mod entered;
mod fuzz;
mod golden;
mod holding;
mod naive;
mod settings;
mod settling;
mod support;
mod wagers;
