//! Tests of Packs Poker by clause. The name of a test of a clause or ruling begins with the clause or ruling.

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
