//! High Card Flush, clause by clause: every test is named after the clause or ruling that it covers.

mod holding;
mod naive;
mod play;
mod ranking;
mod referee;
mod settings;
mod side_wagers;
mod support;
