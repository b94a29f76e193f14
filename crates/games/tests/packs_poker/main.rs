//! Packs Poker, clause by clause: a test of a clause or ruling is named after it.

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
