//! Hold'em by its clauses: every test is named by the clause or ruling that it shows.

mod banks;
mod opening;
mod rotation;
mod settings;
mod showdown;
mod streets;
mod support;
mod trade;
