//! Mount Holyoke Poker, clause by clause: every test is named after the clause or ruling that it covers.

mod combinations;
#[path = "../laws/law_rounds.rs"]
mod law_rounds;
mod matches;
mod naive;
mod opening;
mod plays;
mod referee;
mod rounds;
mod runs;
mod settings;
mod support;
