//! Hold'em, clause by clause: every test is named after the clause or ruling that it covers.

mod betting_round;
mod holding;
mod opening;
mod pots;
mod rotation;
mod settings;
mod showdown;
mod streets;
mod support;
