//! Tests of the poker run by clause. A test of a clause or ruling is named after it: `pr_05_…`.

mod by_time;
mod change;
mod corrections;
mod course;
mod facts;
mod finish;
mod fuzz;
mod golden;
mod money;
mod naive;
mod paper;
mod payment;
mod ranking;
mod referee;
mod registered;
mod settings;
mod size;
mod stamps;
mod support;
mod withdraw;
