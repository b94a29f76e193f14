//! The binary as people and scripts use it.

mod backup;
mod edge;
mod equity;
mod export;
mod figures;
mod flags;
mod help;
mod hostile;
mod interrupted;
mod live;
mod mount_holyoke;
mod mutated;
mod play;
mod pots;
mod rank;
mod record;
mod referee;
mod referee_holdem;
mod referee_poker_run;
mod replay;
mod rules;
mod schema;
mod show;
mod simulate;
mod support;
mod wheel;
