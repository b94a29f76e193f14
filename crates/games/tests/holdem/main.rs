//! Tests of hold'em by clause. A test of a clause or ruling is named after it: `th_16_…`.

mod betting_round;
mod holding;
mod opening;
mod pots;
mod rotation;
mod settings;
mod showdown;
mod streets;
mod support;
