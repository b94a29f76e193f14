//! The exact odds against plain enumeration.

mod high_card_flush;
mod poker_run;
