//! Tests of hold'em by clause. The name of a test of a clause or ruling begins with the clause or ruling.

mod betting_round;
mod holding;
mod opening;
mod pots;
mod rotation;
mod settings;
mod showdown;
mod streets;
mod support;
