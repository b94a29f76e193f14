//! Tests of the lobby and its tables, with guests and a paused clock, on stores in memory and in files. They are one
//! program, because every further test program would compile the lobby's generic code and link everything again.

mod audited;
mod blinds;
mod chat;
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
mod waiting_list;
