//! Mount Holyoke Poker by its clauses: every test is named by the clause or ruling that it shows.

mod combinations;
mod matches;
mod naive;
mod opening;
mod plays;
mod referee;
mod rounds;
mod runs;
mod settings;
mod support;
