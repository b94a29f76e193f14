//! The exact odds against plain enumeration, and against rounds that are played.

mod high_card_flush;
mod holdem;
mod mount_holyoke;
mod numbers;
mod packs_poker;
mod played;
mod poker_run;
mod poker_run_live;
mod poker_run_played;
