//! Mount Holyoke Poker, clause by clause: every test is named after the clause or ruling that it covers.

mod combinations;
mod matches;
mod opening;
mod plays;
mod referee;
mod rounds;
mod runs;
mod settings;
mod support;
