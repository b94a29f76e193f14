//! High Card Flush, clause by clause: a test of a clause or ruling is named after it.

mod holding;
mod naive;
mod play;
mod ranking;
mod referee;
mod settings;
mod side_wagers;
mod support;
