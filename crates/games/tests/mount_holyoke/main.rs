//! Tests of Mount Holyoke Poker by clause. The name of a test of a clause or ruling begins with the clause or ruling.

mod combinations;
mod matches;
mod opening;
mod plays;
mod referee;
mod rounds;
mod runs;
mod settings;
mod support;
