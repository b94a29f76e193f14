//! Tests of the lobby and its tables, with guests and a paused clock, on stores in memory and in files. They are one
//! program, since each program of tests compiles the lobby's generic code and links everything again.

mod blinds;
mod clocks;
mod closed;
mod departures;
mod files;
mod hidden;
mod house_rules;
mod limits;
mod older_folder;
mod outage;
mod quiet;
mod rollback;
mod support;
mod tables;
