//! Tests of Mount Holyoke Poker by clause. A test of a clause or ruling is named after it: `mh_03_…`.

mod combinations;
mod matches;
mod opening;
mod plays;
mod referee;
mod rounds;
mod runs;
mod settings;
mod support;
