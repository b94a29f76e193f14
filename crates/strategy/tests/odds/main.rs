//! The exact odds against plain enumeration, and against rounds that are played.

mod high_card_flush;
mod holdem;
mod played;
mod poker_run;
