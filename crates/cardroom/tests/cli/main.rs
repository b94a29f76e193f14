//! Tests of the command line: they run the real binary as people and scripts do.

#[cfg(unix)]
mod acme;
mod arena;
mod backup;
mod bench;
mod choose;
mod edge;
mod encodings;
mod equity;
mod export;
mod figures;
mod flags;
mod health;
mod help;
mod hostile;
mod interrupted;
mod live;
mod man;
mod mount_holyoke;
mod mutated;
mod play;
mod pots;
mod programs;
mod rank;
mod record;
mod referee;
mod referee_holdem;
mod referee_poker_run;
mod replay;
mod rules;
mod run_files;
mod schema;
mod serve;
mod show;
mod simulate;
mod support;
#[cfg(unix)]
mod tls;
mod wheel;
