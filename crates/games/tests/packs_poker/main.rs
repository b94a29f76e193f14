//! Tests of Packs Poker by clause. A test of a clause or ruling is named after it: `pk_07_…`.

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
