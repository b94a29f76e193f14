//! Hold'em by its clauses: every test is named by the clause or ruling that it shows.

mod betting_round;
mod opening;
mod pots;
mod rotation;
mod settings;
mod showdown;
mod streets;
mod support;
