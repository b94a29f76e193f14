//! Hold'em, clause by clause: a test of a clause or ruling is named after it.

mod betting_round;
mod holding;
mod opening;
mod pots;
mod rotation;
mod settings;
mod showdown;
mod streets;
mod support;
