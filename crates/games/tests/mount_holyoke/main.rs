//! Mount Holyoke Poker, clause by clause: a test of a clause or ruling is named after it.

mod combinations;
mod matches;
mod opening;
mod plays;
mod referee;
mod rounds;
mod runs;
mod settings;
mod support;
