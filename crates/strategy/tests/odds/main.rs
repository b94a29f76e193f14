//! Exact odds, checked against naive enumeration and against simulated rounds.

mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod numbers;
mod packs_poker;
mod played;
mod poker_run;
mod poker_run_live;
mod poker_run_played;
